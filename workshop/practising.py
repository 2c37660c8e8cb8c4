"""Practise a game: change what a player likes, let it play against itself as it was, and keep what wins more.

    python -m workshop.practising ortus --rounds 400 --seed practise

begins with greedy's own numbers (`GREEDY` of the game's `weighing/practice.py`), and prints the tastes as they stand in
`weighing/tastes.py`. In each round a few of the numbers are changed by chance. The changed player meets the one that it
was made of, each game from both seats with the same chance: first in a few games, and if it won more than half of
these, in more. It is kept if it won clearly more than half of the further ones. All that is left to chance depends on
the seed and the number of the round. At the end greedy is met in games that no round has played.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from importlib import import_module
from math import sqrt

from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice, key_of
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, interval, plan

TRIAL = 60
"""Pairs of games that a change is tried in at first."""
PROOF = 160
"""Pairs of games in which it must prove itself."""
CLEARLY = 0.8
"""So many standard errors it must win more than half of these."""
MOST = 3
"""So many numbers are changed at most."""
LEAST = 2
"""By so much a number is changed at least."""
SIGN = 7
"""One change in so many turns what is liked into what is not."""
FURTHER = 400
"""Pairs of games against greedy at the end."""

Pick = Callable[[Rules, Choice, list[int]], int]


def greedy(table: Rules, choice: Choice, options: list[int]) -> int:
    """What greedy takes."""
    return table.best(choice, options)


def won(arena: Arena, numbers: range, one: Pick, other: Pick) -> float:
    """How many games the first wins of those with these numbers, each played from both seats; a draw is half a win."""
    points = 0.0
    for number in numbers:
        for seat in range(2):
            table = arena.laid_out(number)
            run(table)
            while (choice := choice_of(table, NOBODY)) is not None:
                options = options_of(table, choice)
                player = one if choice.seat == seat else other
                pick(table, player(table, choice, options) if len(options) > 1 else options[0], choice.seat)
            points += 0.5 if table.winner == NOBODY else float(table.winner == seat)
    return points


def changed(tastes: list[int], dice: Dice) -> list[int]:
    """Other tastes: a few numbers are a quarter, a half or the whole of themselves larger or smaller."""
    found = tastes[:]
    for _ in range(1 + dice.below(MOST)):
        at = dice.below(len(found))
        step = max(LEAST, abs(found[at]) // (1 << dice.below(3)))
        found[at] += step if dice.below(2) else -step
        if dice.below(SIGN) == 0:
            found[at] = -found[at]
    return found


def practise(game: str, tastes: list[int], rounds: int, seed: str) -> list[int]:
    """What is left of the tastes after so many rounds; each change that is kept is told."""
    practice = import_module(f"mazo.games.{game}.weighing.practice")

    def player(likes: list[int]) -> Pick:
        return lambda table, choice, options: practice.practised_pick(table, choice, options, likes)

    for number in range(rounds):
        arena = Arena(plan(game, bots=["greedy"], players=2, games=1, seed=f"{seed}/{number}", mirrored=True))
        dice = Dice(int.from_bytes(key_of(f"{seed}/{number}/change")[:6], "big"))
        other = changed(tastes, dice)
        if won(arena, range(TRIAL), player(other), player(tastes)) <= TRIAL:
            continue
        games = 2 * PROOF
        points = won(arena, range(TRIAL, TRIAL + PROOF), player(other), player(tastes))
        if points > games / 2 + CLEARLY * sqrt(games) / 2:
            told = [
                f"{name} {before} → {after}"
                for name, before, after in zip(practice.NAMES, tastes, other, strict=True)
                if before != after
            ]
            print(f"round {number}: {points:g} of {games}: {', '.join(told)}", flush=True)
            tastes = other
    arena = Arena(plan(game, bots=["greedy"], players=2, games=1, seed=f"{seed}/apart", mirrored=True))
    for name, likes in (("greedy's numbers", list(practice.GREEDY)), ("practised", tastes)):
        points = won(arena, range(FURTHER), player(likes), greedy)
        low, high = interval(points, 2 * FURTHER)
        print(f"{name} against greedy: {points:g} of {2 * FURTHER} ({100 * low:.1f}–{100 * high:.1f} %)")
    return tastes


def main() -> None:
    """Practise and print."""
    parser = argparse.ArgumentParser(description="Practise a game: learn what its deeds are worth by playing.")
    parser.add_argument("game")
    parser.add_argument("--rounds", type=int, default=400)
    parser.add_argument("--seed", default="practise")
    parser.add_argument("--go-on", action="store_true", help="begin with the tastes that are there")
    asked = parser.parse_args()
    begin = import_module(f"mazo.games.{asked.game}.weighing.practice").GREEDY
    if asked.go_on:
        begin = import_module(f"mazo.games.{asked.game}.weighing.tastes").TASTES
    print(f"TASTES: Final = {practise(asked.game, list(begin), asked.rounds, asked.seed)}")


if __name__ == "__main__":
    main()
