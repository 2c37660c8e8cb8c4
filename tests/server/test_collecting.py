"""The collector of a server: cycles that die young are still found, and what was loaded is not looked at again."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from mazo.server.collecting import THRESHOLDS, collect_gently
from tests.server.collector import left_as_it_was


@pytest.fixture(autouse=True)
def usual() -> Iterator[None]:
    """Leave the collector as it was."""
    with left_as_it_was():
        yield


class Knot:
    """Something that only the collector can find."""

    def __init__(self) -> None:
        self.itself = self


def test_what_was_loaded_before_the_start_is_not_looked_at_again():
    collect_gently()
    assert gc.get_freeze_count() > 1_000


def test_a_cycle_that_dies_young_is_found_without_looking_at_everything():
    collect_gently()
    full = gc.get_stats()[2]["collections"]
    knot = weakref.ref(Knot())
    alive = [[n] for n in range(2 * THRESHOLDS[0])]
    assert knot() is None
    assert len(alive) == 2 * THRESHOLDS[0]
    assert gc.get_stats()[2]["collections"] == full
