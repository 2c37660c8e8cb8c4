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
    ) -> None:
        self.table = table
        self.rows = [
            {"table_id": table, "n": first + at, "body": msgspec.json.encode(entry).decode()}
            for at, entry in enumerate(entries)
        ]
        self.touch: dict[str, Any] = {"which": table, "becomes": state, "since": touched}
        self.admitted = [] if token is None else [{"table_id": table, "seat": token[0], "digest": digest(token[1])}]


def append_all(database: Connection, appends: Sequence[Append]) -> None:
    """Write all of them, or raise; always in the same order, so that two who write never wait for each other."""
    if not appends:
        return
    ordered = sorted(appends, key=lambda each: each.table)
    if rows := [row for each in ordered for row in each.rows]:
        database.execute(_ENTER, rows)
    if admitted := [row for each in ordered for row in each.admitted]:
        database.execute(_ADMIT, admitted)
    database.execute(_TOUCH, [each.touch for each in ordered])


def digest(token: str) -> str:
    """What is kept of a token, so that whoever reads the database can't sit down with it."""
    return hashlib.sha256(b"mazo/token/" + token.encode()).hexdigest()
