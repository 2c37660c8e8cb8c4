"""Whose seat is whose: whoever makes a table has the own seat only, and the link gives each of the others once."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from mazo.server.records import PERSON
from tests.server.support import Player, Server, joined, made, served, wish

KNOWN_WORDS = [("en", "knows the order of the cards"), ("es", "conoce el orden de las cartas")]
ANA, BLAS = {"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas", "deck": "iron-fists"}


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def asked_for(server: Server, *chairs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table as whoever makes it gets it, before anybody else has come."""
    answer = server.post("/api/tables", json=wish(*chairs, **more))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


@pytest.mark.parametrize("other", [BLAS, {"who": "open"}])
def test_whoever_makes_a_table_gets_only_the_own_token(server, other):
    table = asked_for(server, ANA, other)
    assert [key["seat"] for key in table["keys"]] == [0]
    assert server.get(f"/api/tables/{table['table']}").json()["state"] == "waiting"


def test_the_other_seat_is_theirs_who_takes_it_first_with_the_name_and_deck_kept_for_it(server):
    table = asked_for(server, ANA, BLAS)
    key = joined(server, table["table"])
    assert key["seat"] == 1
    assert key["token"] != table["keys"][0]["token"]
    assert server.post(f"/api/tables/{table['table']}/join", json={}).status_code == 422
    chair = server.hall.rooms[table["table"]].table.chairs[1]
    assert (chair.who, chair.name, chair.deck) == (PERSON, "Blas", "iron-fists")


def test_whoever_comes_may_bring_another_name_and_deck(server):
    table = asked_for(server, ANA, BLAS)
    joined(server, table["table"], name="Cleo", deck="spark-dash")
    chair = server.hall.rooms[table["table"]].table.chairs[1]
    assert (chair.name, chair.deck) == ("Cleo", "spark-dash")


def test_of_many_who_open_the_link_at_once_one_gets_the_seat(server):
    table = asked_for(server, ANA, BLAS)
    with ThreadPoolExecutor(8) as pool:
        answers = list(pool.map(lambda _: server.post(f"/api/tables/{table['table']}/join", json={}), range(8)))
    assert sorted(answer.status_code for answer in answers) == [201] + [422] * 7


def test_the_maker_follows_no_seat_but_the_own_one(server):
    table = asked_for(server, ANA, BLAS)
    key = joined(server, table["table"])
    with server.connect() as one, server.connect() as other, server.connect() as third:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        blas = Player(other, table["table"], key["token"])
        watching = Player(third, table["table"])
        for player in (ana, blas):
            player.sit_down()
        seats = [player.until("you")["seat"] for player in (ana, blas, watching)]
        assert seats == [0, 1, -1]
        view = watching.until("view")
        assert all(not player["zones"]["hand"].get("cards") for player in view["players"])
    report = server.post(f"/api/tables/{table['table']}/report", json={"token": table["keys"][0]["token"]}).json()
    assert report["seat"] == 0


def test_two_at_one_screen_are_an_explicit_choice_that_everybody_is_told(server):
    table = asked_for(server, ANA, BLAS | {"who": "here"}, {"who": "open"})
    assert [key["seat"] for key in table["keys"]] == [0, 1]
    third = joined(server, table["table"], name="Cleo")
    seats = server.get(f"/api/tables/{table['table']}").json()["seats"]
    assert [(seat["who"], seat.get("shared", False)) for seat in seats] == [
        ("person", False),
        ("person", True),
        ("person", False),
    ]
    with server.connect() as one, server.connect() as other, server.connect() as another:
        tokens = [key["token"] for key in (*table["keys"], third)]
        players = [Player(socket, table["table"], token) for socket, token in zip((one, other, another), tokens)]
        for player in players:
            player.sit_down()
        assert [player.until("you")["seat"] for player in players] == [0, 1, 2]


# --- a game that goes on from a file --------------------------------------------------------------------------------


def replay_of(server: Server, table: str, token: str) -> str:
    """What one of those who played may look back at."""
    return server.get(f"/api/tables/{table}/replay", headers={"authorization": f"Bearer {token}"}).text


def continued(server: Server, *chairs: dict[str, Any]) -> dict[str, Any]:
    """A table that goes on from the replay of a finished game."""
    table = made(server, ANA, BLAS)
    with server.connect() as one, server.connect() as other:
        players = [
            Player(socket, table["table"], key["token"])
            for socket, key in zip((one, other), table["keys"], strict=True)
        ]
        for player in players:
            player.sit_down()
        players[0].until("ask", "wait")
        players[0].say("concede")
        players[0].until("over")
    text = replay_of(server, table["table"], table["keys"][0]["token"])
    body = {"replay": text, "wish": {"at": 0, "chairs": list(chairs), "pace": 0.0}}
    answer = server.post("/api/replay/continue", content=json.dumps(body))
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    return found


def test_who_continues_a_replay_with_somebody_gets_one_token_and_the_other_is_told_that_the_seed_is_known(server):
    table = continued(server, ANA, {"who": "open"})
    assert [key["seat"] for key in table["keys"]] == [0]
    assert table["commit"] == ""
    assert server.get(f"/api/tables/{table['table']}").json()["known"]
    key = joined(server, table["table"])
    with server.connect() as socket:
        blas = Player(socket, table["table"], key["token"])
        blas.until("room")
        assert blas.room["known"]
        assert blas.room["state"] == "playing"
        assert blas.room["seats"][1]["name"] == "Blas"
        you = blas.until("you")
        assert you["known"]
        assert "commit" not in you


def test_a_table_with_a_seed_of_its_own_has_no_such_mark(server):
    table = made(server, ANA, BLAS)
    assert "known" not in server.get(f"/api/tables/{table['table']}").json()


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "knows the order of the cards"), ("es", "conoce el orden de las cartas")]
)
def test_the_plain_page_says_that_the_seed_is_known(server, lang, words):
    table = continued(server, ANA, {"who": "open"})
    key = joined(server, table["table"])
    assert words in server.get(f"/plain/{table['table']}/{key['token']}?lang={lang}", follow_redirects=True).text
    other = made(server, ANA, BLAS)
    fair = server.get(f"/plain/{other['table']}/{other['keys'][1]['token']}?lang={lang}", follow_redirects=True)
    assert words not in fair.text


def test_the_replay_of_a_continued_game_proves_nothing_of_its_chance(server):
    table = continued(server, ANA, {"who": "open"})
    key = joined(server, table["table"])
    with server.connect() as socket:
        blas = Player(socket, table["table"], key["token"])
        blas.until("ask", "wait")
        blas.say("concede")
        blas.until("over")
    text = replay_of(server, table["table"], key["token"])
    step = server.post("/api/replay/step?at=0&lang=es", content=text).json()
    assert "No probado" in step["verdict"]
    assert "compromiso" not in step["verdict"]
    assert not step.get("wrong", False)
