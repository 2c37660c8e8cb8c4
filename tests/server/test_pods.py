"""A pod on the server: the draft at its table, decks that are handed in, and a table for each match of a person."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import pytest

from mazo.server import absence
from tests.server.support import Player, Server, made, served

BOT = {"who": "bot", "bot": "greedy"}
ANA = {"who": "person", "name": "Ana"}
BEN = {"who": "person", "name": "Ben"}


def sealed(server: Server, *chairs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table that opens sealed packs: nothing is drafted, so that decks are built at once."""
    return made(server, *chairs, game="lorcana-draft", format="sealed", pace=0, **more)


def until_pod(player: Player, stage: str) -> dict[str, Any]:
    """Listen until the pod has come to a stage."""
    while True:
        pod = player.room.get("pod")
        if pod is not None and pod["stage"] == stage:
            return dict(pod)
        player.hear()


def test_a_person_builds_plays_and_the_pod_comes_to_a_champion(tmp_path):
    with served(tmp_path) as server:
        table = sealed(server, ANA, BOT, options={"set": 1})
        token = table["keys"][0]["token"]
        with server.connect() as socket:
            ana = Player(socket, table["table"], token)
            ana.sit_down()
            until_pod(ana, "building")
            ana.say("bench")
            bench = ana.until("bench")
            assert (len(bench["pool"]), len(bench["deck"])) == (72, 40)
            ana.say(f"build {'; '.join(bench['deck'][:39])}")
            assert "40" in ana.until("bench")["problems"][0]
            ana.say(f"build {'; '.join(bench['deck'])}")
            until_pod(ana, "rounds")
            while not ana.room["pod"]["rounds"][0][0].get("table"):
                ana.hear()
            match = ana.room["pod"]["rounds"][0][0]["table"]
            with server.connect() as other:
                at_match = Player(other, match, token)
                at_match.sit_down()
                at_match.until("ask", "wait")
                assert at_match.room["match_of"] == table["table"]
                assert at_match.room["format"] == "sealed"
                at_match.say("concede")
                at_match.until("over")
            pod = until_pod(ana, "over")
            assert pod["champion"] == 1
            assert [place["points"] for place in pod["standings"]] == [3, 0]
            assert ana.room["state"] == "over"


def test_a_format_of_the_game_opens_packs_where_nobody_brings_a_deck(tmp_path):
    with served(tmp_path) as server:
        table = made(server, ANA, BOT, game="lorcana", format="sealed")
        assert server.http.get(f"/api/tables/{table['table']}").json()["game"] == "lorcana-draft"
        brought = {"who": "person", "name": "Ana", "deck": "spark-dash"}
        table = made(server, brought, BOT, game="lorcana", format="sealed")
        assert server.http.get(f"/api/tables/{table['table']}").json()["game"] == "lorcana"


def test_a_bot_stands_in_for_whoever_is_away_until_they_come_back(tmp_path, monkeypatch):
    monkeypatch.setattr(absence, "AWAY", 0.0)
    with served(tmp_path) as server:
        table = made(server, ANA, BOT, game="lorcana-draft", pace=0, options={"set": 1})
        token = table["keys"][0]["token"]
        with server.connect() as socket:
            ana = Player(socket, table["table"], token)
            ana.sit_down()
            ana.until("ask")
        room = server.hall.rooms[table["table"]]
        with server.connect() as socket:
            watching = Player(socket, table["table"])
            watching.sit_down()
            while watching.room.get("pod", {}).get("stage") != "over":
                watching.hear()
        assert room.table.pod is not None
        assert len(room.table.pod.decks[0]) >= 35
        assert room.table.chairs[0].name == "Ana", "the seat stays hers"


def test_what_is_no_pod_is_refused(tmp_path):
    with served(tmp_path) as server:
        for more in ({"structure": "ladder"}, {"format": "poker"}, {"cube": "1 Nobody - Nowhere"}):
            chairs = [{"who": "person"}, BOT]
            answer = server.http.post("/api/tables", json={"game": "lorcana-draft", "chairs": chairs, **more})
            assert answer.status_code == 422, more


