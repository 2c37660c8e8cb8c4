"""A server in this process, and clients that sit at its tables."""

from __future__ import annotations

import asyncio
import json
import random
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import uvicorn
from websockets.sync.client import ClientConnection, connect

from mazo.fairness import Luck
from mazo.server import backroom, wire
from mazo.server.app import application
from mazo.server.hall import Hall
from mazo.server.hosting import AT_HOME, Hosting
from mazo.server.operate import tidying
from mazo.server.serve import SETTINGS, listen
from mazo.server.store import Store

PATIENCE = 60
"""Seconds after which a silent server has failed a test: it may have other work than ours to wait for."""
BREATH = 0.2
"""Seconds for which whoever was too fast waits."""


class Server:
    """A real server on a port of its own, in a thread of this process."""

    def __init__(self, database: str, hosting: Hosting = AT_HOME, **settings: Any) -> None:
        self.loop: asyncio.AbstractEventLoop | None = None
        app = application(Store(database), self._begun, hosting)
        self.app = app
        self.hall: Hall = app.state.hall
        self.let_luck_begin("a server")
        config = uvicorn.Config(app, **(SETTINGS | settings))
        self._server = uvicorn.Server(config)
        self._listening = listen("127.0.0.1", 0)
        self.port = self._listening.getsockname()[1]
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)
        self._thread = threading.Thread(target=self._server.run, args=([self._listening],), daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.01)

    def let_luck_begin(self, beginning: str) -> None:
        """From now on the tables have a luck that comes again in every run."""
        self.hall.luck = Luck(beginning)

    async def _begun(self, _: Hall) -> None:
        self.loop = asyncio.get_running_loop()

    def get(self, path: str, **options: Any) -> httpx.Response:
        """Ask for an address."""
        return self.http.get(path, **options)

    def post(self, path: str, **options: Any) -> httpx.Response:
        """Send something to an address."""
        return self.http.post(path, **options)

    def connect(self, **options: Any) -> ClientConnection:
        """A socket to the server."""
        opened: ClientConnection = connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, **options)
        return opened

    def call(self, what: Callable[[], None]) -> None:
        """Let something happen inside the server."""
        assert self.loop is not None
        self.loop.call_soon_threadsafe(what)

    @property
    def connections(self) -> set[Any]:
        """The connections that are open, as the server has them."""
        return self._server.server_state.connections

    def stop(self) -> None:
        """Shut the server down."""
        self.http.close()
        self._server.should_exit = True
        self._thread.join(10)
        self._listening.close()


@contextmanager
def served(folder: Path, hosting: Hosting = AT_HOME, **settings: Any) -> Iterator[Server]:
    """A running server whose database is in a folder; some settings may be others.

    It minds neither how fast a test is nor how slow the machine: whoever tests a limit sets it.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(wire, "PER_SECOND", 1e9)
        patch.setattr(wire, "FIRST_WORD_WITHIN", PATIENCE)
        patch.setattr(backroom, "WITHIN", PATIENCE)
        patch.setattr(backroom, "PLAYED_WITHIN", 2 * PATIENCE)
        patch.setattr(tidying, "LOOK", PATIENCE * 60)
        server = Server(f"sqlite:///{folder / 'tables.db'}", hosting, **settings)
        try:
            yield server
        finally:
            server.stop()


def wish(*chairs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A table to ask for: one person against a bot, unless it says otherwise."""
    seated = chairs or ({"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"})
    return {"game": "lorcana", "chairs": list(seated), "pace": 0.0} | more


def made(server: Server, *chairs: dict[str, Any], **more: Any) -> dict[str, Any]:
    """A new table at which all people sit: the first has made it, the others have taken their seats by its link."""
    wanted = wish(*chairs, **more)
    answer = server.http.post("/api/tables", json=wanted)
    assert answer.status_code == 201, answer.text
    found: dict[str, Any] = answer.json()
    people = [seat for seat, chair in enumerate(wanted["chairs"]) if chair.get("who", "person") == "person"]
    for seat in people[1:]:
        found["keys"].append(joined(server, found["table"], seat=seat))
    return found


