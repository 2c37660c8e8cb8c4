"""[M8] Triggered abilities that go round without end: the game is drawn when the very same position comes back."""

from typing import Final

from mazo.games.myl.book.keys import ENDLESS
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import NONE
from mazo.kernel.hashing import fold
from mazo.kernel.log import note
from mazo.kernel.seats import finish

PATIENCE: Final = 60
"""So many triggered abilities resolve, while nobody plays or uses anything, before anybody looks for a loop."""


def goes_round(t: Myl) -> bool:
    """[M8] One more triggered ability resolves; True if that has led to a position that was there before."""
    t.chain += 1
    if t.chain <= PATIENCE:
        return False
    now = likeness(t)
    if now not in t.seen:
        t.seen = [*t.seen, now]
        return False
    note(t, E.ENDLESS, ENDLESS, NOBODY)
    finish(t, NOBODY, ENDLESS)
    return True


def begin_anew(t: Myl) -> None:
    """[M8] Somebody has done something, or the turn goes on: that is no loop."""
    t.chain = 0
    t.seen = NONE


def likeness(t: Myl) -> int:
    """One number for everything that matters in a position: not the names of objects, nor how often one drew lots."""
    row = [*t.zone, *t.host, *t.flags, *t.generated, *t.attackers, *t.blocks]
    for kind in (Z.CASTLE, Z.GRAVE):
        for seat in (0, 1):
            row += t.cards(kind, seat)
    for effect in t.effects:
        row += [effect.kind, effect.what, effect.amount, effect.subject, effect.source, effect.duration, effect.bound]
    for waiting in t.waiting:
        row += [waiting.ability, waiting.source, waiting.that]
    return fold(row)