@pytest.mark.parametrize("word", ["bench", "build Stitch - New Dog"])
def test_at_another_table_there_is_no_deck_to_build(tmp_path, word):
    with served(tmp_path) as server:
        table = made(server, ANA, BOT)
        with server.connect() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            ana.until("ask", "wait")
            ana.say(word)
            assert ana.until("error")["code"] == "no_deck"


def test_the_cards_of_others_are_not_told(tmp_path):
    with served(tmp_path) as server:
        table = sealed(server, ANA, {"who": "person", "name": "Ben"}, options={"set": 1})
        tokens = [key["token"] for key in table["keys"]]
        with server.connect() as one, server.connect() as other:
            players = [Player(socket, table["table"], token) for socket, token in zip((one, other), tokens)]
            for player in players:
                player.sit_down()
            for player in players:
                until_pod(player, "building")
                player.say("bench")
            pools = [player.until("bench")["pool"] for player in players]
            room = server.hall.rooms[table["table"]]
            assert room.table.pod is not None
            assert pools == [room.table.pod.pool(seat) for seat in range(2)]
            secret = next(name for name in pools[1] if name not in pools[0])
            assert not any(secret in line for line in players[0].lines)


@contextmanager
def match_of_two(server: Server, **more: Any) -> Iterator[tuple[Player, Player, Player]]:
    """Two people who have handed in what was suggested, at the table of their match; and one of them at the pod's."""
    table = sealed(server, ANA, BEN, options={"set": 1}, **more)
    tokens = [key["token"] for key in table["keys"]]
    with ExitStack() as stack:
        pods = [Player(stack.enter_context(server.connect()), table["table"], token) for token in tokens]
        for player in pods:
            player.sit_down()
        for player in pods:
            until_pod(player, "building")
            player.say("bench")
            player.say(f"build {'; '.join(player.until('bench')['deck'])}")
        while not (until_pod(pods[0], "rounds")["rounds"][0][0].get("table")):
            pods[0].hear()
        match = pods[0].room["pod"]["rounds"][0][0]["table"]
        players = [Player(stack.enter_context(server.connect()), match, token) for token in tokens]
        for player in players:
            player.sit_down()
        for player in players:
            player.until("ask", "wait")
        yield pods[0], players[0], players[1]


def test_the_clock_of_a_pod_is_that_of_its_matches_and_not_of_its_draft(tmp_path):
    timing = {"kind": "game", "seconds": 600, "increment": 10}
    with served(tmp_path) as server, match_of_two(server, timing=timing) as (pod, ana, _):
        assert pod.room["timing"] == timing
        assert not pod.room.get("clocks")
        while not any(clock["runs"] for clock in ana.room.get("clocks", ())):
            ana.hear()
        assert ana.room["timing"] == timing
        assert [clock["left"] for clock in ana.room["clocks"]] == [pytest.approx(600, abs=30)] * 2
        assert sum(clock["runs"] for clock in ana.room["clocks"]) == 1


def test_a_match_that_was_led_and_is_drawn_by_agreement_is_a_draw_in_the_standings(tmp_path):
    with served(tmp_path) as server, match_of_two(server, series="best-of-3") as (pod, ana, ben):
        ben.say("concede")
        ana.until("over")
        ana.say("next")
        for player in (ana, ben):
            player.say(f"salt {'ab' * 16}")
        while ana.room.get("number") != 2 or ana.room["state"] != "playing":
            ana.hear()
        assert ana.room["wins"] == [1, 0]
        ana.say("draw offer")
        while not ben.room.get("offer"):
            ben.hear()
        ben.say("draw accept")
        over = until_pod(pod, "over")
        assert over["rounds"][0][0]["wins"] == [0, 0, 3]
        assert [(place["points"], place["drawn"]) for place in over["standings"]] == [(1, 1), (1, 1)]


def test_nobody_agrees_to_a_draw_where_one_has_to_go_on(tmp_path):
    with served(tmp_path) as server, match_of_two(server, structure="elimination") as (_, ana, _):
        assert not ana.room.get("drawn")
        ana.say("draw offer")
        assert ana.until("refused")["reason"] == "decisive"
