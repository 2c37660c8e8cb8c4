"""Measure RLCard: card games written in Python, driven by random players through `env.step`."""

from __future__ import annotations

import argparse
import importlib.metadata
import random
import sys
from typing import Any

from bench.measure import Part, calibrate, hand_over, python_version, rate

GAMES = ("leduc-holdem", "uno", "gin-rummy")


def play(env: Any, chance: random.Random) -> int:
    """Play one game at random; how many decisions with at least two options it took."""
    decisions = 0
    state, _ = env.reset()
    while not env.is_over():
        actions = list(state["legal_actions"])
        decisions += len(actions) > 1
        state, _ = env.step(actions[int(chance.random() * len(actions))])
    return decisions


def measure(seed: int, decisions: int, repetitions: int) -> Part:
    """Everything that is measured of RLCard in one process."""
    command = f"python -m bench.rlcards --seed {seed} --decisions {decisions} --repetitions {repetitions}"
    part = Part("rlcard", command, python_version(), None)
    try:
        import rlcard
    except ImportError as error:
        print(error, file=sys.stderr)  # it may name a path, which the report must not
        part.missing = "RLCard is not installed: it was not compared. The extra `bench` brings it."
        return part
    part.version = importlib.metadata.version("rlcard")
    part.calibration = calibrate(repetitions)
    for name in GAMES:
        env = rlcard.make(name, config={"seed": seed})
        one = sum(play(env, random.Random(seed)) for _ in range(5)) // 5
        games = max(1, decisions // max(one, 1))

        def play_games(env: Any = env, games: int = games) -> int:
            chance = random.Random(seed)
            return sum(play(env, chance) for _ in range(games))

        part.samples.append(rate(f"rlcard.{name}", repetitions, play_games))
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
