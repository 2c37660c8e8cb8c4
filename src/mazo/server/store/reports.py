"""Reports of people about people, for whoever runs the server."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec
from sqlalchemy import Connection, Engine, delete, func, insert, select

from mazo.server.store.database import is_sqlite
from mazo.server.store.schema import REPORTS
from mazo.server.store.writing import Writer

KEPT: Final = 5_000
"""So many reports are kept, the latest."""
LOCK: Final = 0x7265706F
"""By which houses that write a report at the same time wait for each other: each is to have a number of its own."""


class Report(msgspec.Struct, frozen=True):
    """What somebody says about somebody at a table, with the last words that were said there."""

    table: str
    by: str
    about: str
    why: str
    words: tuple[str, ...] = ()
    at: int = 0
    """When, in seconds since 1970."""


class Reports:
    """The reports of one database."""

    def __init__(self, engine: Engine, writer: Writer, now: Callable[[], int]) -> None:
        self._engine = engine
        self._writer = writer
        self._now = now

    def add(self, report: Report) -> None:
        """Keep a report; when this returns it is on disk."""
        body = msgspec.json.encode(msgspec.structs.replace(report, at=self._now())).decode()
        last = select(func.coalesce(func.max(REPORTS.c.n), 0))

        def change(database: Connection) -> None:
            if not is_sqlite(
                self._engine
            ):  # which has one writer at a time; here two houses would see the same last one
                database.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
            database.execute(insert(REPORTS).values(n=last.scalar_subquery() + 1, body=body))
            database.execute(delete(REPORTS).where(REPORTS.c.n <= last.scalar_subquery() - KEPT))

        self._writer.write(change)

    def latest(self, most: int) -> list[Report]:
        """The latest reports, the last one first."""
        query = select(REPORTS.c.body).order_by(REPORTS.c.n.desc()).limit(most)
        with self._engine.connect() as database:
            return [msgspec.json.decode(body, type=Report) for body in database.execute(query).scalars()]
