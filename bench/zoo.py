"""Measure PettingZoo: classic games driven by random agents, and Mazo's games through the same interface."""

from __future__ import annotations

import argparse
import importlib
import importlib.metadata
import random
import sys
from collections.abc import Callable
from typing import Any

from bench.measure import Part, calibrate, hand_over, python_version, rate

GAMES = ("tictactoe_v3", "connect_four_v3", "leduc_holdem_v4")
"""The smallest game there is, a board game, and a card game."""


def play(env: Any, seed: int, chance: random.Random) -> int:
    """Play one game at random through `last` and `step`; how many decisions with at least two options it took."""
    decisions = 0
    env.reset(seed=seed)
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
            continue
        actions = seen["action_mask"].nonzero()[0]
        decisions += len(actions) > 1
        env.step(int(actions[int(chance.random() * len(actions))]))
    return decisions


def makers() -> dict[str, Callable[[], Any]]:
    """The games by the names of their figures: PettingZoo's own, and one of Mazo."""
    from mazo.environments.aec import env

    found: dict[str, Callable[[], Any]] = {
        f"pettingzoo.{name}": importlib.import_module(f"pettingzoo.classic.{name}").env for name in GAMES
    }
    return found | {"pettingzoo.mazo": lambda: env("lorcana")}


def measure(seed: int, decisions: int, repetitions: int) -> Part:
    """Everything that is measured of PettingZoo in one process."""
    command = f"python -m bench.zoo --seed {seed} --decisions {decisions} --repetitions {repetitions}"
    part = Part("pettingzoo", command, python_version(), None)
    try:
        games = makers()
    except ImportError as error:
        print(error, file=sys.stderr)  # it may name a path, which the report must not
        part.missing = "PettingZoo is not installed: it was not compared. The extra `bench` brings it."
        return part
    part.version = importlib.metadata.version("pettingzoo")
    part.calibration = calibrate(repetitions)
    for name, make in games.items():
        env = make()
        one = sum(play(env, at, random.Random(seed)) for at in range(5)) // 5
        count = max(1, decisions // max(one, 1))

        def play_games(env: Any = env, count: int = count) -> int:
            chance = random.Random(seed)
            return sum(play(env, seed + at, chance) for at in range(count))

        part.samples.append(rate(name, repetitions, play_games))
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
