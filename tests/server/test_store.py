"""The store: entries in their order or not at all, seats by tokens, which tables live; on every kind of database."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana", deck="4 Ñandú\u0000\u2028"), Chair("bot", "Blas", "random")))


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 1_000.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def store(database: str, clock: Clock) -> Iterator[Store]:
    opened = Store(database, clock)
    yield opened
    opened.close()


def entry(n: int) -> Entry:
    return Entry("do", n % 2, f"action {n}", salt="5a17", picks=(n, 7))


def entries(*numbers: int) -> list[Entry]:
    return [entry(n) for n in numbers]


def test_a_table_is_what_it_was_made_from(store):
    store.add("first", SETUP, [])
    assert store.setup("first") == SETUP
    assert store.entries("first") == []


def test_a_table_that_nobody_made_is_none(store):
    assert store.setup("nothing") is None
    assert store.entries("nothing") == []
    assert store.seat_of("nothing", "token") is None


def test_a_table_is_made_once(store):
    store.add("first", SETUP, [(0, "ana")])
    with pytest.raises(IntegrityError):
        store.add("first", SETUP, [(0, "another")])
    assert store.seat_of("first", "ana") == 0
    assert store.seat_of("first", "another") is None


def test_entries_come_back_in_their_order(store):
    store.add("first", SETUP, [])
    store.add("second", SETUP, [])
    for n in range(0, 24, 2):  # beyond ten, where the order of numbers and that of texts differ
        store.append("first", n, entries(n, n + 1), "playing")
        store.append("second", n // 2, entries(n), "playing")
    assert store.entries("first") == entries(*range(24))
    assert store.entries("second") == entries(*range(0, 24, 2))


def test_every_text_comes_back_as_it_was(store):
    odd = Entry("join", 1, "Ñ 'q\"; -- \\ \u0000 \u202e 🂡", deck="1 Ñandú\r\n" * 900)
    store.add("first", SETUP, [])
    store.append("first", 0, [odd], "waiting")
    assert store.entries("first") == [odd]


def test_a_number_that_is_taken_keeps_nothing_of_what_comes_with_it(store):
    store.add("first", SETUP, [])
    store.append("first", 0, entries(0, 1), "playing")
    with pytest.raises(IntegrityError):
        store.append("first", 1, entries(8, 9), "over", (1, "late"))
    assert store.entries("first") == entries(0, 1)
    assert store.seat_of("first", "late") is None
    assert store.live() == ["first"]


def test_after_a_conflict_the_store_goes_on(store):
    store.add("first", SETUP, [])
    store.append("first", 0, entries(0), "playing")
    with pytest.raises(IntegrityError):
        store.append("first", 0, entries(5), "playing")
    store.append("first", 1, entries(1), "playing")
    assert store.entries("first") == entries(0, 1)


def test_a_token_opens_its_own_seat_at_its_own_table(store):
    store.add("first", SETUP, [(0, "ana"), (1, "blas")])
    store.add("second", SETUP, [(0, "carla")])
    assert store.seat_of("first", "blas") == 1
    assert store.seat_of("second", "blas") is None
    assert store.seat_of("first", "") is None


def test_who_joins_has_a_token_as_soon_as_the_entry_is_there(store):
    store.add("first", SETUP, [(0, "ana")])
    store.append("first", 0, [Entry("join", 1, "Blas")], "salting", (1, "blas"))
    assert store.seat_of("first", "blas") == 1


def test_a_table_like_another_is_opened_by_the_same_tokens(store):
    store.add("first", SETUP, [(0, "ana")])
    store.append("first", 0, [Entry("join", 1, "Blas")], "over", (1, "blas"))
    store.add_like("first", "again", SETUP)
    assert (store.seat_of("again", "ana"), store.seat_of("again", "blas")) == (0, 1)
    assert store.entries("again") == []
    assert store.live() == ["again"]


def test_no_token_is_in_the_database(store):
    store.add("first", SETUP, [(0, "a-secret-token")])
    with store.engine.connect() as database:
        kept = [str(row) for row in database.execute(text("SELECT * FROM tokens"))]
    assert kept
    assert not any("a-secret-token" in row for row in kept)


def test_a_table_lives_until_it_is_over_and_again_if_its_end_is_taken_back(store):
    store.add("first", SETUP, [])
    assert store.live() == ["first"]
    store.append("first", 0, entries(0), "over")
    assert store.live() == []
    store.append("first", 1, [Entry("undo", number=0)], "playing")
    assert store.live() == ["first"]


def test_the_table_at_which_something_happened_last_comes_first(store, clock):
    for name in ("a", "b", "c"):
        clock.now += 10
        store.add(name, SETUP, [])
    assert store.live() == ["c", "b", "a"]
    clock.now += 10
    store.append("a", 0, entries(0), "playing")
    assert store.live() == ["a", "c", "b"]


def test_everything_is_there_when_the_database_is_opened_again(store, database):
    store.add("first", SETUP, [(0, "ana")])
    store.append("first", 0, entries(0, 1, 2), "playing")
    again = Store(database)
    assert again.setup("first") == SETUP
    assert again.entries("first") == entries(0, 1, 2)
    assert again.seat_of("first", "ana") == 0
    assert again.live() == ["first"]
    again.close()


def test_of_two_servers_that_go_on_with_one_table_only_one_is_told_yes(store, database):
    other = Store(database)
    store.add("first", SETUP, [])
    store.append("first", 0, entries(0), "playing")
    with pytest.raises(IntegrityError):
        other.append("first", 0, entries(9), "playing")
    assert other.entries("first") == entries(0)
    other.close()
