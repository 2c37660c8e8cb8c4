"""Two builds of Mazo by turns: the same games of every kind, in CPU time or in instructions, and how they compare.

    PYTHONPATH=src python -m bench.turns before=/path/to/src after=build/compiled/src --rounds 5
    PYTHONPATH=src python -m bench.turns before=/path/to/src after=build/compiled/src --instructions --games 4

On a machine that does other things, absolute speeds say little. Each build plays a setting in a process of its own, one
build after the other, round after round, and the best of the rounds is compared; instructions (by valgrind's callgrind)
are the same whatever else runs. Both must come to the same final states.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from itertools import islice, pairwise
from pathlib import Path
from time import process_time

import msgspec
from rich.console import Console
from rich.table import Table

from bench.measure import timed
from mazo.bots.fast import NEVER, play_out
from mazo.games import kind as kind_named
from mazo.kernel.codes import NOBODY
from mazo.kernel.hashing import fold
from mazo.kernel.loop import choice_of, legal, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.lab.sim import Arena, Plan, plan

ROOT = Path(__file__).resolve().parent.parent
MIDDLE = 10
"""The turn at which copies are timed, and at which the middle of a game begins."""
LATE = 20
COPIES = 50
PAIRS = 8
"""So many pairs of neighbours among the lists that were really played."""
TIMED_PART = "CPyDef_fast___play_out"
"""What the compiler calls the loop in which bots play: only what happens inside is counted as instructions."""


class Row(msgspec.Struct):
    """What one process has seen of one setting."""

    decisions: int = 0
    seconds: float = 0.0
    copy_us: float = 0.0
    hash: int = 0
    instructions: int = 0

    @property
    def cost(self) -> float:
        """Instructions a decision where they were counted, CPU microseconds otherwise."""
        return self.instructions / self.decisions if self.instructions else self.seconds / self.decisions * 1e6


def real_decks() -> list[tuple[str, str]]:
    """Neighbours among the lists of Lorcana that people have played."""
    kind = kind_named("lorcana")
    plain = set(kind.sample_decks(""))
    return list(islice(pairwise(name for name in kind.known_decks() if name not in plain), PAIRS))


def plans(setting: str, games: int, seed: int) -> list[Plan]:
    """The games of a setting."""
    game, _, rest = setting.partition(".")
    players = int(rest[0]) if rest[:1].isdigit() else 2
    bots = ["random"] * players
    if rest.startswith("decks"):
        return [plan(game, bots=bots, decks=pair, games=games, seed=seed) for pair in real_decks()]
    return [plan(game, bots=bots, games=games * PAIRS, seed=seed)]


SETTINGS = (
    "lorcana",
    "lorcana.decks",
    "lorcana.decks.middle",
    "lorcana.4p",
    "myl",
    "ortus",
    "ortus.6p",
    "ortus-draft",
    "lorcana-draft",
    "lorcana-draft.8p",
)


def measure(setting: str, games: int, seed: int) -> Row:
    """Play a setting in this process; tables are laid before anything is timed."""
    row = Row()
    middle = setting.endswith(".middle")
    standing: list[Rules] = []
    for of in plans(setting, games, seed):
        arena = Arena(of)
        for number in range(of.games):
            arena.laid_out(number)
        for number in range(of.games):
            table, bots, dice = arena.seated(number)
            if middle:
                play_to(table, dice, MIDDLE)
            start = process_time()
            row.decisions += play_out(table, bots, dice, until=LATE if middle else NEVER)
            row.seconds += process_time() - start
            row.hash = fold([row.hash, fold(table.ints())])
        table, _, dice = arena.seated(0)
        play_to(table, dice, MIDDLE)
        standing.append(table)
    copying, _ = timed(lambda: copy_all(standing))
    row.copy_us = copying / COPIES / len(standing) * 1e6
    return row


def copy_all(tables: list[Rules]) -> None:
    """Copy each table many times in a row, so that fetching it from memory doesn't count."""
    for table in tables:
        for _ in range(COPIES):
            table.copy()


def play_to(table: Rules, dice: Dice, turn: int) -> None:
    """Play at random up to a turn, outside of what is timed and counted."""
    run(table)
    while not table.over and table.turn < turn and (choice := choice_of(table, NOBODY)) is not None:
        options = legal(table, choice.seat)
        pick(table, options[dice.below(len(options))], choice.seat)


