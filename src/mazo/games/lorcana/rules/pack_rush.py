"""[10.2] Pack Rush: marketing cards that are ink from the beginning, and decks that are refilled."""

from mazo.games.lorcana.book.keys import DECK_IS_REFILLED, MARKETING_INK
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import news as N
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.knowledge import everyone
from mazo.kernel.log import note
from mazo.kernel.zones import move, shuffle


def is_marketing(t: Lorcana, card: int) -> bool:
    """Whether a card is one of those that come with the boosters, not with the decks."""
    return card != NOBODY and t.kind[card] == t.figures.marketing


def marketing_ink(t: Lorcana) -> None:
    """[10.2.2] Before opening hands, the cards that were set aside go facedown and ready into the inkwells."""
    for seat in t.round_from(t.first):
        for card in t.cards(Z.OUTSIDE, seat)[:]:
            if is_marketing(t, card):
                move(t, card, t.place_of(Z.INKWELL, seat), shown=everyone(t))
                note(t, E.TO_INKWELL, MARKETING_INK, seat, card, NOBODY, Z.OUTSIDE)


def stays(t: Lorcana, card: int) -> bool:
    """[10.2.2.1] Whether nothing can move the card: a marketing card remains in its inkwell."""
    return t.variant.extra_ink > 0 and is_marketing(t, card)


def to_choose_from(t: Lorcana, cards: list[int]) -> list[int]:
    """[10.2.2.2] Cards to choose from, or to take at random, are never marketing cards."""
    return [card for card in cards if not is_marketing(t, card)]


def refill(t: Lorcana, seat: int) -> None:
    """The deck is empty: the discard is shuffled and becomes the new one; without any, nothing happens.

    [10.2.5, M51]
    """
    if t.deck_size(seat) > 0 or not t.alive(seat) or t.over:
        return
    discard = t.cards(Z.DISCARD, seat)[:]
    if not discard:
        return
    deck = t.place_of(Z.DECK, seat)
    for card in discard:
        move(t, card, deck)
    shuffle(t, deck)
    note(t, N.DECK_RENEWED, DECK_IS_REFILLED, seat)
