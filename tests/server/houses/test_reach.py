"""Houses knock at each other: who beats but can't be reached loses its tables to whoever is asked for them."""

from __future__ import annotations

import asyncio
import socket
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack, closing, contextmanager

import pytest

from mazo.server.complaints import Fault
from mazo.server.hall import Hall
from mazo.server.houses import house as houses
from mazo.server.houses import reach as reaching
from mazo.server.houses.house import Elsewhere, House, Tenants
from mazo.server.houses.reach import KNOCKS, Reach
from mazo.server.records import Chair, Entry, Setup, Wish
from mazo.server.store import Store
from mazo.server.store.appending import LeaseLost
from mazo.server.store.leases import Leases, Neighbour

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("bot", "Blas", "random")))
WITHIN = 10.0


class Doorway:
    """The address of a house, at which somebody listens or nobody does."""

    def __init__(self) -> None:
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = int(self._listening.getsockname()[1])
        self.house = Neighbour(f"at {self.port}", f"127.0.0.1:{self.port}", "a key", "another machine")

    def close(self) -> None:
        """Nobody listens there."""
        self._listening.close()

    def open(self) -> None:
        """Somebody listens there again."""
        self._listening = socket.create_server(("127.0.0.1", self.port))


@pytest.fixture
def door() -> Iterator[Doorway]:
    found = Doorway()
    yield found
    found.close()


@contextmanager
def silent_address() -> Iterator[Neighbour]:
    """An address that answers nothing at all, as if a cable was pulled: as many wait there as the system lets wait."""
    with ExitStack() as opened:
        listening = opened.enter_context(closing(socket.create_server(("127.0.0.1", 0), backlog=0)))
        for _ in range(2):
            waiting = opened.enter_context(closing(socket.socket()))
            waiting.setblocking(False)
            waiting.connect_ex(listening.getsockname())
        time.sleep(0.05)
        yield Neighbour("silent", f"127.0.0.1:{listening.getsockname()[1]}", "a key", "another machine")


async def nobody_cares(_: Neighbour) -> None:
    """Whatever is refused."""


async def knock(reach: Reach, house: Neighbour, times: int) -> None:
    """Knock at a house so many times."""
    for _ in range(times):
        await reach.knock([house])


def test_a_house_that_leaves_knocks_unanswered_is_out_of_reach_until_it_answers(door: Doorway):
    async def so() -> None:
        reach = Reach(nobody_cares)
        await knock(reach, door.house, KNOCKS)
        assert reach.has(door.house)
        door.close()
        await knock(reach, door.house, KNOCKS - 1)
        assert reach.has(door.house)
        await knock(reach, door.house, 1)
        assert not reach.has(door.house)
        door.open()
        await knock(reach, door.house, 1)
        assert reach.has(door.house)

    asyncio.run(so())


def test_only_knocks_in_a_row_count(door: Doorway):
    async def so() -> None:
        reach = Reach(nobody_cares)
        for _ in range(2):
            door.close()
            await knock(reach, door.house, KNOCKS - 1)
            door.open()
            await knock(reach, door.house, 1)
        door.close()
        await knock(reach, door.house, KNOCKS - 1)
        assert reach.has(door.house)

    asyncio.run(so())


def test_silence_is_no_answer_either_but_who_is_late_itself_blames_nobody(monkeypatch):
    monkeypatch.setattr(reaching, "KNOCK_WITHIN", 0.1)
    monkeypatch.setattr(reaching, "LATE", 0.2)

    async def while_late() -> None:
        reach = Reach(nobody_cares)
        for _ in range(KNOCKS):
            asyncio.get_running_loop().call_later(0.05, time.sleep, 0.3)
            await reach.knock([house])
        assert reach.has(house)

    async def in_time() -> None:
        reach = Reach(nobody_cares)
        while reach.has(house):
            await reach.knock([house])

    with silent_address() as house:
        asyncio.run(while_late())
        asyncio.run(asyncio.wait_for(in_time(), WITHIN))


