"""Lasting effects as Lorcana has them: on whom they are, what is told of them, and decks that are played face up."""

from mazo.abilities.lasting.lasting import active, binds
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.log import note
from mazo.kernel.records import Effect


def open_tops(t: Lorcana) -> None:
    """[7.1.3] [7.2.1] The top cards of decks that are played face up are seen by all."""
    for seat in t.remaining():
        deck = t.cards(Z.DECK, seat)
        if deck:
            for effect in t.effects:
                if effect.kind == FX.OPEN_TOP and binds(effect, seat) and active(t, effect):
                    show(t, deck[-1], everyone(t))
                    break


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
    note(t, what, effect.rule, effect.seat, effect.subject, effect.source, amount)
