"""A draft against the clock: who thinks too long is answered for, and everybody is told."""

from __future__ import annotations

import time
from typing import Any

import pytest

from mazo.server import pickclock
from tests.server.support import Player, Server, made, served

BOT = {"who": "bot", "bot": "greedy"}
ANA = {"who": "person", "name": "Ana"}
LONG = 3_600.0


def drafting(server: Server, **more: Any) -> dict[str, Any]:
    """A booster draft of a person against a bot."""
    return made(server, ANA, BOT, game="lorcana-draft", pace=0, **more)


class Clock:
    """Time that passes when a test says so."""

    def __init__(self) -> None:
        self.ahead = 0.0

    def __call__(self) -> float:
        return time.monotonic() + self.ahead


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    made_up = Clock()
    monkeypatch.setattr(pickclock, "monotonic", made_up)
    return made_up


def until_pick(player: Player, pick: int) -> None:
    """Listen until one is asked for that pick."""
    while player.ask is None or player.view.get("draft", {}).get("pick") != pick:
        player.hear()


def test_a_pick_that_is_not_made_in_time_is_made_by_a_bot_and_everybody_is_told(tmp_path, clock):
    with served(tmp_path) as server:
        table = drafting(server, clock=True)
        with server.connect() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            until_pick(ana, 1)
            while not ana.room.get("thinking"):
                ana.hear()
            assert 0 < ana.room["thinking"][0]["left"] <= 30
            clock.ahead = LONG
            server.call(server.hall.rooms[table["table"]].wake)
            until_pick(ana, 2)
            while not ana.room.get("late"):
                ana.hear()
            assert ana.room["late"] == [{"seat": 0, "round": 1, "pick": 1}]
            ana.say("seen")
            assert len(ana.until("seen")["picks"]) == 1


def test_what_was_late_is_known_after_a_restart(tmp_path, clock):
    with served(tmp_path) as server:
        table = drafting(server, clock=True)
        with server.connect() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            until_pick(ana, 1)
            clock.ahead = LONG
            server.call(server.hall.rooms[table["table"]].wake)
            until_pick(ana, 2)
    with served(tmp_path) as server, server.connect() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        until_pick(ana, 2)
        assert ana.room["late"] == [{"seat": 0, "round": 1, "pick": 1}]


def test_without_a_clock_one_may_think_as_long_as_one_likes(tmp_path, clock):
    with served(tmp_path) as server:
        table = drafting(server)
        with server.connect() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            until_pick(ana, 1)
            clock.ahead = LONG
            server.call(server.hall.rooms[table["table"]].wake)
            ana.say("room")
            room = ana.until("room")
            assert not room.get("thinking")
            assert ana.view["draft"]["pick"] == 1


def test_a_seat_remembers_only_its_own_packs(tmp_path):
    with served(tmp_path) as server:
        table = drafting(server, options={"packs": 1})
        with server.connect() as socket, server.connect() as other:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            until_pick(ana, 1)
            watcher = Player(other, table["table"])
            watcher.say("seen")
            assert watcher.until("seen") == {"picks": [], "flows": [], "gone": [], "again": False}
