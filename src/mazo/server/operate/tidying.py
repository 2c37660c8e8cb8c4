"""Tidies up behind people: rooms in which nobody is leave memory, and tables that nobody needs leave the disk."""

from __future__ import annotations

import asyncio
from collections import Counter
from contextlib import suppress
from time import monotonic
from typing import Final

from mazo.server.faults import note_fault
from mazo.server.hall import Hall
from mazo.server.hosting import DAY, Keeping
from mazo.server.operate.measures import Measures
from mazo.server.records import OVER

LOOK: Final = 5.0
"""Seconds between two looks at the rooms."""
FINISHED_STAYS: Final = 5.0
"""So long a room stays after its game, for those who are just coming."""
IDLE_STAYS: Final = 600.0
"""So long any other room stays in which nobody is and nothing happens."""
EXPIRES_EVERY: Final = 3_600.0


class Tidying:
    """One for a server."""

    def __init__(self, hall: Hall, keeping: Keeping, measures: Measures) -> None:
        self._hall = hall
        self._keeping = keeping
        self._measures = measures
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task

    async def _run(self) -> None:
        due = monotonic()
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.empty_rooms()
                if monotonic() >= due:
                    due = monotonic() + EXPIRES_EVERY
                    await self.expire()
            except Exception:  # the database may be away: another look comes
                note_fault("tidying up")

    async def empty_rooms(self, finished: float = FINISHED_STAYS, idle: float = IDLE_STAYS) -> int:
        """Close the rooms that nobody needs; how many. The journal can give all of them back."""
        closed = 0
        for name, room in list(self._hall.rooms.items()):
            over = room.table.state == OVER
            if room.steward is not None and not over:  # somebody must see to its matches
                continue
            if self._hall.is_idle(name, finished if over else idle):
                await self._hall.forget(name)
                closed += 1
            await asyncio.sleep(0)
        return closed

    async def expire(self) -> dict[str, int]:
        """Delete the tables whose time is over, and give their space back; how many of each state."""
        upkeep, keeping = self._hall.store.upkeep, self._keeping
        old = await asyncio.to_thread(upkeep.expired, keeping.waiting * DAY, keeping.finished * DAY, keeping.live * DAY)
        others = await self._hall.elsewhere() if old else set()  # whoever serves a table knows whether it is in use
        gone = [(name, state) for name, state in old if name not in others and not self._is_in_use(name)]
        for name, state in gone:
            await self._hall.forget(name)
            self._measures.expired.add(state)
        await asyncio.to_thread(upkeep.delete, [name for name, _ in gone])
        for name, _ in gone:  # somebody may just have asked for it
            await self._hall.forget(name)
        if gone:
            await asyncio.to_thread(upkeep.give_space_back)
        return dict(Counter(state for _, state in gone))

    def _is_in_use(self, name: str) -> bool:
        room = self._hall.rooms.get(name)
        return room is not None and room.followed
