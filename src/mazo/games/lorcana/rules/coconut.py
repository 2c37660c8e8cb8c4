"""[M53] Coconut: a card beside each deck whose ability works all game, and 25 lore to win."""

from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.games.lorcana.book.keys import COCONUT
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.pack_rush import is_marketing
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note


def is_coconut(t: Lorcana, card: int) -> bool:
    """[M53] Whether a card is one of those that lie beside the decks."""
    return t.variant.coconut and card != NOBODY and t.kind[card] in t.figures.beside


def coconuts_of(t: Lorcana, seat: int) -> list[int]:
    """[M53] The cards that lie beside a player's deck."""
    return [card for card in t.cards(Z.OUTSIDE, seat) if is_coconut(t, card)]


def coconuts_work(t: Lorcana) -> None:
    """[M53] From the first turn on the abilities of the cards beside the decks listen and act."""
    if t.variant.coconut:
        for seat in t.round_from(t.first):
            for card in coconuts_of(t, seat):
                note(t, N.LIES_BESIDE, COCONUT, seat, card)
                enter_play(t, card)


def coconuts_end(t: Lorcana, seat: int) -> None:
    """[M53] [9.2.3] With a player goes what lies beside the deck."""
    for card in coconuts_of(t, seat):
        leave_play(t, card)


def is_of_no_deck(t: Lorcana, card: int) -> bool:
    """[2.4.1.1] Whether a card is no card of its player's deck: what variants add lies outside before and after."""
    return is_marketing(t, card) or is_coconut(t, card)
