"""The load of many tables: what an action costs the server, in rounds of a plain loop, and that the load test runs."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path

import pytest

from bench.curve import drawn, written
from bench.load import main
from bench.loading import Point
from mazo.server.records import Chair, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from tests.effort import effort_of
from tests.server.roomed import Ear, begun, new_room, play

TABLES = 100
EACH = 2
PER_ACTION = 0.04
"""Millions of rounds of a plain loop that an action of a person costs with all that is kept and told of it: interpreted
0.013 to 0.021 where this was written, by what else the machine did; twice that is a change."""
SEATED = Wish("lorcana", (Chair("here", "Ana"), Chair("here", "Blas")), pace=0.0)


def test_what_an_action_costs_is_bounded_at_a_hundred_tables(tmp_path: Path):
    """A tenth of the thousand tables that one core carries, without a clock: CPU in that of a plain loop."""
    store, dice = Store(f"sqlite:///{tmp_path / 'tables.db'}"), random.Random(1)
    loop = asyncio.new_event_loop()

    async def seated() -> list[tuple[Room, list[Ear]]]:
        rooms = [new_room(store, f"table {at}", SEATED, f"room {at}") for at in range(TABLES)]
        return [(room, await begun(room)) for room in rooms]

    tables = loop.run_until_complete(seated())

    async def acted() -> None:
        await asyncio.gather(*(play(room, ears, EACH, dice) for room, ears in tables))

    effort = effort_of(lambda: loop.run_until_complete(acted()))
    loop.close()
    store.close()
    assert effort / (TABLES * EACH) < PER_ACTION


def test_the_load_test_measures_and_draws(tmp_path: Path):
    target, picture = tmp_path / "load.json", tmp_path / "load.svg"
    asked = ["--tables", "2,3", "--seconds", "4", "--thinks", "0.2", "--json", str(target), "--svg", str(picture)]
    assert main(asked) == 0
    curve = json.loads(target.read_text())[0]
    assert [point["tables"] for point in curve["points"]] == [2, 3]
    for point in curve["points"]:
        assert point["answers"] > 0
        assert 0 < point["p50"] <= point["p90"] <= point["p99"] <= point["most"]
        assert point["complaints"] == 0
        assert point["commits"] > 0
    assert picture.read_text().startswith("<svg")


def test_a_curve_is_drawn_with_every_point():
    point = Point(50, 1.0, 10, 20, 1.0, 2.0, 3.0, 4.0, 0.1, 2.0, 100.0, 5.0, 0, 20.0, 20.0, 1.0, 0)
    assert written([point]).count("\n") == 2
    assert drawn({"now": [point, point]}).count("<circle") == 2


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_flooders_hardly_slow_the_others_down(tmp_path: Path, database: str, figure):
    """By CPU as by time: the 99th percentile of everybody else grows by less than a fifth."""
    target = tmp_path / "load.json"
    asked = ["--tables", "200", "--seconds", "40", "--flooders", "10", "--db", database, "--json", str(target)]
    assert main(asked) == 0
    quiet, under = json.loads(target.read_text())[0]["points"]
    times = round(under["p99"] / quiet["p99"], 2)
    figure(
        f"flooders.{database}.p99",
        times,
        f"times the p99 of 200 tables in quiet ({quiet['p99']:.0f} ms) with ten flooders",
    )
    assert under["p99"] < 1.2 * quiet["p99"]
