"""Lasting effects as Lorcana has them: on whom they are, what is told of them, and decks that are played face up."""

from mazo.abilities.lasting.lasting import active, binds
from mazo.games.lorcana.rules.words import (
    CANT,
    CLASS,
    COST,
    DECK,
    EXTRA_INK,
    GAINS_KEYWORD,
    GETS,
    GETS_STRENGTH,
    GRANT,
    KEYWORD,
    LORE_GOAL,
    NEXT_COST,
    OPEN_TOP,
    PLAYER_CANT,
    READY_LIMIT,
    SKIP,
    STATS,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.log import note
from mazo.kernel.records import Effect


def open_tops(t: Lorcana) -> None:
    """[7.1.3] [7.2.1] The top cards of decks that are played face up are seen by all."""
    for seat in t.remaining():
        deck = t.cards(DECK, seat)
        if deck:
            for effect in t.effects:
                if effect.kind == OPEN_TOP and binds(effect, seat) and active(t, effect):
                    show(t, deck[-1], everyone(t))
                    break


def concerns_cards(kind: int) -> bool:
    """Whether what such an effect says of a group is said of each of its cards."""
    return kind == STAT or kind == CANT or kind == GRANT or kind == CLASS


def concerns_players(kind: int) -> bool:
    """Whether such an effect is on players."""
    return kind in (COST, NEXT_COST, PLAYER_CANT, EXTRA_INK, LORE_GOAL, READY_LIMIT, SKIP)


def tell(t: Lorcana, effect: Effect) -> None:
    """A card gets or gains something by a resolved effect."""
    what = GETS
    amount = effect.amount
    if effect.subject != NOBODY:
        if effect.kind == STAT and effect.what < STATS:
            what = GETS_STRENGTH + effect.what
        elif effect.kind == KEYWORD:
            what, amount = GAINS_KEYWORD, effect.what
    note(t, what, effect.rule, effect.seat, effect.subject, effect.source, amount)
