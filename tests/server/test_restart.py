"""A server that is killed in the middle of everything: no answered action is lost, and all games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable
from typing import Any

import httpx
import pytest
from websockets.sync.client import connect

from mazo.bots import Seat, named
from mazo.fairness import Luck
from mazo.games.lorcana.cards import samples
from mazo.record import replays
from mazo.server.hall import Hall
from mazo.server.livetable import LiveTable, changes, setup_of
from mazo.server.records import Chair, Entry, Setup, Wish
from mazo.server.store import Store
from tests.server.support import PATIENCE, Player, any_answer, wish

GAMES = 12
FEW = 8
"""So few decisions that nobody can have won by then, whatever the chance of the table is."""
MANY = 50
LIVING = 100
LONG = 180
"""So many decisions has a game that takes long to read back."""


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
def start(database: str) -> Any:
    running: list[Process] = []

    def begin() -> Process:
        running.append(Process(database))
        return running[-1]

    begin.database = database  # type: ignore[attr-defined]
    yield begin
    for process in running:
        process.kill()


def play_a_while(server: Process, table: dict[str, Any], decisions: int) -> list[str]:
    """Play one seat at random until so many actions were answered or the game is over; these actions."""
    answered: list[str] = []
    dice = random.Random(len(table["table"]))
    with server.socket() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.sit_down()
        while len(answered) < decisions and ana.over is None:
            if ana.ask is None:
                ana.until("ask", "over")
                continue
            action = any_answer(ana.ask, dice)
            ana.say(f"do @{ana.ask['id']} {action}")
            ana.ask = None
            ana.until("ask", "wait", "over")
            answered.append(action)
    return answered


def journal(database: str, table: str) -> list[str]:
    """The actions of seat 0 as they are on disk."""
    store = Store(database)
    found = [entry.text for entry in store.entries(table) if entry.kind == "do" and entry.seat == 0]
    store.close()
    return found


def test_an_answered_action_survives_a_kill_and_the_game_goes_on(start: Callable[[], Process]):
    server = start()
    table = httpx.post(server.base + "/api/tables", json=wish(), timeout=PATIENCE).json()
    answered = play_a_while(server, table, FEW)
    server.kill()
    assert len(answered) == FEW
    kept = journal(start.database, table["table"])  # type: ignore[attr-defined]
    assert len(kept) >= len(answered)
    again = start()
    with again.socket() as socket:
        ana = Player(socket, table["table"], table["keys"][0]["token"])
        ana.until("ask", "over", "wait")
        ana.play_on()
        assert ana.over is not None
    replay = replays.loads(httpx.get(again.base + f"/api/tables/{table['table']}/replay", timeout=PATIENCE).text)
    assert replays.verify(replay).ok


def begun(database: str, tables: list[str], entries: int) -> dict[str, list[Entry]]:
    """The journals as soon as each has so many entries: the table that was made last is then still far from its end."""
    store = Store(database)
    end = time.monotonic() + 120
    found = {table: store.entries(table) for table in tables}
    while min(map(len, found.values())) < entries:
        assert time.monotonic() < end, "the bots do not begin"
        time.sleep(0.02)
        found = {table: store.entries(table) for table in tables}
    store.close()
    return found


def rebuilt(store: Store, table: str, entries: list[Entry]) -> LiveTable:
    """A table as its journal has it."""
    setup = store.setup(table)
    assert setup is not None
    found = LiveTable(setup)
    for entry in entries:
        found.apply(entry)
    return found


def killed_and_started(start: Any, games: int, pace: float) -> None:
    """Bots play many games; the server is killed in the middle, and all of them come to their end after it."""
    server = start()
    chairs = ({"who": "bot", "bot": "random"}, {"who": "bot", "bot": "random"})
    tables = [
        httpx.post(server.base + "/api/tables", json=wish(*chairs, pace=pace), timeout=PATIENCE).json()["table"]
        for _ in range(games)
    ]
    acknowledged = begun(start.database, tables, 5)
    server.kill()
    store = Store(start.database)
    before = {table: store.entries(table) for table in tables}
    assert all(before[table][: len(kept)] == kept for table, kept in acknowledged.items())
    assert rebuilt(store, tables[-1], before[tables[-1]]).state == "playing"
    store.close()
    again = start()
    unfinished = set(tables)
    end = time.monotonic() + 240
    while unfinished and time.monotonic() < end:
        time.sleep(0.5)
        unfinished = {
            table
            for table in unfinished
            if httpx.get(f"{again.base}/api/tables/{table}", timeout=PATIENCE).json()["state"] != "over"
        }
    assert not unfinished
    again.kill()
    store = Store(start.database)
    for table in tables:
        entries = store.entries(table)
        assert entries[: len(before[table])] == before[table]
        assert rebuilt(store, table, entries).state == "over"
    store.close()


def test_bots_go_on_after_a_kill(start):
    killed_and_started(start, GAMES, 0.02)


@pytest.mark.soak
def test_fifty_games_survive_a_kill(start):
    killed_and_started(start, MANY, 0.1)


# --- reading back -----------------------------------------------------------------------------------------------------


def journal_of_a_game(beginning: str, *, cut: int = 1) -> tuple[Setup, list[Entry]]:
    """A game of Ana and a bot with decks by chance, ended some questions to Ana before its end."""
    luck, decks = Luck(beginning), random.Random(beginning).choices(sorted(samples.all_names()), k=2)
    chairs = (Chair("person", "Ana", deck=decks[0]), Chair("bot", "Blas", "random", decks[1]))
    table = LiveTable(setup_of(Wish("lorcana", chairs, pace=0.0), luck.seed()))
    salt = Entry("salt", 0, salt=luck.salt())
    table.apply(salt)
    game = table.game
    assert game is not None
    bots = [named("greedy", luck.number()) for _ in chairs]
    asked = []
    while game.outcome is None:
        seat = game.deciding[0]
        if seat == 0:
            asked.append(len(game.past))
        action = bots[seat].act(Seat(game, seat))
        game.push(action, by=seat, salt=luck.salt() if game.takes_salt(seat) else "")
    return table.setup, [salt, *changes([], game)[: asked[-cut]]]


def keep(store: Store, name: str, setup: Setup, entries: list[Entry]) -> None:
    """A table as a server has left it; Ana's token is her name."""
    store.add(name, setup, [(0, "ana")])
    store.append(name, 0, entries, "playing")


