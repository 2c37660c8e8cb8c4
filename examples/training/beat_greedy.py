"""Learn to beat `greedy` on one processor, with numpy alone: watch it first, then get better by playing against it.

The policy is linear: an action's score is a weight for what is done, for each column of the card that it is done with
(and of the card that was named before), and for which card that is. First it is fitted to what `greedy` does in games
against itself; then games against `greedy` shift the weights towards what was done in games that went better than usual
(REINFORCE with a baseline). How good it is is measured in games that it has not seen.

    python examples/training/beat_greedy.py --game lorcana --watch 600 --play 12000 --test 1000 --seed 1
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from time import process_time
from typing import Any

import numpy as np

from mazo.bots import fast_named
from mazo.environments.observing import CARD
from mazo.environments.single import Single
from mazo.kernel.rng import Dice
from mazo.lab.sim import interval

KEPT = 211
"""So many cards are told apart; others share."""
TESTS = 10**6
"""Where the seeds of the games begin that only test."""


class Features:
    """What an action looks like: numbers, and which card it is done with."""

    def __init__(self, env: Single) -> None:
        layout = env.layout
        self.blocks = len(env.house.codec.verbs)
        self.places = env.house.codec.places
        self._scale = np.array([_scale(name, layout) for name in layout.columns["cards"]], dtype=np.float32)
        self._players = layout.columns["players"]
        self.width = 2 + 2 * len(self._scale) + 2 * len(self._players) + 2

    def of(self, seen: dict[str, Any]) -> tuple[Any, Any, Any]:
        """The open actions, the block and card of each, and its numbers."""
        actions = np.flatnonzero(seen["action_mask"])
        arrays = seen["observation"]
        blocks, digits = actions // self.places, actions % self.places
        cards = arrays["cards"]
        begun = int(arrays["question"][6])
        before = cards[begun - 1] * self._scale if begun else np.zeros_like(self._scale)
        state = np.concatenate([(arrays["players"] / 10.0).ravel(), [arrays["table"][0] / 10.0]])
        rows = np.empty((len(actions), self.width), dtype=np.float32)
        rows[:, 0] = 1.0
        rows[:, 1] = digits / 10.0 * (cards[digits, 0] == 0)
        own = len(self._scale)
        rows[:, 2 : 2 + own] = cards[digits] * self._scale
        rows[:, 2 + own : 2 + 2 * own] = before
        rows[:, 2 + 2 * own : 2 + 2 * own + len(state)] = state
        rows[:, 2 + 2 * own + len(state) :] = 0.0
        which = cards[digits, CARD.index("card")] % KEPT
        return actions, (blocks, which), rows


def _scale(name: str, layout: Any) -> float:
    """Small numbers for every column; which card it is counts apart."""
    if name in ("card", "host"):
        return 0.0
    return 0.1 if name in (*CARD, *layout.figures) and name not in ("here", "known", "chosen", "offered") else 1.0


class Policy:
    """Weights for each block and column, and for each block and card; moved by Adam."""

    def __init__(self, features: Features) -> None:
        shapes = ((features.blocks, features.width), (features.blocks, KEPT))
        self.weights = [np.zeros(shape, dtype=np.float32) for shape in shapes]
        self._mean = [np.zeros_like(part) for part in self.weights]
        self._square = [np.zeros_like(part) for part in self.weights]
        self._steps = 0

    def chances(self, blocks: Any, which: Any, rows: Any) -> Any:
        """How likely each action is."""
        scores = (self.weights[0][blocks] * rows).sum(axis=1) + self.weights[1][blocks, which]
        raised = np.exp(scores - scores.max())
        return raised / raised.sum()

    def slope(self, into: list[Any], blocks: Any, which: Any, rows: Any, pull: Any) -> None:
        """Add how the weights pull on the actions."""
        np.add.at(into[0], blocks, rows * pull[:, None])
        np.add.at(into[1], (blocks, which), pull)

    def move(self, slope: list[Any], rate: float) -> None:
        """One step uphill."""
        self._steps += 1
        for part, mean, square, up in zip(self.weights, self._mean, self._square, slope, strict=True):
            mean += 0.1 * (up - mean)
            square += 0.001 * (up * up - square)
            part += rate * (mean / (1 - 0.9**self._steps)) / (np.sqrt(square / (1 - 0.999**self._steps)) + 1e-8)

    def empty(self) -> list[Any]:
        """No slope at all."""
        return [np.zeros_like(part) for part in self.weights]


def watch(env: Single, features: Features, policy: Policy, games: int, seed: int) -> float:
    """Fit the policy to what greedy does in games against itself; how often it would do the same in the end."""
    greedy = fast_named("greedy")
    same: list[bool] = []
    slope, taken = policy.empty(), 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        greedy.dice = Dice(number)
        while seen["action_mask"].any():
            assert env.match is not None
            wanted = env.match.advised(greedy)
            actions, (blocks, which), rows = features.of(seen)
            chances = policy.chances(blocks, which, rows)
            same.append(bool(actions[chances.argmax()] == wanted))
            policy.slope(slope, blocks, which, rows, (actions == wanted) - chances)
            taken += 1
            if taken == 64:
                policy.move([part / taken for part in slope], 0.01)
                slope, taken = policy.empty(), 0
            seen = env.step(wanted)[0]
    return float(np.mean(same[-2000:]))


def learn(env: Single, features: Features, policy: Policy, games: int, seed: int, rate: float, batch: int = 50) -> None:
    """Play against greedy, and do more of what went well."""
    chance = np.random.default_rng(seed)
    usual, won = 0.0, 0
    slope, played = policy.empty(), 0
    for number in range(games):
        seen, _ = env.reset(seed=seed + number)
        steps: list[tuple[Any, Any, Any, Any]] = []
        reward = 0.0
        while seen["action_mask"].any():
            actions, (blocks, which), rows = features.of(seen)
            chances = policy.chances(blocks, which, rows)
            at = min(int(np.searchsorted(np.cumsum(chances), chance.random())), len(actions) - 1)
            pull = -chances
            pull[at] += 1.0
            steps.append((blocks, which, rows, pull))
            seen, reward, *_ = env.step(int(actions[at]))
        won += reward > 0
        better = reward - usual
        usual += 0.01 * better
        for blocks, which, rows, pull in steps:
            policy.slope(slope, blocks, which, rows, pull * better)
        played += 1
        if played == batch:
            policy.move([part / played for part in slope], rate)
            slope, played = policy.empty(), 0
        if (number + 1) % 1000 == 0:
            sys.stdout.write(f"  {number + 1} games: {won / 10:.1f} % of the last thousand won while trying things\n")
            sys.stdout.flush()
            won = 0


def test(env: Single, features: Features, policy: Policy, games: int, seed: int) -> tuple[int, int]:
    """Games won and lost by taking the likeliest action; the seat changes from game to game."""
    won = lost = 0
    for number in range(games):
        seen, _ = env.reset(seed=TESTS + seed + number)
        reward = 0.0
        while seen["action_mask"].any():
            actions, (blocks, which), rows = features.of(seen)
            seen, reward, *_ = env.step(int(actions[policy.chances(blocks, which, rows).argmax()]))
        won += reward > 0
        lost += reward < 0
    return won, lost


def main(given: Sequence[str] | None = None) -> None:
    """Watch, play, and say how good it has become."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", default="lorcana")
    parser.add_argument("--deck", action="append", default=[])
    parser.add_argument("--watch", type=int, default=600)
    parser.add_argument("--play", type=int, default=12_000)
    parser.add_argument("--test", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--rate", type=float, default=0.003)
    asked = parser.parse_args(given)
    env = Single(asked.game, decks=tuple(asked.deck), bots=("greedy",), most=3000)
    features = Features(env)
    policy = Policy(features)
    began = process_time()

    def tell(what: str) -> None:
        won, lost = test(env, features, policy, asked.test, asked.seed)
        low, high = interval(won, won + lost)
        share = 100 * won / max(1, won + lost)
        spent = process_time() - began
        sys.stdout.write(f"{what}: {won}-{lost}, {share:.1f} % ({100 * low:.1f} to {100 * high:.1f}), {spent:.0f} s\n")
        sys.stdout.flush()

    same = watch(env, features, policy, asked.watch, asked.seed)
    tell(f"after watching {asked.watch} games (the same answer in {100 * same:.0f} of 100)")
    learn(env, features, policy, asked.play, asked.seed + asked.watch, asked.rate)
    tell(f"after playing {asked.play} games")


if __name__ == "__main__":
    main()
