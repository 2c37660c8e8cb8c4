"""Large runs that show what is promised of every game: steps that are quick, pairs of decks that can be told, saves.

python -m bench.assurance [--part pairs --part steps …] [--scale 0.01]
"""

from __future__ import annotations

import argparse
import sys
import time
import zlib
from collections.abc import Callable
from itertools import product
from typing import Final

import msgspec

import mazo
from mazo.bots import named
from mazo.bots.seat import Seat
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.record import replays
from tests.fuzzing.inputs import fuzz
from tests.positions import corpus
from tests.positions.counting import tried

SEED: Final = 7
INPUTS: Final = 1_000_000
STEPPED: Final = 1_000


class Found(msgspec.Struct, frozen=True):
    """One figure of a run, as docs/figures.json has it."""

    name: str
    value: float
    unit: str


def played(game: Game, watch: Callable[[float], None] | None = None) -> Game:
    """A game played at random to its end; `watch` hears how many seconds of a processor each action took."""
    bot = named("random", SEED)
    while game.outcome is None and game.deciding:
        seat = game.deciding[0]
        action = bot.act(Seat(game, seat))
        begun = time.process_time()
        game.push(action, by=seat)
        if watch is not None:
            watch(time.process_time() - begun)
    return game


def positions(scale: float) -> list[Found]:
    """All counted positions have as many legal actions as they had; those that were tried are tried again."""
    wanted = corpus.read()[:: max(1, round(1 / scale))]
    seen = both = other = 0
    for line in wanted:
        for known, now, game, seat in line.counted():
            scribe = game.scribe(seat)
            assert scribe is not None
            seen += 1
            both += known.tried
            same = (known.count, known.digest) == (now.count, now.digest)
            other += not same or (known.tried and tried(game, scribe.fresh) != known.count)
    return [
        Found("positions.counted", seen, f"positions with a known number of legal actions, {both} of them also tried"),
        Found("positions.other", other, "of them have another number now"),
    ]


def inputs(scale: float) -> list[Found]:
    """Nonsense for all that reads something from outside."""
    report = fuzz(range(max(100, int(INPUTS * scale))), SEED)
    return [
        Found("inputs.tried", sum(report.inputs.values()), "inputs of nonsense, in process"),
        Found("inputs.faults", len(report.faults), "of them failed or took a second"),
        Found("inputs.slowest", round(report.slowest * 1000, 1), "ms of a processor took the slowest of them"),
    ]


def pairs(scale: float) -> list[Found]:
    """A whole game of every two shipped decks, recorded and verified."""
    decks = {name: list(kind_named(name).known_decks()) for name in NAMES}
    wanted = [(name, *two) for name in NAMES for two in product(decks[name], repeat=2)]
    wanted = wanted[:: max(1, round(1 / scale))]
    sound = 0
    for name, one, other in wanted:
        game = played(mazo.new(name, decks=[one, other], seed=zlib.crc32(f"{name} {one} {other}".encode())))
        verdict = replays.verify(replays.loads(game.replay()))
        sound += verdict.ok and not verdict.changed
        if not verdict.ok:
            print(f"{name}: {one} – {other}: {verdict.text('en')}")
    return [Found("pairs.verified", sound, f"of {len(wanted)} games of two shipped decks recorded and verified")]


def steps(scale: float) -> list[Found]:
    """How long an action takes, from the push to the next question."""
    took: list[float] = []
    for at in range(max(2, int(STEPPED * scale))):
        name = NAMES[at % len(NAMES)]
        played(mazo.new(name, seed=at), took.append)
    took.sort()
    return [
        Found("steps.p99", round(took[len(took) * 99 // 100] * 1000, 3), f"ms of a processor, of {len(took)} actions"),
        Found("steps.longest", round(took[-1] * 1000, 1), "ms of a processor took the longest of them"),
    ]


PARTS: Final = {"positions": positions, "inputs": inputs, "pairs": pairs, "steps": steps}


def main() -> int:
    """Run the parts, and say what they found."""
    parser = argparse.ArgumentParser(prog="python -m bench.assurance", description=__doc__)
    parser.add_argument("--part", action="append", choices=sorted(PARTS))
    parser.add_argument("--scale", type=float, default=1.0, help="how much of it (1.0)")
    asked = parser.parse_args()
    for part in asked.part or PARTS:
        begun = time.process_time()
        for found in PARTS[part](asked.scale):
            print(f"{found.name}: {found.value:g} {found.unit}")
        print(f"{part}: {time.process_time() - begun:.0f} s of a processor", flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
