"""Streams: what nobody hears is not made, and whoever comes back is told all of it."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from mazo.server.rooms import Room
from mazo.server.store import Store
from mazo.server.streams import AT_ONCE, Follower, Stream
from tests.server.roomed import Ear, begun, body_of, new_room, people, play, word_of


@pytest.fixture
def store(tmp_path: Path):
    kept = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield kept
    kept.close()


def events(lines: list[str]) -> list[int]:
    """The numbers of the events among some lines."""
    return [body_of(line)["n"] for line in lines if word_of(line) == "event"]


def test_who_comes_back_with_a_mark_hears_each_event_once(store):
    async def heard() -> tuple[list[int], list[int]]:
        room = new_room(store, "table", people("lorcana"))
        ears = await begun(room)
        watching, leaving = await Ear.at(room, -1), await Ear.at(room, -1, "es")
        mark = leaving.stream.mark
        await leaving.leave()
        await play(room, ears, 12, random.Random(1))
        back = await Ear.at(room, -1, "es", mark)
        watching.hear(), leaving.hear(), back.hear()
        return events(watching.heard), events(leaving.heard) + events(back.heard)

    stayed, came_back = asyncio.run(heard())
    assert len(stayed) > 12
    assert came_back == stayed


def test_nothing_is_made_for_a_stream_that_nobody_follows(store, monkeypatch):
    told: list[int] = []
    real = Room._tell

    def noting(room: Room, stream: Stream) -> None:
        told.append(stream.seat)
        real(room, stream)

    async def played() -> None:
        room = new_room(store, "table", people("lorcana"))
        ears = await begun(room)
        gone = await Ear.at(room, -1)
        await gone.leave()
        monkeypatch.setattr(Room, "_tell", noting)
        await play(room, ears, 4, random.Random(1))

    asyncio.run(played())
    assert told
    assert -1 not in told


def test_lines_that_wait_are_taken_together_and_the_end_comes_last():
    async def taken() -> list[int]:
        follower = Follower()
        for number in range(AT_ONCE + 3):
            follower.tell(str(number))
        follower.end()
        found: list[int] = []
        while lines := await follower.lines.several():
            found.append(len(lines))
        return found

    assert asyncio.run(taken()) == [AT_ONCE, 3]
