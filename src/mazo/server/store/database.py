"""A database by its URL: SQLite or PostgreSQL, set so that a commit is on disk, and errors that a person can read."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from sqlalchemy import URL, Engine, create_engine, event, make_url
from sqlalchemy.exc import ArgumentError, DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnection
from sqlalchemy.pool import ConnectionPoolEntry

from mazo.errors import BadConfig

SQLITE: Final = "sqlite"
POSTGRES: Final = "postgresql"
DRIVERS: Final = {
    "sqlite": "sqlite+pysqlite", "sqlite+pysqlite": "sqlite+pysqlite",
    "postgres": "postgresql+psycopg", "postgresql": "postgresql+psycopg", "postgresql+psycopg": "postgresql+psycopg",
}  # fmt: skip
"""The drivers that are tested, by the names that a URL may give them; most URLs name only the kind of database."""
CONNECT_WITHIN: Final = 5
"""Seconds for which a server of databases may be silent."""
CUT_OFF: Final = 10
"""Seconds after which a connection to it is given up on which nothing is acknowledged any longer."""
HALF_DONE: Final = 4_000
"""Milliseconds after which PostgreSQL undoes what somebody has begun and says nothing more of: whoever was cut off in
the middle of a change would keep others from its table, long after it is dead."""
BUSY: Final = 5_000
"""Milliseconds for which a writer of SQLite waits for another one."""
MEMORY: Final = (None, "", ":memory:")


class Closed(RuntimeError):
    """The server ends, and nothing is written any longer: whoever asks comes too late."""


AWAY: Final = (OperationalError, InterfaceError, NoConnection, Closed)
"""What is raised when a database does not answer, has no space, or is stopped."""


def connected(url: str, silent: int = CUT_OFF) -> Engine:
    """The database of a URL, which may be silent for so many seconds; nothing is read from it yet."""
    where = _understood(url)
    # What somebody has played does not stand in the log, whatever the database has to say about it.
    options: dict[str, Any] = {"hide_parameters": True}
    if where.get_backend_name() == POSTGRES:
        # A server may be started again while Mazo runs: a connection is tried before it is used.
        options["pool_pre_ping"] = True
        # A cable that is pulled says nothing: what is sent must be acknowledged, and who waits asks now and then.
        usual = {
            "connect_timeout": min(CONNECT_WITHIN, silent),
            "tcp_user_timeout": 1000 * silent,
            "keepalives_idle": silent,
            "keepalives_interval": 1,
            "keepalives_count": 2,
        }
        options["connect_args"] = {name: value for name, value in usual.items() if name not in where.query}
    try:
        engine = create_engine(where, **options)
    except ImportError:
        raise BadConfig(
            "PostgreSQL needs a driver that is not installed: pip install 'mazo[postgres]'.",
            "Para PostgreSQL hace falta un controlador que no está instalado: pip install 'mazo[postgres]'.",
        ) from None
    event.listen(engine, "connect", _durable_sqlite if is_sqlite(engine) else _durable_postgres)
    return engine


def is_sqlite(engine: Engine) -> bool:
    """Whether the database is a file beside the program."""
    return engine.dialect.name == SQLITE


@contextmanager
def opening(engine: Engine) -> Iterator[None]:
    """Whatever a database answers when it is opened becomes an error of the configuration; passwords are not shown."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        reason = _reason(error)
        where = engine.url.set(drivername=engine.dialect.name).render_as_string(hide_password=True)
        raise BadConfig(
            f"The database {where} can't be opened: {reason}",
            f"No se puede abrir la base de datos {where}: {reason}",
        ) from None


def _understood(url: str) -> URL:
    try:
        where = make_url(url)
    except (ArgumentError, ValueError):
        # The text is not repeated: it may hold a password.
        raise BadConfig(
            "That is no URL of a database: sqlite:////folder/tables.db or postgresql://user@host/name.",
            "Eso no es la URL de una base de datos: sqlite:////carpeta/tables.db o postgresql://usuario@host/nombre.",
        ) from None
    named = where.drivername
    if named not in DRIVERS:
        raise BadConfig(
            f'Tables are kept in SQLite (sqlite:) or PostgreSQL (postgresql:), not in "{named}".',
            f"Las mesas se guardan en SQLite (sqlite:) o PostgreSQL (postgresql:), no en «{named}».",
        )
    where = where.set(drivername=DRIVERS[named])
    if where.get_backend_name() == SQLITE and where.database in MEMORY:
        raise BadConfig(
            "A database in memory keeps nothing: name a file, sqlite:////folder/tables.db.",
            "Una base de datos en memoria no guarda nada: indica un archivo, sqlite:////carpeta/tables.db.",
        )
    return where


def _reason(error: SQLAlchemyError | OSError) -> str:
    """What the database itself said, in one line that ends as a sentence."""
    said = error.orig if isinstance(error, DBAPIError) and error.orig is not None else error
    return " ".join(str(said).split()).rstrip(".") + "."


def _durable_sqlite(connection: Any, _: ConnectionPoolEntry) -> None:
    """A commit returns when it is on disk."""
    cursor = connection.cursor()
    cursor.execute("PRAGMA synchronous=FULL")
    cursor.execute(f"PRAGMA busy_timeout={BUSY}")
    cursor.close()


def _durable_postgres(connection: Any, _: ConnectionPoolEntry) -> None:
    """A commit returns when it is on disk, also where the server is set to promise less; nothing stays half done."""
    cursor = connection.cursor()
    cursor.execute(
        "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'"
    )
    cursor.execute(f"SET idle_in_transaction_session_timeout = {HALF_DONE}")
    cursor.close()
    connection.commit()
