"""The journal on disk: a table is what it was made from and its entries, and these are there before they are told."""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Sequence
from typing import Final

import msgspec
from sqlalchemy import (
    Column,
    Engine,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    create_engine,
    event,
    insert,
    select,
    update,
)
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import ConnectionPoolEntry

from mazo.errors import BadConfig
from mazo.server.records import OVER, WAITING, Entry, Setup, State

VERSION: Final = 1

_METADATA: Final = MetaData()
_ABOUT: Final = Table("mazo", _METADATA, Column("version", Integer, primary_key=True))
_TABLES: Final = Table(
    "tables",
    _METADATA,
    Column("id", String(40), primary_key=True),
    Column("setup", Text, nullable=False),
    Column("state", String(16), nullable=False, index=True),
)
_TOKENS: Final = Table(
    "tokens",
    _METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("digest", String(64), nullable=False),
)
_ENTRIES: Final = Table(
    "entries",
    _METADATA,
    Column("table_id", String(40), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)


class Store:
    """A database with all tables; SQLite beside the program, or any other by its URL."""

    def __init__(self, url: str) -> None:
        try:
            self._engine = create_engine(url)
            if self._engine.dialect.name == "sqlite":
                event.listen(self._engine, "connect", _durable)
            _METADATA.create_all(self._engine)
            self._check_version()
        except (SQLAlchemyError, ImportError) as error:
            raise BadConfig(
                f"The database can't be opened: {error}.", f"No se puede abrir la base de datos: {error}."
            ) from None

    @property
    def engine(self) -> Engine:
        """The database itself."""
        return self._engine

    def close(self) -> None:
        """Let go of the database."""
        self._engine.dispose()

    def add(self, table: str, setup: Setup, tokens: Iterable[tuple[int, str]]) -> None:
        """Keep a new table and who may sit where."""
        body = msgspec.json.encode(setup).decode()
        rows = [{"table_id": table, "seat": seat, "digest": digest(token)} for seat, token in tokens]
        with self._engine.begin() as database:
            database.execute(insert(_TABLES).values(id=table, setup=body, state=WAITING))
            if rows:
                database.execute(insert(_TOKENS), rows)

    def append(self, table: str, first: int, entries: Sequence[Entry], token: tuple[int, str] | None = None) -> None:
        """Keep further entries, the first of them under that number; when this returns they are on disk."""
        rows = [
            {"table_id": table, "n": first + at, "body": msgspec.json.encode(entry).decode()}
            for at, entry in enumerate(entries)
        ]
        with self._engine.begin() as database:
            database.execute(insert(_ENTRIES), rows)
            if token is not None:
                database.execute(insert(_TOKENS).values(table_id=table, seat=token[0], digest=digest(token[1])))

    def mark(self, table: str, state: State) -> None:
        """Note how a table stands, so that those that are over need not be looked at again."""
        with self._engine.begin() as database:
            database.execute(update(_TABLES).where(_TABLES.c.id == table).values(state=state))

    def setup(self, table: str) -> Setup | None:
        """What a table was made from; None if there is no such table."""
        with self._engine.connect() as database:
            body = database.execute(select(_TABLES.c.setup).where(_TABLES.c.id == table)).scalar_one_or_none()
        return None if body is None else msgspec.json.decode(body, type=Setup)

    def entries(self, table: str) -> list[Entry]:
        """The journal of a table."""
        query = select(_ENTRIES.c.body).where(_ENTRIES.c.table_id == table).order_by(_ENTRIES.c.n)
        with self._engine.connect() as database:
            return [msgspec.json.decode(body, type=Entry) for body in database.execute(query).scalars()]

    def live(self) -> list[str]:
        """The tables at which something can still happen."""
        query = select(_TABLES.c.id).where(_TABLES.c.state != OVER).order_by(_TABLES.c.id)
        with self._engine.connect() as database:
            return list(database.execute(query).scalars())

    def seat_of(self, table: str, token: str) -> int | None:
        """The seat that a token opens; None if it opens none."""
        query = select(_TOKENS.c.seat, _TOKENS.c.digest).where(_TOKENS.c.table_id == table)
        given = digest(token)
        found = None
        with self._engine.connect() as database:
            for seat, kept in database.execute(query):
                if hmac.compare_digest(kept, given):
                    found = seat
        return found

    def _check_version(self) -> None:
        with self._engine.begin() as database:
            found = database.execute(select(_ABOUT.c.version)).scalar_one_or_none()
            if found is None:
                database.execute(insert(_ABOUT).values(version=VERSION))
            elif found != VERSION:
                raise BadConfig(
                    f"The database has version {found}; this Mazo reads version {VERSION}.",
                    f"La base de datos es de la versión {found}; este Mazo lee la versión {VERSION}.",
                )


def digest(token: str) -> str:
    """What is kept of a token, so that whoever reads the database can't sit down with it."""
    return hashlib.sha256(b"mazo/token/" + token.encode()).hexdigest()


def _durable(connection: object, _: ConnectionPoolEntry) -> None:
    """Readers don't wait for writers, and a commit returns when it is on disk."""
    cursor = connection.cursor()  # type: ignore[attr-defined]
    for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
