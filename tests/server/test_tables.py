"""Tables over the network: made, joined, played, watched, left and taken up again."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from mazo.fairness import commitment
from mazo.record import replays
from tests.server.support import Player, Server, made, served

OPEN = ({"who": "person", "name": "Ana"}, {"who": "open"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def test_a_game_against_a_bot_is_played_to_its_end(server):
    table = made(server)
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ana.play_on()
        assert ana.over is not None
        assert ana.over["rule"]
        while ana.room["state"] != "over":
            ana.until("room")
        assert commitment(ana.room["seed"]) == ana.room["commit"] == table["commit"]
    replay = replays.loads(server.http.get(f"/api/tables/{table['table']}/replay").text)
    verdict = replays.verify(replay, seen=table["commit"])
    assert verdict.ok
    assert verdict.proof is not None
    assert verdict.proof.seen


def test_nobody_gets_a_replay_of_a_game_that_lives(server):
    table = made(server)
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ana.play_on(5)
        answer = server.http.get(f"/api/tables/{table['table']}/replay?lang=es")
    assert answer.status_code == 422
    assert "lo oculto" in answer.json()["text"]


def test_a_friend_joins_by_the_link_and_both_play(server):
    table = made(server, *OPEN)
    assert server.http.get(f"/api/tables/{table['table']}").json()["state"] == "waiting"
    key = server.http.post(f"/api/tables/{table['table']}/join", json={"name": "Blas", "deck": "iron-fists"}).json()
    assert key["seat"] == 1
    with server.connect() as one, server.connect() as other:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        blas = Player(other, table["table"], key["token"], lang="es")
        for player in (ana, blas):
            player.sit_down()
        with ThreadPoolExecutor(2) as people:
            list(people.map(Player.play_on, (ana, blas)))
    assert any("Turno 1" in line for line in blas.lines)
    assert any("Turn 1" in line for line in ana.lines)


def test_a_taken_seat_is_not_given_twice(server):
    table = made(server, *OPEN)
    assert server.http.post(f"/api/tables/{table['table']}/join", json={}).status_code == 201
    assert server.http.post(f"/api/tables/{table['table']}/join", json={}).status_code == 422


def test_a_lost_connection_is_taken_up_where_it_was(server):
    table = made(server)
    token = table["keys"][0]["token"]
    with server.connect() as socket:
        ana = Player(socket, table["table"], token)
        ana.sit_down()
        ana.play_on(6)
        ana.until("ask", "over")
        heard, mark = list(ana.lines), ana.mark
    with server.connect() as socket:
        again = Player(socket, table["table"], token, mark)
        again.epoch, again.last = ana.epoch, ana.last
        again.say("ask")
        again.until("ask")
        assert not any(line.startswith(("reset", "hello")) for line in again.lines)
        again.play_on(3)
    assert heard


def test_what_is_said_twice_happens_once(server):
    table = made(server)
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ask = ana.until("ask")
        for _ in range(2):
            ana.say(f"do @{ask['id']} cut 12")
        ana.until("error", "refused")
        assert sum('"kind":"cut"' in line and '"seat":0' in line for line in ana.lines) == 1


def test_a_spectator_sees_no_hand_and_decides_nothing(server):
    table = made(server)
    with server.connect() as one, server.connect() as other:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ana.play_on(6)
        guest = Player(other, table["table"])
        view = guest.until("view")
        assert all(not player["zones"]["hand"].get("cards") for player in view["players"] if "hand" in player["zones"])
        guest.until("wait", "ask", "over")
        guest.say("do end")
        assert guest.until("error")["code"] == "spectator"
        guest.say("say hello")
        assert guest.until("error")["code"] == "silent"


def test_words_reach_everybody(server):
    table = made(server, *OPEN)
    key = server.http.post(f"/api/tables/{table['table']}/join", json={"name": "Blas"}).json()
    with server.connect() as one, server.connect() as other:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        blas = Player(other, table["table"], key["token"])
        ana.until("room")
        blas.until("room")
        ana.say("say <b>good</b> luck\u2028")
        assert blas.until("said") == {"seat": 0, "name": "Ana", "text": "<b>good</b> luck"}


def test_taking_back_against_a_bot_is_free_and_between_people_by_consent(server):
    table = made(server, *OPEN)
    key = server.http.post(f"/api/tables/{table['table']}/join", json={"name": "Blas"}).json()
    with server.connect() as one, server.connect() as other:
        players = [Player(one, table["table"], table["keys"][0]["token"]), Player(other, table["table"], key["token"])]
        for player in players:
            player.sit_down()
        for player in players:
            player.until("ask", "wait")
        first = next(player for player in players if player.ask is not None)
        second = next(player for player in players if player is not first)
        first.say("do shuffle")
        second.until("ask")
        first.say("undo")
        assert first.until("refused")["reason"] in ("learned", "decided")
        first.say("takeback")
        second.until("room")
        while second.room.get("plea") is None:
            second.until("room")
        second.say("deny")
        assert first.until("refused")["reason"] == "denied"
        first.say("takeback")
        while second.room.get("plea") is not None:
            second.until("room")
        while second.room.get("plea") is None:
            second.until("room")
        second.say("allow")
        first.until("undone")
        assert first.until("ask")["salt"]
        for _ in range(2):
            first.say("takeback")
        assert first.until("refused")["reason"] in ("nothing", "often")


def test_a_best_of_three_goes_on_to_its_end(server):
    table = made(server, series="best-of-3")
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        for _ in range(2):
            ana.until("ask")
            ana.say("concede")
            ana.until("over")
            ana.say("next")
            ana.over = None
            while ana.room["state"] not in ("salting", "over"):
                ana.until("room")
            ana.say(f"salt {ana.luck.salt()}")
        while ana.room["state"] != "over":
            ana.until("room")
        assert ana.room["winner"] == 1
        assert ana.room["wins"] == [0, 2]


def test_a_replay_is_stepped_through_and_continued_as_a_new_game(server):
    table = made(server)
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ana.play_on()
    text = server.http.get(f"/api/tables/{table['table']}/replay").text
    step = server.http.post("/api/replay/step?at=12&lang=es", content=text).json()
    assert (step["at"], step["game"]) == (12, "lorcana")
    assert "compromiso" in step["verdict"]
    assert any(player["zones"]["hand"].get("cards") for player in step["view"]["players"])
    wish = {"at": 12, "chairs": [{"who": "person"}, {"who": "bot", "bot": "random"}], "pace": 0.0}
    made_again = server.http.post("/api/replay/continue", content=json.dumps({"replay": text, "wish": wish}))
    assert made_again.status_code == 201, made_again.text
    with server.connect() as socket:
        ana = Player(socket, made_again.json()["table"], made_again.json()["keys"][0]["token"])
        ana.until("room")
        ana.play_on()
        assert ana.over is not None


def test_a_report_holds_back_what_is_hidden_while_the_game_lives(server):
    table = made(server)
    token = table["keys"][0]["token"]
    with server.connect() as socket:
        ana = Player(socket, table["table"], token)
        ana.sit_down()
        ana.play_on(8)
        report = server.http.post(f"/api/tables/{table['table']}/report", json={"token": token}).json()
        assert report["redacted"]
        assert "replay" not in report
        assert report["lines"]
        ana.play_on()
        while ana.room["state"] != "over":
            ana.until("room")
    report = server.http.post(f"/api/tables/{table['table']}/report", json={"token": token}).json()
    assert not report["redacted"]
    assert replays.verify(replays.loads(report["replay"])).ok


def test_a_report_is_only_for_who_sits_there(server):
    table = made(server)
    assert server.http.post(f"/api/tables/{table['table']}/report", json={"token": "nobody"}).status_code == 404


def test_another_game_has_other_seats_and_a_draft_needs_no_decks(server):
    chairs = [{"who": "person", "name": "Ana"}, {"who": "bot"}, {"who": "bot", "bot": "random"}]
    table = made(server, *chairs, game="ortus-draft")
    with server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"], lang="es")
        ana.sit_down()
        ana.play_on()
        assert ana.over is not None


def test_salts_are_asked_of_every_person(server):
    table = made(server, *OPEN)
    key = server.http.post(f"/api/tables/{table['table']}/join", json={"name": "Blas"}).json()
    with server.connect() as one:
        ana = Player(one, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        ana.until("room")
        assert ana.room["state"] == "salting"
        ana.say("view")
        assert ana.until("error")["code"] == "not_begun"
        ana.say("salt nonsense")
        with server.connect() as other:
            blas = Player(other, table["table"], key["token"])
            blas.until("room")
            blas.say("salt nonsense")
            assert blas.until("error")["code"] == "salt"
            blas.say(f"salt {blas.luck.salt()}")
            blas.until("ask", "wait")
