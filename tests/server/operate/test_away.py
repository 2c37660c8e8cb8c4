"""While the database is away everybody is told so in words, and afterwards every game goes on."""

from __future__ import annotations

import os
import socket as sockets
import sqlite3
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path

import pytest
from sqlalchemy import make_url

from mazo.server.store import database
from tests.server.support import PATIENCE, Player, Server, made, served, wish
from tests.server.test_lost_lines import wait_until


def test_a_file_that_somebody_else_holds_is_away(tmp_path: Path, monkeypatch):
    monkeypatch.setattr(database, "BUSY", 100)
    with served(tmp_path) as server:
        table = made(server)
        with closing(sqlite3.connect(tmp_path / "tables.db", isolation_level=None)) as holding:
            holding.execute("BEGIN IMMEDIATE")
            answer = server.post("/api/tables?lang=es", json=wish())
            assert answer.status_code == 503
            assert "no llega ahora a su base de datos" in answer.json()["text"]
            assert answer.json()["code"] == "database"
            page = server.post("/plain", data={"game": "lorcana"})
            assert page.status_code == 503
            assert server.get("/health").status_code == 200
            holding.execute("ROLLBACK")
        assert server.post("/api/tables", json=wish()).status_code == 201
        with server.connect() as socket:
            player = Player(socket, table["table"], table["keys"][0]["token"])
            player.sit_down()
            player.play_on(5)


class Relay:
    """A way to a PostgreSQL that can be closed and opened again."""

    def __init__(self, to: str, folder: Path) -> None:
        self._to = to
        self._at = folder / Path(to).name
        self._open: list[sockets.socket] = []
        self._listening: sockets.socket | None = None

    def open(self) -> None:
        """Let connections through."""
        self._listening = sockets.socket(sockets.AF_UNIX)
        self._listening.bind(str(self._at))
        self._listening.listen(50)
        threading.Thread(target=self._accept, args=(self._listening,), daemon=True).start()

    def close(self) -> None:
        """Cut all of them, and let nobody through."""
        self._at.unlink(missing_ok=True)
        for one in [*self._open, *([self._listening] if self._listening is not None else [])]:
            with suppress(OSError):
                one.shutdown(sockets.SHUT_RDWR)
            one.close()
        self._open = []

    def _accept(self, listening: sockets.socket) -> None:
        with suppress(OSError):
            while True:
                near, _ = listening.accept()
                far = sockets.socket(sockets.AF_UNIX)
                far.connect(self._to)
                self._open += [near, far]
                for one, other in ((near, far), (far, near)):
                    threading.Thread(target=_carry, args=(one, other), daemon=True).start()


def _carry(one: sockets.socket, other: sockets.socket) -> None:
    with suppress(OSError):
        while more := one.recv(65536):
            other.sendall(more)
        other.shutdown(sockets.SHUT_RDWR)


@contextmanager
def relayed(url: str, folder: Path) -> Iterator[tuple[str, Relay]]:
    """The same database by a way that a test can close."""
    where = make_url(url)
    host = str(where.query["host"])
    relay = Relay(os.path.join(host, ".s.PGSQL.5432"), folder)
    relay.open()
    try:
        yield where.update_query_dict({"host": str(folder)}).render_as_string(hide_password=False), relay
    finally:
        relay.close()


@pytest.mark.postgres
def test_a_postgresql_that_is_away_and_comes_back(postgres: str, tmp_path: Path):
    with relayed(postgres, tmp_path) as (url, relay):
        server = Server(url)
        try:
            table = made(server)
            token = table["keys"][0]["token"]
            with server.connect() as socket:
                player = Player(socket, table["table"], token)
                player.sit_down()
                player.play_on(5)
                if player.ask is None:
                    player.turn()
                relay.close()
                assert server.get("/ready").status_code == 503
                answer = server.post("/api/tables", json=wish())
                assert answer.status_code == 503
                assert "can't reach its database" in answer.json()["text"]
            server.hall.rooms.clear()
            assert server.get(f"/api/tables/{table['table']}").status_code == 503
            with server.connect() as socket:
                socket.send(f"sit {table['table']} {token} - es")
                assert "No se pierde nada" in str(socket.recv(PATIENCE))
            relay.open()
            wait_until(lambda: server.get("/ready").status_code == 200)
            with server.connect() as socket:
                player = Player(socket, table["table"], token)
                player.turn()
                player.play_on(5)
        finally:
            server.stop()
