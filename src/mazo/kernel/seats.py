"""Players who concede, lose or leave, at any moment, also in the middle of somebody's decision."""

from mazo.kernel.choices import deliver, is_complete
from mazo.kernel.codes import NOBODY, ONE, SUBSET, TAKE, first_of, verb_of
from mazo.kernel.frames import Choice, Sealed
from mazo.kernel.loop import open_sealed, run
from mazo.kernel.rules import Rules


def finish(t: Rules, winner: int, rule: int) -> None:
    """The game is over: this seat has won (NOBODY: a draw), by this rule."""
    t.over = True
    t.winner = winner
    t.verdict = rule


def remove(t: Rules, seat: int) -> None:
    """Take a player out of the game together with the processes that end with them."""
    t.gone[seat] = 1
    t.left(seat)
    for at in range(1, len(t.stack)):
        frame = t.stack[at]
        if frame.kind >= 0 and not isinstance(frame, (Choice, Sealed)) and t.drops(frame, seat):
            t.stack = t.stack[:at]
            break
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
        top.choices = [choice for choice in top.choices if choice.seat != seat]
        if not top.choices:
            t.stack.pop()
            t.stack[-1].answer = []
        elif all(is_complete(choice) for choice in top.choices):
            open_sealed(t, top)
    elif isinstance(top, Choice):
        if top.seat == seat:
            t.stack.pop()
            t.stack[-1].answer = []
        elif top.items:
            _withdraw(t, top, seat)


def _withdraw(t: Rules, choice: Choice, seat: int) -> None:
    kept = [at for at in range(len(choice.items)) if not _went(t, choice.items[at], seat)]
    if len(kept) == len(choice.items):
        return
    if choice.weights:
        choice.weights = [choice.weights[at] for at in kept]
    choice.items = [choice.items[at] for at in kept]
    choice.picks = []
    choice.high = min(choice.high, len(kept)) if choice.mode == SUBSET else choice.high
    choice.low = min(choice.low, len(kept)) if choice.mode in (ONE, SUBSET) else choice.low
    if not kept:
        t.stack.pop()
        deliver(t, choice, t.stack[-1])


def _went(t: Rules, packed: int, seat: int) -> bool:
    return verb_of(packed) == TAKE and t.owner[first_of(packed)] == seat and seat != NOBODY