def joined(server: Server, table: str, **wanted: Any) -> dict[str, Any]:
    """Somebody takes an open seat by the table's link; its key."""
    answer = server.http.post(f"/api/tables/{table}/join", json=wanted)
    assert answer.status_code == 201, answer.text
    key: dict[str, Any] = answer.json()
    return key


class Player:
    """Somebody at a table: reads numbered lines and keeps what they say."""

    def __init__(
        self, socket: ClientConnection, table: str, token: str = "-", mark: str = "-", lang: str = "en"
    ) -> None:
        self.socket = socket
        self.lines: list[str] = []
        self.last = 0
        self.epoch = ""
        self.room: dict[str, Any] = {}
        self.ask: dict[str, Any] | None = None
        self.over: dict[str, Any] | None = None
        self.view: dict[str, Any] = {}
        self.dice = random.Random(7)
        self.luck = Luck("a player's")
        self.private = False
        """Whether the last line was an answer to this connection alone."""
        socket.send(f"sit {table} {token} {mark} {lang}")

    @property
    def mark(self) -> str:
        """Where the stream has come to."""
        return f"{self.epoch}.{self.last}"

    def hear(self) -> tuple[str, Any]:
        """The next message: its word and what it says."""
        line = str(self.socket.recv(PATIENCE))
        number, _, rest = line.partition(" ")
        word, _, text = rest.partition(" ")
        self.private = number == "0"
        if word == "mark":
            self.epoch = text
            return word, text
        if int(number):
            assert int(number) == self.last + 1 or not self.last, "a line was lost"
            self.last = int(number)
        self.lines.append(rest)
        body = json.loads(text if word != "hello" else text.partition(" ")[2])
        if word == "room":
            self.room = body
        elif word == "view":
            self.view = body
        elif word in ("ask", "wait", "over"):
            self.ask = body if word == "ask" else None
            self.over = body if word == "over" else None
        return word, body

    def turn(self) -> None:
        """Listen until the question is known, or that somebody else is asked, or the end."""
        while True:
            word, body = self.hear()
            if word in ("ask", "wait", "over"):
                return
            if word == "error" and body["code"] == "flood":  # a program is faster than a person may be
                time.sleep(BREATH)
                self.say("ask")

    def until(self, *words: str) -> Any:
        """Listen until one of these messages comes; what it says."""
        while True:
            word, body = self.hear()
            if word in words:
                return body

    def say(self, line: str) -> None:
        """Send a line."""
        self.socket.send(line)

    def sit_down(self) -> None:
        """Listen until the room is known, and add a salt if it is asked for."""
        self.until("room")
        if self.room["state"] == "salting":
            self.say(f"salt {self.luck.salt()}")

    def decide(self) -> None:
        """Answer the open question at random."""
        assert self.ask is not None
        self.say(f"do @{self.ask['id']} {any_answer(self.ask, self.dice)}")

    def play_on(self, decisions: int = 100_000) -> None:
        """Play at random until the game is over, or so many questions are answered."""
        while self.over is None and decisions:
            if self.ask is None:
                self.turn()
            else:
                decisions -= 1
                self.decide()
                self.ask = None


def any_answer(ask: dict[str, Any], dice: random.Random) -> str:
    """One of the answers to a question."""
    selection = ask.get("selection")
    if selection is None:
        option = dice.choice(ask["options"])
        return str(option["do"]).replace("{n}", str(option.get("low", 0)))
    handles = [f"#{candidate['handle']}" for candidate in selection["candidates"]]
    if selection["mode"] == "order":
        return f"{selection['lead']} {'; '.join(handles)}"
    if selection["mode"] == "divide":
        return f"{selection['lead']} {selection['high']} {handles[0]}"
    if selection.get("none"):
        return str(selection["none"])
    return f"{selection['lead']} {'; '.join(handles[: selection['low']])}"
