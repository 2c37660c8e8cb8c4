"""Connections that break: the same question comes again, nothing happens twice, and dead peers are noticed."""

from __future__ import annotations

import base64
import os
import random
import socket as sockets
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from mazo.server.livetable import LiveTable
from mazo.server.rooms import Room
from mazo.server.streams import Follower, Stream
from tests.server.support import PATIENCE, Player, Server, any_answer, made, served

SEATS = ({"who": "person", "name": "Ana"}, {"who": "person", "name": "Blas"})


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    with served(tmp_path) as running:
        yield running


class Restless:
    """A player whose connection breaks again and again, and who sends everything twice."""

    def __init__(self, server: Server, table: str, token: str, dice: random.Random) -> None:
        self.server, self.table, self.token, self.dice = server, table, token, dice
        self.breaks = self.acted = 0
        self.player = self.connected("-")

    def connected(self, mark: str) -> Player:
        """A new connection, from a mark on or from the beginning."""
        socket = self.server.connect(max_queue=None).__enter__()
        return Player(socket, self.table, self.token, mark, "en")

    def come_back(self) -> None:
        """Lose the connection, and sit down again: with the mark, or with nothing."""
        old = self.player
        self.breaks += 1
        old.socket.socket.close() if self.dice.random() < 0.5 else old.socket.close()
        mark = old.mark if self.dice.random() < 0.7 else "-"
        self.player = self.connected(mark)
        self.player.last = old.last if mark != "-" else 0
        self.player.epoch, self.player.ask, self.player.over = old.epoch, old.ask, old.over
        if mark == "-":
            self.player.ask = None

    def question(self) -> dict[str, Any] | None:
        """The question as the table repeats it, if this seat is asked one."""
        self.player.say("ask")
        while True:
            word, body = self.player.hear()
            if word in ("ask", "wait", "over") and self.player.private:
                return dict(body) if word == "ask" else None


def play_restless(server: Server, breaks: int, seed: int) -> tuple[int, int]:
    """Two players whose connections break all the time; how many actions there were, and how often one broke."""
    dice = random.Random(seed)
    table = made(server, *SEATS)
    for key in table["keys"]:
        with server.connect(max_queue=None) as socket:
            player = Player(socket, table["table"], key["token"])
            player.sit_down()
            player.until("room")
    players = [Restless(server, table["table"], key["token"], dice) for key in table["keys"]]
    room = server.hall.rooms[table["table"]]
    acted = 0
    while sum(player.breaks for player in players) < breaks:
        game = room.table.game
        assert game is not None
        if game.outcome is not None:
            break
        restless = players[game.deciding[0]]
        first = restless.question()
        if first is None:
            continue  # the table had not gone on yet
        restless.come_back()
        again = restless.question()
        assert again is not None
        assert {**again, "id": 0} == {**first, "id": 0}, "another question after the break"
        before = len(game.past)
        line = f"do @{again['id']} {any_answer(again, dice)}"
        for _ in range(dice.randint(1, 3)):
            restless.player.say(line)
        if dice.random() < 0.5:
            restless.come_back()
        else:
            restless.player.until("view")
        end = time.monotonic() + PATIENCE
        while len(game.past) == before and time.monotonic() < end:
            time.sleep(0.002)
        restless.question()
        assert len(game.past) == before + 1, "said twice, done twice, or lost"
        acted += 1
        time.sleep(0.02)
    check_journal(server, table["table"])
    for restless in players:
        restless.player.socket.close()
    return acted, sum(player.breaks for player in players)


def check_journal(server: Server, name: str) -> None:
    """The journal is what happened."""
    room = server.hall.rooms[name]
    entries = server.hall.store.entries(name)
    assert room.entries == len(entries)
    again = LiveTable(room.table.setup)
    for entry in entries:
        again.apply(entry)
    assert again.game is not None
    assert room.table.game is not None
    assert again.game.hash == room.table.game.hash


def test_a_question_comes_again_and_an_answer_counts_once(server):
    acted, breaks = play_restless(server, 40, 1)
    assert acted >= 15
    assert breaks >= 40


@pytest.mark.soak
def test_a_thousand_broken_connections(server, figure):
    acted = breaks = seed = 0
    while breaks < 1_000:
        seed += 1
        more = play_restless(server, 1_000 - breaks, seed)
        acted, breaks = acted + more[0], breaks + more[1]
    figure("lines.broken", breaks, f"connections broken among {acted} actions: each question again, nothing twice")


# --- dead peers ------------------------------------------------------------------------------------------------------


def mute(server: Server, first: str, buffer: int = 0) -> sockets.socket:
    """A connection that has said its first line and then neither reads nor answers."""
    raw = sockets.socket()
    if buffer:
        raw.setsockopt(sockets.SOL_SOCKET, sockets.SO_RCVBUF, buffer)
    raw.connect(("127.0.0.1", server.port))
    key = base64.b64encode(os.urandom(16)).decode()
    raw.sendall(
        f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
    )
    answer = b""
    while b"\r\n\r\n" not in answer:
        answer += raw.recv(1)
    raw.sendall(frame(first))
    return raw


def frame(text: str) -> bytes:
    """A text as a client's frame, masked with zeros."""
    data = text.encode()
    size = bytes((0x80 | len(data),)) if len(data) < 126 else bytes((0x80 | 126,)) + len(data).to_bytes(2, "big")
    return b"\x81" + size + bytes(4) + data


@pytest.mark.parametrize("busy", [False, True])
def test_a_dead_peer_is_noticed(tmp_path: Path, monkeypatch, busy):
    """Also one to which much is still to be sent: its connection is cut, not closed politely for ever."""
    came: list[int] = []

    async def attach(room: Room, seat: int, *more: Any) -> tuple[Stream, Follower]:
        found = await sit_down(room, seat, *more)
        came.append(seat)
        return found

    sit_down = Room.attach
    monkeypatch.setattr(Room, "attach", attach)
    with served(tmp_path, ws_ping_interval=0.3, ws_ping_timeout=0.3) as server:
        table = made(server, *SEATS)
        room_of = server.hall.rooms[table["table"]]
        dead = mute(server, f"sit {table['table']} {table['keys'][0]['token']} - en", 4096)
        wait_until(lambda: came == [0])
        if busy:
            stream = room_of._streams[0, "en"]
            for _ in range(60):
                server.call(lambda: stream.tell(["x" * 60_000]))
        wait_until(lambda: not room_of.news().seats[0].here)
        dead.close()


def wait_until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not come to that"
        time.sleep(0.02)
