"""Chaos for a stated time: everything that may befall a server, and nothing that it has acknowledged may be lost.

    python -m bench.chaos --minutes 10 --seed 7 --db sqlite

Real servers behind real sockets are killed, paused, ended, flooded, cut off and cheated of their clock, their disk and
their database, by the dice of a seed. Meanwhile people play who remember everything. In the end all games are played to
their end, every replay is verified, and the journals are compared with what was acknowledged.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import sys
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Final

import msgspec

from bench.errors import Disturbed
from bench.evils import Evils, Place
from bench.guests import Memory, Party
from bench.load import DATABASES, own_code
from mazo.record import replays
from mazo.server.store import Store

PARTIES: Final = 8
PEACE: Final = (0.3, 3.0)
"""Between so many seconds nothing happens."""
ENDING: Final = 240.0
"""Seconds in which all games must come to their end afterwards."""
HELD: Final = 50.0
"""Milliseconds of work for which nothing may hold the loop."""
STARTING: Final = " lifespan"
"""In which call a server is not open yet."""


class Report(msgspec.Struct, frozen=True):
    """What happened, and what should not have."""

    seed: int
    database: str
    seconds: float
    counts: dict[str, int]
    without: list[str]
    """What could not be tried here, and why."""
    held: list[str]
    """What held the loop of a server by work of its own for 50 ms and longer."""
    wrong: list[str]

    @property
    def text(self) -> str:
        """For people."""
        rows = [f"{count:>9,}  {name}" for name, count in sorted(self.counts.items())]
        left = [f"not tried: {each}" for each in self.without]
        held = [f"{len(self.held)} times a loop was held by 50 ms of work or more", *self.held[:3]]
        verdict = self.wrong or ["nothing lost, nothing doubled, nothing changed"]
        return "\n".join(
            [f"{self.database}, seed {self.seed}, {self.seconds:.0f} s", *rows, *left, *held, *verdict[:20]]
        )


async def _befall(place: Place, memory: Memory, seed: int, seconds: float, parties: int) -> list[Party]:
    dice = random.Random(seed)
    invited = [Party(memory, place.port, f"{seed} {at}") for at in range(parties)]
    playing = [asyncio.create_task(party.play()) for party in invited]
    evils = Evils(place, memory, dice)
    end = time.monotonic() + seconds
    try:
        while time.monotonic() < end:
            await asyncio.sleep(dice.uniform(*PEACE))
            await evils.befall()
        memory.hurry = True
        for guest in list(memory.guests):  # nobody thinks any longer
            guest.cut()
        _, left = await asyncio.wait(playing, timeout=ENDING)
        for guest in list(memory.guests) if left else []:
            memory.blame(f"{guest.name}: the game has not ended, {len(guest.events)} events in")
    finally:
        for task in playing:
            task.cancel()
    for failed in await asyncio.gather(*playing, return_exceptions=True):
        if isinstance(failed, Exception):
            raise failed
    return invited


def _compare(place: Place, memory: Memory, parties: list[Party]) -> None:
    """What the journals have, against what was acknowledged."""
    store = Store(place.url)
    for guest in (guest for party in parties for guest in party.guests):
        kept = sum(entry.kind == "do" and entry.seat == guest.seat for entry in store.entries(guest.table))
        if not guest.acknowledged <= kept <= guest.acknowledged + guest.doubtful:
            memory.blame(
                f"{guest.name}: {guest.acknowledged} actions acknowledged, {guest.doubtful} in doubt, {kept} kept"
            )
    store.close()
    for text in (text for party in parties for text in party.replays):
        verdict = replays.verify(replays.loads(text))
        memory.counts["replays verified"] += verdict.ok
        if not verdict.ok:
            memory.blame(f"a replay does not verify: {verdict}")


def _held(log: Path) -> list[str]:
    """What the watchdogs have seen that was work of a server that was open, and not a machine with other work."""
    found: list[str] = []
    for line in log.read_text(errors="replace").splitlines():
        told = str(json.loads(line).get("text", "")) if line.startswith("{") else ""
        if (
            STARTING not in told
            and told.startswith("the loop was held")
            and float(told.partition("(")[2].split()[0]) >= HELD
        ):
            found.append(told)
    return found


def chaos(seconds: float, seed: int, database: str, parties: int = PARTIES, code: Path | None = None) -> Report:
    """Let everything befall a server for so long."""
    begun, memory = time.monotonic(), Memory()
    with tempfile.TemporaryDirectory(prefix="mazo-chaos-") as made:
        place = Place(Path(made), code or own_code(), database)
        without = ["the clock of the system: a wrong one is injected into the program (no libfaketime needed)"]
        if database == "sqlite" and not place.small:
            without.append("a full disk: only root may mount a small one")
        try:
            invited = asyncio.run(_befall(place, memory, seed, seconds, parties))
            place.server.kill()
            _compare(place, memory, invited)
            held = _held(place.log)
        finally:
            place.close()
    counts: Counter[str] = memory.counts
    return Report(seed, database, time.monotonic() - begun, dict(counts), without, held, memory.wrong)


def main() -> int:
    """Run it and say what came of it; 1 if anything was lost."""
    parser = argparse.ArgumentParser(prog="python -m bench.chaos", description=__doc__)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=7)
    parser.add_argument("--db", choices=DATABASES, default="sqlite")
    parser.add_argument("--parties", type=int, default=PARTIES, help="so many tables are played at at a time (8)")
    parser.add_argument("--json", type=Path, help="write the report there")
    asked = parser.parse_args()
    try:
        report = chaos(asked.minutes * 60, asked.seed, asked.db, asked.parties)
    except Disturbed as error:
        print(error, file=sys.stderr)
        return 2
    print(report.text, flush=True)
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 1 if report.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
