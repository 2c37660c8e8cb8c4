"""What decides a game is learnt: weights that made games are found again, and shipped ones fit their features."""

from __future__ import annotations

from importlib import import_module

import pytest

from mazo.kernel.rng import Dice
from workshop.learning import Position, fitted, loss, positions, shares, solved

GAMES = ["lorcana", "myl", "ortus"]


def test_a_system_of_equations_is_solved():
    assert solved([[0.0, 2.0], [1.0, 1.0]], [4.0, 5.0]) == [3.0, 2.0]


def test_weights_that_made_the_results_are_found_again():
    dice, known, true = Dice(5), [], [0.8, -0.4]
    for _ in range(3000):
        rows = [[dice.below(5), dice.below(4)] for _ in range(3)]
        at, chances = dice.below(1000) / 1000, shares(rows, true)
        winner = 0 if at < chances[0] else 1 if at < chances[0] + chances[1] else 2
        known.append(Position(rows, winner, 0))
    found = fitted(known)
    assert found == pytest.approx(true, abs=0.1)
    assert loss(known, found) <= loss(known, true)


@pytest.mark.parametrize("game", GAMES)
def test_shipped_weights_tell_who_will_win_better_than_chance(game):
    features, weights = (import_module(f"mazo.games.{game}.weighing.{part}") for part in ("features", "weights"))
    assert len(features.NAMES) == len(weights.WEIGHTS)
    seen = list(positions(game, range(12), "test", 6))
    assert {len(row) for one in seen for row in one.rows} == {len(features.NAMES)}
    assert loss(seen, [weight / 1000 for weight in weights.WEIGHTS]) < loss(seen, [0.0] * len(weights.WEIGHTS))
