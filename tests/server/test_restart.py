"""A server that is killed in the middle of everything: no answered action is lost, and all games go on."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from mazo.notation import replays
from mazo.server.livetable import LiveTable
from mazo.server.store import Store
from tests.server.support import Player, any_answer, wish

GAMES = 12
MANY = 50


class Process:
    """A server in a process of its own, which can be killed."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "mazo", "serve", "--port", "0", "--db", database, "--lang", "en"]
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=dict(os.environ))
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        self.base = line.split()[-1]

    def kill(self) -> None:
        """Without a word, as a power cut would."""
        self._process.send_signal(signal.SIGKILL)
        self._process.wait(10)

    def socket(self) -> Any:
        """A connection."""
        return connect(self.base.replace("http", "ws") + "/ws", max_size=None)


@pytest.fixture
def start(tmp_path: Path) -> Any:
    running: list[Process] = []
    database = f"sqlite:///{tmp_path / 'tables.db'}"

    def begin() -> Process:
        running.append(Process(database))
        return running[-1]

    begin.database = database  # type: ignore[attr-defined]
    yield begin
    for process in running:
        process.kill()


def play_a_while(server: Process, table: dict[str, Any], seconds: float) -> list[str]:
    """Play one seat at random until the time is up or the server is gone; every action that was answered."""
    answered: list[str] = []
    end = time.monotonic() + seconds
    dice = random.Random(len(table["table"]))
    try:
        with server.socket() as socket:
            ana = Player(socket, table["table"], table["keys"][0]["token"])
            ana.sit_down()
            while time.monotonic() < end and ana.over is None:
                if ana.ask is None:
                    ana.until("ask", "over")
                    continue
                action = any_answer(ana.ask, dice)
                ana.say(f"do @{ana.ask['id']} {action}")
                ana.ask = None
                ana.until("ask", "wait", "over")
                answered.append(action)
    except (ConnectionClosed, TimeoutError):
        pass
    return answered


def journal(database: str, table: str) -> list[str]:
    """The actions of seat 0 as they are on disk."""
    store = Store(database)
    found = [entry.text for entry in store.entries(table) if entry.kind == "do" and entry.seat == 0]
    store.close()
    return found


def test_an_answered_action_survives_a_kill_and_the_game_goes_on(start: Callable[[], Process]):
    server = start()
    table = httpx.post(server.base + "/api/tables", json=wish(), timeout=20).json()
    answered = play_a_while(server, table, 2.0)
    server.kill()
    assert answered
    kept = journal(start.database, table["table"])  # type: ignore[attr-defined]
    assert len(kept) >= len(answered)
    again = start()
    with again.socket() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.until("ask", "over", "wait")
        ana.play_on()
        assert ana.over is not None
    replay = replays.loads(httpx.get(again.base + f"/api/tables/{table['table']}/replay", timeout=20).text)
    assert replays.verify(replay).ok


def killed_and_started(start: Any, games: int, seconds: float, pace: float) -> None:
    """Bots play many games; the server is killed in the middle, and all of them come to their end after it."""
    server = start()
    chairs = ({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
    tables = [
        httpx.post(server.base + "/api/tables", json=wish(*chairs, pace=pace), timeout=20).json()["table"]
        for _ in range(games)
    ]
    time.sleep(seconds)
    states = [httpx.get(f"{server.base}/api/tables/{table}", timeout=20).json() for table in tables]
    server.kill()
    store = Store(start.database)
    before = {table: store.entries(table) for table in tables}
    store.close()
    assert any(state["state"] == "playing" for state in states)
    assert all(before.values())
    again = start()
    unfinished = set(tables)
    end = time.monotonic() + 240
    while unfinished and time.monotonic() < end:
        time.sleep(0.5)
        unfinished = {
            table
            for table in unfinished
            if httpx.get(f"{again.base}/api/tables/{table}", timeout=20).json()["state"] != "over"
        }
    assert not unfinished
    again.kill()
    store = Store(start.database)
    for table in tables:
        entries = store.entries(table)
        assert entries[: len(before[table])] == before[table]
        setup = store.setup(table)
        assert setup is not None
        rebuilt = LiveTable(setup)
        for entry in entries:
            rebuilt.apply(entry)
        assert rebuilt.state == "over"
    store.close()


def test_bots_go_on_after_a_kill(start):
    killed_and_started(start, GAMES, 1.5, 0.01)


@pytest.mark.soak
def test_fifty_games_survive_a_kill(start):
    killed_and_started(start, MANY, 3.0, 0.1)
