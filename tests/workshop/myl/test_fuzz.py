"""Random games with real cards: a sample for every day, many of them for the soak."""

import pytest

from mazo.kernel.rng import Dice
from workshop.myl.fuzz import fuzz, pool, random_deck


def test_random_decks_keep_to_the_limits_for_copies() -> None:
    deck = random_deck(5, Dice(1))
    cards = pool()
    assert len(deck) >= 50
    assert all(deck.count(at) == 1 for at in deck if cards[at].unique)


def test_a_few_random_games_come_to_their_end() -> None:
    found = fuzz(4, seed=7)
    assert (found.games, found.unfinished, found.faults) == (4, 0, [])
    assert sum(found.plays.values()) > 50


@pytest.mark.soak
def test_many_random_games_come_to_their_end_and_every_card_is_played() -> None:
    found = fuzz(50_000)
    assert (found.unfinished, found.faults) == (0, [])
    assert found.rarely(20) == []
