"""Lasting effects as Lorcana has them: whom they concern, and what is told of them."""

from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.log import note
from mazo.kernel.records import Effect


def concerns_cards(kind: int) -> bool:
    """Whether what such an effect says of a group is said of each of its cards."""
    return kind == STAT or kind == FX.CANT or kind == FX.GRANT or kind == FX.CLASS


def concerns_players(kind: int) -> bool:
    """Whether such an effect is on players."""
    return kind in (FX.COST, FX.NEXT_COST, FX.PLAYER_CANT, FX.EXTRA_INK, FX.LORE_GOAL, FX.READY_LIMIT, FX.SKIP)


def tell(t: Lorcana, effect: Effect) -> None:
    """A card gets or gains something by a resolved effect."""
    what = N.GETS
    amount = effect.amount
    if effect.subject != NOBODY:
        if effect.kind == STAT and effect.what < F.STATS:
            what = N.GETS_STRENGTH + effect.what
        elif effect.kind == FX.KEYWORD:
            what, amount = N.GAINS_KEYWORD, effect.what
            if t.logging and t.lasts(FX.LOSE_KEYWORD) and not t.has(effect.subject, effect.what):
                what = N.CANT_GAIN  # something else says that it can't
    note(t, what, effect.rule, effect.seat, effect.subject, effect.source, amount)
