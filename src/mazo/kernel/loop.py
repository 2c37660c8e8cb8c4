"""The step loop: run the top frame until somebody must decide or the game is over."""

from typing import Final

from mazo.kernel.choices import answer_of, deliver, is_complete, options_of
from mazo.kernel.codes import NOBODY, ONE, RUN
from mazo.kernel.flow import advance
from mazo.kernel.frames import Batch, Choice, Flow, Frame, Sealed
from mazo.kernel.gate import resume_batch
from mazo.kernel.rules import Rules

STEP_CAP: Final = 1_000_000


def run(t: Rules) -> None:
    """Go on until a decision is needed or the game is over."""
    steps = 0
    while step(t):
        steps += 1
        if steps == STEP_CAP:
            raise RuntimeError(f"the game asked nobody anything for {STEP_CAP} steps: a fault of its rules")


def step(t: Rules) -> bool:
    """Let the top frame go on once; False if nothing goes on by itself: the game is over, or somebody is asked."""
    if t.over or not t.stack:
        return False
    top = t.stack[-1]
    if isinstance(top, Flow):
        advance(t, top)
    elif top.kind >= RUN:
        t.resume(top)
    elif isinstance(top, Batch):
        resume_batch(t, top)
    else:
        return False  # a question, or several sealed ones
    return True


def deciding(t: Rules) -> list[int]:
    """The seats that must decide now."""
    if t.over or not t.stack:
        return []
    top = t.stack[-1]
    if isinstance(top, Choice):
        return [top.seat]
    if isinstance(top, Sealed):
        return [choice.seat for choice in top.choices if not is_complete(choice)]
    return []


def choice_of(t: Rules, seat: int) -> Choice | None:
    """The question that this seat is asked now; a sealed answer may still be changed, so it stays a question."""
    if t.over or not t.stack:
        return None
    top = t.stack[-1]
    if isinstance(top, Choice):
        return top if top.seat == seat or seat == NOBODY else None
    if isinstance(top, Sealed):
        for choice in top.choices:
            if choice.seat == seat or (seat == NOBODY and not is_complete(choice)):
                return choice
    return None


def asker_of(t: Rules, choice: Choice) -> Frame | None:
    """The frame that has put an open question and waits for its answer; None for one of several sealed ones."""
    return t.stack[-2] if len(t.stack) > 1 and t.stack[-1] is choice else None


def legal(t: Rules, seat: int = NOBODY) -> list[int]:
    """The picks open to a seat (NOBODY: to whoever decides first)."""
    choice = choice_of(t, seat)
    if choice is None:
        return []
    if is_complete(choice):
        fresh = choice.copy()
        fresh.picks = []
        return options_of(t, fresh)
    return options_of(t, choice)


def pick(t: Rules, packed: int, seat: int = NOBODY) -> None:
    """Take one legal pick; when it completes the answer, the game goes on."""
    if hand_over(t, packed, seat):
        run(t)


def hand_over(t: Rules, packed: int, seat: int = NOBODY) -> bool:
    """Take one legal pick, and nothing else; whether it completes the answer, so that the game can go on."""
    top = t.stack[-1]
    if isinstance(top, Choice):
        if top.mode == ONE:  # one pick is the whole answer
            t.stack.pop()
            t.stack[-1].answer = [packed]
            return True
        top.picks = [*top.picks, packed]
        if is_complete(top):
            t.stack.pop()
            deliver(t, top, t.stack[-1])
            return True
    elif isinstance(top, Sealed):
        choice = choice_of(t, seat)
        assert choice is not None
        if is_complete(choice):
            choice.picks = []
        choice.picks = [*choice.picks, packed]
        return open_sealed(t, top)
    return False


def open_sealed(t: Rules, sealed: Sealed) -> bool:
    """When the last sealed answer has arrived, hand all of them, in seat order, to the frame that asked."""
    for choice in sealed.choices:
        if not is_complete(choice):
            return False
    t.stack.pop()
    below = t.stack[-1]
    row: list[int] = []
    for choice in sealed.choices:
        answer = answer_of(choice)
        row += [choice.seat, len(answer)]
        row += answer
    below.answer = row
    return True


def sealed_answer(frame: Frame, seat: int) -> list[int]:
    """One seat's part of the answers that a sealed question brought."""
    at = 0
    while at < len(frame.answer):
        count = frame.answer[at + 1]
        if frame.answer[at] == seat:
            return frame.answer[at + 2 : at + 2 + count]
        at += 2 + count
    return []
