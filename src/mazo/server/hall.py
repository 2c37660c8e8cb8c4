"""The hall: all rooms of a server, made, found, and after a restart read back from the journal."""

from __future__ import annotations

import asyncio
import secrets
from concurrent.futures import ThreadPoolExecutor
from time import monotonic
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.fairness import Luck
from mazo.games.packkind import PackKind
from mazo.server.backroom import Backroom
from mazo.server.complaints import restarting
from mazo.server.faults import note_fault
from mazo.server.houses.house import Elsewhere, House, Tenants
from mazo.server.livetable import LiveTable, setup_of
from mazo.server.podsteward import PodSteward
from mazo.server.readingback import Parted
from mazo.server.records import BOT, PEOPLE, Join, Setup, Wish
from mazo.server.rooms import Room
from mazo.server.store import Store

ROOMS_LIMIT: Final = 2_000
"""So many rooms are kept in memory; those that are at rest are closed to make place, and read back when needed."""

THREADS: Final = 32


class Key(msgspec.Struct, frozen=True):
    """A seat that somebody may take with a token."""

    seat: int
    token: str


class Made(msgspec.Struct, frozen=True):
    """A new table, and the keys of those who sit at it already: whoever made it, and who shares that screen."""

    table: str
    commit: str
    keys: tuple[Key, ...]


