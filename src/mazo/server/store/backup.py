"""A database as one file and back: whatever it is kept in, a backup is an SQLite file with the same tables."""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
from sqlalchemy import Connection, Engine, Table, func, insert, select

from mazo.errors import BadConfig
from mazo.server.records import OVER
from mazo.server.store.database import connected, is_sqlite, opening
from mazo.server.store.schema import BANS, ENTRIES, REPORTS, TABLES, TOKENS
from mazo.server.store.versions import VERSION, prepare, version_in

ROWS: Final = 1_000
"""So many rows are carried over at once."""
CARRIED: Final[tuple[Table, ...]] = (TABLES, TOKENS, ENTRIES, BANS, REPORTS)
OWNER_ONLY: Final = 0o600
"""Seeds of games that are still played stand in a backup."""


class Held(msgspec.Struct, frozen=True):
    """What is in a backup."""

    tables: int
    live: int
    entries: int


def back_up(url: str, file: Path) -> Held:
    """Write all that a database holds at one moment into a file, while others go on playing."""
    if file.exists():
        raise BadConfig(f"{file} is there already.", f"{file} ya existe.")
    source = connected(url)
    unfinished = file.with_name(f"{file.name}.unfinished")
    try:
        with opening(source):
            _must_hold_tables(source)
            with _written(unfinished):
                _copy_sqlite(source, unfinished) if is_sqlite(source) else _carry(source, _file_engine(unfinished))
                held = _checked(unfinished)
        unfinished.replace(file)
    finally:
        source.dispose()
        unfinished.unlink(missing_ok=True)
    return held


def restore(file: Path, url: str) -> Held:
    """Fill an empty database with what a backup holds, also one of an earlier version; all of it or nothing."""
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder) / "copy.db"
        _copy_file(file, copy)
        source, target = _file_engine(copy), connected(url)
        try:
            with opening(source):
                _must_hold_tables(source)
                held = _checked(copy)
                prepare(source)
            with opening(target):
                prepare(target)
                with target.connect() as database:
                    if database.execute(select(func.count()).select_from(TABLES)).scalar_one():
                        raise BadConfig(
                            "That database holds tables already: a backup is restored into an empty one.",
                            "Esa base de datos ya tiene mesas: una copia se restaura en una vacía.",
                        )
                _carry(source, target)
        finally:
            source.dispose()
            target.dispose()
    return held


def _must_hold_tables(engine: Engine) -> None:
    found = version_in(engine)
    if found == 0 or (found < VERSION and not is_sqlite(engine)):
        raise BadConfig(
            "There are no tables of this Mazo's in that database.",
            "En esa base de datos no hay mesas de este Mazo.",
        )


@contextmanager
def _written(file: Path) -> Iterator[None]:
    """A new file that only its owner reads, and that is on disk afterwards."""
    try:
        file.unlink(missing_ok=True)
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OWNER_ONLY))
    except OSError as error:
        raise BadConfig(f"{file}: {error.strerror}.", f"{file}: {error.strerror}.") from None
    yield
    with file.open("r+b") as written:
        os.fsync(written.fileno())


def _copy_sqlite(source: Engine, file: Path) -> None:
    """The pages of a file as they are at one moment; whoever writes meanwhile is not kept waiting."""
    with source.connect() as database, closing(sqlite3.connect(file)) as target:
        driver: Any = database.connection.driver_connection
        driver.backup(target)
        target.execute("PRAGMA journal_mode=DELETE")  # one file, not three


def _copy_file(file: Path, copy: Path) -> None:
    """A file in which nothing is changed, as one that may be."""
    try:
        reading = sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)
        with closing(reading) as source, closing(sqlite3.connect(copy)) as target:
            source.backup(target)
    except sqlite3.Error as error:
        raise BadConfig(f"{file} is no backup: {error}.", f"{file} no es una copia: {error}.") from None


def _carry(source: Engine, target: Engine) -> None:
    """Every row from one database to another, as they are at one moment."""
    try:
        with _at_one_moment(source) as reading:
            if version_in(target) == 0:
                prepare(target)
            with target.begin() as writing:
                for table in CARRIED:
                    found = reading.execution_options(stream_results=True).execute(select(table))
                    for rows in found.mappings().partitions(ROWS):
                        writing.execute(insert(table), [dict(row) for row in rows])
    finally:
        if is_sqlite(target):
            target.dispose()


@contextmanager
def _at_one_moment(engine: Engine) -> Iterator[Connection]:
    with engine.connect() as database:
        if is_sqlite(engine):
            database.exec_driver_sql("BEGIN")
        else:
            database = database.execution_options(isolation_level="REPEATABLE READ")
        yield database


def _file_engine(file: Path) -> Engine:
    return connected(f"sqlite:///{file}")


def _checked(file: Path) -> Held:
    """What a file holds; refused if it is damaged."""
    with closing(sqlite3.connect(file)) as database:
        (found,) = database.execute("PRAGMA integrity_check").fetchone()
        if found != "ok":
            raise BadConfig(f"{file} is damaged: {found}.", f"{file} está dañado: {found}.")
        (tables,) = database.execute("SELECT count(*) FROM tables").fetchone()
        (live,) = database.execute("SELECT count(*) FROM tables WHERE state <> ?", (OVER,)).fetchone()
        (entries,) = database.execute("SELECT count(*) FROM entries").fetchone()
    return Held(tables, live, entries)
