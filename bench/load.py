"""How many tables one core carries: people at a human pace and a bot at each table, more and more of them.

    python -m bench.load --tables 50,100,200,400,800,1000,2000 --db sqlite --seconds 20 --code ff043bb

The server has one core and whoever measures the other. A person thinks for 5 s, give or take half; the bot is `greedy`
and waits for 0.6 s. What is measured is the time from `do` to the line that says who is asked next. `--code` names
another checkout, or a commit, which is measured first, in the same run.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

import msgspec

import mazo
from bench.curve import drawn, written
from bench.flooding import Flood
from bench.loading import THINKS, WARM, Crowd, Point
from bench.serving import Postgres, Serving
from mazo.cli.checkout import find_root

TABLES: Final = "50,100,200,400,800,1000,2000"
SEED: Final = 7
DATABASES: Final = ("sqlite", "postgres")


class Curve(msgspec.Struct, frozen=True):
    """The points of one server on one database."""

    name: str
    database: str
    compiled: bool
    points: list[Point]
    load: float
    """The load average of the machine before it began."""


def own_code() -> Path:
    """The folder that this program's own Mazo comes from."""
    return Path(mazo.__file__).parents[1]


def is_compiled(code: Path) -> bool:
    """Whether a copy of the package is a compiled one."""
    return any((code / "mazo" / "kernel").glob("*.so"))


def code_of(named: str, root: Path) -> Path:
    """The package of another checkout, or of a commit, which gets a worktree; compiled if ours is."""
    folder = Path(named)
    if not folder.is_dir():
        folder = root / "build" / f"before-{named}"
        if not folder.is_dir():
            subprocess.run(["git", "worktree", "add", "--detach", str(folder), named], cwd=root, check=True)
    built = folder / "build" / "compiled" / "src"
    if is_compiled(own_code()) and not is_compiled(built):
        print(f"compiling {named} for the comparison …", flush=True)
        build = [sys.executable, "setup.py", "--quiet", "build", "--build-base", "build", "--build-lib", str(built)]
        subprocess.run(build, cwd=folder, check=True, env={**os.environ, "MAZO_COMPILED": "1"})
    return built if is_compiled(own_code()) else folder / "src"


async def climb(server: Serving, tables: list[int], seconds: float, warm: int, thinks: float) -> list[Point]:
    """Measure with more and more tables, until the server is far beyond what it can carry."""
    crowd = Crowd(server, SEED, warm, thinks)
    points: list[Point] = []
    try:
        for count in tables:
            await crowd.grow(count)
            points.append(await crowd.measure(seconds))
            print(written(points[-1:], head=len(points) == 1), flush=True)
            if points[-1].p50 > 2_000:
                print("far beyond the knee: no more tables", flush=True)
                break
    finally:
        await crowd.close()
    return points


async def flooded(server: Serving, tables: int, seconds: float, warm: int, flooders: int) -> tuple[Point, Point]:
    """The same tables in quiet and while strangers flood the server."""
    crowd = Crowd(server, SEED, warm)
    try:
        await crowd.grow(tables)
        quiet = await crowd.measure(seconds)
        with Flood(server.port, flooders):
            await asyncio.sleep(1)
            under = await crowd.measure(seconds)
    finally:
        await crowd.close()
    return quiet, under


def serve(code: Path, database: str, folder: Path, postgres: Postgres | None) -> Serving:
    """A server on the last core, while this program keeps to the first."""
    cores = sorted(os.sched_getaffinity(0))
    url = postgres.url if postgres is not None else f"sqlite:///{folder / 'tables.db'}"
    options = ("--forwarded-from", "127.0.0.1") if database and (code / "mazo/server/guard").is_dir() else ()
    return Serving(code, url, folder / "log", core=cores[-1], options=options)


def measured(name: str, code: Path, database: str, asked: argparse.Namespace) -> Curve:
    """One server on one database, with more and more tables."""
    with tempfile.TemporaryDirectory(prefix="mazo-load-", dir=asked.folder) as made:
        folder = Path(made)
        postgres = Postgres(folder) if database == "postgres" else None
        load = os.getloadavg()[0]
        kind = "compiled" if is_compiled(code) else "interpreted"
        print(f"\n{name}, {database}, {kind}; load average {load:.1f}", flush=True)
        server = serve(code, database, folder, postgres)
        cores = sorted(os.sched_getaffinity(0))
        os.sched_setaffinity(0, cores[:-1] or cores)
        try:
            if asked.flooders:
                warm, tables = asked.warm, asked.tables[0]
                pair = asyncio.run(flooded(server, tables, asked.seconds, warm, asked.flooders))
                print(written(list(pair)), flush=True)
                print(f"p99 under {asked.flooders} flooders: {pair[1].p99 / pair[0].p99:.2f} of that in quiet")
                points = list(pair)
            else:
                points = asyncio.run(climb(server, asked.tables, asked.seconds, asked.warm, asked.thinks))
        finally:
            os.sched_setaffinity(0, cores)
            server.kill()
            if postgres is not None:
                postgres.close()
        return Curve(name, database, is_compiled(code), points, round(load, 1))


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m bench.load", description=__doc__)
    parser.add_argument("--tables", default=TABLES, type=lambda text: [int(part) for part in text.split(",")])
    parser.add_argument("--db", choices=DATABASES, action="append", help="sqlite, postgres or both (sqlite)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long each number of tables is watched (20)")
    parser.add_argument("--code", action="append", default=[], help="another checkout or commit to measure first")
    parser.add_argument("--warm", type=int, default=WARM, help="up to so many answers are given at once (6)")
    parser.add_argument("--thinks", type=float, default=THINKS, help="seconds for which a person thinks (5)")
    parser.add_argument("--flooders", type=int, default=0, help="measure one number of tables with and without them")
    parser.add_argument("--folder", default=None, help="where the database of SQLite is (a temporary folder)")
    parser.add_argument("--json", type=Path, help="write the figures there")
    parser.add_argument("--svg", type=Path, help="draw the curves there")
    asked = parser.parse_args(arguments)
    root = find_root()
    codes = [(named, code_of(named, root)) for named in asked.code] + [("now", own_code())]
    curves = [measured(name, code, db, asked) for db in asked.db or ["sqlite"] for name, code in codes]
    if asked.json:
        asked.json.write_bytes(msgspec.json.format(msgspec.json.encode(curves)) + b"\n")
    if asked.svg:
        asked.svg.write_text(drawn({f"{curve.name}, {curve.database}": curve.points for curve in curves}))
    return 0


if __name__ == "__main__":
    gc.disable()  # what measures must not stop: it ends soon
    sys.exit(main())
