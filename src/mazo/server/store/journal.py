"""The journal on disk: a table is what it was made from and its entries, and these are there before they are told."""

from __future__ import annotations

import asyncio
import hmac
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future

import msgspec
from sqlalchemy import Connection, Engine, insert, select

from mazo.kernel.codes import NOBODY
from mazo.server.records import OVER, WAITING, Entry, Setup, State
from mazo.server.store.appending import Append, digest
from mazo.server.store.database import connected, is_sqlite, opening
from mazo.server.store.dating import Calendar, latest_in
from mazo.server.store.landing import Landing
from mazo.server.store.reports import Reports
from mazo.server.store.schema import ENTRIES, TABLES, TOKENS
from mazo.server.store.upkeep import Upkeep, let_space_be_given_back
from mazo.server.store.versions import prepare
from mazo.server.store.writing import Committed, Writer


class Store:
    """A database with all tables; an SQLite file beside the program, or PostgreSQL, by its URL."""

    def __init__(self, url: str, clock: Callable[[], float] | None = None) -> None:
        wall = clock or time.time
        self._engine = connected(url)
        try:
            with opening(self._engine):
                prepare(self._engine)
                if is_sqlite(self._engine):
                    let_space_be_given_back(self._engine)
                    _let_read_and_write_at_once(self._engine)
                self._clock = clock or Calendar(latest_in(self._engine), wall)
        except BaseException:
            self._engine.dispose()
            raise
        self._writer = Writer(self._engine)
        self._landing: Landing | None = None
        self.upkeep = Upkeep(self._engine, self._writer, self._now, lambda: int(min(self._clock(), wall())))
        """What is done to the database besides playing."""
        self.reports = Reports(self._engine, self._writer, self._now)
        """What people report about people."""

    @property
    def engine(self) -> Engine:
        """The database itself."""
        return self._engine

    def count_commits(self, committed: Committed) -> None:
        """Let somebody count what is written."""
        self._writer.committed = committed

    def close(self) -> None:
        """Let go of the database."""
        self._writer.close()
        self._engine.dispose()

    def add(self, table: str, setup: Setup, tokens: Iterable[tuple[int, str]], house: str = "") -> None:
        """Keep a new table, who may sit where, and which house serves it, with its first term."""
        body = msgspec.json.encode(setup).decode()
        rows = [{"table_id": table, "seat": seat, "digest": digest(token)} for seat, token in tokens]

        def change(database: Connection) -> None:
            self._insert(database, table, body, house)
            if rows:
                database.execute(insert(TOKENS), rows)

        self._writer.write(change)

    def _insert(self, database: Connection, table: str, body: str, house: str) -> None:
        values = {"setup": body, "state": WAITING, "touched": self._now(), "house": house, "term": int(bool(house))}
        database.execute(insert(TABLES).values(id=table, **values))

    def add_like(
        self, other: str, table: str, setup: Setup, seats: Mapping[int, int] | None = None, house: str = ""
    ) -> None:
        """Keep a new table whose seats are opened by the tokens of another: of the same seats, or of those named."""
        query = select(TOKENS.c.seat, TOKENS.c.digest).where(TOKENS.c.table_id == other)
        body = msgspec.json.encode(setup).decode()

        def change(database: Connection) -> None:
            kept_by = database.execute(query)
            found = [(seat if seats is None else seats.get(seat, NOBODY), kept) for seat, kept in kept_by]
            rows = [{"table_id": table, "seat": seat, "digest": kept} for seat, kept in found if seat != NOBODY]
            self._insert(database, table, body, house)
            if rows:
                database.execute(insert(TOKENS), rows)

        self._writer.write(change)

    def append(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        state: State,
        token: tuple[int, str] | None = None,
        term: int = 0,
    ) -> None:
        """Keep further entries, the first of them under that number, and how the table stands after them.

        When this returns they are on disk; if a number is taken, nothing is kept. With a term (0: there are no houses)
        LeaseLost is raised, and nothing is kept, if the table has another one by now.
        """
        self.appending(table, first, entries, state, token, term).result()

    def appending(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        state: State,
        token: tuple[int, str] | None = None,
        term: int = 0,
    ) -> Future[None]:
        """The same, for whoever has something else to do meanwhile: it is on disk when this is done."""
        return self._writer.submit(Append(table, first, entries, state, self._now(), token, term))

    async def appended(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        state: State,
        token: tuple[int, str] | None = None,
        term: int = 0,
    ) -> None:
        """The same in a loop, which goes on meanwhile."""
        loop = asyncio.get_running_loop()
        if self._landing is None or self._landing.loop is not loop:
            self._landing = Landing(loop)
        await self._landing.wait(self.appending(table, first, entries, state, token, term))

    def setup(self, table: str) -> Setup | None:
        """What a table was made from; None if there is no such table."""
        with self._engine.connect() as database:
            body = database.execute(select(TABLES.c.setup).where(TABLES.c.id == table)).scalar_one_or_none()
        return None if body is None else msgspec.json.decode(body, type=Setup)

    def entries(self, table: str) -> list[Entry]:
        """The journal of a table."""
        query = select(ENTRIES.c.body).where(ENTRIES.c.table_id == table).order_by(ENTRIES.c.n)
        with self._engine.connect() as database:
            return [msgspec.json.decode(body, type=Entry) for body in database.execute(query).scalars()]

    def live(self) -> list[str]:
        """The tables at which something can still happen, those first at which something happened last."""
        query = select(TABLES.c.id).where(TABLES.c.state != OVER).order_by(TABLES.c.touched.desc(), TABLES.c.id)
        with self._engine.connect() as database:
            return list(database.execute(query).scalars())

    def seat_of(self, table: str, token: str) -> int | None:
        """The seat that a token opens; None if it opens none."""
        query = select(TOKENS.c.seat, TOKENS.c.digest).where(TOKENS.c.table_id == table)
        given = digest(token)
        found = None
        with self._engine.connect() as database:
            for seat, kept in database.execute(query):
                if hmac.compare_digest(kept, given):
                    found = seat
        return found

    def _now(self) -> int:
        return int(self._clock())


def _let_read_and_write_at_once(engine: Engine) -> None:
    """Readers don't wait for writers: SQLite writes to a log first. The file remembers it, and only ours is told to."""
    with engine.connect() as database:
        database.exec_driver_sql("PRAGMA journal_mode=WAL")
