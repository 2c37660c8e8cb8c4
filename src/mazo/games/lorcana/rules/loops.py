"""[6.1.10] Loops of a player's own actions: when the very same position comes back, something else must be done.

The book lets the player name how often a loop is repeated and then asks for a different action. Where the position
recurs in every respect, one time round is as good as a thousand; so the action that led round is simply closed once
the position has come back. A loop that changes anything at all runs as often as the player likes, or until it ends.

The flow's frame keeps what is needed in its row, as long as a turn is long enough to hold a loop: the position now,
how many actions are closed in it, those actions, and then pairs of earlier positions and what was done in them.
"""

from typing import Final

from mazo.games.lorcana.codes import options as DO
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import option
from mazo.kernel.frames import NONE
from mazo.kernel.hashing import fold

PATIENCE: Final = 12
"""So many actions a turn may have before anybody looks for a loop."""


def begin_turn(t: Lorcana) -> None:
    """A new main phase: nothing has been done in it."""
    flow = t.stack[0]
    flow.number = 0
    flow.items = NONE


def look_for_loop(t: Lorcana) -> None:
    """[6.1.10] Before the next action: close what has already been done in this very position."""
    flow = t.stack[0]
    if flow.number < PATIENCE:
        return
    now = likeness(t)
    pairs = past(flow.items)
    closed: list[int] = []
    for at in range(0, len(pairs), 2):
        if pairs[at] == now and pairs[at + 1] != option(DO.END):
            closed.append(pairs[at + 1])
    flow.items = [now, len(closed), *closed, *pairs]


def note_action(t: Lorcana, packed: int) -> None:
    """What is done now, and in which position."""
    flow = t.stack[0]
    flow.number += 1
    if flow.items:
        flow.items = [*flow.items, flow.items[0], packed]


def closed_actions(t: Lorcana) -> list[int]:
    """[6.1.10] What has led round to this position before."""
    items = t.stack[0].items
    return items[2 : 2 + items[1]] if items else NONE


def past(items: list[int]) -> list[int]:
    """The pairs of earlier positions and actions in the flow's row."""
    return items[2 + items[1] :] if items else NONE


def likeness(t: Lorcana) -> int:
    """One number for everything that matters in a position: not the names of objects, nor how often one drew lots."""
    row = [*t.zone, *t.host, *t.flags]
    for column in t.counters:
        row += column
    row += [*t.lore, *t.inked]
    for kind in (Z.DECK, Z.DISCARD):
        for seat in range(t.seats):
            row += t.cards(kind, seat)
    for effect in t.effects:
        row += [effect.kind, effect.what, effect.amount, effect.subject, effect.source, effect.duration, effect.bound]
    for at in range(0, len(t.used), 2):
        if t.used[at + 1] in t.number:
            row += [t.used[at], t.number.index(t.used[at + 1])]
    return fold(row)
