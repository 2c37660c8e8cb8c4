"""Sees to a pod on the server: decks of bots, matches among bots, and tables for the matches of people."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from time import monotonic
from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.lab.pods import dice_for, play_match
from mazo.server.botseats import STAND_IN
from mazo.server.records import BOT, OVER, PERSON, Chair, Entry, Setup, Sitter
from mazo.server.rooms import Room

LOOK: Final = 1.0
"""So many seconds lie between two looks at the tables where people play."""

Making = Callable[[str, Setup, dict[int, int]], Awaitable[str]]
"""Makes a table for a match of a pod: its setup, and which seats of the pod sit where."""
Finding = Callable[[str], Awaitable[Room | None]]


class PodSteward:
    """One for each pod; it acts only on what the journal can give back."""

    def __init__(self, room: Room, make: Making, find: Finding) -> None:
        self._room = room
        self._make = make
        self._find = find
        self._task: asyncio.Task[None] | None = None
        self._building = 0.0
        """Since when decks are built."""

    def wake(self) -> None:
        """Go on if decks are missing or matches are open."""
        pod = self._room.table.pod
        if pod is not None and pod.stage in ("building", "rounds") and (self._task is None or self._task.done()):
            self._task = asyncio.create_task(self._see_to())

    async def close(self) -> None:
        """Stop."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _see_to(self) -> None:
        pod = self._room.table.pod
        assert pod is not None
        while pod.stage in ("building", "rounds") and not self._room.broken:
            if pod.stage == "building":
                await self._build()
            else:
                await self._play()
            await asyncio.sleep(LOOK)
            pod = self._room.table.pod
            assert pod is not None

    async def _build(self) -> None:
        """Hand in what is suggested for bots, and for people who are away or whose time is over."""
        pod = self._room.table.pod
        assert pod is not None
        self._building = self._building or monotonic()
        limit = 60 * pod.kind.draft_format(pod.format).build if self._room.table.setup.clock else 0
        over = bool(limit) and monotonic() - self._building >= limit
        for seat in range(pod.players):
            if pod.stage == "building" and not pod.decks[seat] and (over or self._room.stood_in(seat)):
                built = await asyncio.to_thread(pod.suggestion, seat)
                await self._room.record(Entry("build", seat, deck="\n".join(built.deck)))

    async def _play(self) -> None:
        """Open a table for each match of a person, play those of bots, and take down what is over."""
        table = self._room.table
        pod = table.pod
        assert pod is not None
        number = len(pod.rounds) - 1
        for at in pod.open_matches():
            match = pod.rounds[number][at]
            seats = (match.first, match.second)
            if all(table.chairs[seat].who == BOT for seat in seats):
                bots = [table.chairs[seat].bot for seat in seats]
                series, dice = pod.series(number, at), dice_for(pod.seed, f"{number}/{at}")
                wins, draws = await asyncio.to_thread(play_match, series, bots, dice)
                await self._room.record(Entry("result", number=at, wins=(*wins, draws)))
            elif (number, at) not in table.matches:
                places = {match.first: 0, match.second: 1}
                name = await self._make(self._room.name, self._setup(seats), places)
                await self._room.record(Entry("match", number=at, text=name))
            else:
                await self._take_down(number, at, table.matches[number, at])
            if len(pod.rounds) - 1 != number:
                return

    def _setup(self, seats: tuple[int, int]) -> Setup:
        """The table of a match: the same people and bots with the decks that they have built."""
        table = self._room.table
        pod = table.pod
        assert pod is not None
        chairs = []
        for seat in seats:
            chair = table.chairs[seat]
            deck = "\n".join(f"{count} {name}" for name, count in Counter(pod.decks[seat]).items())
            who: Sitter = BOT if chair.who == BOT else PERSON
            chairs.append(Chair(who, chair.name, chair.bot or (STAND_IN if who == BOT else ""), deck))
        best = pod.match_format.games > 1
        return Setup(
            game=pod.kind.base.name,
            seed="",
            chairs=tuple(chairs),
            format=pod.kind.draft_format(pod.format).deck,
            series=pod.match_format.name if best else "",
            lang=table.setup.lang,
            pace=table.setup.pace,
            stands_in=True,
            timing=table.setup.timing,
            watch=table.setup.watch,
            decisive=pod.structure == "elimination",
            pod=self._room.name,
            promises=True,
        )

    async def _take_down(self, number: int, at: int, name: str) -> None:
        """The result of a match that is over."""
        room = await self._find(name)
        if room is None:
            return
        if room.table.state != OVER:
            await room.stand_in()
            return
        series, winner = room.table.series, room.table.winner
        if series is not None:
            wins, draws = series.counted
        else:
            wins, draws = (int(winner == 0), int(winner == 1)), int(winner is None or winner == NOBODY)
        await self._room.record(Entry("result", number=at, wins=(*wins, draws)))
