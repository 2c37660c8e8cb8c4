"""Several processes at one machine on one listening socket: whoever dies is replaced, and all can be, one by one."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import signal
import sys
from contextlib import suppress
from time import monotonic
from typing import Any, Final

import msgspec

from mazo.errors import BadConfig
from mazo.server.hosting import Hosting
from mazo.server.log import spare_the_log, write_log
from mazo.server.operate.hatch import Hatch
from mazo.server.serve import Found, Ready, inner_place, listen, usual_database
from mazo.server.store import Store
from mazo.server.store.database import is_sqlite

PROGRAM: Final = (sys.executable, "-m", "mazo.server.houses.worker")
GONE_WITHIN: Final = 12.0
"""Seconds after which a process that was asked to end is ended: it needs ten at most."""
BEGINS_WITHIN: Final = 60.0
FIRST_PAUSE: Final = 0.2
LONGEST_PAUSE: Final = 10.0
LIVED_WELL: Final = 30.0
"""Whoever has lived for so many seconds is replaced at once; others after a pause that gets longer."""
ANSWER_WITHIN: Final = 55.0
LINE_LIMIT: Final = 4 * 1024 * 1024

_LOG: Final = logging.getLogger("mazo.server")


class Task(msgspec.Struct, frozen=True):
    """What a process is told when it begins, over a pipe: its URL may hold a password, which a command line shows."""

    listening: int
    """The number of the open socket."""
    host: str
    database: str
    hosting: Hosting
    share: str


class Slot:
    """The place of one process, and who fills it."""

    def __init__(self, task: Task) -> None:
        self._task = task
        self.process: asyncio.subprocess.Process | None = None
        self.ready = asyncio.Event()
        self._speaking = asyncio.Lock()

    async def fill(self) -> None:
        """Start a process, and wait until it serves or is gone."""
        pipe = asyncio.subprocess.PIPE
        self.process = process = await asyncio.create_subprocess_exec(
            *PROGRAM, stdin=pipe, stdout=pipe, pass_fds=[self._task.listening], limit=LINE_LIMIT, start_new_session=True
        )
        async with self._speaking:
            assert process.stdout is not None
            await self._say(msgspec.json.encode(self._task))
            with suppress(TimeoutError):
                if await asyncio.wait_for(process.stdout.readline(), BEGINS_WITHIN):
                    self.ready.set()

    async def emptied(self) -> None:
        """Wait until the process is gone."""
        if self.process is not None:
            await self.process.wait()
        self.ready.clear()

    def sign(self, which: signal.Signals) -> None:
        """Give the process a sign."""
        if self.process is not None and self.process.returncode is None:
            with suppress(ProcessLookupError):
                self.process.send_signal(which)

    async def end(self) -> None:
        """Let the process end gently, or else at once."""
        self.sign(signal.SIGTERM)
        try:
            await asyncio.wait_for(self.emptied(), GONE_WITHIN)
        except TimeoutError:
            self.sign(signal.SIGKILL)
            await self.emptied()

    async def order(self, line: bytes) -> bytes:
        """What the process answers to an order; nothing if it is gone."""
        async with self._speaking:
            assert self.process is not None
            assert self.process.stdout is not None
            await self._say(line)
            return await asyncio.wait_for(self.process.stdout.readline(), ANSWER_WITHIN)

    async def _say(self, line: bytes) -> None:
        assert self.process is not None
        assert self.process.stdin is not None
        with suppress(ConnectionError):
            self.process.stdin.write(line.strip() + b"\n")
            await self.process.stdin.drain()


class Shift:
    """All processes of a server at this machine."""

    def __init__(self, tasks: list[Task], admin: str) -> None:
        self._slots = [Slot(task) for task in tasks]
        self._admin = admin
        self._ending = asyncio.Event()
        self._rolling: asyncio.Task[None] | None = None
        self._rolled: Slot | None = None
        """Who is just being replaced, for no fault of its own."""

    async def run(self, ready: asyncio.Event) -> None:
        """Keep all places filled until a sign comes to end; `ready` is set when all of them serve."""
        loop = asyncio.get_running_loop()
        for sign in (signal.SIGTERM, signal.SIGINT):
            loop.add_signal_handler(sign, self._ending.set)
        loop.add_signal_handler(signal.SIGHUP, self._roll)
        keepers = [asyncio.create_task(self._keep(slot)) for slot in self._slots]
        hatch = Hatch(self._answer)
        try:
            if self._admin:
                await hatch.open(self._admin)
            waiting = asyncio.gather(*(slot.ready.wait() for slot in self._slots))
            ending = asyncio.create_task(self._ending.wait())
            await asyncio.wait((waiting, ending), return_when=asyncio.FIRST_COMPLETED)
            if waiting.done():
                ready.set()
            waiting.cancel()
            await asyncio.gather(waiting, ending, return_exceptions=True)
        finally:
            await hatch.close()
            for task in (*keepers, *([self._rolling] if self._rolling else [])):
                task.cancel()
            await asyncio.gather(*keepers, return_exceptions=True)
            await asyncio.gather(*(slot.end() for slot in self._slots))

    async def _keep(self, slot: Slot) -> None:
        """Fill a place for ever."""
        pause = FIRST_PAUSE
        while True:
            begun = monotonic()
            await slot.fill()
            if not slot.ready.is_set():
                slot.sign(signal.SIGKILL)
            await slot.emptied()
            if slot is self._rolled:
                continue
            _LOG.error("a process of the server has ended by itself: it is replaced")
            pause = FIRST_PAUSE if monotonic() - begun > LIVED_WELL else min(2 * pause, LONGEST_PAUSE)
            await asyncio.sleep(pause)

    def _roll(self) -> None:
        if self._rolling is None or self._rolling.done():
            self._rolling = asyncio.create_task(self._roll_all())

    async def _roll_all(self) -> None:
        """Replace one process after the other; the next one only when the one before it is replaced."""
        for slot in self._slots:
            await slot.ready.wait()
            self._rolled = slot
            try:
                await slot.end()
                await slot.ready.wait()
            finally:
                self._rolled = None

    async def _answer(self, line: bytes) -> dict[str, Any]:
        """An order: to end is everybody's business, anything else that of whoever is there."""
        with suppress(ValueError):
            if json.loads(line).get("command") == "drain":
                self._ending.set()
                return {"draining": len(self._slots)}
        for slot in self._slots:
            if slot.ready.is_set() and (told := await slot.order(line)):
                found: dict[str, Any] = json.loads(told)
                return found
        return {
            "en": "No process serves just now: try again.",
            "es": "Ningún proceso atiende ahora: inténtalo de nuevo.",
        }


