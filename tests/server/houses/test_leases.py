"""Leases: a table has one owner, who is dead writes nothing, and what the dead have left is found."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from sqlalchemy import create_engine, text

from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store
from mazo.server.store.appending import LeaseLost
from mazo.server.store.leases import DEAD_AFTER, Leases, Neighbour

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("bot", "Blas", "random")))
ANA = Neighbour("ana", "10.0.0.1:8400", "key of ana", "here")
BLAS = Neighbour("blas", "10.0.0.2:8400", "key of blas", "there")


@pytest.fixture
def store(database: str) -> Iterator[Store]:
    found = Store(database)
    yield found
    found.close()


@pytest.fixture
def leases(store: Store, database: str) -> Iterator[Leases]:
    """Two houses that live."""
    found = Leases(database)
    found.enter(ANA)
    found.enter(BLAS)
    yield found
    found.close()


@pytest.fixture
def silence(leases: Leases, database: str) -> Callable[..., None]:
    """Lets a house have been silent for so long."""

    def silent(house: Neighbour, milliseconds: int = DEAD_AFTER + 1) -> None:
        engine = create_engine(database)
        with engine.begin() as changing:
            changing.execute(
                text("UPDATE houses SET beat = beat - :by WHERE id = :id"), {"by": milliseconds, "id": house.id}
            )
        engine.dispose()

    return silent


def claimed(leases: Leases, table: str, house: Neighbour) -> int | None:
    """Claim a table as a house does that has just looked whose it is."""
    standing = leases.look(table)
    assert standing is not None
    return leases.claim(table, house.id, standing.term)


def test_a_new_table_is_its_makers_with_the_first_term(store, leases):
    store.add("t", SETUP, [], ANA.id)
    found = leases.look("t")
    assert found.owner == ANA
    assert found.term == 1


def test_a_table_that_is_not_there_is_nobodys(leases):
    assert leases.look("nowhere") is None
    assert leases.claim("nowhere", ANA.id, 0) is None


def test_of_two_who_claim_a_table_one_gets_it(store, leases):
    store.add("t", SETUP, [])
    seen = leases.look("t")
    assert seen.owner is None
    assert leases.claim("t", ANA.id, seen.term) == 1
    assert leases.claim("t", BLAS.id, seen.term) is None
    assert leases.look("t").owner == ANA


def test_a_house_that_has_lost_a_table_can_not_write(store, leases, silence):
    store.add("t", SETUP, [], ANA.id)
    store.append("t", 0, [Entry("do", 0, "first")], "playing", term=1)
    silence(ANA)
    assert claimed(leases, "t", BLAS) == 2
    with pytest.raises(LeaseLost):
        store.append("t", 1, [Entry("do", 0, "too late")], "playing", term=1)
    assert [entry.text for entry in store.entries("t")] == ["first"]
    store.append("t", 1, [Entry("do", 0, "second")], "playing", term=2)
    assert [entry.text for entry in store.entries("t")] == ["first", "second"]


def test_who_has_lost_a_table_keeps_no_token_and_no_state(store, leases):
    store.add("t", SETUP, [], ANA.id)
    claimed(leases, "t", BLAS)
    with pytest.raises(LeaseLost):
        store.append("t", 0, [Entry("join", 1, "Eva")], "over", (1, "a token"), term=1)
    assert store.seat_of("t", "a token") is None
    assert store.live() == ["t"]


def test_a_refused_write_takes_no_other_along(store, leases):
    store.add("t", SETUP, [], ANA.id)
    store.add("u", SETUP, [], ANA.id)
    claimed(leases, "t", BLAS)
    with pytest.raises(LeaseLost):
        store.append("t", 0, [Entry("do", 0, "late")], "playing", term=1)
    store.append("u", 0, [Entry("do", 0, "in time")], "playing", term=1)
    assert len(store.entries("u")) == 1


def test_a_deleted_table_takes_no_entry(store, leases):
    store.add("t", SETUP, [], ANA.id)
    store.upkeep.delete(["t"])
    with pytest.raises(LeaseLost):
        store.append("t", 0, [Entry("do", 0, "late")], "playing", term=1)
    assert store.entries("t") == []


def test_a_house_that_was_silent_for_too_long_stays_dead(leases, silence):
    assert leases.beat(ANA.id)
    silence(ANA)
    assert not leases.beat(ANA.id)
    assert [seen.house for seen in leases.living()] == [BLAS]


def test_a_house_that_was_silent_for_less_lives(leases, silence):
    silence(ANA, DEAD_AFTER // 2)
    assert leases.beat(ANA.id)
    assert [seen.house for seen in leases.living()] == [ANA, BLAS]


def test_what_the_dead_have_left_is_found_unless_it_is_over(store, leases, silence):
    for table in ("played", "over", "released", "of blas"):
        store.add(table, SETUP, [], BLAS.id if table == "of blas" else ANA.id)
    store.append("over", 0, [Entry("do", 0, "the end")], "over", term=1)
    leases.release("released", 1)
    assert leases.orphans(10) == []
    silence(ANA)
    assert leases.orphans(10) == ["played"]
    assert sorted(leases.free()) == ["played", "released"]
    assert leases.elsewhere(ANA.id) == {"of blas"}


def test_what_a_house_leaves_behind_is_free_at_once(store, leases):
    store.add("t", SETUP, [], ANA.id)
    leases.leave(ANA.id)
    assert leases.look("t").owner is None
    assert leases.orphans(10) == ["t"]


def test_a_table_is_not_released_by_who_has_it_no_longer(store, leases):
    store.add("t", SETUP, [], ANA.id)
    claimed(leases, "t", BLAS)
    leases.release("t", 1)
    assert leases.look("t").owner == BLAS
    assert leases.held(BLAS.id) == {"t": 2}
    assert leases.held(ANA.id) == {}


def test_without_houses_nothing_is_fenced(store):
    store.add("t", SETUP, [])
    store.append("t", 0, [Entry("do", 0, "first")], "playing")
    assert len(store.entries("t")) == 1
