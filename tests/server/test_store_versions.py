"""A database of an earlier version is brought up to date in whole or not at all; a newer one is left alone."""

from __future__ import annotations

import json
import sqlite3
import threading
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import create_engine, inspect, make_url

from mazo.errors import BadConfig
from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store
from mazo.server.store.schema import METADATA
from mazo.server.store.versions import STEPS, VERSION, copy_of
from tests.server.victim import victim

FIRST = """
CREATE TABLE entries (
    table_id VARCHAR(40) NOT NULL, n INTEGER NOT NULL, body TEXT NOT NULL, PRIMARY KEY (table_id, n)
);
CREATE TABLE mazo (version {number} NOT NULL, PRIMARY KEY (version));
CREATE TABLE tables (
    id VARCHAR(40) NOT NULL, setup TEXT NOT NULL, state VARCHAR(16) NOT NULL, PRIMARY KEY (id)
);
CREATE INDEX ix_tables_state ON tables (state);
CREATE TABLE tokens (
    table_id VARCHAR(40) NOT NULL, seat INTEGER NOT NULL, digest VARCHAR(64) NOT NULL, PRIMARY KEY (table_id, seat)
)
"""
"""Version 1, as it was first shipped; never to be changed."""

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("bot", "Blas", "random")))
ENTRIES = [Entry("salt", 0, salt="5a17")] + [Entry("do", n % 2, f"action {n}", picks=(n,)) for n in range(40)]
TOKEN_OF_ANA = "9f1b5ebdc6a46a5e20d013b8e1add3d1d9ee4951bcfac8a2d362c234d423d570"


def raw(url: str) -> Any:
    """The database without the store, which would change its version."""
    return create_engine(make_url(url), isolation_level="AUTOCOMMIT")


def said(url: str, statement: str) -> list[Any]:
    """What a query finds."""
    engine = raw(url)
    with engine.connect() as database:
        found = [tuple(row) for row in database.exec_driver_sql(statement)]
    engine.dispose()
    return found


def change(url: str, *statements: str) -> None:
    """Change the database by hand."""
    engine = raw(url)
    with engine.connect() as database:
        for statement in statements:
            database.exec_driver_sql(statement)
    engine.dispose()


def file_of(url: str) -> Path:
    return Path(str(make_url(url).database))


@pytest.fixture
def old(database: str) -> str:
    """A database of version 1 with a game that goes on and one that is over."""
    postgres = database.startswith("postgresql")
    quoted = [json.dumps({"kind": e.kind, "seat": e.seat, "text": e.text, "salt": e.salt, "picks": list(e.picks)})
              for e in ENTRIES]  # fmt: skip
    setup = json.dumps({"game": "lorcana", "seed": "a seed", "chairs": [{"name": "Ana"}, {"who": "bot", "name": "Blas",
                        "bot": "random"}]})  # fmt: skip
    change(
        database,
        *([] if postgres else ["PRAGMA journal_mode=WAL"]),
        *FIRST.format(number="SERIAL" if postgres else "INTEGER").split(";"),
        "INSERT INTO mazo VALUES (1)",
        f"INSERT INTO tables VALUES ('lives', '{setup}', 'waiting'), ('ended', '{setup}', 'over')",
        f"INSERT INTO tokens VALUES ('lives', 0, '{TOKEN_OF_ANA}')",
        *(f"INSERT INTO entries VALUES ('lives', {n}, '{body}')" for n, body in enumerate(quoted)),
    )
    return database


def shape(url: str) -> dict[str, Any]:
    """Every table with its columns, key and indexes, without what differs from run to run."""
    engine = raw(url)
    look = inspect(engine)
    found = {
        table: (
            [(c["name"], str(c["type"]), c["nullable"], c["default"] is None) for c in look.get_columns(table)],
            look.get_pk_constraint(table)["constrained_columns"],
            [(index["name"], index["column_names"]) for index in look.get_indexes(table)],
        )
        for table in sorted(look.get_table_names())
    }
    engine.dispose()
    return found


def is_untouched(url: str) -> bool:
    """Whether it is still version 1 with all its entries."""
    columns = {column for column, *_ in shape(url)["tables"][0]}
    return (
        said(url, "SELECT version FROM mazo") == [(1,)]
        and columns == {"id", "setup", "state"}
        and said(url, "SELECT count(*) FROM entries") == [(len(ENTRIES),)]
    )


def test_an_old_database_is_brought_up_to_date_with_all_that_is_in_it(old):
    store = Store(old)
    assert store.live() == ["lives"]
    assert store.setup("lives") == store.setup("ended") == SETUP
    assert store.entries("lives") == ENTRIES
    assert store.seat_of("lives", "ana") == 0
    store.append("lives", len(ENTRIES), [Entry("do", 0, "more")], "playing")
    store.close()
    assert said(old, "SELECT version FROM mazo") == [(VERSION,)]


def test_an_old_database_becomes_what_a_new_one_is(old, database, tmp_path):
    Store(old).close()
    upgraded = shape(old)
    for table in METADATA.tables:
        change(old, f"DROP TABLE {table}")
    Store(old).close()
    assert upgraded == shape(old)


