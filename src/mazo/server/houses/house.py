"""This process as one house of several: it beats, claims tables, takes over what the dead have left, and dies."""

from __future__ import annotations

import asyncio
import logging
import os
import random
import secrets
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Final, ParamSpec, TypeVar

import msgspec

from mazo.server.complaints import Fault, database_away
from mazo.server.faults import note_fault
from mazo.server.houses.reach import KNOCK, Reach
from mazo.server.store.database import AWAY
from mazo.server.store.leases import DEAD_AFTER, Leases, Neighbour, Seen

BEAT: Final = 1.0
"""Seconds between two beats."""
ALONE_AFTER: Final = DEAD_AFTER / 1000 - 0.5
"""Seconds without a beat after which a house counts as dead for itself: a little earlier than for the others."""
LOOK: Final = 1.0
"""Seconds between two looks for what the dead have left."""
AT_ONCE: Final = 40
"""So many of these tables are looked at before looking again: the others take their part."""
TRIES: Final = 4
"""So often a table is claimed that somebody else was faster to claim."""
THREADS: Final = 4

P = ParamSpec("P")
T = TypeVar("T")
_LOG: Final = logging.getLogger("mazo.server")


class Elsewhere(Fault):
    """Another house serves the table."""

    def __init__(self, owner: Neighbour) -> None:
        super().__init__(
            503,
            "house",
            "This table is just moving to another server: try again in a moment.",
            "Esta mesa está pasando a otro servidor: inténtalo dentro de un momento.",
            retry=1,
        )
        self.owner = owner


class Tenants(msgspec.Struct, frozen=True):
    """What a house does with the tables in it."""

    terms: Callable[[], dict[str, int]]
    """The tables whose rooms are open, with their terms."""
    give_up: Callable[[dict[str, int]], Awaitable[None]]
    """Closes the rooms of these tables: they are, or may be, another house's."""
    adopt: Callable[[str], Awaitable[bool]]
    """Opens the room of a table that the dead have left; whether that was done."""


