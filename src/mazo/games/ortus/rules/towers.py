"""[4] "Two turns, two Towers": how the Towers are dealt, who may look at them, and where they go."""

from typing import Final

from mazo.draft.rules import carry
from mazo.draft.words import DISCARDED, KEPT, OK
from mazo.games.ortus.book.keys import BEQUEATH as BEQUEATH_RULE
from mazo.games.ortus.book.keys import TOWER_TO_DISCARD, TOWERS_FROM_DISCARDS, TWO_TOWERS
from mazo.games.ortus.rules.words import (
    ASIDE,
    BEQUEATHED,
    DESTROYED,
    DISCARD,
    DISCARDS_SHUFFLED,
    NOT_YOUR_TOWER,
    TOWER_BUILT,
    TOWERS,
)
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.zones import move, shuffle

EACH: Final = 2
"""[4.4] [4.5] Everybody begins with two Towers."""


def build_towers(t: Ortus) -> None:
    """[4.4] Where the Earls play with them, the first Towers are built before the game begins."""
    if t.profile.two_towers:
        shuffle_discards(t)
        deal_towers(t)


def shuffle_discards(t: Ortus) -> None:
    """[4.5] All cards that were discarded in the draft are shuffled into one pile, face down."""
    pile = t.place_of(ASIDE, NOBODY)
    cards = t.discarded()[:]
    t.zones[t.place_of(DISCARDED, NOBODY)] = []
    carry(t, cards, pile)
    shuffle(t, pile)
    note(t, DISCARDS_SHUFFLED, TOWERS_FROM_DISCARDS, NOBODY, NOBODY, NOBODY, len(cards))


def deal_towers(t: Ortus) -> None:
    """[4.5] Two cards of that pile are dealt to each Earl and stand as Towers; the others stay aside."""
    pile = t.cards(ASIDE, NOBODY)
    for seat in range(t.seats):
        for _ in range(EACH):
            card = pile[-1]
            move(t, card, t.place_of(TOWERS, seat))
            note(t, TOWER_BUILT, TWO_TOWERS, seat, card)


def look_refusal(t: Ortus, seat: int, card: int) -> int:
    """[4.7] Everybody may look at their own Towers at any time, and at nobody else's."""
    return OK if t.zone[card] == t.place_of(TOWERS, seat) else NOT_YOUR_TOWER


def destroy_tower(t: Ortus, card: int) -> None:
    """[4.8] A Tower that is eliminated goes to the discard pile of the Earl whose it was."""
    seat = t.zone_seat(card)
    move(t, card, t.place_of(DISCARD, seat))
    note(t, DESTROYED, TOWER_TO_DISCARD, seat, card)


def bequeath(t: Ortus, seat: int) -> None:
    """[4.9] [5.4] An Earl who bequeaths gets the whole discard pile back into the deck, former Towers with it."""
    cards = t.cards(DISCARD, seat)[:]
    for card in cards:
        move(t, card, t.place_of(KEPT, seat))
    note(t, BEQUEATHED, BEQUEATH_RULE, seat, NOBODY, NOBODY, len(cards))
