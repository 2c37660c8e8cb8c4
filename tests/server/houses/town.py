"""Several servers on one PostgreSQL, and guests who play through any of them and count what was taken."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, WebSocketException
from websockets.sync.client import ClientConnection, connect

from mazo.server.livetable import LiveTable
from mazo.server.store import Store
from tests.server.program import Program
from tests.server.support import Player, any_answer

TAKEOVER = 10.0
"""Seconds within which a dead house's tables are served again."""
IMPATIENT = 3.0
"""Seconds after which a guest who hears nothing comes back through another house."""
AVOIDED = 5.0
"""Seconds for which a house that has not answered is not asked, as deploy/nginx-houses.conf has it (`fail_timeout`)."""
BREATH = 0.07
"""Between two decisions, so that nobody is too fast."""
WISH = {"game": "ortus", "chairs": [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "random"}], "pace": 0}
LOST = (WebSocketException, OSError, TimeoutError, httpx.HTTPError)


class Impatient:
    """A connection on which nobody waits for long."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    def recv(self, timeout: float) -> Any:
        """The next line."""
        return self._socket.recv(min(timeout, IMPATIENT))

    def send(self, line: str) -> None:
        """Say a line."""
        self._socket.send(line)


class Guest(threading.Thread):
    """Plays one seat at random, table after table, through any house; whatever is cut off is taken up elsewhere."""

    def __init__(self, bases: Callable[[], list[str]], store: Store, seed: int) -> None:
        super().__init__(daemon=True)
        self._bases = bases
        self._store = store
        self._dice = random.Random(seed)
        self.table = ""
        self._token = ""
        self.taken = 0
        """So many actions of the seat were acknowledged at this table."""
        self.acknowledged = 0
        """At all tables."""
        self._pending = False
        """Whether an action is on its way of which nobody knows whether it was taken."""
        self.uncertain = 0
        self.games = 0
        self.cuts = 0
        self.longest = 0.0
        """The longest time between two moments at which the guest was served, through whichever house: all counts, from
        the fault itself until it is noticed, the ways back and the reading of the table."""
        self._served_at = time.monotonic()
        self._avoided: dict[str, float] = {}
        """Until when which house is not asked."""
        self.faults: list[str] = []
        self.last = ""
        """Why the last connection ended."""
        self.over = threading.Event()

    def __str__(self) -> str:
        return f"{self.table}: {self.acknowledged} acknowledged, {self.cuts} cuts, last {self.last!r}"

    def run(self) -> None:
        """Play until it is over."""
        while not self.over.is_set() and not self.faults:
            base = self._base()
            try:
                if not self.table:
                    made = httpx.post(f"{base}/api/tables", json=WISH, timeout=IMPATIENT)
                    if made.status_code != 201:
                        continue
                    self.table, self._token = made.json()["table"], made.json()["keys"][0]["token"]
                    self.taken = 0
                where = base.replace("http", "ws", 1) + f"/ws/{self.table}"
                with connect(where, max_size=None, open_timeout=IMPATIENT, close_timeout=0.1) as socket:
                    self._play(Player(Impatient(socket), self.table, self._token))  # type: ignore[arg-type]
            except LOST as error:
                self.last = f"{base} {error!r}"
                if not isinstance(error, ConnectionClosed):
                    self._avoided[base] = time.monotonic() + AVOIDED
                self.cuts += 1
                time.sleep(0.1)
            except Exception as error:
                self.faults.append(repr(error))

    def _base(self) -> str:
        """A house of those that answer."""
        found, now = self._bases(), time.monotonic()
        return self._dice.choice([base for base in found if self._avoided.get(base, 0.0) < now] or found)

    def _play(self, player: Player) -> None:
        player.sit_down()
        player.turn()
        self._arrived()
        while not self.over.is_set():
            if player.over is not None:
                self._check_end()
                return
            if player.ask is None:
                player.turn()
                continue
            time.sleep(BREATH)
            action = any_answer(player.ask, self._dice)
            self._pending = True
            player.say(f"do @{player.ask['id']} {action}")
            self._pending = not self._heard(player)

    def _heard(self, player: Player) -> bool:
        """Wait for the answer; True when it is known whether the action was taken."""
        player.ask = None
        while True:
            word, body = player.hear()
            if word in ("ask", "wait", "over") and not player.private:
                self.taken += 1
                self.acknowledged += 1
                self._served()
                return True
            if word == "refused" or (word == "error" and body["code"] not in ("restart", "fault")):
                self.faults.append(f"{word} {body}")
                return True

    def _arrived(self) -> None:
        """The table is told: every action that was acknowledged is there, and none twice."""
        self._served()
        kept = self.kept()
        if kept not in (self.taken, self.taken + self._pending):
            self.faults.append(f"{self.table}: {self.taken} taken, {kept} kept, on its way: {self._pending}")
        self.uncertain += self._pending
        self.taken, self._pending = kept, False

    def _served(self) -> None:
        now = time.monotonic()
        self.longest, self._served_at = max(self.longest, now - self._served_at), now

    def kept(self) -> int:
        """How many actions of the seat are in the journal."""
        return sum(entry.kind == "do" and entry.seat == 0 for entry in self._store.entries(self.table))

    def _check_end(self) -> None:
        """The game is over: the journal has what was acknowledged, and gives back the same end."""
        self._arrived()
        setup = self._store.setup(self.table)
        assert setup is not None
        table = LiveTable(setup)
        for entry in self._store.entries(self.table):
            table.apply(entry)
        if table.state != "over":
            self.faults.append(f"{self.table} is {table.state}, and its player was told that it is over")
        self.games += 1
        self.table = ""
        self._served_at = time.monotonic()  # nobody waited for a house while this was checked


class Town:
    """Servers that live and die."""

    def __init__(self, folder: Path, database: str, houses: int, *options: str) -> None:
        self.folder = folder
        self.database = database
        self._options = options
        with ThreadPoolExecutor(houses) as starting:
            self.houses = list(starting.map(lambda _: self.start(), range(houses)))

    def start(self) -> Program:
        """Another server."""
        program = Program(self.folder, *self._options, database=self.database)
        assert program.said, program.log.read_text()
        return program

    def bases(self) -> list[str]:
        """Where those are found that live."""
        living = [house for house in self.houses if house.process.poll() is None]
        return [f"http://127.0.0.1:{house.port}" for house in living]

    def owner(self, table: str) -> Program:
        """The house that serves a table."""
        engine = Store(self.database)
        with engine.engine.connect() as database:
            query = "SELECT h.address FROM tables t JOIN houses h ON h.id = t.house WHERE t.id = %s"
            address = str(database.exec_driver_sql(query, (table,)).scalar_one())
        engine.close()
        return next(house for house in self.houses if address.rpartition(":")[2] in listening(house.process.pid))

    def close(self) -> None:
        """All of them end."""
        for house in self.houses:
            if house.process.poll() is None:
                house.process.send_signal(signal.SIGCONT)
            house.close()


def listening(pid: int) -> set[str]:
    """The ports at which a process listens."""
    inodes = set()
    for file in Path(f"/proc/{pid}/fd").iterdir():
        try:
            inodes.add(os.readlink(file))
        except OSError:
            continue
    rows = [line.split() for line in Path(f"/proc/{pid}/net/tcp").read_text().splitlines()[1:]]
    return {
        str(int(row[1].rpartition(":")[2], 16)) for row in rows if row[3] == "0A" and f"socket:[{row[9]}]" in inodes
    }


@contextmanager
def town(folder: Path, database: str, houses: int, *options: str) -> Iterator[Town]:
    """So many servers, which are gone afterwards."""
    found = Town(folder, database, houses, *options)
    try:
        yield found
    finally:
        found.close()


@contextmanager
def guests(bases: Callable[[], list[str]], database: str, how_many: int) -> Iterator[list[Guest]]:
    """So many guests, who have all sat down, and who go home at the end; whatever they complain of is raised."""
    store = Store(database)
    found = [Guest(bases, store, seed) for seed in range(how_many)]
    for guest in found:
        guest.start()
    try:
        wait_for(lambda: all(guest.acknowledged for guest in found), 60, found)
        yield found
    finally:
        for guest in found:
            guest.over.set()
        for guest in found:
            guest.join(30)
        faults = [fault for guest in found for fault in guest.faults]
        store.close()
    assert faults == []


def wait_for(so: Callable[[], bool], seconds: float, playing: list[Guest]) -> None:
    """Wait until something is so."""
    until = time.monotonic() + seconds
    while not so():
        assert time.monotonic() < until, [str(guest) for guest in playing]
        assert not [fault for guest in playing for fault in guest.faults], [guest.faults for guest in playing]
        time.sleep(0.05)


def all_go_on(playing: list[Guest], seconds: float = 2 * TAKEOVER) -> float:
    """Wait until each guest has acted again; how many seconds that took."""
    begun, before = time.monotonic(), [guest.acknowledged for guest in playing]
    wait_for(
        lambda: all(guest.acknowledged > was for guest, was in zip(playing, before, strict=True)), seconds, playing
    )
    return time.monotonic() - begun


def run(*command: str) -> subprocess.CompletedProcess[str]:
    """A command that must succeed."""
    return subprocess.run(command, capture_output=True, text=True, check=True)