def run_shift(host: str, port: int, database: str | None, ready: Ready, share: str, hosting: Hosting) -> None:
    """Serve with several processes until somebody stops it."""
    url = database or usual_database()
    write_log(hosting.log)
    spare_the_log()
    store = Store(url)  # what is wrong with it is said here, once
    alone = is_sqlite(store.engine)
    store.close()
    if alone:
        raise BadConfig(
            "Several processes need PostgreSQL (--db postgresql://user@host/name): SQLite has one writer at a time.",
            "Varios procesos necesitan PostgreSQL (--db postgresql://usuario@host/nombre): en SQLite escribe uno solo "
            "a la vez.",
        )
    found = Found.at(listen(host, port), host)
    tasks = []
    for further in range(hosting.workers):
        place, at = inner_place(hosting.inner, further)
        inner = f"[{place}]:{at}" if ":" in place else f"{place}:{at}"
        own = msgspec.structs.replace(hosting, workers=1, inner=inner, admin="")
        tasks.append(Task(found.listening.fileno(), host, url, own, share))
    os.set_inheritable(found.listening.fileno(), True)

    async def all_of_it() -> None:
        begun = asyncio.Event()
        told = asyncio.create_task(_tell(begun))
        await Shift(tasks, hosting.admin).run(begun)
        told.cancel()

    async def _tell(begun: asyncio.Event) -> None:
        await begun.wait()
        ready(hosting.public_url or found.address, "/", list(found.others))

    asyncio.run(all_of_it())
    found.listening.close()
