"""Counting answers by trying them is right where the number is known by hand."""

from __future__ import annotations

import pytest

import mazo
from mazo.kernel.codes import DIVIDE, ORDER, SUBSET, TAKE, option
from mazo.kernel.frames import Choice
from tests.positions.counting import about, can_be_tried, tried


def question(mode: int, items: int, low: int = 1, high: int = 1, **more: object) -> Choice:
    """A question about so many cards."""
    choice = Choice(1, 0, 0)
    choice.mode, choice.low, choice.high = mode, low, high
    choice.items = [option(TAKE, card) for card in range(items)]
    for name, value in more.items():
        setattr(choice, name, value)
    return choice


@pytest.mark.parametrize(
    ("choice", "count"),
    [
        (question(SUBSET, 4, 0, 2), 1 + 4 + 6),
        (question(SUBSET, 4, 2, 2), 6),
        (question(SUBSET, 3, 0, 3, limit=3, weights=[1, 2, 3]), 5),  # nothing, 1, 2, 3, 1 + 2
        (question(SUBSET, 3, 0, 2, obliged=1), 4),  # nothing; the one that must be taken, alone or with another
        (question(ORDER, 4), 24),
        (question(DIVIDE, 3, 0, 4), 15),
        (question(DIVIDE, 3, 1, 4), 3),
    ],
)
def test_answers_of_several_picks_are_counted(choice, count):
    game = mazo.new("ortus", seed=1)
    assert tried(game, choice) == count
    assert can_be_tried(choice)
    assert about(choice) >= count


def test_every_verb_is_tried_with_every_card_and_the_open_ones_are_those_that_the_game_lists():
    game = mazo.new("ortus", seed=1)
    choice = game.question(game.deciding[0])
    assert choice is not None
    assert tried(game, choice) == game.legal_actions.count()
