"""Who writes: many tables at once, none of which fails because of another, and one flush for all."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from threading import Barrier

import pytest
from sqlalchemy import Connection, event
from sqlalchemy.exc import IntegrityError, OperationalError

from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store, database, writing
from mazo.server.store.appending import ROWS, Append, append_all
from mazo.server.store.reports import Report

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("person", "Blas")))
TABLES = 24
EACH = 20


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "tables.db"


@pytest.fixture
def store(file: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Store]:
    monkeypatch.setattr(database, "BUSY", 0)  # whoever meets a lock is refused at once
    kept = Store(f"sqlite:///{file}")
    kept.add("table", SETUP, [])
    yield kept
    kept.close()


def together(store: Store, numbers: Sequence[int]) -> list[BaseException | None]:
    """Append entries under these numbers while the writer is busy, so that it finds all of them waiting; what fails."""
    writer = store._writer
    busy, done = Barrier(2), Barrier(2)

    def keep_busy(_: Connection) -> None:
        busy.wait()
        done.wait()

    with ThreadPoolExecutor(len(numbers) + 1) as threads:
        first = threads.submit(writer.write, keep_busy)
        busy.wait()
        asked = [threads.submit(store.append, "table", n, [Entry("do", text=str(n))], "playing") for n in numbers]
        while writer._waiting.qsize() < len(numbers):
            time.sleep(0.001)
        done.wait()
        first.result()
        return [each.exception() for each in asked]


def test_many_tables_that_write_at_once_never_meet_a_lock(store):
    for table in range(TABLES):
        store.add(f"table {table}", SETUP, [])

    def play(table: int) -> None:
        for n in range(EACH):
            store.append(f"table {table}", n, [Entry("do", text=f"{table}.{n}")], "playing")

    with ThreadPoolExecutor(TABLES) as threads:
        list(threads.map(play, range(TABLES)))
    for table in range(TABLES):
        assert [entry.text for entry in store.entries(f"table {table}")] == [f"{table}.{n}" for n in range(EACH)]


def test_what_waits_together_is_brought_to_disk_together(store):
    commits: list[Connection] = []
    event.listen(store.engine, "commit", commits.append)
    assert together(store, range(8)) == [None] * 8
    assert len(commits) == 2, "the one that kept the writer busy, and all the others"
    assert len(store.entries("table")) == 8


def test_of_what_waits_together_only_what_is_refused_fails(store):
    store.append("table", 5, [Entry("do", text="5")], "playing")
    failed = together(store, range(8))
    assert [type(error) for error in failed if error is not None] == [IntegrityError]
    assert isinstance(failed[5], IntegrityError)
    assert [entry.text for entry in store.entries("table")] == [str(n) for n in range(8)]


def test_what_ails_the_database_is_said_to_all_who_wait(store, file):
    stranger = sqlite3.connect(file, isolation_level=None, check_same_thread=False)
    # The stranger comes as soon as the writer has let go of the database.
    event.listen(store.engine, "checkin", lambda *_: stranger.in_transaction or stranger.execute("BEGIN IMMEDIATE"))
    failed = together(store, range(4))
    assert [type(error) for error in failed] == [OperationalError] * 4
    assert store.entries("table") == []
    stranger.close()


def test_who_writes_after_the_end_is_told_so(file):
    store = Store(f"sqlite:///{file}")
    store.close()
    with pytest.raises(database.Closed):
        store.add("late", SETUP, [])
    assert database.Closed in database.AWAY, "over HTTP that is a 503"


def test_what_is_given_up_before_its_turn_is_not_written(store):
    writer = store._writer
    busy, done = Barrier(2), Barrier(2)

    def keep_busy(_: Connection) -> None:
        busy.wait()
        done.wait()

    first = writer.submit(keep_busy)
    busy.wait()
    given_up = store.appending("table", 0, [Entry("do", text="never")], "playing")
    kept = store.appending("table", 0, [Entry("do", text="kept")], "playing")
    assert given_up.cancel()
    done.wait()
    first.result()
    kept.result()
    assert [entry.text for entry in store.entries("table")] == ["kept"]


def test_entries_of_many_tables_are_two_statements(store):
    for number in range(6):
        store.add(f"table {number}", SETUP, [])
    writer, statements = store._writer, []
    event.listen(store.engine, "before_cursor_execute", lambda *given: statements.append(given[2]))
    busy, done = Barrier(2), Barrier(2)

    def keep_busy(_: Connection) -> None:
        busy.wait()
        done.wait()

    first = writer.submit(keep_busy)
    busy.wait()
    kept = [store.appending(f"table {n}", 0, [Entry("do"), Entry("do")], "playing") for n in range(6)]
    done.wait()
    for each in (first, *kept):
        each.result()
    begun, once_more, touched, entered = statements
    assert begun == once_more == "BEGIN IMMEDIATE"
    assert "UPDATE tables" in touched
    assert entered.startswith("INSERT INTO entries")
    assert [len(store.entries(f"table {n}")) for n in range(6)] == [2] * 6


def test_each_table_stands_as_its_own_last_entry_says(store):
    for name in ("one", "two", "three"):
        store.add(name, SETUP, [])
    asked = [
        Append("two", 0, [Entry("do")], "playing", 5),
        Append("one", 0, [Entry("do")], "over", 6),
        Append("two", 1, [Entry("do")], "over", 7),
        Append("three", 0, [Entry("do")], "playing", 8),
    ]
    with store.engine.begin() as connection:
        append_all(connection, asked)
        stand = dict(connection.exec_driver_sql("SELECT id, state || ' ' || touched FROM tables").all())
    assert {name: stand[name] for name in ("one", "two", "three")} == {
        "one": "over 6",
        "two": "over 7",
        "three": "playing 8",
    }


def test_more_rows_than_a_statement_takes_are_written_in_several(store):
    many = 2 * ROWS + 3
    for number in range(ROWS + 2):
        store.add(f"table {number}", SETUP, [])
    asked = [Append(f"table {number}", 0, [Entry("do")], "playing", 5) for number in range(ROWS + 2)]
    asked.append(Append("table", 0, [Entry("do", text=str(n)) for n in range(many)], "playing", 5))
    with store.engine.begin() as connection:
        append_all(connection, asked)
    assert [entry.text for entry in store.entries("table")] == [str(n) for n in range(many)]
    assert all(len(store.entries(f"table {number}")) == 1 for number in range(ROWS + 2))


def test_transactions_lie_apart_and_what_comes_meanwhile_goes_together(store, monkeypatch):
    monkeypatch.setattr(writing, "APART", 0.3)
    store.append("table", 0, [Entry("do")], "playing")
    commits: list[float] = []
    event.listen(store.engine, "commit", lambda _: commits.append(time.perf_counter()))
    asked = [store.appending("table", n, [Entry("do")], "playing") for n in range(1, 4)]
    time.sleep(0.05)
    asked += [store.appending("table", n, [Entry("do")], "playing") for n in range(4, 7)]
    for each in asked:
        each.result()
    assert len(commits) == 1
    store.append("table", 7, [Entry("do")], "playing")
    assert len(commits) == 2
    assert commits[1] - commits[0] > 0.2


@pytest.mark.parametrize("kind", ["sqlite", pytest.param("postgres", marks=pytest.mark.postgres)])
def test_reports_of_two_houses_at_once_have_numbers_of_their_own(kind, request, file):
    url = str(request.getfixturevalue("postgres")) if kind == "postgres" else f"sqlite:///{file}"
    houses = [Store(url), Store(url)]
    reports = [
        (house, Report(f"{at}.{n}", "Ana", "Blas", "words")) for n in range(EACH) for at, house in enumerate(houses)
    ]
    with ThreadPoolExecutor(8) as threads:
        list(threads.map(lambda each: each[0].reports.add(each[1]), reports))
    told = houses[0].reports.latest(3 * EACH)
    assert sorted(report.table for report in told) == sorted(report.table for _, report in reports)
    for house in houses:
        house.close()
