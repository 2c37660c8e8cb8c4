"""The bots of a table: who acts next, for whom a bot stands in, and what happens when one fails."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import AbstractAsyncContextManager
from typing import Final, Protocol

from mazo.bots import Bot, named
from mazo.errors import MazoError
from mazo.fairness import Luck
from mazo.games.laws import STANDS_IN as BOT_STANDS_IN
from mazo.server.botseats import SPARE_BOT, STAND_IN, answer_of
from mazo.server.complaints import Fault
from mazo.server.faults import TableLost
from mazo.server.livetable import LiveTable, changes
from mazo.server.pickclock import seconds_at
from mazo.server.records import BOT, Entry

REST: Final = 1.5
"""Seconds for which a client that comes and goes waits for the bots."""


class Driven(Protocol):
    """What a room lets its bots do."""

    table: LiveTable
    entries: int
    broken: bool

    def stood_in(self, seat: int) -> bool:
        """Whether a bot acts for a seat."""

    def overdue(self, seat: int) -> bool:
        """Whether a pick of a draft is chosen for a seat."""

    def whole(self) -> AbstractAsyncContextManager[None]:
        """One thing after the other."""

    async def done(self, entries: list[Entry]) -> None:
        """Write down and tell what a bot has done."""


class Driver:
    """Lets the bots of one room act, one after the other."""

    def __init__(self, room: Driven, luck: Luck, told: set[int], finished: Callable[[], None]) -> None:
        self._room = room
        self._luck = luck
        self._told = told
        """For which absent people it was told that a bot stands in."""
        self._finished = finished
        self._bots: dict[int, Bot] = {}
        self._spared: set[int] = set()
        """The seats whose bots have failed."""
        self._stuck = -1
        """The length of the journal at which no bot knew how to go on."""
        self.task: asyncio.Task[None] | None = None

    def wake(self) -> None:
        """Go on if a bot is asked."""
        if (self.task is None or self.task.done()) and self._can_go_on():
            self.task = asyncio.create_task(self._drive())

    async def rest(self) -> None:
        """Wait until the bots have done what they have to do, though not for long."""
        if self.task is not None:
            await asyncio.wait((self.task,), timeout=REST)

    async def close(self) -> None:
        """Stop."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)

    def asked(self) -> int | None:
        """The first seat that a bot has to answer for."""
        room, game = self._room, self._room.table.game
        if game is None or game.outcome is not None:
            return None
        for decision in game.decisions:
            if not decision.answered and (room.stood_in(decision.seat) or room.overdue(decision.seat)):
                return decision.seat
        return None

    def _can_go_on(self) -> bool:
        return not self._room.broken and self._stuck != self._room.entries and self.asked() is not None

    async def _drive(self) -> None:
        while self._can_go_on():
            await asyncio.sleep(self._room.table.setup.pace)
            try:
                async with self._room.whole():
                    await self._act()
            except Fault:  # no fault of the bot's: it waits for the database like everybody else
                await asyncio.sleep(REST)
            except TableLost:
                self._replace_bot()
        self._finished()

    async def _act(self) -> None:
        """One action of a bot."""
        room = self._room
        seat, game = self.asked(), room.table.game
        if seat is None or game is None or room.broken:
            return
        before = list(game.past)
        late = [Entry("late", seat, picks=seconds_at(room.table)[1])] if room.overdue(seat) else []
        try:
            if self._is_news(seat):
                game.settle(BOT_STANDS_IN, seat)
            settled = seat in self._bots
            action = await answer_of(self._bot(seat), self._bot_name(seat), game, seat, settled=settled)
            game.push(action, by=seat, salt=self._luck.salt() if game.takes_salt(seat) else "")
        except MazoError as error:
            raise RuntimeError(f"the bot of seat {seat} has not answered") from error
        if late:
            room.table.apply(late[0])
        await room.done([*changes(before, game), *late])

    def _is_news(self, seat: int) -> bool:
        """Whether a bot begins to stand in for somebody who is away, which is told once until they come back."""
        table = self._room.table
        fresh = table.setup.absent == "bot" and table.chairs[seat].who != BOT and seat not in self._told
        if fresh:
            self._told.add(seat)
        return fresh

    def _replace_bot(self) -> None:
        """After a failure somebody simpler plays on; if that is who failed, the bots wait until something changes."""
        seat = self.asked()
        if seat is None or seat in self._spared:
            self._stuck = self._room.entries
            return
        self._spared.add(seat)
        self._bots[seat] = named(SPARE_BOT, self._luck.number())

    def _bot(self, seat: int) -> Bot:
        if seat not in self._bots:
            self._bots[seat] = named(self._bot_name(seat), self._luck.number())
        return self._bots[seat]

    def _bot_name(self, seat: int) -> str:
        return self._room.table.chairs[seat].bot or STAND_IN
