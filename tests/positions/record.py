"""Count the positions again: `python -m tests.positions.record [--tried 500]`. Read what changed before committing it."""

from __future__ import annotations

import argparse
import sys
import time
from itertools import islice

import msgspec

from tests.positions.corpus import FILE, Line, Position, counted, planned, write
from tests.positions.counting import can_be_tried, tried

APART = 4
"""Of a game every so many decisions are kept."""


def followed(line: Line, wanted: int) -> Line:
    """The game with positions spread over its way, so many of them counted by trying everything as well."""
    found: list[Position] = []
    left = wanted
    for ply, game, seat in line.walk():
        if ply % APART:
            continue
        position = counted(game, seat, ply)
        if position is None:
            continue
        scribe = game.scribe(seat)
        assert scribe is not None
        if left and can_be_tried(scribe.fresh) and len(found) % 5 == line.seed % 5:
            number = tried(game, scribe.fresh)
            assert number == position.count, f"{line}, decision {ply}: {position.count} listed, {number} found by trying"
            position = msgspec.structs.replace(position, tried=True)
            left -= 1
        found.append(position)
    return msgspec.structs.replace(line, positions=tuple(found))


def main() -> int:
    """Write the file, and say what is in it."""
    parser = argparse.ArgumentParser(prog="python -m tests.positions.record", description=__doc__)
    parser.add_argument("--tried", type=int, default=2, help="positions of a game that are counted both ways (2)")
    parser.add_argument("--games", type=int, default=None, help="only the first so many games, and write nothing")
    asked = parser.parse_args()
    lines, begun = [], time.process_time()
    for line in islice(planned(), asked.games):
        lines.append(followed(line, asked.tried))
        print(f"{line.game} {line.players}p {line.edition}: {len(lines[-1].positions)} positions", flush=True)
    total = sum(len(line.positions) for line in lines)
    both = sum(position.tried for line in lines for position in line.positions)
    print(f"{total} positions of {len(lines)} games, {both} of them tried, {time.process_time() - begun:.0f} s")
    if asked.games is None:
        write(lines)
        print(f"{FILE.name}: {FILE.stat().st_size / 1024:.0f} KB")
    return 0


if __name__ == "__main__":
    sys.exit(main())
