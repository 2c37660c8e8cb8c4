"""Players who concede, lose or leave, at any moment, also in the middle of somebody's decision."""

from mazo.kernel.choices import ask_unless_forced, fit
from mazo.kernel.codes import BATCH, CHOICE, SEALED, SEAT, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice, Sealed
from mazo.kernel.loop import open_sealed, run
from mazo.kernel.rules import Rules


def finish(t: Rules, winner: int, rule: int) -> None:
    """The game is over: this seat has won (NOBODY: a draw), by this rule."""
    t.over = True
    t.winner = winner
    t.verdict = rule


def remove(t: Rules, seat: int) -> None:
    """Take a player out of the game with the processes that end with them; those of others above them go on."""
    t.gone[seat] = 1
    t.left(seat)
    kept = t.stack[:1]
    ended = False
    for frame in t.stack[1:]:
        if frame.kind == BATCH:
            ended = ended or t.drops(frame, seat)
        elif frame.kind != CHOICE and frame.kind != SEALED:  # a question ends with the process that asked it
            ended = t.drops(frame, seat)
        if not ended:
            kept.append(frame)
    t.stack = kept
    if len(t.stack) > 1:
        _mend_question(t, seat)


def leave(t: Rules, seat: int) -> None:
    """Take a player out and let the game go on for the others."""
    remove(t, seat)
    if not t.over:
        run(t)


def _mend_question(t: Rules, seat: int) -> None:
    """The question on top no longer goes to the player who left, nor offers what went with them."""
    top = t.stack[-1]
    if isinstance(top, Sealed):
        mended: list[Choice] = []
        for choice in top.choices:
            if choice.seat != seat:
                count = len(choice.items)
                _withdraw(t, choice, seat)
                if count == 0 or choice.items:
                    mended.append(choice)
        top.choices = mended
        open_sealed(t, top)
    elif isinstance(top, Choice):
        count = len(top.items)
        _withdraw(t, top, seat)
        if top.seat == seat or (count > 0 and not top.items):
            t.stack.pop()
            t.stack[-1].answer = []
        elif len(top.items) < count:
            t.stack.pop()
            ask_unless_forced(t, top)


def _withdraw(t: Rules, choice: Choice, seat: int) -> None:
    kept = [at for at in range(len(choice.items)) if not _went(t, choice.items[at], seat)]
    if len(kept) < len(choice.items):
        if choice.weights:
            choice.weights = [choice.weights[at] for at in kept]
        choice.items = [choice.items[at] for at in kept]
        choice.picks = []
        fit(choice)


def _went(t: Rules, packed: int, seat: int) -> bool:
    if verb_of(packed) == SEAT:
        return first_of(packed) == seat
    return verb_of(packed) == TAKE and t.owner[first_of(packed)] == seat
