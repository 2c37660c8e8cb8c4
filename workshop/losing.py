"""Where greedy loses: every option of some of its questions is played on by greedy in the same imagined worlds.

    python -m workshop.losing myl --positions 400 --worlds 24 --seed losing

tells for each rule that asks how often it was looked at, and how many games of a hundred another choice would have won
more for each decision. The choice is made in every second world and judged in the others, and then the other way round,
so that luck does not count as a gain. Where a kind of question costs much, greedy does not know something.
"""

from __future__ import annotations

import argparse
from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import NamedTuple

from mazo.bots.fast import FastBot, GreedyBot, play_out, usual
from mazo.bots.judging import result
from mazo.bots.outlook import Outlook
from mazo.games import kind as kind_named
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, plan

EVERY = 12
"""One question in so many is looked at."""
MOST = 14
"""Questions with more options are left out: they would take all the time."""
CAP = 4_000
"""A game that is played on takes at most so many picks."""


class Looked(NamedTuple):
    """A question: the rule that asks, which option is greedy's, and what each came to, world by world."""

    rule: int
    usual: int
    worths: list[list[float]]


def questions(game: str, count: int, worlds: int, seed: str) -> Iterator[Looked]:
    """So many questions out of games that greedy plays against itself, both with the same deck."""
    arena = Arena(plan(game, bots=["greedy"], players=2, games=1, seed=seed, mirrored=True))
    number = found = 0
    while found < count:
        table, bots, dice = arena.seated(number)
        maker = bots[0].maker
        assert maker is not None
        run(table)
        while found < count and (choice := choice_of(table, NOBODY)) is not None:
            options = options_of(table, choice)
            first = usual(table, choice, options)
            if table.turn > 0 and len(options) > 1 and not table.indifferent(choice) and dice.below(EVERY) == 0:
                distinct = Outlook(table, choice.seat).distinct(table, options, first)
                if 1 < len(distinct) <= MOST:
                    found += 1
                    imagined = [maker(table, choice.seat, dice) for _ in range(worlds)]
                    yield Looked(choice.rule, distinct.index(first), tried(imagined, choice, distinct, dice))
            pick(table, first, choice.seat)
        number += 1


def tried(worlds: Sequence[Rules], choice: Choice, options: Sequence[int], dice: Dice) -> list[list[float]]:
    """What each option comes to in each world if greedy plays on to the end, with the same chance for all."""
    players: list[FastBot] = [GreedyBot(), GreedyBot()]
    worths: list[list[float]] = [[] for _ in options]
    for world in worlds:
        asked = choice_of(world, choice.seat)
        assert asked is not None
        asked.picks = choice.picks[:]
        chance = dice.below(1 << 30)
        for packed, row in zip(options, worths, strict=True):
            table = world.copy()
            assert isinstance(table, Rules)
            pick(table, packed, choice.seat)
            play_out(table, players, Dice(chance), CAP)
            row.append(result(table, choice.seat))
    return worths


def gain(looked: Looked) -> float:
    """How much more the best option wins than greedy's: chosen in half of the worlds, judged in the other half."""
    total = 0.0
    for half in (0, 1):
        chosen = [sum(row[half::2]) for row in looked.worths]
        judged = [sum(row[1 - half :: 2]) / len(row[1 - half :: 2]) for row in looked.worths]
        best = max(range(len(chosen)), key=lambda at: (chosen[at], at == looked.usual))
        total += (judged[best] - judged[looked.usual]) / 2
    return total


def main() -> None:
    """Look and tell."""
    parser = argparse.ArgumentParser(description="Find out where greedy loses.")
    parser.add_argument("game")
    parser.add_argument("--positions", type=int, default=400)
    parser.add_argument("--worlds", type=int, default=24)
    parser.add_argument("--seed", default="losing")
    asked = parser.parse_args()
    book = kind_named(asked.game).book
    gains: dict[int, list[float]] = defaultdict(list)
    for looked in questions(asked.game, asked.positions, asked.worlds, asked.seed):
        gains[looked.rule].append(gain(looked))
    every = sum(len(of) for of in gains.values())
    print(f"{every} questions: {100 * sum(map(sum, gains.values())) / every:.2f} games of a hundred for each")
    for rule, of in sorted(gains.items(), key=lambda entry: -sum(entry[1])):
        print(f"{len(of):6d}  {100 * sum(of) / len(of):6.2f}  {book.cite(rule)}")


if __name__ == "__main__":
    main()
