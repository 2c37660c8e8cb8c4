"""Measure Mazo and other engines side by side: `make bench`, or `python -m bench --help`."""

from __future__ import annotations

import argparse
import os
import shlex
import subprocess
import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

import msgspec
from rich.console import Console

from bench.measure import Part, python_version
from bench.report import assemble, show

ROOT = Path(__file__).resolve().parent.parent
PARTS = ("compiled", "interpreted", "openspiel", "rlcard", "pettingzoo")
MODULES = {"openspiel": "bench.openspiel", "rlcard": "bench.rlcards", "pettingzoo": "bench.zoo"}


class ChildFailed(Exception):
    """A child process did not measure anything; its own words are on the error stream."""


def folder_of(part: str) -> Path:
    """Where a build of Mazo lies: the sources as they are, or the copy that `make compiled` makes."""
    if part == "compiled":
        return Path(os.environ.get("MAZO_COMPILED_COPY") or ROOT / "build" / "compiled" / "src")
    return Path(os.environ.get("MAZO_PLAIN") or ROOT / "src")


def command_of(part: str, asked: argparse.Namespace) -> list[str]:
    """The arguments that measure one part."""
    common = ["--seed", str(asked.seed), "--repetitions", str(asked.repetitions)]
    if part in MODULES:
        return ["-m", MODULES[part], "--decisions", str(asked.decisions), *common]
    return ["-m", "bench.lorcana", "--games", str(asked.games), "--trace", str(asked.trace), *common]


def run_part(part: str, asked: argparse.Namespace) -> Part:
    """Measure one part in a process of its own, with its own build of Mazo on the path."""
    if part == "compiled" and not folder_of(part).is_dir():
        absent = "There is no compiled copy: `make compiled` makes one. Only the interpreted build was measured."
        return Part(part, "make compiled", python_version(), True, missing=absent)
    path = folder_of("interpreted" if part in MODULES else part)
    environment = {**os.environ, "PYTHONPATH": str(path), "PYTHONHASHSEED": "0"}
    command = [sys.executable, *command_of(part, asked)]
    done = subprocess.run(command, cwd=ROOT, env=environment, stdout=subprocess.PIPE, check=False)
    if done.returncode != 0:
        raise ChildFailed(f"measuring the part {part!r} failed: python {shlex.join(command[1:])}")
    measured = msgspec.json.decode(done.stdout, type=Part)
    if measured.name != part:
        raise ChildFailed(f"the folder for the part {part!r} holds the {measured.name} build of Mazo")
    return measured


def run_rounds(asked: argparse.Namespace, console: Console) -> Iterator[list[Part]]:
    """Measure all parts, several times in turn, so that a busy minute of the machine disturbs none of them alone."""
    for number in range(asked.rounds):
        parts: list[Part] = []
        for part in asked.part or PARTS:
            with console.status(f"round {number + 1} of {asked.rounds}: {part}"):
                parts.append(run_part(part, asked))
        yield parts


def arguments(given: Sequence[str] | None) -> argparse.Namespace:
    """What the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every figure to this file")
    parser.add_argument("--seed", type=int, default=7, help="the games that are played (7)")
    parser.add_argument("--games", type=int, default=200, help="games of Lorcana a repetition (200)")
    parser.add_argument("--decisions", type=int, default=10_000, help="decisions a repetition of other engines (10000)")
    parser.add_argument("--repetitions", type=int, default=4, help="repetitions of everything in each round (4)")
    parser.add_argument("--rounds", type=int, default=3, help="rounds through all engines (3)")
    parser.add_argument("--trace", type=int, default=30, help="games whose every state is hashed, in both builds (30)")
    parser.add_argument("--part", action="append", choices=PARTS, help="measure only this; may be repeated")
    asked = parser.parse_args(given)
    for name in ("games", "decisions", "repetitions", "rounds", "trace"):
        if getattr(asked, name) < 1:
            parser.error(f"--{name} must be at least 1")
    return asked


def repeatable(asked: argparse.Namespace) -> str:
    """The command line that measures the same again, on any machine."""
    names = ("seed", "games", "decisions", "repetitions", "rounds", "trace")
    words = [word for name in names for word in (f"--{name}", str(getattr(asked, name)))]
    words += [word for part in asked.part or () for word in ("--part", part)]
    return shlex.join(["python", "-m", "bench", *words])


def main(given: Sequence[str] | None = None) -> int:
    """Run the bench; 1 if a part failed or the two builds of Mazo played different games."""
    asked = arguments(given)
    errors = Console(stderr=True)
    try:
        rounds = list(run_rounds(asked, errors))
    except ChildFailed as failure:
        errors.print(str(failure), style="red")
        return 1
    report = assemble(rounds, repeatable(asked), asked.seed, asked.games, asked.repetitions)
    show(report, Console())
    if asked.json is not None:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(report)) + b"\n")
    return 1 if report.hashes_agree is False else 0


if __name__ == "__main__":
    sys.exit(main())
