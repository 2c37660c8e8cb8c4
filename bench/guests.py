"""People who remember everything that they were told, and notice when any of it is missing, changed or said twice."""

from __future__ import annotations

import asyncio
import json
import random
from collections import Counter
from typing import Any, Final

import httpx

from bench.errors import Disturbed
from bench.sockets import Line
from mazo.fairness import Luck
from tests.server.support import any_answer

AGAIN: Final = 0.3
"""Seconds after which somebody tries again who could not come in."""
PAUSES: Final = (0.02, 0.6)
"""Between so many seconds people think."""
HURRY: Final = 0.055
"""Seconds between the actions of somebody who wants to come to the end: a server takes twenty lines a second."""
GAMES: Final = ("lorcana", "ortus")
"""Those whose games at random are short enough to be played to their end."""
AWAY: Final = (502, 503, 504)


class Memory:
    """What all guests have noted together."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self.wrong: list[str] = []
        self.hurry = False
        """Whether nobody thinks any longer: all games are to end."""
        self.guests: set[Guest] = set()

    def blame(self, what: str) -> None:
        """Note that a promise was broken."""
        self.wrong.append(what)


class Guest:
    """One seat of a table."""

    def __init__(self, memory: Memory, port: int, table: str, seat: int, token: str, dice: random.Random) -> None:
        self.memory, self.table, self.seat = memory, table, seat
        self._port, self.token, self._dice = port, token, dice
        self._salt = Luck(f"{dice.random()}").salt()
        self._line: Line | None = None
        self._life = 0
        """Counts connections: what comes from an earlier one is not heard any longer."""
        self._epoch, self._last = "", 0
        self.events: list[Any] = []
        self._at = 0
        """The number of the next event; lower than there are, while everything is told again."""
        self._again = False
        self._sent = 0
        """The question whose answer was sent and is not yet acknowledged."""
        self._ask: dict[str, Any] = {}
        """The question that was asked last."""
        self.acknowledged = 0
        self.doubtful = 0
        """Answers of which nobody said whether they were taken."""
        self.over = asyncio.Event()
        self._lost = asyncio.Event()

    @property
    def name(self) -> str:
        """Where the guest sits."""
        return f"table {self.table} seat {self.seat}"

    async def play(self) -> None:
        """Sit there until the game is over, and come back whenever the connection is lost."""
        self.memory.guests.add(self)
        try:
            while not self.over.is_set():
                try:
                    await self._come()
                except (OSError, Disturbed):
                    self.memory.counts["doors found closed"] += 1
                    await asyncio.sleep(AGAIN)
                    continue
                waits = [asyncio.create_task(each.wait()) for each in (self._lost, self.over)]
                await asyncio.wait(waits, return_when=asyncio.FIRST_COMPLETED)
                for each in waits:
                    each.cancel()
                if not self.over.is_set():
                    await asyncio.sleep(AGAIN * self._dice.random())
        finally:
            self.memory.guests.discard(self)
            self.cut()

    async def _come(self) -> None:
        self._life += 1
        life = self._life
        self._doubt()
        self._lost.clear()
        mark = f"{self._epoch}.{self._last}" if self._epoch else "-"
        heard = lambda line: self._hear(line) if life == self._life else None  # noqa: E731
        line = await Line.connect(self._port, heard, lambda: self._leave(life))
        self._line = line
        self.memory.counts["connections"] += 1
        line.say(f"sit {self.table} {self.token} {mark} {'es' if self.seat else 'en'}")
        if self._epoch:  # who comes back to where they were is not told again what they are asked
            line.say("ask")

    def _leave(self, life: int) -> None:
        if life == self._life:
            self._lost.set()

    def _doubt(self) -> None:
        """Whether the last answer was taken is not known."""
        if self._sent:
            self.doubtful += 1
            self._sent = 0

    def _hear(self, line: str) -> None:
        number, _, said = line.partition(" ")
        word, _, text = said.partition(" ")
        if word == "mark":
            if text != self._epoch:
                self._epoch, self._last = text, 0
            return
        if int(number):
            if self._last and int(number) != self._last + 1 and word != "reset":
                self.memory.blame(f"{self.name}: line {number} follows line {self._last}")
            self._last = int(number)
        if word == "reset":
            self._doubt()
            self._at, self._again = 0, True
        elif word == "event":
            self._note(json.loads(text))
        elif word == "room" and '"state":"salting"' in text:
            self._say(f"salt {self._salt}")
        elif word in ("ask", "wait", "over"):
            self._go_on(word, text, told=number != "0")
        elif word in ("error", "refused"):
            self._complain(json.loads(text))

    def _note(self, event: dict[str, Any]) -> None:
        number = event["n"]
        if number != self._at:
            self.memory.blame(f"{self.name}: event {number} came where {self._at} was due")
        if number < len(self.events):
            self.memory.counts["events told again"] += 1
            if self.events[number] != event:
                self.memory.blame(f"{self.name}: event {number} was {self.events[number]} and is {event}")
        else:
            self.events.append(event)
            self.memory.counts["events"] += 1
        self._at = number + 1

    def _go_on(self, word: str, text: str, *, told: bool) -> None:
        if self._again and self._at < len(self.events):
            self.memory.blame(f"{self.name}: {len(self.events)} events were told, and {self._at} are left")
        self._again = False
        ask = json.loads(text) if word == "ask" else {}
        if told and self._sent and (word != "ask" or ask["id"] != self._sent):
            self.acknowledged += 1
            self.memory.counts["actions acknowledged"] += 1
            self._sent = 0
        if word == "over":
            self.over.set()
        elif ask and not self._sent and not ask.get("answered"):
            self._ask = ask
            pause = HURRY if self.memory.hurry else self._dice.uniform(*PAUSES)
            asyncio.get_running_loop().call_later(pause, self._act, self._life, ask)

    def _act(self, life: int, ask: dict[str, Any]) -> None:
        if life == self._life and ask is self._ask and not self._sent and not self.over.is_set():
            self._sent = ask["id"]
            self._say(f"do @{ask['id']} {any_answer(ask, self._dice)}")

    def _complain(self, error: dict[str, Any]) -> None:
        self.memory.counts[f"told: {error.get('code') or error.get('reason')}"] += 1
        self._doubt()
        asyncio.get_running_loop().call_later(AGAIN, self._say, "ask")

    def _say(self, line: str) -> None:
        if self._line is not None:
            self._line.say(line)

    def cut(self) -> None:
        """Lose the connection."""
        if self._line is not None:
            self._line.close()

    def leave_half_open(self) -> Line | None:
        """Come back by another connection while the first stays open and is not read any longer."""
        line = self._line
        if line is not None and line.transport is not None:
            line.transport.pause_reading()
            self._life += 1
            self._lost.set()
        return line

    def read_slowly(self, seconds: float) -> None:
        """Read nothing for a while."""
        transport = self._line.transport if self._line is not None else None
        if transport is not None and not transport.is_closing():
            transport.pause_reading()
            asyncio.get_running_loop().call_later(seconds, transport.resume_reading)


class Party:
    """Those who play one game after the other at tables of their own: one person and a bot, or two people."""

    def __init__(self, memory: Memory, port: int, seed: str) -> None:
        self._memory, self._port = memory, port
        self._dice = random.Random(seed)
        self._http = httpx.AsyncClient(
            base_url=f"http://127.0.0.1:{port}", timeout=30, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.guests: list[Guest] = []
        """Everybody who has ever sat at a table."""
        self.replays: list[str] = []

    async def play(self) -> None:
        """One game after the other until there is no more time for another one."""
        while not self._memory.hurry:
            keys = await self._make()
            if keys:
                guests = [
                    Guest(self._memory, self._port, table, seat, token, self._dice) for table, seat, token in keys
                ]
                self.guests += guests
                await asyncio.gather(*(guest.play() for guest in guests))
                self._memory.counts["games to their end"] += 1
                await self._fetch(guests[0])
        await self._http.aclose()

    async def _make(self) -> list[tuple[str, int, str]]:
        """A table with everybody's key; none if the answer was lost on its way, so that nobody knows one."""
        alone = self._dice.random() < 0.6
        other = {"who": "bot", "bot": self._dice.choice(("random", "greedy"))} if alone else {"who": "open"}
        chairs = [{"who": "person", "name": "Ana"}, other]
        wish = {"game": self._dice.choice(GAMES), "chairs": chairs, "pace": self._dice.choice((0.0, 0.2))}
        made = await self._post("/api/tables", wish)
        if made is None:
            return []
        keys = [(made["table"], key["seat"], key["token"]) for key in made["keys"]]
        if not alone:
            joined = await self._post(f"/api/tables/{made['table']}/join", {"name": "Blas"})
            if joined is None:
                return []
            keys.append((made["table"], joined["seat"], joined["token"]))
        self._memory.counts["tables"] += 1
        return keys

    async def _post(self, path: str, body: dict[str, Any]) -> Any:
        """Ask until there is an answer; None if one may have been lost."""
        while True:
            try:
                answer = await self._http.post(path, json=body)
            except (httpx.ConnectError, httpx.ConnectTimeout):
                self._memory.counts["doors found closed"] += 1
            except httpx.HTTPError:
                self._memory.counts["answers lost"] += 1
                return None
            else:
                if answer.status_code == 201:
                    return answer.json()
                self._memory.counts[f"HTTP {answer.status_code}"] += 1
                if answer.status_code not in (*AWAY, 429):
                    self._memory.blame(f"{path} answered {answer.status_code}: {answer.text[:200]}")
                    return None
            await asyncio.sleep(AGAIN)
            if self._memory.hurry and path == "/api/tables":
                return None

    async def _fetch(self, guest: Guest) -> None:
        """The replay of a game that is over, for one of those who played."""
        table, mine = guest.table, {"authorization": f"Bearer {guest.token}"}
        while True:
            try:
                answer = await self._http.get(f"/api/tables/{table}/replay", headers=mine)
            except httpx.HTTPError:
                self._memory.counts["doors found closed"] += 1
            else:
                if answer.status_code == 200:
                    self.replays.append(answer.text)
                    return
                self._memory.counts[f"HTTP {answer.status_code}"] += 1
                if answer.status_code not in AWAY:
                    self._memory.blame(f"the replay of {table}: {answer.status_code} {answer.text[:200]}")
                    return
            await asyncio.sleep(AGAIN)
