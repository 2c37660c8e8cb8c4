"""Draws by agreement: offered, accepted, declined and withdrawn, where the game's rules have them."""

from __future__ import annotations

import asyncio

import pytest

from mazo.record import replays
from mazo.server.records import Chair, Wish
from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, game_of, new_room, people, winner_in, word_of
from tests.server.timed import Hand, read_back


@pytest.fixture
def store(tmp_path):
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


def refused(lines: list[str]) -> str:
    return next((body_of(line)["reason"] for line in lines if word_of(line) == "refused"), "")


@pytest.mark.parametrize("series", ["", "best-of-3"])
def test_an_accepted_offer_draws_game_and_match_and_the_replay_tells_it(store, series):
    async def scene() -> None:
        room = new_room(store, "drawn", people("lorcana", series=series))
        ana, blas = await begun(room)
        await ana.say("draw offer")
        offer = room.news().offer
        assert offer is not None
        assert offer.waiting == (1,)
        heard = await blas.say("draw accept")
        over = next(body_of(line) for line in heard if word_of(line) == "over")
        assert over["winner"] is None
        assert over["rule"] == "M55"
        assert room.table.state == "over"
        assert room.table.winner is None
        assert room.news().offer is None
        assert replays.verify(replays.loads(game_of(room).replay())).ok
        again = read_back(store, "drawn", Hand())
        assert again.table.state == "over"
        assert game_of(again).hash == game_of(room).hash

    asyncio.run(scene())


@pytest.mark.parametrize(("who", "word"), [(1, "decline"), (0, "withdraw")])
def test_an_offer_that_is_declined_or_withdrawn_is_gone_and_counts(store, who, word):
    async def scene() -> None:
        room = new_room(store, "played", people("lorcana"))
        ears = await begun(room)
        await ears[0].say("draw offer")
        await ears[who].say(f"draw {word}")
        assert room.news().offer is None
        assert game_of(room).outcome is None
        assert refused(await ears[1].say("draw accept")) == "no_offer"
        assert refused(await ears[0].say("draw offer")) == "often"
        again = read_back(store, "played", Hand())
        assert refused(await (await Ear.at(again, 0)).say("draw offer")) == "often"

    asyncio.run(scene())


def test_nobody_accepts_their_own_offer_and_a_spectator_accepts_none(store):
    async def scene() -> None:
        room = new_room(store, "played", people("lorcana"))
        ana, _ = await begun(room)
        watching = await Ear.at(room, -1)
        await ana.say("draw offer")
        assert refused(await ana.say("draw accept")) == "no_offer"
        assert refused(await watching.say("draw accept")) == "over"
        assert game_of(room).outcome is None

    asyncio.run(scene())


def test_all_of_a_larger_game_must_agree(store):
    async def scene() -> None:
        room = new_room(store, "three", people("lorcana", 3))
        ears = await begun(room)
        await ears[2].say("draw offer")
        await ears[0].say("draw accept")
        assert game_of(room).outcome is None
        offer = room.news().offer
        assert offer is not None
        assert offer.waiting == (1,)
        await ears[1].say("draw accept")
        assert game_of(room).outcome is not None
        assert winner_in(room) is None

    asyncio.run(scene())


@pytest.mark.parametrize("game", ["myl", "ortus"])
def test_a_game_without_the_rule_refuses_in_both_languages(store, game):
    async def scene() -> None:
        room = new_room(store, "other", people(game))
        ears = await begun(room)
        assert refused(await ears[0].say("draw offer")) == "no_rule"
        spanish = await Ear.at(room, 0, "es")
        told = next(body_of(line)["text"] for line in await spanish.say("draw offer") if word_of(line) == "refused")
        assert "mutuo acuerdo" in told
        assert not room.news().drawn

    asyncio.run(scene())


def test_a_bot_agrees_to_nothing(store):
    async def scene() -> None:
        wish = Wish("lorcana", (Chair("here", "Ana"), Chair("bot", bot="random")), pace=5.0)
        room = new_room(store, "bot", wish)
        ana = await Ear.at(room, 0)
        await ana.say("salt " + "ab" * 16)
        assert refused(await ana.say("draw offer")) == "bot"
        await room.close()

    asyncio.run(scene())
