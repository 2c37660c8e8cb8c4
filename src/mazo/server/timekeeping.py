"""Keeps the time of a room: lets clocks run, looks when somebody's time is over, and says what comes of it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Container
from contextlib import AbstractAsyncContextManager
from typing import Protocol

from mazo.games.laws import TIME_OVER, TIME_PASSED
from mazo.server.absence import Absence
from mazo.server.gameclock import PLEA_HOLDS, GameClock
from mazo.server.livetable import LiveTable
from mazo.server.pickclock import PickClock
from mazo.server.pleas import Pleas


class Timed(Protocol):
    """What a room lets its timekeeper do."""

    table: LiveTable
    broken: bool

    def whole(self) -> AbstractAsyncContextManager[None]:
        """One thing after the other."""

    async def settle(self, law: str, seat: int) -> None:
        """Let a law of the table happen, write it down and tell it."""

    def wake(self) -> None:
        """Look at everything that waits."""

    def tell_room(self) -> None:
        """Tell everybody how the table stands besides the game."""


class Timekeeper:
    """The clocks of one room: that of a draft, and those of a game."""

    def __init__(self, room: Timed, pleas: Pleas, absence: Absence, now: Callable[[], float]) -> None:
        self._room = room
        self._pleas = pleas
        self._absence = absence
        self.picks = PickClock()
        self.game = GameClock(now)
        self._alarm: asyncio.TimerHandle | None = None
        """Wakes the room when somebody's time will be over."""
        self._task: asyncio.Task[None] | None = None

    def look(self) -> None:
        """Let time run for whoever is asked, and look again when somebody's is over."""
        table, loop = self._room.table, asyncio.get_running_loop()
        if soon := self.picks.look(table):
            loop.call_later(soon, self._room.wake)
            self._room.tell_room()
        if table.timing is None:
            return
        if self.game.over(table) and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self.keep())
        before = self.game.running
        soon = self.game.look(table, self._held())
        self.close()
        self._alarm = loop.call_later(soon, self._room.wake) if soon else None
        if self.game.running != before:
            self._room.tell_room()

    async def keep(self) -> None:
        """What comes of time that is over: the game is lost, or a bot acts until the turn ends."""
        async with self._room.whole():
            table = self._room.table
            timing = table.timing
            for seat in self.game.over(table):
                if timing is None or table.game is None or table.game.outcome is not None or self._room.broken:
                    break
                self.game.run_out(seat)
                await self._room.settle(TIME_PASSED if timing.late == "bot" else TIME_OVER, seat)
        self._room.wake()

    def close(self) -> None:
        """Look no more."""
        if self._alarm is not None:
            self._alarm.cancel()

    def _held(self) -> Container[int]:
        """Whose clocks stand still: everybody's while a plea is open, and who has not come back after a restart."""
        if self._pleas.seconds < PLEA_HOLDS:
            return range(len(self._room.table.chairs))
        return self._absence.not_back(self._room.table)
