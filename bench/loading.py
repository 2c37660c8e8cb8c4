"""People at tables, as many as one likes: each thinks for a while, acts, and notes how long the answer took."""

from __future__ import annotations

import asyncio
import json
import random
from collections.abc import Iterable
from math import ceil
from time import perf_counter
from typing import Any, Final

import httpx
import msgspec

from bench.errors import Disturbed
from bench.serving import Serving
from bench.sockets import Line
from mazo.fairness import Luck
from tests.server.support import any_answer

THINKS: Final = 5.0
"""Seconds for which a person thinks, give or take half of it."""
PACE: Final = 0.6
"""Seconds for which a bot waits before it acts."""
WARM: Final = 6
"""Up to so many answers are given at once, so that tables are not all at the same place of their game."""
BEAT: Final = 0.01
AT_ONCE: Final = 8
"""So many tables are made at the same time."""
SETTLE: Final = 4.0
"""Seconds between the last new table and the first measurement."""
LAST: Final = 10.0
"""Seconds for which the last answers are waited for."""

WISH: Final[dict[str, Any]] = {
    "game": "lorcana",
    "chairs": [{"who": "person", "name": "Ana"}, {"who": "bot", "bot": "greedy"}],
    "pace": PACE,
}


class Point(msgspec.Struct, frozen=True):
    """What was measured at one number of tables."""

    tables: int
    seconds: float
    answers: int
    """How many actions of people were answered in that time."""
    told: int
    """How many actions of anybody were told to a person."""
    p50: float
    p90: float
    p99: float
    most: float
    """Milliseconds from `do` to the question that follows, or to whose turn it is."""
    core: float
    """How much of a core the server took."""
    per_told: float
    """Milliseconds of its CPU for each action that was told."""
    memory: float
    """Its megabytes."""
    lag: float
    """Below so many milliseconds its loop was late in 99 of 100 cases; 0 if it does not say."""
    held: int
    """How often something held its loop for 50 ms and more."""
    commits: float
    changes: float
    """Transactions, and changes in them, a second."""
    own_lag: float
    """Milliseconds by which the loop that measures was late itself in 99 of 100 cases."""
    complaints: int
    """Errors and refusals that people were told."""


class Person:
    """Somebody who plays at a human pace, one table after the other."""

    def __init__(self, crowd: Crowd, number: int) -> None:
        self._crowd = crowd
        self._dice = random.Random(f"{crowd.seed} {number}")
        self._hurry = self._dice.randrange(crowd.warm + 1)
        self._line: Line | None = None
        self._salt = Luck(f"{crowd.seed} {number}").salt()
        self.asked = 0.0
        """When an action was sent that is not answered yet."""

    async def sit_down(self) -> None:
        """Make a table and sit there."""
        answer = await self._crowd.http.post("/api/tables", json=WISH)
        if answer.status_code != 201:
            raise Disturbed(f"no table: {answer.status_code} {answer.text[:200]}")
        made = answer.json()
        self._line = await Line.connect(self._crowd.port, self.hear, self._crowd.note_loss)
        self._line.say(f"sit {made['table']} {made['keys'][0]['token']} - en")

    def hear(self, line: str) -> None:
        """Take a line; a question is answered after some thought."""
        number, _, said = line.partition(" ")
        word, _, body = said.partition(" ")
        if word == "view":
            self._crowd.told += 1
        elif word in ("ask", "wait", "over") and number != "0":
            if self.asked:
                self._crowd.answered(perf_counter() - self.asked, self.asked)
                self.asked = 0.0
            if word == "ask":
                self._crowd.later(self._thinking(), self._act, json.loads(body))
            elif word == "over":
                self._crowd.begin(self._another())
        elif word == "room" and '"state":"salting"' in body:
            self.say(f"salt {self._salt}")
        elif word in ("error", "refused"):
            self._crowd.complaints.append(body)
            self.asked = 0.0
            self.say("concede")

    def _thinking(self) -> float:
        if self._hurry:
            self._hurry -= 1
            return 0.0
        return self._crowd.thinks * self._dice.uniform(0.5, 1.5)

    def _act(self, ask: dict[str, Any]) -> None:
        if not self._crowd.ending:
            answer = any_answer(ask, self._dice)
            self.asked = perf_counter()
            self.say(f"do @{ask['id']} {answer}")

    async def _another(self) -> None:
        self.leave()
        await self.sit_down()

    def say(self, line: str) -> None:
        """Send a line."""
        if self._line is not None:
            self._line.say(line)

    def leave(self) -> None:
        """Cut the connection."""
        if self._line is not None:
            self._crowd.losses -= 1
            self._line.close()


