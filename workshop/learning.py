"""Learn what decides a game: weights of a game's features, fitted to games that greedy plays against itself.

Every position of a game that is looked at says what each player has; the winner says who had the better of it. The
weights are those under which the winners were most likely (a conditional logit, by Newton's method): a player's
prospects are the exponential of the weighed sum, as a share of everybody's. Positions of every fifth game are kept
apart, to see how good the weights are on games that they were not fitted to.

    python -m workshop.learning lorcana --games 1500 --seed learn

prints the weights in thousandths as they stand in `games/<game>/weighing/weights.py`, and the log loss on the games
kept apart, beside that of saying "each as likely" and of the game's own lead.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from importlib import import_module
from math import exp, log
from typing import NamedTuple

from mazo.bots.fast import GreedyBot, RandomBot
from mazo.games import kind as kind_named
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, plan

CAREFUL = 1.0
"""How much weights are held back, each measured in standard deviations of its feature."""
ROUNDS = 12
"""So many steps of Newton's method are more than enough."""
APART = 5
"""Every so manieth game is kept apart."""
WILD = 15
"""One pick in so many is anything at all: positions that greedy would never reach must be judged too."""


class Position(NamedTuple):
    """What each player had, who won, and how the game's own lead stood for the first player."""

    rows: list[list[int]]
    winner: int
    lead: int


def positions(game: str, games: Sequence[int], seed: str, every: int) -> Iterator[Position]:
    """Positions of games in which greedy mostly plays against itself, one about every so many decisions."""
    low = kind_named(game).seats[0]
    arena = Arena(plan(game, bots=["greedy"], players=low, games=1, seed=seed))
    for number in games:
        table = arena.laid_out(number)
        dice = Dice(int.from_bytes(key_of(f"{seed}/{number}/learning")[:6], "big"))
        seen: list[tuple[list[list[int]], int]] = []
        for asked in moments(table, dice):
            if asked and dice.below(every) == 0:
                seen.append(([table.features(seat) for seat in range(table.seats)], table.lead(0)))
        if table.over and table.winner != NOBODY:
            for rows, lead in seen:
                yield Position(rows, table.winner, lead)


def moments(table: Rules, dice: Dice) -> Iterator[bool]:
    """Play a game and stop at each question; whether anybody's turn has begun."""
    greedy, wild = GreedyBot(), RandomBot()
    greedy.dice = wild.dice = dice
    run(table)
    while (choice := choice_of(table, NOBODY)) is not None:
        options = options_of(table, choice)
        yield table.turn > 0 and len(options) > 1
        bot = wild if dice.below(WILD) == 0 else greedy
        pick(table, bot.choose(table, choice, options) if len(options) > 1 else options[0], choice.seat)


def shares(rows: Sequence[Sequence[float]], weights: Sequence[float]) -> list[float]:
    """How likely each player is to win."""
    sums = [sum(weight * x for weight, x in zip(weights, row, strict=True)) for row in rows]
    most = max(sums)
    parts = [exp(each - most) for each in sums]
    return [part / sum(parts) for part in parts]


def fitted(known: Sequence[Position]) -> list[float]:
    """The weights under which those who won were most likely to win."""
    width = len(known[0].rows[0])
    scale = [deviation([row[at] for one in known for row in one.rows]) for at in range(width)]
    rows = [[[x / s for x, s in zip(row, scale, strict=True)] for row in one.rows] for one in known]
    weights = [0.0] * width
    for _ in range(ROUNDS):
        slope = [-CAREFUL * weight for weight in weights]
        curve = [[CAREFUL if at == to else 0.0 for to in range(width)] for at in range(width)]
        for one, scaled in zip(known, rows, strict=True):
            chances = shares(scaled, weights)
            mean = [sum(c * row[at] for c, row in zip(chances, scaled, strict=True)) for at in range(width)]
            for at in range(width):
                slope[at] += scaled[one.winner][at] - mean[at]
            for chance, row in zip(chances, scaled, strict=True):
                apart = [x - m for x, m in zip(row, mean, strict=True)]
                for at in range(width):
                    part = chance * apart[at]
                    if part:
                        line = curve[at]
                        for to in range(at, width):
                            line[to] += part * apart[to]
        for at in range(width):
            for to in range(at):
                curve[at][to] = curve[to][at]
        step = solved(curve, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(abs(each) for each in step) < 1e-6:
            break
    return [weight / s for weight, s in zip(weights, scale, strict=True)]


def deviation(values: Sequence[int]) -> float:
    """The standard deviation; 1 for what never changes."""
    mean = sum(values) / len(values)
    return (sum((value - mean) ** 2 for value in values) / len(values)) ** 0.5 or 1.0


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations (Gauss, with the largest pivot)."""
    size = len(right)
    rows = [[*line, value] for line, value in zip(matrix, right, strict=True)]
    for at in range(size):
        best = max(range(at, size), key=lambda row: abs(rows[row][at]))
        rows[at], rows[best] = rows[best], rows[at]
        for below in range(at + 1, size):
            factor = rows[below][at] / rows[at][at]
            rows[below] = [x - factor * y for x, y in zip(rows[below], rows[at], strict=True)]
    found = [0.0] * size
    for at in reversed(range(size)):
        rest = sum(rows[at][to] * found[to] for to in range(at + 1, size))
        found[at] = (rows[at][size] - rest) / rows[at][at]
    return found


def loss(known: Sequence[Position], weights: Sequence[float]) -> float:
    """The mean log loss of the weights on positions."""
    return -sum(log(max(1e-9, shares(one.rows, weights)[one.winner])) for one in known) / len(known)


def loss_of_lead(known: Sequence[Position], slope: float) -> float:
    """The mean log loss of the game's own lead between two players, at its best slope."""
    total = 0.0
    for one in known:
        chance = 1 / (1 + exp(-slope * one.lead))
        total -= log(max(1e-9, chance if one.winner == 0 else 1 - chance))
    return total / len(known)


def main() -> None:
    """Fit and print."""
    parser = argparse.ArgumentParser(description="Fit the weights of a game's features to games of greedy.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=1500)
    parser.add_argument("--seed", default="learn")
    parser.add_argument("--every", type=int, default=8)
    asked = parser.parse_args()
    names = import_module(f"mazo.games.{asked.game}.weighing.features").NAMES
    learnt = list(positions(asked.game, _games(asked.games, apart=False), asked.seed, asked.every))
    apart = list(positions(asked.game, _games(asked.games, apart=True), asked.seed, asked.every))
    weights = fitted(learnt)
    thousandths = [round(1000 * weight) for weight in weights]
    print(f"WEIGHTS: Final = {thousandths}")
    for name, weight in zip(names, thousandths, strict=True):
        print(f"{weight:7d}  {name}")
    lead = min(loss_of_lead(apart, slope / 200) for slope in range(60))
    print(f"{len(learnt)} positions learnt, {len(apart)} apart: log loss {loss(apart, weights):.4f}", end="")
    print(f" (learnt {loss(learnt, weights):.4f}; lead {lead:.4f}; each as likely {log(2):.4f})")


def _games(count: int, *, apart: bool) -> list[int]:
    return [number for number in range(count) if (number % APART == 0) == apart]


if __name__ == "__main__":
    main()
