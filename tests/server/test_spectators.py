"""Who watches does so by the consent of everybody who plays, and each of them may withdraw it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from mazo.server.store import Store
from tests.server.roomed import Ear, begun, body_of, new_room, people, word_of
from tests.server.support import Player, Server, made, served
from tests.server.timed import Hand, read_back

TWO = ({"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(f"sqlite:///{tmp_path / 'tables.db'}")
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with served(tmp_path_factory.mktemp("spectators")) as running:
        yield running


def test_one_player_who_does_not_want_it_is_enough_that_nobody_watches(store):
    async def scene() -> None:
        room = new_room(store, "table", people("lorcana"))
        ana, blas = await begun(room)
        watching = await Ear.at(room, -1)
        watching.hear()
        await blas.say("spectators no")
        told = watching.hear()
        assert body_of(told[-1])["code"] == "no_watching"
        assert watching.follower.lost
        seen = [body_of(line) for line in ana.hear() if word_of(line) == "room"]
        assert (seen[-1]["watch"], seen[-1]["unwatched"]) == (False, [1])
        assert not ana.follower.lost

    asyncio.run(scene())


def test_only_who_has_refused_can_let_others_watch_again(store):
    async def scene() -> None:
        room = new_room(store, "table", people("lorcana"))
        ana, blas = await begun(room)
        await blas.say("spectators no")
        await ana.say("spectators yes")
        assert not room.news().watch
        await blas.say("spectators yes")
        assert room.news().watch

    asyncio.run(scene())


def test_what_a_player_has_said_of_spectators_outlasts_the_server_and_goes_along_to_the_rematch(store):
    async def scene() -> None:
        room = new_room(store, "table", people("lorcana"))
        _, blas = await begun(room)
        await blas.say("spectators no")
        again = read_back(store, "table", Hand())
        assert again.news().unwatched == (1,)
        assert not again.table.once_more("another seed").watch

    asyncio.run(scene())


@pytest.mark.parametrize(("made_so", "line", "code"), [
    (True, "spectators perhaps", "no_spectators"), (False, "spectators yes", "no_watching"),
])  # fmt: skip
def test_nothing_else_can_be_said_of_spectators(store, made_so, line, code):
    async def scene() -> None:
        room = new_room(store, "table", people("lorcana", watch=made_so))
        ana, _ = await begun(room)
        assert body_of((await ana.say(line))[0])["code"] == code
        assert room.news().watch is made_so

    asyncio.run(scene())


def test_over_the_network_who_watches_is_hung_up_on_and_refused_until_all_agree_again(server):
    table = made(server, *TWO)
    name, keys = table["table"], [key["token"] for key in table["keys"]]
    with server.connect() as first, server.connect() as second, server.connect() as third:
        for socket, key in zip((first, second), keys, strict=True):
            Player(socket, name, key).sit_down()
        eva = Player(third, name)
        eva.until("room")
        second.send("spectators no")
        assert eva.until("error")["code"] == "no_watching"
        with pytest.raises(ConnectionClosed):
            eva.until("nothing more")
        with server.connect() as again:
            assert Player(again, name).until("error")["code"] == "no_watching"
        second.send("spectators yes")
        with server.connect() as again:
            Player(again, name).until("room")


def test_the_plain_page_asks_each_player_and_says_who_is_against_it(server):
    table = made(server, *TWO)
    name, keys = table["table"], [key["token"] for key in table["keys"]]
    for key in keys:  # the game begins when both have come
        server.get(f"/plain/{name}/{key}", follow_redirects=True)
    pages = [server.get(f"/plain/{name}/{key}?lang=es", follow_redirects=True) for key in keys]
    assert all("No dejar que mire nadie" in page.text for page in pages)
    answer = server.post(str(pages[1].url), data={"room": "spectators no"}, follow_redirects=True)
    assert "No se puede mirar, por deseo de Blas." in answer.text
    assert "Dejar que miren otros" in answer.text
    other = server.get(f"/plain/{name}/{keys[0]}?lang=es", follow_redirects=True)
    assert "No dejar que mire nadie" in other.text