def test_a_table_that_cannot_be_read_back_keeps_nobody_from_playing(start):
    setup, entries = journal_of_a_game("a game")
    store = Store(start.database)
    keep(store, "sound", setup, entries)
    keep(store, "spoilt", setup, [*entries, Entry("do", 0, "fly to the moon")])
    store.close()
    server = start()
    with server.socket() as socket:
        ana = Player(socket, "sound", "ana")
        ana.until("ask")
        ana.play_on()
        assert ana.over is not None
    assert httpx.get(server.base + "/api/tables/spoilt", timeout=PATIENCE).status_code >= 400
    assert len(journal(start.database, "spoilt")) == len([e for e in entries if e.kind == "do" and e.seat == 0]) + 1


async def opened(store: Store, *names: str) -> tuple[set[str], set[str]]:
    """The rooms that a hall has read back when nobody has come yet, and when somebody has come to these tables."""
    hall = Hall(store)
    await hall.open()
    assert hall.back is not None
    await hall.back
    before = set(hall.rooms)
    for name in names:
        assert await hall.room(name) is not None
    after = set(hall.rooms)
    await hall.close()
    return before, after


def test_tables_with_bots_are_read_back_and_others_when_somebody_comes(database):
    store = Store(database)
    people = setup_of(Wish("lorcana", (Chair("person", "Ana"), Chair("person", "Blas"))), "seed")
    setup, entries = journal_of_a_game("a game")
    keep(store, "with a bot", setup, entries)
    keep(store, "of people", people, [Entry("salt", 0, salt="5a17" * 8)])
    assert asyncio.run(opened(store, "of people")) == ({"with a bot"}, {"with a bot", "of people"})


def test_rooms_at_rest_make_place_for_new_ones_and_come_back(database, monkeypatch):
    monkeypatch.setattr("mazo.server.hall.ROOMS_LIMIT", 2)
    wanted = Wish("lorcana", (Chair("person", "Ana"), Chair("person", "Blas")))

    async def many() -> None:
        hall = Hall(Store(database))
        tables = [await hall.make(wanted) for _ in range(5)]
        assert len(hall.rooms) <= 2
        for table in tables:
            room = await hall.room(table.table)
            assert room is not None
            assert room.table.commit == table.commit
        await hall.close()

    asyncio.run(many())


@pytest.mark.soak
def test_a_hundred_long_games_are_back_after_a_restart(start, figure):
    """Reliability: everybody who comes back is asked the question that was open; how soon is noted."""
    store = Store(start.database)
    long: list[tuple[Setup, list[Entry]]] = []
    number = 0
    while len(long) < LIVING // 10:
        number += 1
        made = journal_of_a_game(f"game {number}")
        if len(made[1]) >= LONG:
            long.append(made)
    names = [f"table-{at}" for at in range(LIVING)]
    for at, name in enumerate(names):
        keep(store, name, *long[at % len(long)])
    store.close()
    begun = time.monotonic()
    server = start()
    ready = time.monotonic() - begun
    asked = 0
    for name in names:
        with server.socket() as socket:
            ana = Player(socket, name, "ana")
            ana.until("ask")
            asked += 1
    back = time.monotonic() - begun
    assert asked == LIVING
    server.kill()
    store = Store(start.database)
    assert all(store.entries(name) == long[at % len(long)][1] for at, name in enumerate(names))
    store.close()
    decisions = sum(len(long[at % len(long)][1]) for at in range(LIVING))
    figure("restart.ready", round(ready, 1), f"s by the clock until a server with {LIVING} games answers")
    figure("restart.back", round(back, 1), f"s until everybody was asked again, {decisions} decisions read back")
