"""Who serves which table: houses with their beats, and for each table a lease, whose term only grows."""

from __future__ import annotations

from typing import Final

import msgspec
from sqlalchemy import ColumnElement, Engine, and_, delete, exists, func, insert, literal_column, not_, select, update

from mazo.server.records import OVER
from mazo.server.store.database import POSTGRES, SQLITE, connected
from mazo.server.store.schema import HOUSES, TABLES

DEAD_AFTER: Final = 5_000
"""Milliseconds without a beat after which a house is dead; it never comes back to life under the same name."""
SILENT: Final = 3
"""Seconds for which the database may be silent to somebody who has to beat in time."""
CLOCKS: Final = {
    POSTGRES: "CAST(EXTRACT(EPOCH FROM clock_timestamp()) * 1000 AS BIGINT)",
    SQLITE: "CAST((julianday('now') - 2440587.5) * 86400000 AS INTEGER)",
}
"""Milliseconds since 1970 by the clock of the database: houses need not agree about the time."""


class Neighbour(msgspec.Struct, frozen=True):
    """A house as the others know it."""

    id: str
    address: str
    """Host and port at which other houses reach it."""
    key: str
    """Whoever knows it has read it in the database, so it is a house."""
    machine: str = ""
    """Where a refused connection means that the process is gone; empty: nobody can tell."""


class Standing(msgspec.Struct, frozen=True):
    """Whose a table is."""

    owner: Neighbour | None
    """None: nobody's who is alive."""
    term: int


class Seen(msgspec.Struct, frozen=True):
    """A living house, for whoever runs the server."""

    house: Neighbour
    silent: float
    """Seconds since its last beat."""
    tables: int


class Leases:
    """The houses and leases of a database, over connections of their own: whoever beats waits for no journal."""

    def __init__(self, url: str) -> None:
        self._engine: Engine = connected(url, SILENT)
        self._now: ColumnElement[int] = literal_column(CLOCKS[self._engine.dialect.name])

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def _lives(self) -> ColumnElement[bool]:
        return HOUSES.c.beat > self._now - DEAD_AFTER

    def _owned(self) -> ColumnElement[bool]:
        """Whether a table belongs to somebody who is alive."""
        return exists().where(and_(HOUSES.c.id == TABLES.c.house, self._lives()))

    def enter(self, house: Neighbour) -> None:
        """A house begins; those that have been dead for long are forgotten."""
        with self._engine.begin() as database:
            database.execute(delete(HOUSES).where(HOUSES.c.beat < self._now - 100 * DEAD_AFTER))
            database.execute(insert(HOUSES).values(**msgspec.structs.asdict(house), beat=self._now))

    def beat(self, house: str) -> bool:
        """A house says that it lives; False if it was dead already, and perhaps others have its tables."""
        with self._engine.begin() as database:
            done = database.execute(update(HOUSES).where(HOUSES.c.id == house, self._lives()).values(beat=self._now))
            return bool(done.rowcount)

    def leave(self, house: str) -> None:
        """A house is gone; whatever it had is free, and found by whoever looks for what the dead have left."""
        with self._engine.begin() as database:
            database.execute(delete(HOUSES).where(HOUSES.c.id == house))

    def living(self) -> list[Seen]:
        """The houses that are alive."""
        tables = select(func.count()).where(TABLES.c.house == HOUSES.c.id, TABLES.c.state != OVER).scalar_subquery()
        columns = (HOUSES.c.id, HOUSES.c.address, HOUSES.c.key, HOUSES.c.machine)
        query = select(*columns, self._now - HOUSES.c.beat, tables).where(self._lives()).order_by(HOUSES.c.address)
        with self._engine.connect() as database:
            return [Seen(Neighbour(*row[:4]), row[4] / 1000, row[5]) for row in database.execute(query)]

    def look(self, table: str) -> Standing | None:
        """Whose a table is; None if there is no such table."""
        columns = (TABLES.c.term, HOUSES.c.id, HOUSES.c.address, HOUSES.c.key, HOUSES.c.machine)
        joined = TABLES.outerjoin(HOUSES, and_(HOUSES.c.id == TABLES.c.house, self._lives()))
        with self._engine.connect() as database:
            row = database.execute(select(*columns).select_from(joined).where(TABLES.c.id == table)).one_or_none()
        if row is None:
            return None
        return Standing(Neighbour(*row[1:]) if row[1] is not None else None, row[0])

    def claim(self, table: str, house: str, seen: int) -> int | None:
        """Take a table that had that term and no other living owner then; its new term, None if somebody was faster.

        Who was dead stays dead, so nothing can have changed since but the term.
        """
        with self._engine.begin() as database:
            mine = update(TABLES).where(TABLES.c.id == table, TABLES.c.term == seen)
            done = database.execute(mine.values(house=house, term=seen + 1))
            return seen + 1 if done.rowcount else None

    def release(self, table: str, term: int) -> None:
        """A table at which nothing is to be done is nobody's; nothing happens if it is somebody else's already."""
        with self._engine.begin() as database:
            database.execute(update(TABLES).where(TABLES.c.id == table, TABLES.c.term == term).values(house=""))

    def orphans(self, most: int) -> list[str]:
        """Tables that the dead have left in the middle of something, those first at which something happened last."""
        left = and_(TABLES.c.house != "", TABLES.c.state != OVER, not_(self._owned()))
        with self._engine.connect() as database:
            query = select(TABLES.c.id).where(left).order_by(TABLES.c.touched.desc(), TABLES.c.id).limit(most)
            return list(database.execute(query).scalars())

    def free(self) -> list[str]:
        """All tables of nobody who is alive at which something can still happen, the latest first."""
        query = select(TABLES.c.id).where(TABLES.c.state != OVER, not_(self._owned()))
        with self._engine.connect() as database:
            return list(database.execute(query.order_by(TABLES.c.touched.desc(), TABLES.c.id)).scalars())

    def held(self, house: str) -> dict[str, int]:
        """The tables of a house, with their terms."""
        with self._engine.connect() as database:
            found = database.execute(select(TABLES.c.id, TABLES.c.term).where(TABLES.c.house == house))
            return {row.id: row.term for row in found}

    def elsewhere(self, house: str) -> set[str]:
        """The tables of all other houses that are alive."""
        with self._engine.connect() as database:
            query = select(TABLES.c.id).where(TABLES.c.house != house, self._owned())
            return set(database.execute(query).scalars())
