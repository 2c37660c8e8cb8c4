"""Rooms in which nobody is leave memory, tables whose time is over leave the disk, and nobody at a table notices."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.server.hosting import DAY, Hosting, Keeping
from mazo.server.operate import tidying as module
from tests.server.support import PATIENCE, Player, Server, made, served
from tests.server.test_lost_lines import wait_until


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


def done(server: Server, what: Callable[[], Coroutine[Any, Any, Any]]) -> Any:
    """Let something happen in the loop of the server; what came of it."""
    assert server.loop is not None
    return asyncio.run_coroutine_threadsafe(what(), server.loop).result(PATIENCE)


def finished(server: Server) -> dict[str, Any]:
    """A game that somebody has given up, and at which nobody is any longer."""
    table = made(server)
    with server.connect() as socket:
        player = Player(socket, table["table"], table["keys"][0]["token"])
        player.sit_down()
        player.turn()
        player.say("concede")
        player.until("over")
    room = server.hall.rooms[table["table"]]
    wait_until(lambda: room.at_rest)
    return table


def age(server: Server, table: str, days: float) -> None:
    """Let a table have been touched last so many days ago."""
    with server.hall.store.engine.begin() as database:
        database.exec_driver_sql(f"UPDATE tables SET touched = touched - {int(days * DAY)} WHERE id = '{table}'")


def test_a_finished_room_leaves_memory_when_nobody_is_there_and_comes_back_when_asked_for(server):
    table = finished(server)
    assert done(server, lambda: server.app.state.tidying.empty_rooms(0.0)) == 1
    assert table["table"] not in server.hall.rooms
    assert server.get(f"/api/tables/{table['table']}").json()["state"] == "over"
    assert server.get(f"/api/tables/{table['table']}/replay").status_code == 200


def test_it_does_so_by_itself(server, monkeypatch):
    table, tidying = finished(server), server.app.state.tidying
    monkeypatch.setattr(module, "LOOK", 0.05)
    done(server, tidying.stop)
    server.call(tidying.start)
    wait_until(lambda: table["table"] not in server.hall.rooms)


def test_a_room_in_which_somebody_is_stays(server):
    table = finished(server)
    with server.connect() as socket:
        Player(socket, table["table"]).until("over")
        assert done(server, lambda: server.app.state.tidying.empty_rooms(0.0, 0.0)) == 0
        assert table["table"] in server.hall.rooms


def test_a_live_game_leaves_memory_after_a_while_and_goes_on_where_it_was(server):
    table = made(server)
    with server.connect() as socket:
        player = Player(socket, table["table"], table["keys"][0]["token"])
        player.sit_down()
        player.play_on(6)
        if player.ask is None:
            player.turn()
        asked = player.ask
    room = server.hall.rooms[table["table"]]
    wait_until(lambda: room.at_rest)
    assert done(server, lambda: server.app.state.tidying.empty_rooms(0.0, 3600.0)) == 0
    assert done(server, lambda: server.app.state.tidying.empty_rooms(0.0, 0.0)) == 1
    with server.connect() as socket:
        player = Player(socket, table["table"], table["keys"][0]["token"])
        player.turn()
        assert asked is not None
        assert player.ask is not None
        assert player.ask["prompt"] == asked["prompt"]
        assert player.ask.get("options") == asked.get("options")
        player.play_on(3)


def test_what_is_over_expires_and_is_gone_for_whoever_asks(server):
    old, young = finished(server), finished(server)
    age(server, old["table"], 31)
    assert done(server, server.app.state.tidying.expire) == {"over": 1}
    assert server.get(f"/api/tables/{old['table']}").status_code == 404
    assert server.get(f"/api/tables/{young['table']}").status_code == 200
    assert 'mazo_tables_expired_total{state="over"} 1' in server.get("/metrics").text


def test_a_table_at_which_somebody_is_does_not_expire(server):
    table = finished(server)
    age(server, table["table"], 400)
    with server.connect() as socket:
        Player(socket, table["table"]).until("over")
        assert done(server, server.app.state.tidying.expire) == {}
    wait_until(lambda: not server.hall.rooms[table["table"]].followed)
    assert done(server, server.app.state.tidying.expire) == {"over": 1}


def test_a_host_says_how_long_tables_are_kept(tmp_path):
    with served(tmp_path, Hosting(keeping=Keeping(waiting=0, finished=0.5, live=0))) as server:
        table, live = finished(server), made(server)
        for one in (table, live):
            age(server, one["table"], 1)
        assert done(server, server.app.state.tidying.expire) == {"over": 1}
