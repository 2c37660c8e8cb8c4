"""Hands after a game: laid open when every person agrees, and never before the game is over."""

from __future__ import annotations

import asyncio

import pytest

from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, game_of, new_room, people, word_of
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
