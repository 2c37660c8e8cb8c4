"""Versions of the database: an old one is brought up to date in one transaction, a newer one is left alone."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, insert, inspect, select, update

from mazo.errors import BadConfig
from mazo.server.store.database import is_sqlite
from mazo.server.store.schema import ABOUT, METADATA

STEPS: Final[tuple[tuple[str, ...], ...]] = (
    # 1 to 2: when something last happened at a table, so that after a restart the latest are read back first.
    ("ALTER TABLE tables ADD COLUMN touched BIGINT DEFAULT '0' NOT NULL",),
    # 2 to 3: who is shut out.
    ("CREATE TABLE bans (net VARCHAR(64) NOT NULL, until BIGINT NOT NULL, PRIMARY KEY (net))",),
    # 3 to 4: what people report about people.
    ("CREATE TABLE reports (n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (n))",),
)
"""What leads from each version to the next, in SQL that both kinds of database read. A step is never changed after a
release: the next one mends it."""
VERSION: Final = len(STEPS) + 1
LOCK: Final = 0x6D617A6F
"""By which servers that open the same PostgreSQL at the same time wait for each other."""


def prepare(engine: Engine) -> None:
    """Make sure that the database has the present version; refuse it, unchanged, if it is a newer one or not Mazo's."""
    with engine.connect() as database:
        if _found(database) == VERSION:
            return
    with _alone(engine) as database:
        found = _found(database)  # another server may have been here meanwhile
        if found == 0:
            METADATA.create_all(database)
            database.execute(insert(ABOUT).values(version=VERSION))
        elif found < VERSION:
            _keep_copy(engine, found)
            for step in STEPS[found - 1 :]:
                for statement in step:
                    database.exec_driver_sql(statement)
            database.execute(update(ABOUT).values(version=VERSION))


def version_in(engine: Engine) -> int:
    """The version of a database that this program can use; 0 if there is nothing of Mazo's in it."""
    with engine.connect() as database:
        return _found(database)


def copy_of(file: Path, version: int) -> Path:
    """Where an SQLite file is kept as it was before it was brought up to date."""
    return file.with_name(f"{file.name}.version-{version}")


def _found(database: Connection) -> int:
    """The version of a database that this program can use; 0 if there is nothing of Mazo's in it."""
    names = set(inspect(database).get_table_names())
    if ABOUT.name not in names:
        taken = sorted(names.intersection(METADATA.tables))
        if taken:
            listed = ", ".join(taken)
            raise BadConfig(
                f"The database belongs to something else: it has its own tables {listed}.",
                f"La base de datos es de otra cosa: tiene sus propias tablas {listed}.",
            )
        return 0
    found = database.execute(select(ABOUT.c.version)).scalar_one_or_none()
    if found is None or found < 1:
        raise BadConfig("The database has no version.", "La base de datos no tiene versión.")
    if found > VERSION:
        raise BadConfig(
            f"The database has version {found}, and this Mazo reads versions 1 to {VERSION}: use a newer Mazo.",
            f"La base de datos es de la versión {found} y este Mazo lee de la 1 a la {VERSION}: usa un Mazo más nuevo.",
        )
    return int(found)


@contextmanager
def _alone(engine: Engine) -> Iterator[Connection]:
    """A transaction during which nobody else changes the database."""
    with engine.connect() as database:
        if is_sqlite(engine):
            # Python's driver begins no transaction before a change of tables.
            database.exec_driver_sql("BEGIN IMMEDIATE")
        else:
            database.exec_driver_sql(f"SELECT pg_advisory_xact_lock({LOCK})")
        yield database
        database.commit()


def _keep_copy(engine: Engine, version: int) -> None:
    """Keep an SQLite file as it was; a copy that is not complete never has the name of one."""
    if not is_sqlite(engine):
        return
    with engine.connect() as reader:  # sees what is committed, however far the transaction of the upgrade has come
        file = Path(reader.exec_driver_sql("PRAGMA database_list").one().file)
        target = copy_of(file, version)
        unfinished = target.with_name(f"{target.name}.unfinished")
        unfinished.unlink(missing_ok=True)
        reader.exec_driver_sql("VACUUM INTO ?", (str(unfinished),))
    shutil.copymode(file, unfinished)
    with unfinished.open("r+b") as written:  # some systems flush only what may be written
        os.fsync(written.fileno())
    unfinished.replace(target)