class House:
    """One house; under another name whenever it was dead."""

    def __init__(self, leases: Leases, address: str) -> None:
        self.leases = leases
        self._address = address
        self.me = self._named()
        self.neighbours: dict[str, Neighbour] = {}
        """The houses that are alive, as of the last look."""
        self.inside = False
        """Whether others know of this house; otherwise it serves no table."""
        self._beaten = monotonic()
        self._tasks: list[asyncio.Task[None]] = []
        self._beating = ThreadPoolExecutor(1, "beat")
        self._asking = ThreadPoolExecutor(THREADS, "lease")
        self.each_look: list[Callable[[], Awaitable[object]]] = []
        """What else is done at each look, so that what one house was told the others know."""
        self.reach = Reach(self.refused_by)
        """Which of the others can be reached from here."""
        self.taken_over = 0
        self.times_dead = 0

    @property
    def id(self) -> str:
        """The name of this house for now."""
        return self.me.id

    def _named(self) -> Neighbour:
        return Neighbour(secrets.token_hex(8), self._address, secrets.token_urlsafe(32), machine())

    async def open(self, tenants: Tenants) -> None:
        """Let the others know, and begin to beat and to look."""
        await self._enter()
        await self._meet()
        await self.reach.knock(self.others)  # whoever was killed at this machine need not be waited for
        self._tasks = [
            asyncio.create_task(each) for each in (self._beat(tenants), self._look(tenants), self._knock_for_ever())
        ]

    async def leave(self) -> None:
        """Let go of all tables at once; whoever is asked for one takes it."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self.inside:
            self.inside = False
            with suppress(*AWAY):
                await self._ask(self.leases.leave, self.id)

    def close(self) -> None:
        """Let go of the database."""
        self._beating.shutdown(wait=False)
        self._asking.shutdown(wait=False)
        self.leases.close()

    def ensure_inside(self) -> None:
        """Say at once that the database is away, rather than wait for it: whoever asks can go to another house."""
        if not self.inside:
            raise database_away()

    async def claim(self, table: str) -> int | None:
        """The term under which this house serves a table from now on; None if there is no such table."""
        for _ in range(TRIES):
            self.ensure_inside()
            standing = await self._ask(self.leases.look, table)
            if standing is None:
                return None
            # Who beats but is out of reach can lose a table, too: the new term keeps it from writing.
            if standing.owner is not None and standing.owner.id != self.id and self.reach.has(standing.owner):
                raise Elsewhere(standing.owner)
            term = await self._ask(self.leases.claim, table, self.id, standing.term)
            if term is not None:
                return term
        raise database_away()

    async def release(self, table: str, term: int) -> None:
        """A table at which nothing is to be done is nobody's."""
        with suppress(*AWAY):  # then it stays this house's
            await self._ask(self.leases.release, table, term)

    async def is_there(self, house: Neighbour) -> bool:
        """Whether another house beats and can be reached."""
        return self.reach.has(house) and any(seen.house.id == house.id for seen in await self.seen())

    async def seen(self) -> list[Seen]:
        """The houses that are alive."""
        return await self._ask(self.leases.living)

    def knows(self, address: str) -> bool:
        """Whether another house is at that address."""
        return any(house.address.rpartition(":")[0].strip("[]") == address for house in self.neighbours.values())

    @property
    def others(self) -> list[Neighbour]:
        """The other houses that are alive, as of the last look."""
        return [house for house in self.neighbours.values() if house.id != self.id]

    @property
    def cut_off(self) -> bool:
        """Whether there are others and none of them can be reached: then it may be this one that nobody reaches."""
        others = self.others
        return bool(others) and not any(self.reach.has(house) for house in others)

    async def refused_by(self, house: Neighbour) -> None:
        """Nobody listens at another house's address: at the same machine that means that its process is gone."""
        if house.machine and house.machine == self.me.machine:
            _LOG.warning("the house %s is gone: nobody listens at %s", house.id, house.address)
            with suppress(*AWAY):
                await self._ask(self.leases.leave, house.id)

    async def _meet(self) -> None:
        self.neighbours = {seen.house.id: seen.house for seen in await self.seen()}

    async def _knock_for_ever(self) -> None:
        while True:
            await asyncio.gather(asyncio.sleep(KNOCK), self.reach.knock(self.others))

    async def _ask(self, question: Callable[P, T], *arguments: P.args, **named: P.kwargs) -> T:
        """Ask the database in a thread of this house's own."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._asking, lambda: question(*arguments, **named))

    async def _enter(self) -> None:
        begun = monotonic()
        await self._ask(self.leases.enter, self.me)
        self._beaten, self.inside = begun, True

    async def _beat(self, tenants: Tenants) -> None:
        """Beat for ever; a house that is dead gives its tables up and begins anew."""
        loop = asyncio.get_running_loop()
        while True:
            await asyncio.sleep(BEAT)
            begun, lives = monotonic(), True
            try:
                if not self.inside:
                    await self._enter()
                    continue
                beat = loop.run_in_executor(self._beating, self.leases.beat, self.id)
                left = max(0.1, self._beaten + ALONE_AFTER - begun)
                if lives := await asyncio.wait_for(beat, left):
                    self._beaten = begun
            except (TimeoutError, *AWAY):
                lives = monotonic() - self._beaten < ALONE_AFTER
            except Exception:  # whatever it is, the next beat may arrive
                note_fault("the beat of this house")
                lives = monotonic() - self._beaten < ALONE_AFTER
            if self.inside and not lives:
                _LOG.warning("this house was silent for too long: its tables are others' now")
                self.inside, self.me = False, self._named()
                self.times_dead += 1
                await tenants.give_up(tenants.terms())

    async def _look(self, tenants: Tenants) -> None:
        """Take over what the dead have left, and see whether this house has what it believes to have."""
        while True:
            await asyncio.sleep(LOOK)
            if not self.inside:
                continue
            try:
                await self._meet()
                before, name = tenants.terms(), self.id
                held = await self._ask(self.leases.held, name)
                if name == self.id:
                    await tenants.give_up({table: term for table, term in before.items() if held.get(table) != term})
                left = [] if self.cut_off else await self._ask(self.leases.orphans, AT_ONCE)
                random.shuffle(left)  # so that not all houses want the same one first
                for table in left:
                    self.taken_over += await tenants.adopt(table)
                for each in self.each_look:
                    await each()
            except AWAY:
                continue
            except Exception:
                note_fault("looking for what the dead have left")


def machine() -> str:
    """What tells this machine, or this part of it, from others with the same addresses; empty where nobody can tell."""
    try:
        return f"{Path('/proc/sys/kernel/random/boot_id').read_text().strip()} {os.readlink('/proc/self/ns/net')}"
    except OSError:
        return ""
