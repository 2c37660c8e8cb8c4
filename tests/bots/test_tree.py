"""The tree: the curious try what was seldom tried, the sober do as greedy until something is proven better."""

from __future__ import annotations

import pytest

from mazo.bots.fast import NEVER, usual
from mazo.bots.outlook import Outlook
from mazo.bots.tree import PROOF, Node, Taken, Tree, learn, proven, tempting
from mazo.kernel.choices import options_of
from mazo.kernel.loop import choice_of
from mazo.kernel.rules import Rules
from tests.support.table import ME, YOU, made, position

CARDS = [made("Racer", cost=1, strength=2, willpower=3, lore=2), made("Brute", cost=1, strength=3, willpower=3, lore=1)]


class Place:
    """A node at the beginning of a turn with three options, and what happened there."""

    def __init__(self) -> None:
        table = position(me={"play": ["Racer", "Brute"]}, you={}, cards=CARDS).game.table
        choice = choice_of(table, ME)
        assert choice is not None
        self.table, self.node, self.outlook = table, Node(), Outlook(table, ME)
        self.options = options_of(table, choice)
        self.usual = usual(table, choice, self.options)
        self.other = next(packed for packed in self.options if packed != self.usual)

    def happened(self, packed: int, worths: list[float]) -> None:
        """An option was taken and was worth so much, each time."""
        edge = self.node.edge(self.outlook.name(self.table, packed, ME))
        for worth in worths:
            learn([Taken(self.node, edge, ME)], [worth, 1 - worth])

    def sober(self) -> int:
        """What the sober take."""
        return proven(self.table, self.node, self.outlook, ME, self.options, self.usual)[0]

    def curious(self) -> int:
        """What the curious take."""
        return tempting(self.table, self.node, self.outlook, ME, self.options, self.usual)[0]


def test_the_sober_take_what_greedy_would_until_something_is_shown_to_be_better():
    place = Place()
    assert place.sober() == place.usual
    place.happened(place.other, [1.0] * PROOF)
    assert place.sober() == place.usual  # nothing is known yet of what greedy would do
    place.happened(place.usual, [0.0] * PROOF)
    assert place.sober() == place.other


def test_a_little_better_proves_nothing():
    place = Place()
    place.happened(place.usual, [0.5] * PROOF)
    place.happened(place.other, [0.6] * PROOF)
    assert place.sober() == place.usual


def test_the_curious_try_greedys_option_first_and_the_others_when_it_disappoints():
    place = Place()
    assert place.curious() == place.usual
    place.happened(place.other, [0.9] * 3)
    place.happened(place.usual, [0.1] * 3)
    assert place.curious() != place.usual


def test_what_a_game_was_worth_counts_for_whoever_took_the_option():
    mine, yours = Node(), Node()
    learn([Taken(mine, mine.edge(1), ME), Taken(yours, yours.edge(2), YOU)], [0.25, 0.75])
    assert (mine.mean(), yours.mean()) == (0.25, 0.75)
    assert (mine.edge(1).taken, yours.edge(2).worth) == (1, 0.75)


@pytest.mark.parametrize("curious", [True, False])
def test_each_game_makes_the_tree_reach_one_position_further(curious):
    table = position(me={"play": ["Racer", "Brute"]}, you={}, cards=CARDS).game.table
    tree = Tree()
    for number in range(4):
        twin = table.copy()
        assert isinstance(twin, Rules)
        way = tree.descend(twin, Outlook(table, ME), NEVER, curious=curious)
        assert len(way) <= number
        assert len(tree.nodes) == number + 1
        learn(way, [0.5, 0.5])
