"""People who go away: the others see it, and then a bot acts or they may claim, as the table was made."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from mazo.server.records import Chair, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, game_of, people, winner_in, word_of
from tests.server.timed import Hand, read_back, timed_room


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


async def left_alone(store: Store, hand: Hand, **more: Any) -> tuple[Room, list[Ear]]:
    """A game that Blas has left."""
    room = timed_room(store, "left", people("lorcana", **more), hand)
    ears = await begun(room)
    await ears[1].leave()
    return room, ears


def code_of(lines: list[str]) -> str:
    return next((body_of(line)["code"] for line in lines if word_of(line) == "error"), "")


def test_the_others_see_who_is_away_and_how_long_the_table_waits(store):
    async def scene() -> None:
        hand = Hand()
        room, _ = await left_alone(store, hand, absent="claim")
        assert [(each.seat, each.left) for each in room.news().away] == [(1, 90.0)]
        hand.at += 60
        assert room.news().away[0].left == 30.0
        await Ear.at(room, 1)
        assert room.news().away == ()

    asyncio.run(scene())


@pytest.mark.parametrize(("wanted", "winner", "number"), [("win", 0, "T3"), ("draw", None, "T4")])
def test_who_stayed_may_claim_the_win_or_a_draw_but_not_too_soon(store, wanted, winner, number):
    async def scene() -> None:
        hand = Hand()
        room, ears = await left_alone(store, hand, absent="claim")
        assert code_of(await ears[0].say(f"claim {wanted}")) == "not_away"
        hand.at += 91
        heard = await ears[0].say(f"claim {wanted}")
        assert next(body_of(line)["rule"] for line in heard if word_of(line) == "over") == number
        assert winner_in(room) == winner
        assert room.table.state == "over"
        again = read_back(store, "left", hand)
        assert game_of(again).outcome == game_of(room).outcome
        assert again.table.state == "over"

    asyncio.run(scene())


def test_a_claim_ends_the_whole_series(store):
    async def scene() -> None:
        hand = Hand()
        room, ears = await left_alone(store, hand, absent="claim", series="best-of-3")
        hand.at += 91
        await ears[0].say("claim win")
        assert room.table.state == "over"
        assert room.table.winner == 0
        assert not room.table.can_go_on
        assert read_back(store, "left", hand).table.winner == 0

    asyncio.run(scene())


def test_where_the_table_waits_nothing_can_be_claimed_and_nobody_acts(store):
    async def scene() -> None:
        hand = Hand()
        room, ears = await left_alone(store, hand)
        hand.at += 10_000
        assert code_of(await ears[0].say("claim win")) == "no_claim"
        assert room.news().away == ()
        assert not room.stood_in(1)
        assert game_of(room).outcome is None

    asyncio.run(scene())


def test_a_spectator_and_who_is_away_oneself_claim_nothing(store):
    async def scene() -> None:
        hand = Hand()
        room, _ = await left_alone(store, hand, absent="claim")
        hand.at += 91
        watching = await Ear.at(room, -1)
        assert code_of(await watching.say("claim win")) == "no_claim"
        assert game_of(room).outcome is None

    asyncio.run(scene())


def test_at_a_table_of_three_the_absent_one_is_out_and_the_others_play_on(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "three", people("lorcana", 3, absent="claim"), hand)
        ears = await begun(room)
        await ears[2].leave()
        hand.at += 91
        assert code_of(await ears[0].say("claim draw")) == "not_alone"
        await ears[0].say("claim win")
        assert game_of(room).outcome is None
        assert game_of(room).table.gone[2] == 1
        assert room.news().away == ()

    asyncio.run(scene())


def test_a_bot_acts_for_whoever_is_away_until_they_are_back_which_is_told_once(store):
    async def scene() -> None:
        hand = Hand()
        chairs = (Chair("here", "Ana"), Chair("bot", bot="random"))
        room = timed_room(store, "stood", Wish("lorcana", chairs, absent="bot", pace=0.0), hand)
        ana = await Ear.at(room, 0)
        await ana.say("salt " + "ab" * 16)
        await ana.leave()
        hand.at += 91
        room.wake()
        assert room.driver.task is not None
        await asyncio.wait_for(room.driver.task, 120)
        game = game_of(room)
        assert game.outcome is not None
        told = [event for event in game.events if event.kind == "stands_in"]
        assert [event.seat for event in told] == [0]
        assert game.kind.book.by_code(told[0].rule).number(game.edition) == "T5"
        assert game_of(read_back(store, "stood", hand)).hash == game.hash

    asyncio.run(scene())
