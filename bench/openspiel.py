"""Measure OpenSpiel: card games written in C++, driven from Python the way Mazo's are."""

from __future__ import annotations

import argparse
import importlib.metadata
import random
import sys
from typing import Any

from bench.measure import Part, Samples, calibrate, cost, hand_over, python_version, rate

GAMES = ("tic_tac_toe", "leduc_poker", "crazy_eights", "hearts", "gin_rummy")
"""The smallest game there is, for what a call costs by itself, and card games from tiny to long."""
AGAIN = 10
"""How often a state is copied in a row, as Mazo's are."""


def play(game: Any, chance: random.Random, stop: int = -1) -> tuple[int, Any]:
    """Play at random to the end or to the decision numbered `stop`; how many decisions, and the state reached.

    What chance decides is drawn from its list of outcomes as if all were equally likely, which is true of a deal and
    the quickest way to do it.
    """
    decisions = 0
    state = game.new_initial_state()
    while not state.is_terminal():
        actions = state.legal_actions()
        if len(actions) > 1:
            if not state.is_chance_node():
                if decisions == stop:
                    break
                decisions += 1
            state.apply_action(actions[int(chance.random() * len(actions))])
        else:
            state.apply_action(actions[0])
    return decisions, state


def measure_game(pyspiel: Any, name: str, seed: int, decisions: int, repetitions: int) -> list[Samples]:
    """Random play and the copy of a state in the middle of a game."""
    game = pyspiel.load_game(name)
    chance = random.Random(seed)
    one = sum(play(game, chance)[0] for _ in range(5)) // 5
    games = max(1, decisions // max(one, 1))

    def play_games() -> int:
        again = random.Random(seed)
        return sum(play(game, again)[0] for _ in range(games))

    middles = [play(game, chance, one // 2)[1] for _ in range(20)]

    def copy_all() -> None:
        for state in middles:
            for _ in range(AGAIN):
                state.clone()

    return [
        rate(f"openspiel.{name}", repetitions, play_games),
        cost(f"openspiel.{name}.copy", repetitions, len(middles) * AGAIN, copy_all),
    ]


def measure(seed: int, decisions: int, repetitions: int) -> Part:
    """Everything that is measured of OpenSpiel in one process."""
    command = f"python -m bench.openspiel --seed {seed} --decisions {decisions} --repetitions {repetitions}"
    part = Part("openspiel", command, python_version(), None)
    try:
        import pyspiel
    except ImportError as error:
        print(error, file=sys.stderr)  # it may name a path, which the report must not
        part.missing = "OpenSpiel is not installed: it was not compared. The extra `bench` brings it."
        return part
    part.version = importlib.metadata.version("open_spiel")
    part.calibration = calibrate(repetitions)
    for name in GAMES:
        part.samples += measure_game(pyspiel, name, seed, decisions, repetitions)
    part.calibration += calibrate(repetitions)
    return part


def main() -> None:
    """Measure what is asked for on the command line and print it as JSON."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--decisions", type=int, required=True)
    parser.add_argument("--repetitions", type=int, required=True)
    asked = parser.parse_args()
    hand_over(measure(asked.seed, asked.decisions, asked.repetitions))


if __name__ == "__main__":
    main()
