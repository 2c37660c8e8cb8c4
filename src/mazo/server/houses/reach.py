"""Which of the other houses can be reached from here: each is knocked at every second, whoever is asked for or not."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Collection
from time import monotonic
from typing import Final, TypeVar

from mazo.server.store.leases import Neighbour

KNOCK: Final = 1.0
"""Seconds between two knocks."""
KNOCK_WITHIN: Final = 1.0
"""Seconds in which a connection has to come about. The system accepts it, so that a process may have much to do."""
KNOCKS: Final = 3
"""After so many knocks in a row that nobody has answered a house is out of reach."""
LATE: Final = 0.5
"""Seconds by which this process may be late itself: a knock that has taken longer says nothing of the other house."""

T = TypeVar("T")


class Reach:
    """What was last heard of each house. Beats say that a process lives; this says that the way to it is open."""

    def __init__(self, refused: Callable[[Neighbour], Awaitable[None]]) -> None:
        self._refused = refused
        """Hears of a house at whose address nobody listens."""
        self._known: set[str] = set()
        self._unanswered: dict[str, int] = {}
        """How many knocks in a row a house has not answered."""
        self._lost: dict[str, asyncio.Event] = {}
        """Those wait here who want to know when a house gets out of reach."""

    def has(self, house: Neighbour) -> bool:
        """Whether a house can be reached, as far as anybody knows."""
        return self._unanswered.get(house.id, 0) < KNOCKS

    async def knock(self, houses: Collection[Neighbour]) -> None:
        """Knock at these houses, at all of them at once: those that are alive. Who was and no longer is, is lost."""
        before, self._known = self._known, {house.id for house in houses}
        for dead in before - self._known:
            self._unanswered.pop(dead, None)
            self._tell_lost(dead)
        await asyncio.gather(*(self._knock_at(house) for house in houses))

    async def _knock_at(self, house: Neighbour) -> None:
        begun = monotonic()
        try:
            _, writer = await asyncio.wait_for(asyncio.open_connection(*place_of(house)), KNOCK_WITHIN)
            writer.transport.abort()
        except (OSError, TimeoutError) as error:
            if isinstance(error, ConnectionRefusedError):
                await self._refused(house)
            if monotonic() - begun < KNOCK_WITHIN + LATE:
                self._miss(house)
        else:
            self._unanswered.pop(house.id, None)

    def _miss(self, house: Neighbour) -> None:
        self._unanswered[house.id] = self._unanswered.get(house.id, 0) + 1
        if not self.has(house):
            self._tell_lost(house.id)

    def _tell_lost(self, house: str) -> None:
        if house in self._lost:
            self._lost.pop(house).set()

    async def lost(self, house: Neighbour) -> None:
        """Wait until a house is out of reach or dead."""
        if self.has(house):
            await self._lost.setdefault(house.id, asyncio.Event()).wait()

    async def unless_lost(self, house: Neighbour, work: Awaitable[T], within: float) -> T:
        """Do something for which another house is needed; TimeoutError when it gets out of reach, or after so long."""
        doing, losing = asyncio.ensure_future(work), asyncio.ensure_future(self.lost(house))
        try:
            await asyncio.wait((doing, losing), timeout=within, return_when=asyncio.FIRST_COMPLETED)
            if not doing.done():
                raise TimeoutError
            return doing.result()
        finally:
            losing.cancel()
            doing.cancel()


def place_of(house: Neighbour) -> tuple[str, int]:
    """The host and port at which a house listens for others.

    >>> place_of(Neighbour("id", "[fd00::7]:8400", "key"))
    ('fd00::7', 8400)
    """
    host, _, port = house.address.rpartition(":")
    return host.strip("[]"), int(port)