@pytest.mark.parametrize("dead", [False, True], ids=["out of reach", "dead"])
def test_who_waits_for_a_house_is_told_when_it_is_lost(door: Doorway, dead: bool):
    async def so() -> None:
        reach = Reach(nobody_cares)
        await knock(reach, door.house, 1)
        waiting = asyncio.create_task(reach.unless_lost(door.house, asyncio.sleep(60), 60))
        await asyncio.sleep(0.01)
        if dead:
            await reach.knock([])
        else:
            door.close()
            await knock(reach, door.house, KNOCKS)
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(asyncio.shield(waiting), WITHIN)
        assert waiting.done()

    asyncio.run(so())


def test_what_is_done_in_time_is_not_disturbed_by_a_house_that_answers(door: Doorway):
    async def so() -> None:
        reach = Reach(nobody_cares)
        await knock(reach, door.house, 1)
        assert await reach.unless_lost(door.house, asyncio.sleep(0.01, "done"), WITHIN) == "done"
        with pytest.raises(TimeoutError):
            await reach.unless_lost(door.house, asyncio.sleep(60), 0.01)

    asyncio.run(so())


class Town:
    """A house among others that only stand in the database."""

    def __init__(self, database: str) -> None:
        self.store, self.leases = Store(database), Leases(database)
        self.house = House(Leases(database), "127.0.0.1:1")
        self.adopted: list[str] = []

    async def _adopt(self, table: str) -> bool:
        self.adopted.append(table)
        return await self.house.claim(table) is not None

    async def live(self, so: Callable[[], Awaitable[None]]) -> None:
        """Let the house live for as long as something takes."""
        await self.house.open(Tenants(dict, lambda _: asyncio.sleep(0), self._adopt))
        try:
            await asyncio.wait_for(so(), WITHIN)
        finally:
            await self.house.leave()

    def close(self) -> None:
        """Let go of the database."""
        self.house.close()
        self.leases.close()
        self.store.close()


@pytest.fixture
def town(database: str, monkeypatch) -> Iterator[Town]:
    monkeypatch.setattr(houses, "KNOCK", 0.05)
    monkeypatch.setattr(houses, "LOOK", 0.05)
    found = Town(database)
    yield found
    found.close()


async def until(so: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not so():
        await asyncio.sleep(0.01)


def test_a_table_whose_owner_beats_but_is_out_of_reach_is_taken_and_its_owner_writes_nothing(town: Town, door: Doorway):
    town.leases.enter(door.house)
    town.store.add("t", SETUP, [], door.house.id)
    town.store.append("t", 0, [Entry("do", 0, "first")], "playing", term=1)

    async def so() -> None:
        with pytest.raises(Elsewhere):
            await town.house.claim("t")
        door.close()
        await until(lambda: not town.house.reach.has(door.house))
        assert town.leases.beat(door.house.id)
        assert await town.house.claim("t") == 2

    asyncio.run(town.live(so))
    with pytest.raises(LeaseLost):
        town.store.append("t", 1, [Entry("do", 0, "too late")], "playing", term=1)
    assert [entry.text for entry in town.store.entries("t")] == ["first"]


def test_a_house_that_reaches_none_of_the_others_takes_nothing_that_it_is_not_asked_for(town: Town, door: Doorway):
    town.leases.enter(door.house)
    door.close()

    async def so() -> None:
        await until(lambda: town.house.cut_off)
        town.store.add("t", SETUP, [], "who died")
        await asyncio.sleep(0.5)  # some looks
        assert town.adopted == []
        door.open()
        await until(lambda: "t" in town.adopted)

    asyncio.run(town.live(so))


def test_a_house_without_the_database_says_so_at_once(tmp_path):
    database = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(database)
    house = House(Leases(database), "127.0.0.1:1")
    store.add("t", SETUP, [])
    hall = Hall(store, house)

    async def so() -> None:
        for asking in (hall.room("t"), hall.make(Wish("lorcana", (Chair("bot", bot="random"),) * 2))):
            with pytest.raises(Fault) as said:
                await asking
            assert said.value.code == "database"
        await hall.close()

    asyncio.run(so())
    assert not house.inside
