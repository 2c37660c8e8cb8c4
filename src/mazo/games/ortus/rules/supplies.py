"""[6.3] [6.8] The decks of the table: taking cards from them, and what happens when one is empty."""

from mazo.games.ortus.book.keys import BATTLE_DECK_RULE, RECRUIT
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.zones import move, shuffle


def top_of(t: Ortus, deck: int, pile: int) -> int:
    """[10.8] The top card of a table deck; an empty one is made anew of its discard pile. NOBODY if both are empty."""
    if not t.cards(deck, NOBODY):
        cards = t.cards(pile, NOBODY)[:]
        for card in cards:
            move(t, card, t.place_of(deck, NOBODY))
        if cards:
            shuffle(t, t.place_of(deck, NOBODY))
            note(t, E.RESHUFFLED, BATTLE_DECK_RULE, NOBODY, NOBODY, NOBODY, len(cards))
    found = t.cards(deck, NOBODY)
    return found[-1] if found else NOBODY


def next_army(t: Ortus) -> int:
    """The next card of the Army deck."""
    return top_of(t, Z.ARMY_DECK, Z.ARMY_DISCARD)


def next_viking(t: Ortus) -> int:
    """The next card of the Viking deck."""
    return top_of(t, Z.VIKING_DECK, Z.VIKING_DISCARD)


def next_battle(t: Ortus) -> int:
    """The next card of the Battle deck."""
    return top_of(t, Z.BATTLE_DECK, Z.BATTLE_DISCARD)


def next_joust(t: Ortus) -> int:
    """The next card of the Joust deck."""
    return top_of(t, Z.JOUST_DECK, Z.JOUST_DISCARD)


def take_armies(t: Ortus, seat: int, count: int, rule: int = RECRUIT) -> None:
    """[7.7] [8.4] So many Army cards, as far as there are any, go into an Earl's Pool."""
    for _ in range(count):
        card = next_army(t)
        if card == NOBODY:
            return
        move(t, card, t.place_of(Z.POOL, seat))
        note(t, E.RECRUITS, rule, seat, card)
