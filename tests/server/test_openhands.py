"""Hands after a game: laid open when every person agrees, and never before the game is over."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack
from typing import Any

import pytest

from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, game_of, new_room, people, word_of
from tests.server.support import Player, Server, made, served
from tests.server.timed import Hand, read_back


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def test_hands_are_open_only_when_all_have_agreed_after_the_game(store):
    async def scene() -> None:
        room = new_room(store, "hands", people("lorcana"))
        ana, blas = await begun(room)
        watching = await Ear.at(room, -1)
        for ear in (game_of(room).deciding[0], 1 - game_of(room).deciding[0]):
            await (ana, blas)[ear].say("do leave")
        await ana.say("hands")
        assert room.news().opened == ()
        assert room.news().hands is None
        await ana.say("concede")
        assert room.news().hands is None
        await ana.say("hands")
        assert room.news().opened == (0,)
        assert room.news().hands is None
        refusal = await watching.say("hands")
        assert body_of(refusal[0])["code"] == "no_hands"
        assert room.news().hands is None
        assert not any('"held"' in line for ear in (ana, blas, watching) for line in [*ear.heard, *ear.hear()])
        await blas.say("hands")
        told = [body_of(line) for line in watching.hear() if word_of(line) == "room"]
        held = [[card.name for card in game_of(room).view(seat).players[seat].zones["hand"].cards] for seat in (0, 1)]
        assert told[-1]["hands"]["held"] == held
        assert all(len(hand) == 7 for hand in held)
        assert read_back(store, "hands", Hand()).news().hands == room.news().hands

    asyncio.run(scene())


def test_with_the_next_game_hands_are_closed_again(store):
    async def scene() -> None:
        room = new_room(store, "hands", people("lorcana", series="best-of-3"))
        ana, blas = await begun(room)
        await ana.say("concede")
        await ana.say("hands")
        await blas.say("hands")
        assert room.news().hands is not None
        await ana.say("next")
        assert room.news().hands is None
        assert room.news().opened == ()

    asyncio.run(scene())


def test_whoever_comes_to_watch_later_is_shown_what_was_agreed_and_nothing_before(store):
    async def scene() -> None:
        room = new_room(store, "hands", people("lorcana"))
        ana, blas = await begun(room)
        await ana.say("concede")
        await ana.say("hands")
        early = await Ear.at(room, -1)
        assert all('"held"' not in line for line in early.hear())
        await blas.say("hands")
        late = await Ear.at(room, -1, "es")
        told = [body_of(line) for line in late.hear() if word_of(line) == "room"]
        assert told[-1]["hands"] == [body_of(line) for line in early.hear() if word_of(line) == "room"][-1]["hands"]

    asyncio.run(scene())


def test_those_who_play_see_who_watches(store):
    async def scene() -> None:
        room = new_room(store, "watched", people("lorcana"))
        ana, _ = await begun(room)
        eva, nobody = await Ear.at(room, -1), await Ear.at(room, -1, "es")
        await eva.say("watch  Eva ")
        assert (room.news().watching, room.news().watchers) == (2, ("Eva",))
        await nobody.say("watch Ána")
        assert room.news().watchers == ("Eva", "Ána 3"), "nobody passes for a player"
        assert [body_of(line).get("watchers") for line in ana.hear() if word_of(line) == "room"][-1] == ["Eva", "Ána 3"]
        assert body_of((await eva.say("watch " + "x" * 40))[0])["code"] == "watch"
        await eva.leave()
        assert room.news().watchers == ("Ána 3",)

    asyncio.run(scene())


def looked_back(server: Server, table: dict[str, Any], who: str) -> list[int]:
    """The answers to whoever wants the replay and the story of a table."""
    token = {"stranger": "", "player": table["keys"][1]["token"]}[who]
    headers = {"authorization": f"Bearer {token}"} if token else {}
    return [
        server.get(f"/api/tables/{table['table']}/{what}", headers=headers).status_code for what in ("replay", "story")
    ]


def test_a_game_between_people_is_looked_back_at_by_those_who_played_until_all_agree(tmp_path):
    with served(tmp_path) as server, ExitStack() as stack:
        table = made(server, {"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})
        seats = [Player(stack.enter_context(server.connect()), table["table"], key["token"]) for key in table["keys"]]
        for seat in seats:
            seat.sit_down()
        seats[0].until("ask", "wait")
        seats[0].say("concede")
        for seat in seats:
            seat.until("over")
        assert (looked_back(server, table, "stranger"), looked_back(server, table, "player")) == ([403] * 2, [200] * 2)
        seats[0].say("hands")
        while not seats[1].room.get("opened"):
            seats[1].hear()
        assert looked_back(server, table, "stranger") == [403] * 2
        seats[1].say("hands")
        while not seats[0].room.get("hands"):
            seats[0].hear()
        assert looked_back(server, table, "stranger") == [200] * 2
