"""How strong bots are: two of them play the same games from both seats, so many games or for so long.

    python -m workshop.strength lorcana thinker:100 greedy --games 200 --seconds 600 --write docs/figures.json

plays the games that `mazo arena` plays with the same seed, prints the share that the first has won with its interval
and what each bot has cost of the processor, and writes a figure with the command that plays just these games again. A
run that the clock ends has been ended by nothing that was won or lost in it, so that its interval means what it says.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from pathlib import Path
from time import monotonic, process_time
from typing import Any

from mazo.bots.fast import FastBot
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, interval, plan


class Cost:
    """What a bot's decisions have cost of the processor."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.decisions = 0

    @property
    def ms(self) -> float:
        """Milliseconds a decision."""
        return 1000 * self.seconds / max(1, self.decisions)


class Match:
    """Two bots, game after game, each game from both seats with the same chance."""

    def __init__(self, game: str, one: str, other: str, seed: str, *, open_lists: bool) -> None:
        self.game, self.one, self.other, self.seed, self.open_lists = game, one, other, seed, open_lists
        self.seated = ((one, other), (other, one))
        self.arenas = [
            Arena(plan(game, bots=bots, games=1, seed=seed, mirrored=True, open_lists=open_lists))
            for bots in self.seated
        ]
        self.costs = {one: Cost(), other: Cost()}
        self.games = 0
        self.points = 0.0

    def play_pair(self) -> None:
        """The next game, from both seats."""
        number = self.games // 2
        for arena, names in zip(self.arenas, self.seated, strict=True):
            table, bots, dice = arena.seated(number)
            self._play(table, bots, names, dice)
            self.games += 1
            if table.winner == NOBODY:
                self.points += 0.5
            else:
                self.points += float(names[table.winner] == self.one)

    def _play(self, table: Rules, bots: list[FastBot], names: tuple[str, str], dice: Dice) -> None:
        for bot in bots:
            bot.dice = dice
            bot.forget()
        run(table)
        while (choice := choice_of(table, NOBODY)) is not None:
            options = options_of(table, choice)
            packed = options[0]
            if len(options) > 1:
                cost, began = self.costs[names[choice.seat]], process_time()
                packed = bots[choice.seat].choose(table, choice, options)
                cost.seconds += process_time() - began
                cost.decisions += 1
            pick(table, packed, choice.seat)

    def figure(self) -> dict[str, Any]:
        """What came of it, with the command that plays the same games again."""
        low, high = interval(self.points, self.games)
        lists = " --open-lists" if self.open_lists else ""
        return {
            "name": f"bots.{self.game}.{self.one}-v-{self.other}" + (".open" if self.open_lists else ""),
            "value": round(100 * self.points / self.games, 1),
            "unit": f"% of {self.games} games won, both playing the same deck"
            f" ({self.costs[self.one].ms:.1f} and {self.costs[self.other].ms:.1f} ms of processor time a decision)",
            "command": f"mazo arena {self.game} --bot {self.one} --bot {self.other}"
            f" --games {self.games} --seed {self.seed}{lists}",
            "commit": _commit(),
            "seed": self.seed,
            "interval": [round(100 * low, 1), round(100 * high, 1)],
        }


def written(file: Path, figure: dict[str, Any]) -> None:
    """Put a figure into the file, in the place of an older one of its name."""
    rows = json.loads(file.read_text(encoding="utf-8"))
    names = [row["name"] for row in rows]
    if figure["name"] in names:
        rows[names.index(figure["name"])] = figure
    else:
        rows.append(figure)
    file.write_text(json.dumps(rows, ensure_ascii=False, indent=2) + "\n", encoding="utf-8")


def _commit() -> str:
    found = subprocess.run(["git", "rev-parse", "--short=7", "HEAD"], capture_output=True, text=True, check=False)
    return found.stdout.strip()


def main() -> None:
    """Play and print."""
    parser = argparse.ArgumentParser(description="Measure how strong a bot is against another.")
    parser.add_argument("game")
    parser.add_argument("one")
    parser.add_argument("other")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9)
    parser.add_argument("--seed", default="strength")
    parser.add_argument("--open-lists", action="store_true")
    parser.add_argument("--write", type=Path)
    asked = parser.parse_args()
    match = Match(asked.game, asked.one, asked.other, asked.seed, open_lists=asked.open_lists)
    until = monotonic() + asked.seconds
    while match.games < asked.games and (match.games == 0 or monotonic() < until):
        match.play_pair()
        print(json.dumps(match.figure(), ensure_ascii=False), flush=True)
    if asked.write is not None:
        written(asked.write, match.figure())


if __name__ == "__main__":
    main()