def measured(build: Path, setting: str, asked: argparse.Namespace) -> Row:
    """What a process of its own sees of a setting with one build on its path."""
    environment = {**os.environ, "PYTHONPATH": f"{build}{os.pathsep}{ROOT}", "PYTHONHASHSEED": "0"}
    command = [sys.executable, "-m", "bench.turns", "--child", setting]
    command += ["--games", str(asked.games), "--seed", str(asked.seed)]
    if not asked.instructions:
        done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        return msgspec.json.decode(done.stdout, type=Row)
    with tempfile.TemporaryDirectory() as folder:
        counts = Path(folder, "counts")
        counting = ["valgrind", "--quiet", "--tool=callgrind", f"--callgrind-out-file={counts}"]
        counting += ["--collect-atstart=no", f"--toggle-collect={TIMED_PART}"]
        done = subprocess.run([*counting, *command], cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=True)
        row = msgspec.json.decode(done.stdout, type=Row)
        row.instructions = total_of(counts.read_text())
        return row


def total_of(counts: str) -> int:
    """The sum that callgrind wrote at the end of its counts.

    >>> total_of("events: Ir\\nsummary: 12\\ntotals: 12\\n")
    12
    """
    line = next(line for line in counts.splitlines() if line.startswith(("summary:", "totals:")))
    return int(line.split()[1])


def compared(asked: argparse.Namespace, errors: Console) -> Iterator[tuple[str, list[Row]]]:
    """For each setting the best row of each build."""
    for setting in asked.setting or SETTINGS:
        seen: list[list[Row]] = [[] for _ in asked.builds]
        for number in range(1 if asked.instructions else asked.rounds):
            with errors.status(f"{setting}, round {number + 1}"):
                for at, (_, build) in enumerate(asked.builds):
                    seen[at].append(measured(build, setting, asked))
        yield setting, [min(rows, key=lambda row: row.cost) for rows in seen]


def build_of(word: str) -> tuple[str, Path]:
    """A build by name and folder, as it is given on the command line."""
    name, _, folder = word.partition("=")
    if not Path(folder, "mazo").is_dir():
        raise argparse.ArgumentTypeError(f"{word!r} is not NAME=FOLDER with the package mazo in that folder")
    return name, Path(folder).resolve()


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench.turns", description=__doc__.splitlines()[0])
    parser.add_argument(
        "builds", nargs="*", type=build_of, metavar="NAME=FOLDER", help="builds, the first to compare with"
    )
    parser.add_argument("--setting", action="append", choices=SETTINGS, help="measure only this; may be repeated")
    parser.add_argument("--games", type=int, default=20, help="games of each pair of decks (20)")
    parser.add_argument("--rounds", type=int, default=5, help="rounds through the builds (5)")
    parser.add_argument("--seed", type=int, default=7, help="the games that are played (7)")
    parser.add_argument("--instructions", action="store_true", help="count instructions instead of time (valgrind)")
    parser.add_argument("--child", choices=SETTINGS, help=argparse.SUPPRESS)
    return parser.parse_args(given)


def main(given: Sequence[str] | None = None) -> int:
    """Compare builds; 1 if they do not play the same games."""
    asked = arguments(given)
    if asked.child:
        sys.stdout.write(msgspec.json.encode(measure(asked.child, asked.games, asked.seed)).decode())
        return 0
    unit = "instructions" if asked.instructions else "µs"
    table = Table("setting", "decisions", *(f"{name}, {unit} a decision" for name, _ in asked.builds), "times as fast")
    table.add_column("copy, µs")
    same = True
    for setting, rows in compared(asked, Console(stderr=True)):
        same = same and len({row.hash for row in rows}) == 1
        costs = [f"{row.cost:,.0f}" if asked.instructions else f"{row.cost:.2f}" for row in rows]
        faster = " ".join(f"{rows[0].cost / row.cost:.2f}" for row in rows[1:])
        copies = " ".join(f"{row.copy_us:.1f}" for row in rows)
        table.add_row(setting, str(rows[0].decisions), *costs, faster, copies)
    Console().print(table)
    if not same:
        print("The builds do not come to the same final states.", file=sys.stderr)
    return 0 if same else 1


if __name__ == "__main__":
    sys.exit(main())
