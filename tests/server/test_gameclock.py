"""Clocks of a game: they run for whoever is asked, are kept in the journal, and the table tells when time is over."""

from __future__ import annotations

import asyncio

import pytest

from mazo.errors import BadConfig
from mazo.record import replays
from mazo.server.livetable import setup_of
from mazo.server.records import Timing
from mazo.server.rooms import Room
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, game_of, people, winner_in, word_of
from tests.server.timed import Hand, read_back, timed_room

GAME = Timing("game", 60, 5)
TURN_BOT = Timing("turn", 30, late="bot")
TURN_LOSES = Timing("turn", 30)


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def left(room: Room) -> list[float]:
    return [each.left for each in room.news().clocks]


def runs(room: Room) -> list[int]:
    return [each.seat for each in room.news().clocks if each.runs]


async def to_first_turn(room: Room, ears: list[Ear]) -> int:
    """Answer until the first turn has begun; whose it is."""
    game = game_of(room)
    assert game is not None
    while game.turn == 0:
        ear = ears[game.deciding[0]]
        await ear.say(f"do {'leave' if 'leave' in [a.text for a in game.legal(ear.seat)] else 'keep'}")
    return game.deciding[0]


def test_time_runs_only_for_whoever_is_asked(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=GAME), hand)
        ears = await begun(room)
        asked = game_of(room).deciding[0]
        assert left(room) == [60.0, 60.0]
        assert runs(room) == [asked]
        hand.at += 7
        assert left(room)[asked] == 53.0
        assert left(room)[1 - asked] == 60.0
        await ears[asked].say("do leave")
        hand.at += 4
        other = game_of(room).deciding[0]
        assert other != asked
        assert left(room)[asked] == 53.0
        assert left(room)[other] == 56.0

    asyncio.run(scene())


def test_whoever_has_no_time_left_loses_and_the_replay_tells_it(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=GAME), hand)
        ears = await begun(room)
        asked = game_of(room).deciding[0]
        hand.at += 60.5
        await room.time.keep()
        assert game_of(room).outcome is None, "an answer may be on its way"
        hand.at += 1
        await room.time.keep()
        assert winner_in(room) == 1 - asked
        over = next(body_of(line) for line in ears[asked].hear() if word_of(line) == "over")
        assert over["rule"] == "T1"
        assert over["title"]
        assert [entry.text for entry in store.entries("clocked") if entry.kind == "law"] == ["table: time over"]
        replay = replays.loads(game_of(room).replay())
        assert replays.verify(replay).ok
        assert replay.actions[-1].events[0].kind == "time_over"
        refused = await ears[asked].say("undo!")
        assert body_of(refused[0])["code"] == "clock_over"

    asyncio.run(scene())


def test_who_ends_a_turn_has_the_increment_more(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=GAME), hand)
        ears = await begun(room)
        first = await to_first_turn(room, ears)
        before = left(room)[first]
        hand.at += 10
        await ears[first].say("do end turn")
        assert left(room)[first] == before - 10 + 5

    asyncio.run(scene())


@pytest.mark.parametrize("timing", [GAME, TURN_BOT], ids=["game", "turn"])
def test_another_process_gives_the_same_time_and_a_restart_takes_nobodys(store, timing):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=timing), hand)
        ears = await begun(room)
        asked = game_of(room).deciding[0]
        hand.at += 12.25
        await ears[asked].say("do leave")
        told = left(room)
        hand.at += 5
        await room.close()
        hand.at += 10_000
        again = read_back(store, "clocked", hand)
        assert left(again) == told
        assert runs(again) == []
        again.wake()
        hand.at += 30
        await again.time.keep()
        assert left(again) == told
        assert runs(again) == [], "whoever has not come back yet is not asked to think"
        waiting = game_of(again).deciding[0]
        await Ear.at(again, waiting)
        hand.at += 3
        assert runs(again) == [waiting]
        assert left(again)[waiting] == told[waiting] - 3

    asyncio.run(scene())


def test_in_each_turn_everybody_has_the_whole_time_again(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=TURN_LOSES), hand)
        ears = await begun(room)
        first = await to_first_turn(room, ears)
        hand.at += 20
        assert left(room)[first] == 10.0
        await ears[first].say("do end turn")
        assert left(room) == [30.0, 30.0]

    asyncio.run(scene())


def test_a_bot_acts_until_the_turn_ends_for_whose_time_is_used_up(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=TURN_BOT), hand)
        ears = await begun(room)
        first = await to_first_turn(room, ears)
        game = game_of(room)
        hand.at += 31.5
        await room.time.keep()
        assert room.driver.task is not None
        await asyncio.wait_for(room.driver.task, 60)
        assert game.turn == 2
        assert game.outcome is None
        assert left(room) == [30.0, 30.0]
        assert sum(event.kind == "time_passed" for event in game.events) == 1
        assert any("bot" in body_of(line)["text"] for line in ears[first].hear() if word_of(line) == "event")
        again = read_back(store, "clocked", hand)
        assert game_of(again).hash == game.hash
        assert left(again) == [30.0, 30.0]

    asyncio.run(scene())


def test_a_plea_stops_the_clocks_but_not_for_ever(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("lorcana", timing=GAME), hand)
        ears = await begun(room)
        asked = game_of(room).deciding[0]
        await ears[asked].say("do leave")
        await ears[asked].say("takeback")
        before = left(room)
        hand.at += 20
        room.wake()
        assert left(room) == before
        assert runs(room) == []
        hand.at += 11
        room.wake()
        hand.at += 4
        assert runs(room) == [game_of(room).deciding[0]]
        assert sum(before) - sum(left(room)) == 4.0

    asyncio.run(scene())


def test_where_all_are_asked_at_once_time_runs_for_each_who_has_not_answered(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "clocked", people("myl", timing=GAME), hand)
        ears = await begun(room)
        game = game_of(room)
        assert len(game.deciding) == 2, "both choose their first gold in secret"
        hand.at += 5
        assert left(room) == [55.0, 55.0]
        assert runs(room) == [0, 1]
        await ears[0].say(f"do {next(iter(game.legal(0))).text}")
        hand.at += 5
        assert left(room) == [55.0, 50.0]
        assert runs(room) == [1]

    asyncio.run(scene())


def test_a_table_without_a_clock_tells_and_keeps_nothing_of_time(store):
    async def scene() -> None:
        room = timed_room(store, "free", people("lorcana"), Hand())
        ears = await begun(room)
        await ears[game_of(room).deciding[0]].say("do leave")
        assert room.news().clocks == ()
        assert not any(entry.clocks for entry in store.entries("free"))

    asyncio.run(scene())


@pytest.mark.parametrize("timing", [Timing("game", 5), Timing("turn", 10**6), Timing("game", 60, 10**4)])
def test_a_clock_that_no_table_keeps_is_refused(timing):
    with pytest.raises(BadConfig, match="10 to 7200"):
        setup_of(people("lorcana", timing=timing), "7")
