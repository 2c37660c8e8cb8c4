"""Tables are deleted when their time is over and not before, and their space is given back."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import make_url

from mazo.server.hosting import DAY
from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store

SETUP = Setup("lorcana", "a seed", (Chair(), Chair()))
POLICY = (1 * DAY, 30 * DAY, 90 * DAY)
DO = Entry("do", 0, "on")
SALT = Entry("salt", 0, salt="5a17")


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_700_000_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(database: str, clock: Clock):
    found = Store(database, clock)
    yield found
    found.close()


def fill(store: Store) -> None:
    """A table of each kind."""
    store.add("nobody-came", SETUP, [(0, "a token")])
    store.add("salting", SETUP, [])
    store.append("salting", 0, [SALT], "salting")
    store.add("between-games", SETUP, [])
    store.append("between-games", 0, [SALT, DO, Entry("promise")], "salting")
    store.add("over", SETUP, [(0, "a token")])
    store.append("over", 0, [SALT, DO], "over")
    store.add("live", SETUP, [])
    store.append("live", 0, [SALT, DO], "playing")


@pytest.mark.parametrize(
    ("days", "old"),
    [
        (0.9, set()),
        (1.1, {"nobody-came", "salting"}),
        (29.0, {"nobody-came", "salting"}),
        (30.1, {"nobody-came", "salting", "over"}),
        (90.1, {"nobody-came", "salting", "over", "live", "between-games"}),
    ],
)
def test_each_kind_of_table_has_its_time(store, clock, days, old):
    fill(store)
    clock.now += days * DAY
    assert {table for table, _ in store.upkeep.expired(*POLICY)} == old


def test_never_is_a_time_too(store, clock):
    fill(store)
    clock.now += 10_000 * DAY
    assert store.upkeep.expired(0, 0, 0) == []
    assert {table for table, _ in store.upkeep.expired(0, 30 * DAY, 0)} == {"over"}


def test_what_happens_at_a_table_begins_its_time_anew(store, clock):
    fill(store)
    clock.now += 80 * DAY
    store.append("live", 2, [DO], "playing")
    clock.now += 80 * DAY
    assert "live" not in {table for table, _ in store.upkeep.expired(*POLICY)}


def test_the_time_of_tables_that_know_none_begins_now(store, clock):
    fill(store)
    with store.engine.begin() as database:
        database.exec_driver_sql("UPDATE tables SET touched = 0")
    clock.now += 1000 * DAY
    assert store.upkeep.expired(*POLICY) == []
    clock.now += 1.1 * DAY
    assert {table for table, _ in store.upkeep.expired(*POLICY)} == {"nobody-came", "salting"}


def test_a_deleted_table_leaves_nothing_and_the_others_everything(store):
    fill(store)
    store.upkeep.delete(["over", "nobody-came"])
    assert store.setup("over") is None
    assert store.entries("over") == []
    assert store.seat_of("over", "a token") is None
    assert store.entries("live") == [SALT, DO]
    assert store.upkeep.counts() == {"salting": 2, "playing": 1}


def test_many_tables_are_deleted_in_small_steps(store):
    for n in range(130):
        store.add(f"table-{n}", SETUP, [])
    store.upkeep.delete([f"table-{n}" for n in range(130)])
    assert store.upkeep.counts() == {}


def test_a_file_gets_smaller_by_what_was_deleted(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    for n in range(30):
        store.add(f"table-{n}", SETUP, [])
        store.append(f"table-{n}", 0, [Entry("do", 0, "x" * 5_000) for _ in range(20)], "over")
    store.upkeep.give_space_back()
    file = Path(str(make_url(url).database))
    full = file.stat().st_size
    store.upkeep.delete([f"table-{n}" for n in range(29)])
    store.upkeep.give_space_back()
    assert file.stat().st_size < full / 5
    assert len(store.entries("table-29")) == 20
    store.close()


def test_a_file_that_could_not_shrink_is_written_anew_once(tmp_path: Path):
    url = f"sqlite:///{tmp_path / 'tables.db'}"
    store = Store(url)
    fill(store)
    with store.engine.connect() as database:
        database.exec_driver_sql("PRAGMA journal_mode=DELETE")
        database.exec_driver_sql("PRAGMA auto_vacuum=NONE")
        database.exec_driver_sql("VACUUM")
        assert database.exec_driver_sql("PRAGMA auto_vacuum").scalar_one() == 0
    store.close()
    store = Store(url)
    with store.engine.connect() as database:
        assert database.exec_driver_sql("PRAGMA auto_vacuum").scalar_one() == 2
    assert store.entries("live") == [SALT, DO]
    store.close()


def test_who_is_shut_out_is_remembered(database, store):
    store.upkeep.ban("192.0.2.0/24", 0)
    store.upkeep.ban("192.0.2.0/24", 99)
    store.upkeep.ban("2001:db8::/64", 0)
    other = Store(database)
    assert sorted(other.upkeep.bans()) == [("192.0.2.0/24", 99), ("2001:db8::/64", 0)]
    other.upkeep.unban(["192.0.2.0/24"])
    assert store.upkeep.bans() == [("2001:db8::/64", 0)]
    other.close()
