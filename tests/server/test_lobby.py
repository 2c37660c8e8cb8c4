"""The lobby lists open tables as long as somebody waits there, and nobody's private one."""

from __future__ import annotations

import asyncio

import pytest

from mazo.server.backroom import Backroom
from mazo.server.lobby import waiting
from mazo.server.records import Chair, Join, Timing, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store
from tests.server.roomed import Ear
from tests.server.support import joined, served
from tests.server.timed import Hand, timed_room

OPEN_SEAT = (Chair("person", "Ana"), Chair("open"))


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def listed(room: Room) -> list[str]:
    return [one.table for one in waiting({room.name: room})]


def test_an_open_table_is_listed_with_what_one_wants_to_know_and_a_private_one_is_not(store):
    wish = Wish("lorcana", OPEN_SEAT, open=True, timing=Timing("game", 600, 10), series="best-of-3")
    room = timed_room(store, "open", wish, Hand())
    (one,) = waiting({"open": room})
    assert (one.game, one.people, one.free, one.series) == ("lorcana", ("Ana",), 1, "best-of-3")
    assert one.timing == Timing("game", 600, 10)
    assert one.edition == "2.3.0"
    assert listed(timed_room(store, "private", Wish("lorcana", OPEN_SEAT), Hand())) == []


@pytest.mark.parametrize(("deck", "edition"), [("", "primer-bloque"), ("ensayo", "seed-2014")])
def test_the_edition_is_the_one_that_the_cards_will_be_played_by(store, deck, edition):
    wish = Wish("myl", (Chair("person", "Ana", deck=deck), Chair("open")), open=True)
    room = timed_room(store, "open", wish, Hand())
    (one,) = waiting({"open": room})
    assert one.edition == room.news().edition == edition
    named = timed_room(store, "named", Wish("myl", wish.chairs, open=True, edition="imperio"), Hand())
    assert waiting({"named": named})[0].edition == "imperio"


def test_a_table_leaves_the_list_when_it_is_full(store):
    async def scene() -> None:
        room = timed_room(store, "open", Wish("lorcana", OPEN_SEAT, open=True), Hand())
        backroom = Backroom()
        await room.join(Join(name="Blas"), "a token", backroom)
        await backroom.close()
        assert listed(room) == []

    asyncio.run(scene())


def test_a_table_whose_maker_is_gone_for_a_while_is_not_listed_until_they_are_back(store):
    async def scene() -> None:
        hand = Hand()
        room = timed_room(store, "open", Wish("lorcana", OPEN_SEAT, open=True), hand)
        ana = await Ear.at(room, 0)
        hand.at += 10_000
        assert listed(room) == ["open"], "waiting for long is no reason"
        await ana.leave()
        hand.at += 119
        assert listed(room) == ["open"]
        hand.at += 2
        assert listed(room) == []
        await Ear.at(room, 0)
        assert listed(room) == ["open"]

    asyncio.run(scene())


def test_one_joins_by_a_single_request_and_without_a_token_nothing_is_told(tmp_path):
    with served(tmp_path) as server:
        chairs = [{"who": "person", "name": "Ana"}, {"who": "open"}]
        server.post("/api/tables", json={"game": "lorcana", "chairs": chairs, "open": True})
        answer = server.get("/api/lobby")
        (one,) = answer.json()["tables"]
        assert "token" not in answer.text
        assert "seed" not in answer.text
        assert "deck" not in answer.text
        assert joined(server, one["table"])["seat"] == 1
        assert server.get("/api/lobby").json()["tables"] == []