class Crowd:
    """All people, and what they have noted since somebody last asked."""

    def __init__(self, server: Serving, seed: int, warm: int = WARM, thinks: float = THINKS) -> None:
        self._server = server
        self.port, self.seed, self.warm, self.thinks = server.port, seed, warm, thinks
        no_reuse = httpx.Limits(max_keepalive_connections=0)  # the server may have closed what was silent for long
        self.http = httpx.AsyncClient(base_url=server.base, timeout=60, limits=no_reuse)
        self.people: list[Person] = []
        self.told, self.losses = 0, 0
        self.complaints: list[str] = []
        self.ending = False
        self._waits: list[tuple[float, float]] = []
        self._lags: list[float] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._beat = asyncio.create_task(self._beats())

    def answered(self, seconds: float, asked: float) -> None:
        """An action was answered."""
        self._waits.append((asked, seconds))

    def note_loss(self) -> None:
        """A connection was lost."""
        self.losses += 1

    def later(self, seconds: float, act: Any, *what: Any) -> None:
        """Let somebody act after some thought."""
        asyncio.get_running_loop().call_later(seconds, act, *what)

    def begin(self, work: Any) -> None:
        """Let something be done beside the rest."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _beats(self) -> None:
        while True:
            due = perf_counter() + BEAT
            await asyncio.sleep(BEAT)
            self._lags.append(perf_counter() - due)

    async def grow(self, tables: int) -> None:
        """Let people come until there are so many tables."""
        gate = asyncio.Semaphore(AT_ONCE)

        async def come(person: Person) -> None:
            async with gate:
                await person.sit_down()

        new = [Person(self, number) for number in range(len(self.people), tables)]
        self.people += new
        await asyncio.gather(*(come(person) for person in new))
        await asyncio.sleep(SETTLE)

    async def measure(self, seconds: float) -> Point:
        """Watch for so long, and wait for the answers to what was asked meanwhile."""
        measured = await asyncio.to_thread(self._server.measures)
        self._waits, self._lags, self.told, self.complaints, self.losses = [], [], 0, [], 0
        begun, cpu = perf_counter(), self._server.cpu
        await asyncio.sleep(seconds)
        end, cpu, told, lags = perf_counter(), self._server.cpu - cpu, self.told, self._lags
        counted = await asyncio.to_thread(self._server.measures)
        grown = {name: value - measured.get(name, 0.0) for name, value in counted.items()}
        while perf_counter() < end + LAST and any(begun <= one.asked < end for one in self.people):
            await asyncio.sleep(0.05)
        late = [perf_counter() - one.asked for one in self.people if begun <= one.asked < end]
        waits = sorted([wait for asked, wait in self._waits if begun <= asked < end] + late)
        if not waits:
            raise Disturbed("nobody was answered")
        return Point(
            tables=len(self.people),
            seconds=round(end - begun, 1),
            answers=len(waits),
            told=told,
            p50=in_ms(share_of(waits, 0.5)),
            p90=in_ms(share_of(waits, 0.9)),
            p99=in_ms(share_of(waits, 0.99)),
            most=in_ms(waits[-1]),
            core=round(cpu / (end - begun), 3),
            per_told=in_ms(cpu / max(1, told)),
            memory=round(self._server.memory),
            lag=in_ms(below(grown, "mazo_loop_lag_seconds", 0.99)),
            held=int(grown.get("mazo_loop_held_total", 0)),
            commits=round(grown.get("mazo_commits_total", 0.0) / (end - begun), 1),
            changes=round(grown.get("mazo_changes_total", 0.0) / (end - begun), 1),
            own_lag=in_ms(share_of(sorted(lags), 0.99)),
            complaints=len(self.complaints) + max(0, self.losses),
        )

    async def close(self) -> None:
        """Everybody leaves."""
        self.ending = True
        self._beat.cancel()
        for person in self.people:
            person.leave()
        await self.http.aclose()


def share_of(found: list[float], share: float) -> float:
    """The value below which so many of a sorted list lie.

    >>> share_of([1.0, 2.0, 3.0, 4.0], 0.5), share_of([1.0, 2.0, 3.0, 4.0], 0.99)
    (2.0, 4.0)
    """
    return found[max(0, ceil(len(found) * share) - 1)] if found else 0.0


def below(measures: dict[str, float], name: str, share: float) -> float:
    """The bound of a histogram below which so many of its values lie; 0 if it is not there.

    >>> below({'x_bucket{le="0.1"}': 98.0, 'x_bucket{le="0.5"}': 100.0, "x_count": 100.0}, "x", 0.99)
    0.5
    """
    wanted = measures.get(f"{name}_count", 0.0) * share
    bounds: Iterable[tuple[float, float]] = (
        (float(label.partition('le="')[2].partition('"')[0].replace("+Inf", "inf")), count)
        for label, count in measures.items()
        if label.startswith(f"{name}_bucket")
    )
    return next((bound for bound, count in sorted(bounds) if wanted and count >= wanted), 0.0)


def in_ms(seconds: float) -> float:
    """Seconds as milliseconds.

    >>> in_ms(0.0123456)
    12.35
    """
    return round(seconds * 1000, 2)
