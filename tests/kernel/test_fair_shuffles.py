"""A large number of shuffles: every card comes to every place, and follows every other, as often as it should."""

from __future__ import annotations

import pytest

from mazo.kernel.zones import shuffle
from tests.kernel.test_rng import deck

SIZE = 10


def chi_squares(rounds: int) -> tuple[float, float]:
    """How far places and neighbours of so many shuffles are from what is expected."""
    t = deck(SIZE, f"fair {rounds}")
    places = [0] * (SIZE * SIZE)
    pairs = [0] * (SIZE * SIZE)
    for _ in range(rounds):
        shuffle(t, 0)
        before = t.zones[0][-1]
        for place, card in enumerate(t.zones[0]):
            places[place * SIZE + card] += 1
            if place:
                pairs[before * SIZE + card] += 1
            before = card
    expected = rounds / SIZE
    neighbours = rounds / SIZE
    return (
        sum((count - expected) ** 2 / expected for count in places),
        sum((count - neighbours) ** 2 / neighbours for at, count in enumerate(pairs) if at // SIZE != at % SIZE),
    )


# 0.1 % of fair shuffles lie above these: 81 degrees of freedom for the places; the neighbours of a permutation of ten
# have at most 89, and less spread than independent draws. The seeds are fixed.
PLACES, NEIGHBOURS = 126.1, 136.0


def test_places_and_neighbours_are_fair():
    places, neighbours = chi_squares(3_000)
    assert places < PLACES
    assert neighbours < NEIGHBOURS


@pytest.mark.soak
def test_a_million_shuffles_are_fair(figure):
    places, neighbours = chi_squares(1_000_000)
    figure("shuffles.places", round(places, 1), f"chi-square of a million shuffles, 81 degrees; {PLACES} is too much")
    figure("shuffles.neighbours", round(neighbours, 1), f"the same of neighbours; {NEIGHBOURS} is too much")
    assert places < PLACES
    assert neighbours < NEIGHBOURS
