"""The backroom: what may take long is done where no table waits for it, a little at a time and not for ever."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager, suppress
from typing import Final, ParamSpec, TypeVar

import msgspec

from mazo.server.complaints import Fault, busy, too_slow
from mazo.server.faults import note_fault
from mazo.server.worker import LENGTH, Done, Job, framed

AT_ONCE: Final = 2
"""So many things are worked on at the same time, of each sort."""
LISTS_WAITING: Final = 256
REPLAYS_WAITING: Final = 16
"""So many others may wait for that, some seconds at most; who comes then is told to come back."""
WITHIN: Final = 10.0
"""Seconds after which a process is stopped, whatever it is doing."""
LOOKED_UP_WITHIN: Final = 30.0
"""The same for whoever looks cards up: the first time all cards of a game must be read from their files."""
EXPERIMENTS_WAITING: Final = 24
PLAYED_WITHIN: Final = 90.0
"""The same for a bit of an experiment: the first time the cards of all its decks must be read."""
PROGRAM: Final = (sys.executable, "-m", "mazo.server.worker")

P = ParamSpec("P")
T = TypeVar("T")


class Places:
    """A few places to work at, and a few to wait at."""

    def __init__(self, waiting: int, at_once: int | None = None) -> None:
        working = AT_ONCE if at_once is None else at_once
        self._free = asyncio.Semaphore(working)
        self._most = working + waiting
        self._inside = 0

    @asynccontextmanager
    async def one(self) -> AsyncIterator[None]:
        """A place; refused if too many wait for one."""
        if self._inside >= self._most:
            raise busy()
        self._inside += 1
        try:
            async with self._free:
                yield
        finally:
            self._inside -= 1


class Backroom:
    """Threads for lists of cards, whose cost has a bound; processes for replays, whose cost has none, and searches."""

    def __init__(self) -> None:
        self._lists = Places(LISTS_WAITING)
        self._replays = Places(REPLAYS_WAITING)
        self._workers: list[Worker] = []
        """Those who have nothing to do; the last one knows the last replay."""
        self._lookups = Places(LISTS_WAITING, at_once=1)
        self._librarian = Worker()
        """Looks cards up, and is the only one who does: what it has read need not be read again."""
        self._experiments = Places(EXPERIMENTS_WAITING, at_once=1)
        self._experimenter = Worker()
        """Plays for the lab, bit by bit for whoever asks next; its tables stay laid between the bits."""
        self._foreseen: set[asyncio.Task[None]] = set()

    async def read(self, work: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Do in a thread what takes some hundredths of a second at most."""
        async with self._lists.one():
            return await asyncio.to_thread(work, *arguments, **named)

    async def play(self, job: Job) -> Done:
        """Let a process do what nobody knows the length of."""
        async with self._replays.one():
            worker = self._workers.pop() if self._workers else Worker()
            done = await _done_by(worker, job, WITHIN)
            self._workers.append(worker)
            return done

    async def look_up(self, job: Job) -> Done:
        """Let a process look cards up, one search after the other."""
        async with self._lookups.one():
            try:
                return await _done_by(self._librarian, job, LOOKED_UP_WITHIN)
            except BaseException:
                self._librarian = Worker()
                raise

    async def experiment(self, job: Job, gone: Callable[[], Awaitable[bool]]) -> Done:
        """Let a process play a bit of an experiment, one bit after the other; not for whoever is gone meanwhile."""
        async with self._experiments.one():
            if await gone():
                raise busy()
            try:
                return await _done_by(self._experimenter, job, PLAYED_WITHIN)
            except BaseException:
                self._experimenter = Worker()
                raise

    def foresee(self, job: Job) -> None:
        """Let cards be read for whoever is about to look some up, unless that is being done already."""
        if not self._foreseen:
            task = asyncio.create_task(self._foreseeing(job))
            self._foreseen.add(task)
            task.add_done_callback(self._foreseen.discard)

    async def _foreseeing(self, job: Job) -> None:
        with suppress(Fault):  # nobody waits for it: there is time when it is asked for
            await self.look_up(job)

    async def close(self) -> None:
        """Send everybody home."""
        for task in [*self._foreseen]:
            task.cancel()
        await asyncio.gather(*self._foreseen, return_exceptions=True)
        await self._librarian.stop()
        await self._experimenter.stop()
        while self._workers:
            await self._workers.pop().stop()


async def _done_by(worker: Worker, job: Job, within: float) -> Done:
    """Let a process do a job; it is stopped if that takes too long, or whoever wants it is gone."""
    try:
        return await asyncio.wait_for(worker.do(job), within)
    except BaseException as error:
        await worker.stop()
        if isinstance(error, TimeoutError):
            raise too_slow() from None
        if isinstance(error, (asyncio.IncompleteReadError, ConnectionError)):
            note_fault("a worker has ended in the middle of its work")
            raise too_slow() from None
        raise


class Worker:
    """A process that does one job after the other; it is started when it gets the first one."""

    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def do(self, job: Job) -> Done:
        """Do a job."""
        if self._process is None:
            pipe = asyncio.subprocess.PIPE
            self._process = await asyncio.create_subprocess_exec(*PROGRAM, stdin=pipe, stdout=pipe)
        sending, reading = self._process.stdin, self._process.stdout
        assert sending is not None
        assert reading is not None
        sending.write(framed(msgspec.json.encode(job)))
        await sending.drain()
        length = int.from_bytes(await reading.readexactly(LENGTH), "big")
        return msgspec.json.decode(await reading.readexactly(length), type=Done)

    async def stop(self) -> None:
        """Stop at once, whatever it is doing."""
        if self._process is not None:
            with suppress(ProcessLookupError):  # it may have ended by itself
                self._process.kill()
            await self._process.wait()
