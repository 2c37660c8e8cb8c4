"""Between the two runs of `make test` no test is lost."""

from __future__ import annotations

import pytest

from tests import halves

FILES = sorted(path.relative_to(halves.HOME) for path in halves.HOME.rglob("test_*.py"))


@pytest.mark.parametrize("weighty", [False, True])
def test_every_file_is_of_a_run_that_reads_it(weighty: bool):
    shown = {path: halves.runs_of(path, str(path), weighty) for path in FILES}
    assert all(shown.values())
    assert all(shown[path] == (False,) for path in FILES if halves.is_in(path, halves.PLAIN))


@pytest.mark.parametrize("place", [*halves.PLAIN, *halves.ROUND_THE_GAME, *halves.ONE_BY_ONE])
def test_every_place_that_is_named_is_there(place: str):
    assert any(halves.is_in(path, (place,)) for path in FILES)


@pytest.mark.parametrize("places", [halves.ROUND_THE_GAME, halves.ONE_BY_ONE])
def test_what_runs_once_is_shared_out_evenly(places: tuple[str, ...]):
    once = [halves.runs_of(path, str(path), False) for path in FILES if halves.is_in(path, places)]
    compiled = sum(runs == (True,) for runs in once)
    assert len(once) / 3 < compiled < len(once) * 2 / 3


def test_the_rules_are_tested_in_both_runs():
    for place in ("kernel", "games/lorcana/rules", "games/myl/test_battle.py", "games/ortus/test_battles.py"):
        ours = [path for path in FILES if halves.is_in(path, (place,))]
        assert ours
        assert all(halves.runs_of(path, str(path), False) == (False, True) for path in ours)