class Hall:
    """All rooms."""

    def __init__(self, store: Store, house: House | None = None) -> None:
        self.store = store
        self.house = house
        """This process, where it is one of several that serve the tables; None: it has all of them."""
        self.luck = Luck()
        """Where the tables get their seeds and salts."""
        self.backroom = Backroom()
        """Where decks and replays are looked at."""
        self._rooms: dict[str, Room] = {}
        self._reading: dict[str, asyncio.Lock] = {}
        self.back: asyncio.Task[None] | None = None
        """Reads back what lives after a restart."""
        self.draining = False
        """Whether the server is about to end, so that no table is made any longer."""
        self._wanted: dict[str, float] = {}
        """When somebody last asked for a room."""

    async def open(self) -> int:
        """Begin to read back the tables in which something is going on; how many there are.

        Nobody waits for it: whoever comes to a table that is not back yet has it read at once.
        """
        # Whoever waits for the disk holds a thread, and those who wait together are written together.
        asyncio.get_running_loop().set_default_executor(ThreadPoolExecutor(THREADS, "mazo"))
        if self.house is not None:
            await self.house.open(Tenants(self._terms, self._give_up, self._adopt))
        names = await asyncio.to_thread(self.store.live if self.house is None else self.house.leases.free)
        self.back = asyncio.create_task(self._read_back(names))
        return len(names)

    async def _read_back(self, names: list[str]) -> None:
        """Let bots go on, the latest tables first; at a table without a bot nothing happens before somebody comes."""
        for name in names:
            if len(self._rooms) >= ROOMS_LIMIT // 2:  # the rest of the place is for who comes
                return
            try:
                setup = await asyncio.to_thread(self.store.setup, name)
                if setup is not None and any(chair.who == BOT for chair in setup.chairs):
                    await self.room(name)
            except (Elsewhere, Parted):
                continue
            except Exception:  # no reason to keep the others waiting
                note_fault(f"the journal of table {name}")

    async def close(self) -> None:
        """Close all rooms; what happened in them is on disk."""
        if self.back is not None:
            self.back.cancel()
            await asyncio.gather(self.back, return_exceptions=True)
        await self.hand_over()
        await self.backroom.close()
        self.store.close()
        if self.house is not None:
            self.house.close()

    async def hand_over(self) -> None:
        """Close all rooms, and then let other houses have the tables."""
        await self._give_up(self._terms())
        if self.house is not None:
            await self.house.leave()

    def _terms(self) -> dict[str, int]:
        """The tables whose rooms are open, with the terms of their leases."""
        return {name: room.term for name, room in self._rooms.items()}

    async def _give_up(self, tables: dict[str, int]) -> None:
        """Close rooms, all at once before the first is waited for; the tables are left to whoever has them."""
        rooms = [room for name, term in tables.items() if (room := self._rooms.get(name)) and room.term == term]
        for room in rooms:
            del self._rooms[room.name]
            self._wanted.pop(room.name, None)
            room.broken = True  # whoever still holds it is told to come back
            room.hang_up()
        for room in rooms:
            await room.close()

    async def _adopt(self, name: str) -> bool:
        """Go on with a table that another house has left; whether this house does."""
        if self.draining or len(self._rooms) >= ROOMS_LIMIT // 2:
            return False
        try:
            return await self.room(name) is not None
        except (Elsewhere, Parted):
            return False
        except Exception:  # no reason to keep the others waiting
            note_fault(f"the journal of table {name}")
            return False

    @property
    def _house_name(self) -> str:
        return "" if self.house is None else self.house.id

    async def _claim(self, name: str, setup: Setup) -> int | None:
        """The term under which this house serves a table; None if it was just deleted, Elsewhere if another does."""
        if self.house is None:
            return 0
        if self.draining:
            raise restarting()
        if setup.pod:  # a match goes with its pod, whose steward looks at it
            await self.room(setup.pod)
        return await self.house.claim(name)

    async def elsewhere(self) -> set[str]:
        """The tables that other houses serve."""
        house = self.house
        return set() if house is None else await asyncio.to_thread(house.leases.elsewhere, house.id)

    async def make(self, wish: Wish) -> Made:
        """A new table."""
        luck = self.luck.part()
        return await self._make(await self.backroom.read(setup_of, wish, luck.seed()), luck)

    async def go_on(self, setup: Setup) -> Made:
        """A new table that continues a replay, which was found to be possible."""
        return await self._make(setup, self.luck.part())

    async def rematch(self, name: str, token: str) -> str | None:
        """The table of the rematch, for somebody who sits at the old one; None if they don't."""
        room = await self.room(name)
        if room is None or await self.seat_of(name, token) is None:
            return None

        async def add(played: LiveTable) -> str:
            luck, again = self.luck.part(), self._fresh_name()
            setup = played.once_more(luck.seed())
            table = LiveTable(setup)
            await asyncio.to_thread(self.store.add_like, name, again, setup, None, self._house_name)
            self._open(again, table, luck)
            return again

        return await room.rematch(add)

    async def _make(self, setup: Setup, luck: Luck) -> Made:
        table, name = await asyncio.to_thread(LiveTable, setup), self._fresh_name()
        tokens = [(seat, fresh_token()) for seat, chair in enumerate(setup.chairs) if chair.who in PEOPLE]
        await asyncio.to_thread(self.store.add, name, setup, tokens, self._house_name)
        self._open(name, table, luck)
        return Made(name, table.commit, tuple(Key(seat, token) for seat, token in tokens))

    def _fresh_name(self) -> str:
        if self.draining:
            raise restarting()
        if self.house is not None:
            self.house.ensure_inside()
        self._make_place()
        name = secrets.token_urlsafe(9)
        return name if name[0] != "-" else self._fresh_name()  # on a command line that would be an option

    def is_idle(self, name: str, seconds: float) -> bool:
        """Whether nobody has been in an open room or has asked for it for so long, and no bot has anything to do."""
        room = self._rooms.get(name)
        recent = monotonic() - self._wanted.get(name, 0.0) < seconds
        return room is not None and not room.followed and not recent and room.at_rest

    async def forget(self, name: str) -> None:
        """Close a room; whoever asks for it has it read back, unless its table was deleted."""
        self._wanted.pop(name, None)
        room = self._rooms.pop(name, None)
        if room is not None:
            room.broken = True  # whoever still holds it is told to come back
            await room.close()
            if self.house is not None:
                await self.house.release(name, room.term)

    def _open(self, name: str, table: LiveTable, luck: Luck) -> None:
        room = Room(name, table, self.store, luck)
        room.term = int(self.house is not None)
        self._rooms[name] = room
        self._wanted[name] = monotonic()
        self._see_to(room)
        room.wake()

    def _see_to(self, room: Room) -> None:
        """Give the room of a pod a steward."""
        if isinstance(room.table.kind, PackKind):
            room.steward = PodSteward(room, self._make_match, self._room_here)

    async def _room_here(self, name: str) -> Room | None:
        """The room of a table, None if another house serves it."""
        try:
            return await self.room(name)
        except Elsewhere:
            return None

    async def _make_match(self, pod: str, setup: Setup, seats: dict[int, int]) -> str:
        """A table for a match of a pod, whose seats the keys of the pod's seats open."""
        luck, name = self.luck.part(), self._fresh_name()
        setup = msgspec.structs.replace(setup, seed=luck.seed())
        table = await asyncio.to_thread(LiveTable, setup)
        await asyncio.to_thread(self.store.add_like, pod, name, setup, seats, self._house_name)
        self._open(name, table, luck)
        return name

    async def join(self, name: str, wish: Join) -> Key | None:
        """Take an open seat of a table; None if there is no such table."""
        room = await self.room(name)
        if room is None:
            return None
        token = fresh_token()
        return Key(await room.join(wish, token, self.backroom), token)

    async def room(self, name: str) -> Room | None:
        """The room of a table, read back from the journal if it is not open; None if there is no such table."""
        self._wanted[name] = monotonic()
        known = self._rooms.get(name)
        if known is not None and not known.broken:
            return known
        lock = self._reading.setdefault(name, asyncio.Lock())
        try:
            async with lock:
                known = self._rooms.get(name)
                if known is not None and not known.broken:
                    return known
                if self.house is not None:
                    self.house.ensure_inside()
                setup = await asyncio.to_thread(self.store.setup, name)
                term = None if setup is None else await self._claim(name, setup)
                if setup is None or term is None:
                    self._wanted.pop(name, None)
                    return None
                entries = await asyncio.to_thread(self.store.entries, name)
                luck = self.luck.part()
                room = await asyncio.to_thread(Room.restored, name, setup, self.store, luck, entries)
                room.term = term
                self._rooms[name] = room
                self._see_to(room)
        finally:
            self._reading.pop(name, None)
        room.wake()
        return room

    async def seat_of(self, name: str, token: str) -> int | None:
        """The seat that a token opens."""
        return await asyncio.to_thread(self.store.seat_of, name, token)

    @property
    def rooms(self) -> dict[str, Room]:
        """The rooms that are open."""
        return self._rooms

    def _make_place(self) -> None:
        if len(self._rooms) < ROOMS_LIMIT:
            return
        for name, room in list(self._rooms.items()):
            if room.at_rest:
                del self._rooms[name]
                self._wanted.pop(name, None)
        if len(self._rooms) >= ROOMS_LIMIT:
            raise BadConfig("All tables are taken: try again later.", "No quedan mesas: inténtalo más tarde.")


def fresh_token() -> str:
    """A key to a seat that nobody can guess."""
    return secrets.token_urlsafe(24)
