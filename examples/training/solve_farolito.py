"""Solve a small night of Farolito with OpenSpiel's own CFR: how much is still to be won against the policy it finds.

Copy `examples/farolito` into the games first, as docs/adding-a-game.md says. Each player has the same three cards, two
in the hand and one to draw, which nobody has seen: nine deals, all equally likely.

    python examples/training/solve_farolito.py --iterations 50
"""

from __future__ import annotations

import argparse
import sys
from itertools import product
from typing import Any

from open_spiel.python.algorithms import cfr, exploitability

from mazo.environments.spiel import SpielGame

CARDS = ("Paper Lantern", "Night Wind", "Gust")


def deals() -> list[dict[str, Any]]:
    """The positions that the deal may bring: whichever card of each player is the one to be drawn."""
    return [
        {
            "mazo": 1,
            "game": "farolito",
            "phase": "night",
            "players": [
                {"hand": [card for card in CARDS if card != last], "deck": [last], "lit": ["Candle"]} for last in drawn
            ],
        }
        for drawn in product(CARDS, repeat=2)
    ]


def solve(iterations: int) -> list[float]:
    """How far from an equilibrium the average policy is at first and after so many iterations (NashConv)."""
    game = SpielGame("farolito", positions=deals(), open_lists=True)
    solver = cfr.CFRSolver(game)
    distances = [exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)]
    for _ in range(iterations):
        solver.evaluate_and_update_policy()
    return [*distances, exploitability.nash_conv(game, solver.average_policy(), use_cpp_br=False)]


def main() -> None:
    """Solve and say how well."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--iterations", type=int, default=50)
    before, after = solve(parser.parse_args().iterations)
    sys.stdout.write(f"NashConv {before:.4f} -> {after:.4f}\n")


if __name__ == "__main__":
    main()
