"""[M8] Triggered abilities that go round without end: the game is drawn when the very same position comes back."""

from typing import Final

from mazo.abilities.lasting.memory import uses_in_all
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

LOOKOUT: Final = 40
"""After so many, whoever may go on is watched: sooner than the game is drawn, since a player can leave that loop."""

MOST_USES: Final = 100
"""So often an ability can be used in a turn, on all cards that have it: who has more to pay with pays with nothing."""


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


def leads_back(t: Myl, program: int) -> bool:
    """[M8] Whether a player who may do something was asked the same in this very position before: then it is a no."""
    if t.chain <= LOOKOUT:
        return False
    now = fold([likeness(t), program])
    if now in t.seen:
        return True
    t.seen = [*t.seen, now]
    return False


def goes_on_without_end(t: Myl, ability: int) -> bool:
    """[M8] Whether an ability was used so often this turn that it would never come to an end."""
    return uses_in_all(t, ability) >= MOST_USES


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