def test_bringing_it_up_to_date_happens_once(old):
    Store(old).close()
    if old.startswith("sqlite"):
        copy_of(file_of(old), 1).unlink()
    Store(old).close()
    assert said(old, "SELECT version FROM mazo") == [(VERSION,)]
    assert not copy_of(file_of(old), 1).exists()


def test_a_kill_before_any_statement_of_an_upgrade_leaves_the_old_version(old):
    kills = 0
    with victim(old) as program:
        while True:
            program.begin(f"upgrade {kills + 1}")
            if program.rest() == ["upgraded"]:
                break
            upgraded = said(old, "SELECT version FROM mazo") == [(VERSION,)]
            assert upgraded or is_untouched(old)
            if upgraded:  # killed after the commit, in what follows it
                break
            kills += 1
    assert kills > len(STEPS)
    store = Store(old)
    assert store.entries("lives") == ENTRIES
    store.close()
    assert said(old, "SELECT version FROM mazo") == [(VERSION,)]


def test_a_step_that_fails_leaves_the_old_version(old, monkeypatch):
    steps = (*STEPS, ("CREATE TABLE further (n INTEGER)", "ALTER TABLE nowhere ADD COLUMN n INTEGER"))
    monkeypatch.setattr("mazo.server.store.versions.STEPS", steps)
    monkeypatch.setattr("mazo.server.store.versions.VERSION", len(steps) + 1)
    with pytest.raises(BadConfig, match="nowhere"):
        Store(old)
    assert is_untouched(old)
    assert "further" not in shape(old)


def test_servers_that_begin_at_the_same_time_do_not_disturb_each_other(old):
    failures: list[BaseException] = []

    def begin() -> None:
        try:
            Store(old).close()
        except BaseException as error:
            failures.append(error)

    threads = [threading.Thread(target=begin) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not failures
    assert said(old, "SELECT version FROM mazo") == [(VERSION,)]


def test_new_servers_that_begin_at_the_same_time_make_one_database(database):
    threads = [threading.Thread(target=lambda: Store(database).close()) for _ in range(4)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert said(database, "SELECT version FROM mazo") == [(VERSION,)]


def test_a_newer_database_is_refused_by_name_and_left_alone(old):
    change(old, "UPDATE mazo SET version = 99", "ALTER TABLE tables ADD COLUMN later TEXT")
    before = shape(old)
    bytes_before = file_of(old).read_bytes() if old.startswith("sqlite") else b""
    with pytest.raises(BadConfig) as refused:
        Store(old)
    assert f"version 99, and this Mazo reads versions 1 to {VERSION}" in refused.value.text("en")
    assert f"versión 99 y este Mazo lee de la 1 a la {VERSION}" in refused.value.text("es")
    assert shape(old) == before
    if old.startswith("sqlite"):
        assert file_of(old).read_bytes() == bytes_before
        assert [file.name for file in file_of(old).parent.iterdir()] == [file_of(old).name]


def test_a_database_of_something_else_is_left_alone(database):
    change(database, "CREATE TABLE tokens (theirs INTEGER)", "CREATE TABLE games (theirs INTEGER)")
    before = shape(database)
    with pytest.raises(BadConfig) as refused:
        Store(database)
    assert "something else" in refused.value.text("en")
    assert "otra cosa" in refused.value.text("es")
    assert "tokens" in refused.value.text("es")
    assert shape(database) == before


def test_tables_of_others_do_not_matter_if_their_names_are_others(database):
    change(database, "CREATE TABLE theirs (n INTEGER)")
    Store(database).close()
    assert "theirs" in shape(database)


def test_a_version_that_is_missing_is_refused(old):
    change(old, "DELETE FROM mazo")
    with pytest.raises(BadConfig, match="no version"):
        Store(old)
    assert said(old, "SELECT count(*) FROM entries") == [(len(ENTRIES),)]


# --- the copy of an SQLite file ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_an_sqlite_file_is_kept_as_it_was(old):
    file_of(old).chmod(0o600)
    with closing(sqlite3.connect(file_of(old))) as reader:  # holds what is only in the log there
        reader.execute("UPDATE tables SET state = 'playing' WHERE id = 'lives'")
        reader.commit()
        Store(old).close()
    copy = copy_of(file_of(old), 1)
    assert copy.stat().st_mode & 0o777 == 0o600
    assert is_untouched(f"sqlite:///{copy}")
    assert said(f"sqlite:///{copy}", "SELECT state FROM tables WHERE id = 'lives'") == [("playing",)]


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_without_a_copy_nothing_is_changed(old):
    unfinished = copy_of(file_of(old), 1).with_name(copy_of(file_of(old), 1).name + ".unfinished")
    (unfinished / "in the way").mkdir(parents=True)
    with pytest.raises(BadConfig):
        Store(old)
    assert is_untouched(old)


@pytest.mark.parametrize("database", ["sqlite"], indirect=True)
def test_a_copy_can_take_the_place_of_its_file(old):
    Store(old).close()
    file = file_of(old)
    copy_of(file, 1).replace(file)
    assert is_untouched(old)
    store = Store(old)
    assert store.entries("lives") == ENTRIES
    store.close()
