"""Further entries of journals: those of many tables go to the database in two statements.

Each statement is one call of the driver for all rows. A driver lets go of Python's lock at each row that it is given
alone, and gets it back only when the loop pauses: with many tables their entries waited for that, row by row.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from itertools import chain
from typing import Final

import msgspec
from sqlalchemy import Connection, insert

from mazo.server.records import Entry, State
from mazo.server.store.database import POSTGRES, SQLITE
from mazo.server.store.schema import TOKENS

_ADMIT: Final = insert(TOKENS)
_ENCODER: Final = msgspec.json.Encoder()
ROWS: Final = 250
"""So many rows are given to a statement at most: SQLite may take no more than 999 values."""

_ENTER: Final = "INSERT INTO entries (table_id, n, body) VALUES ROWS"
_TOUCH: Final = {
    # It begins with UPDATE, or the driver would not count the rows.
    SQLITE: "UPDATE tables SET state = noted.column2, touched = noted.column3 FROM (VALUES ROWS) AS noted "
    "WHERE id = noted.column1 AND noted.column4 IN (0, term)",
    POSTGRES: "WITH noted (which, becomes, since, under) AS (VALUES ROWS), "
    "mine AS (SELECT id, becomes, since FROM tables JOIN noted ON id = which AND (under IN (0, term)) "
    "ORDER BY id FOR UPDATE OF tables) "
    "UPDATE tables SET state = mine.becomes, touched = mine.since FROM mine WHERE tables.id = mine.id",
}
"""How tables stand, and when something last happened there; PostgreSQL locks the rows always in the same order."""

Row = tuple[str, int, str]
"""The table, the number and the body of an entry."""


class LeaseLost(Exception):
    """Another house serves a table by now, or it was deleted: nothing was written."""


class Append:
    """What has happened at one table: its entries, how it stands after them, and whom it has admitted."""

    def __init__(
        self,
        table: str,
        first: int,
        entries: Sequence[Entry],
        state: State,
        touched: int,
        token: tuple[int, str] | None = None,
        term: int = 0,
    ) -> None:
        self.table = table
        self.term = term
        """Of the lease under which it is written; 0: there are no houses."""
        self.rows: list[Row] = [
            (table, first + at, _ENCODER.encode(entry).decode()) for at, entry in enumerate(entries)
        ]
        self.state = state
        self.touched = touched
        self.admitted = [] if token is None else [{"table_id": table, "seat": token[0], "digest": digest(token[1])}]


def append_all(database: Connection, appends: Sequence[Append]) -> None:
    """Write all of them, or raise; always in the same order, so that two who write never wait for each other.

    LeaseLost if one of the tables has another term by now. That is seen first: between two houses it is decided before
    either has written anything.
    """
    if not appends:
        return
    last = {each.table: each for each in sorted(appends, key=lambda each: each.table)}
    noted = [(each.table, each.state, each.touched, each.term) for each in last.values()]
    for start in range(0, len(noted), ROWS):
        portion = noted[start : start + ROWS]
        found = _execute(database, _TOUCH[database.dialect.name], portion)
        if found != len(portion) and any(term for *_, term in portion):
            raise LeaseLost
    rows = sorted(row for each in appends for row in each.rows)
    for start in range(0, len(rows), ROWS):
        _execute(database, _ENTER, rows[start : start + ROWS])
    if admitted := [row for each in appends for row in each.admitted]:
        database.execute(_ADMIT, admitted)


def _execute(database: Connection, statement: str, rows: Sequence[tuple[object, ...]]) -> int:
    """One statement with the values of many rows; how many rows it has changed."""
    sign = "?" if database.dialect.name == SQLITE else "%s"
    row = f"({', '.join((sign,) * len(rows[0]))})"
    text = statement.replace("ROWS", ", ".join([row] * len(rows)))
    return database.exec_driver_sql(text, tuple(chain.from_iterable(rows))).rowcount


def digest(token: str) -> str:
    """What is kept of a token, so that whoever reads the database can't sit down with it."""
    return hashlib.sha256(b"mazo/token/" + token.encode()).hexdigest()
