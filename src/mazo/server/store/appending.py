"""Further entries of journals: those of many tables go to the database in two statements."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, bindparam, insert, update

from mazo.server.records import Entry, State
from mazo.server.store.schema import ENTRIES, TABLES, TOKENS

# Made once: to put a statement together costs more than to have it executed.
_ENTER: Final = insert(ENTRIES)
_ADMIT: Final = insert(TOKENS)
_TOUCH: Final = (
    update(TABLES)
    .where(TABLES.c.id == bindparam("which"))
    .values(state=bindparam("becomes"), touched=bindparam("since"))
)
_FENCED: Final = _TOUCH.where(TABLES.c.term == bindparam("under"))


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
        self.rows = [
            {"table_id": table, "n": first + at, "body": msgspec.json.encode(entry).decode()}
            for at, entry in enumerate(entries)
        ]
        self.touch: dict[str, Any] = {"which": table, "becomes": state, "since": touched}
        self.admitted = [] if token is None else [{"table_id": table, "seat": token[0], "digest": digest(token[1])}]


def append_all(database: Connection, appends: Sequence[Append]) -> None:
    """Write all of them, or raise; always in the same order, so that two who write never wait for each other.

    LeaseLost if one of the tables has another term by now. That is seen first: between two houses it is decided before
    either has written anything.
    """
    if not appends:
        return
    ordered = sorted(appends, key=lambda each: each.table)
    if fenced := [{**each.touch, "under": each.term} for each in ordered if each.term]:
        if database.execute(_FENCED, fenced).rowcount != len(fenced):
            raise LeaseLost
    if touched := [each.touch for each in ordered if not each.term]:
        database.execute(_TOUCH, touched)
    if rows := [row for each in ordered for row in each.rows]:
        database.execute(_ENTER, rows)
    if admitted := [row for each in ordered for row in each.admitted]:
        database.execute(_ADMIT, admitted)


def digest(token: str) -> str:
    """What is kept of a token, so that whoever reads the database can't sit down with it."""
    return hashlib.sha256(b"mazo/token/" + token.encode()).hexdigest()
