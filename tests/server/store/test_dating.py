"""A clock that is wrong by years makes no table look forgotten, neither now nor later."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazo.server.records import Chair, Entry, Setup
from mazo.server.store import Store
from mazo.server.store.dating import LEAP, Calendar

SETUP = Setup("lorcana", "a seed", (Chair("person", "Ana"), Chair("person", "Blas")))
DAY = 86_400
NOW = 1_800_000_000


@given(latest=st.integers(1, 2 * NOW), wall=st.integers(0, 3 * NOW))
def test_time_begins_by_the_clock_where_that_is_likely_and_never_goes_back_nor_leaps(latest, wall):
    begun = Calendar(latest, lambda: wall, lambda: 0.0)()
    assert latest <= begun <= latest + LEAP
    assert begun == wall or not latest <= wall <= latest + LEAP


def test_time_goes_on_whatever_the_clock_does():
    steady = iter((5.0, 65.0))
    walls = iter((NOW,))
    assert Calendar(NOW - 10, lambda: next(walls), lambda: next(steady))() == NOW + 60


@pytest.mark.parametrize("wrong", [4_000 * DAY, -400 * DAY, -20_000 * DAY])
def test_tables_outlive_a_wrong_clock(tmp_path: Path, monkeypatch, wrong):
    """Written under the right clock and under the wrong one, looked through under either."""
    shift = [0]
    monkeypatch.setattr("time.time", lambda: NOW + shift[0])
    for life, moved in enumerate((0, wrong, wrong, 0)):
        shift[0] = moved
        store = Store(f"sqlite:///{tmp_path / 'tables.db'}")
        store.add(f"table {life}", SETUP, [])
        store.append(f"table {life}", 0, [Entry("do", 0, "x")], "over")
        assert store.upkeep.expired(DAY, 30 * DAY, 90 * DAY) == []
        store.close()
