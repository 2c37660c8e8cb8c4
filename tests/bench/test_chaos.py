"""Chaos in small: everything that may befall a server, for a few seconds, and nothing acknowledged is lost."""

from __future__ import annotations

import asyncio
import random

import pytest

from bench.chaos import chaos
from bench.guests import Guest, Memory


@pytest.mark.weighty  # the games are played to their end
def test_nothing_is_lost_in_a_little_chaos():
    report = chaos(12.0, seed=5, database="sqlite", parties=3)
    assert report.wrong == []
    assert report.counts["actions acknowledged"] > 10
    assert report.counts["replays verified"] == report.counts["games to their end"] > 0
    assert sum(count for name, count in report.counts.items() if name.startswith("evil: ")) >= 2


@pytest.mark.soak
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_nothing_is_lost_in_ten_minutes_of_chaos(database: str, figure):
    report = chaos(600.0, seed=7, database=database)
    evils = ", ".join(f"{count} × {name[6:]}" for name, count in sorted(report.counts.items()) if name[:6] == "evil: ")
    figure(
        f"chaos.{database}",
        report.counts["actions acknowledged"],
        f"actions acknowledged, none lost, in ten minutes: {evils}",
    )
    figure(f"chaos.{database}.held", len(report.held), "times a loop was held by 50 ms of work or more")
    assert report.wrong == []
    assert report.counts["replays verified"] == report.counts["games to their end"] > 0


@pytest.fixture
def guest() -> Guest:
    """Somebody who has heard two events."""

    async def come() -> Guest:
        return Guest(Memory(), 0, "table", 0, "token", random.Random(1))

    found = asyncio.run(come())
    for line in ("0 mark a", '1 event {"n":0,"text":"x"}', '2 event {"n":1,"text":"y"}'):
        found._hear(line)
    assert found.memory.wrong == []
    return found


@pytest.mark.parametrize(
    ("lines", "complaint"),
    [
        (['3 event {"n":1,"text":"y"}'], "came where 2 was due"),
        (['4 event {"n":2,"text":"z"}'], "line 4 follows line 2"),
        (["3 reset {}", '4 event {"n":0,"text":"other"}'], "event 0 was"),
        (["3 reset {}", '4 event {"n":0,"text":"x"}', "5 wait {}"], "2 events were told, and 1 are left"),
    ],
)
def test_a_guest_notices_what_is_doubled_lost_or_changed(guest, lines, complaint):
    for line in lines:
        guest._hear(line)
    assert [wrong for wrong in guest.memory.wrong if complaint in wrong]
