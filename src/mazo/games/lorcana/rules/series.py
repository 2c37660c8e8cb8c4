"""[2.1.3.1] [2.1.3.2] [2.4.2] Games that follow one another: who starts the next one, and when it can begin."""

from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.rules.coconut import is_of_no_deck
from mazo.games.lorcana.table import Lorcana


def other_starter(t: Lorcana) -> int:
    """[2.1.3.1] In a series of two games, who did not start the first one starts the second; of several, the next."""
    return (t.first + 1) % t.seats


def loser_of(t: Lorcana) -> int:
    """[2.1.3.2] Who has lost and so decides how the next game starts; of several losers, the one left of the winner."""
    return (t.winner + 1) % t.seats


def next_can_begin(t: Lorcana) -> bool:
    """[2.4.2] The next game can begin when all cards are in their decks again and no counter is left."""
    for card in range(len(t.zone)):
        home = Z.OUTSIDE if is_of_no_deck(t, card) else Z.DECK
        if t.zone[card] != t.place_of(home, t.owner[card]) or t.damage[card] != 0:
            return False
    for seat in range(t.seats):
        if t.lore[seat] != 0:
            return False
    return not t.effects and not t.waiting
