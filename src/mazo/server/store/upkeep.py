"""Keeping a database in order: tables that nobody needs any longer, the space that they took, and who is shut out."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from contextlib import suppress
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, and_, delete, exists, func, insert, not_, or_, select, update
from sqlalchemy.exc import OperationalError

from mazo.server.records import OVER, PLAYING, SALTING, WAITING
from mazo.server.store.database import is_sqlite
from mazo.server.store.schema import BANS, ENTRIES, TABLES, TOKENS
from mazo.server.store.writing import Writer

AT_ONCE: Final = 50
"""So many tables are deleted in one transaction, so that nobody who plays waits for it."""
PAGES: Final = 2_000
"""So many pages of an SQLite file are given back at once."""
INCREMENTAL: Final = 2
"""The way in which an SQLite file gives space back a little at a time."""
_ACTED: Final = '{"kind":"do"%'


class Kept(msgspec.Struct, frozen=True):
    """A table as the database has it."""

    table: str
    state: str
    touched: int
    """When something last happened there, in seconds since 1970; 0: not known."""
    entries: int


class Upkeep:
    """What is done to a database besides playing."""

    def __init__(self, engine: Engine, writer: Writer, now: Callable[[], int], surely: Callable[[], int]) -> None:
        self._engine = engine
        self._writer = writer
        self._now = now
        self._surely = surely
        """What time it is at least, whichever clock is right."""

    def ping(self) -> None:
        """Ask the database something; it raises if there is no answer."""
        with self._engine.connect() as database:
            database.execute(select(func.count()).select_from(BANS))

    def counts(self) -> dict[str, int]:
        """How many tables there are in each state."""
        with self._engine.connect() as database:
            rows = database.execute(select(TABLES.c.state, func.count().label("tables")).group_by(TABLES.c.state))
            return {row.state: row.tables for row in rows}

    def tables(self, most: int) -> list[Kept]:
        """The tables, those first at which something happened last."""
        entries = select(func.count()).where(ENTRIES.c.table_id == TABLES.c.id).scalar_subquery()
        query = select(TABLES.c.id, TABLES.c.state, TABLES.c.touched, entries).order_by(TABLES.c.touched.desc())
        with self._engine.connect() as database:
            return [Kept(*row) for row in database.execute(query.limit(most))]

    def expired(self, waiting: float, finished: float, live: float) -> list[tuple[str, str]]:
        """Tables at which nothing has happened for so many seconds, with their states; 0: those never expire.

        Waiting is where no game has begun; between two games of a series somebody has played already.
        """
        self._writer.write(self._date)
        acted = exists().where(ENTRIES.c.table_id == TABLES.c.id, ENTRIES.c.body.like(_ACTED))
        begun = or_(TABLES.c.state == PLAYING, acted)
        limits = (
            (waiting, and_(TABLES.c.state.in_((WAITING, SALTING)), not_(acted))),
            (finished, TABLES.c.state == OVER),
            (live, and_(TABLES.c.state != OVER, begun)),
        )
        old = [and_(TABLES.c.touched < self._surely() - int(after), which) for after, which in limits if after]
        if not old:
            return []
        query = select(TABLES.c.id, TABLES.c.state).where(or_(*old)).order_by(TABLES.c.touched)
        with self._engine.connect() as database:
            return [(table, state) for table, state in database.execute(query)]

    def _date(self, database: Connection) -> None:
        """Tables of the first version do not know when something last happened: their time begins now."""
        database.execute(update(TABLES).where(TABLES.c.touched == 0).values(touched=self._now()))

    def delete(self, tables: Sequence[str]) -> None:
        """Delete tables with their journals and tokens."""
        for at in range(0, len(tables), AT_ONCE):
            some = tables[at : at + AT_ONCE]

            def change(database: Connection, some: Sequence[str] = some) -> None:
                database.execute(delete(ENTRIES).where(ENTRIES.c.table_id.in_(some)))
                database.execute(delete(TOKENS).where(TOKENS.c.table_id.in_(some)))
                database.execute(delete(TABLES).where(TABLES.c.id.in_(some)))

            self._writer.write(change)

    def give_space_back(self) -> None:
        """Make an SQLite file smaller by what is free in it, a little at a time; PostgreSQL does so itself."""
        if not is_sqlite(self._engine):
            return
        before = -1
        while (free := self._free_pages()) and free != before:
            before = free
            self._writer.write(_give_pages)
        with self._engine.connect() as database:
            database.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")

    def _free_pages(self) -> int:
        with self._engine.connect() as database:
            return int(database.exec_driver_sql("PRAGMA freelist_count").scalar_one())

    def bans(self) -> list[tuple[str, int]]:
        """Who is shut out: a network, and until when in seconds since 1970 (0: for ever)."""
        with self._engine.connect() as database:
            return [(net, until) for net, until in database.execute(select(BANS.c.net, BANS.c.until))]

    def ban(self, net: str, until: int) -> None:
        """Shut a network out, or until another time."""

        def change(database: Connection) -> None:
            database.execute(delete(BANS).where(BANS.c.net == net))
            database.execute(insert(BANS).values(net=net, until=until))

        self._writer.write(change)

    def unban(self, nets: Iterable[str]) -> None:
        """Let networks in again."""
        self._writer.write(lambda database: _let_in(database, list(nets)))


def _let_in(database: Connection, nets: list[str]) -> None:
    database.execute(delete(BANS).where(BANS.c.net.in_(nets)))


def _give_pages(database: Connection) -> None:
    # Each page is given back by a step of the statement, so all of them are fetched, although none has a column.
    cursor = database.connection.cursor()
    cursor.execute(f"PRAGMA incremental_vacuum({PAGES})")
    cursor.fetchall()
    cursor.close()


def let_space_be_given_back(engine: Engine) -> None:
    """Set an SQLite file so that it can shrink; a file that was made otherwise is written anew, once."""
    with engine.connect() as database, suppress(OperationalError):  # there may be no space for it, or others write
        if database.exec_driver_sql("PRAGMA auto_vacuum").scalar_one() == INCREMENTAL:
            return
        database.exec_driver_sql(f"PRAGMA auto_vacuum={INCREMENTAL}")
        database.exec_driver_sql("VACUUM")
