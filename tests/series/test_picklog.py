"""The log of a draft: what was offered and taken, what came round again, and what neighbours let through."""

from __future__ import annotations

from collections import Counter

import pytest

import mazo
from mazo.draft.config import LEFT, RIGHT
from mazo.game import Game
from mazo.games import kind
from mazo.record import replays
from mazo.series.picklog import Picked, came_round, flows, pick_log
from tests.browser.pictures import played

FORMATS = sorted(kind("lorcana-draft").limited.formats)  # type: ignore[attr-defined]


def drafted(format: str, players: int = 2) -> Game:
    """A draft that bots have brought to its end."""
    return played(mazo.new("lorcana-draft", players=players, seed=4, format=format))


@pytest.mark.parametrize("format", FORMATS)
def test_everything_that_is_kept_was_taken_at_some_pick(format):
    game = drafted(format)
    for seat in range(game.seats):
        log = pick_log(game, seat)
        assert Counter(card for picked in log for card in picked.taken) == Counter(game.kind.pool(game.table, seat))  # type: ignore[attr-defined]
        assert all(Counter(picked.taken) <= Counter(picked.offered) for picked in log)


def test_the_log_can_be_written_from_its_replay():
    game = drafted("draft")
    assert pick_log(replays.rerun(replays.loads(game.replay())), 1) == pick_log(game, 1)


def test_an_answer_that_others_wait_for_is_no_pick_yet():
    game = mazo.new("lorcana-draft", players=2, seed=4)
    game.push(next(iter(game.legal(0))), by=0)
    assert pick_log(game, 0) == []
    game.push(next(iter(game.legal(1))), by=1)
    assert [(picked.pick, len(picked.offered)) for picked in pick_log(game, 0)] == [(1, 12)]


def test_nobody_remembers_what_another_seat_was_offered():
    game = mazo.new("lorcana-draft", players=3, seed=4)
    played(game, 3)
    mine, theirs = pick_log(game, 0), pick_log(game, 1)
    assert mine[0].offered != theirs[0].offered
    assert pick_log(game, -1) == []


def test_of_a_pack_that_comes_round_is_told_what_others_have_taken():
    log = [Picked(1, 1, ("A", "A", "B", "C", "D", "E"), ("A",)), Picked(1, 2, ("F",), ("F",))]
    assert came_round(log, 3, ["A", "E"], 1, 4) == ("B", "C", "D")
    assert came_round(log, 3, ["G"], 1, 3) == ()
    assert came_round(log, 3, ["G"], 2, 4) == ()


def test_what_comes_late_is_counted_for_whoever_passes_it():
    late = ("Ruby one", "Ruby two", "Steel one")
    log = [
        Picked(1, 1, ("Ruby one",), ("Ruby one",)),
        Picked(1, 4, late, ("Steel one",)),
        Picked(2, 5, late[:1], late[:1]),
    ]
    found = flows(log, 6, 0, {1: LEFT, 2: RIGHT}.__getitem__, lambda name: name.split()[:1])
    assert [(flow.seat, flow.late) for flow in found] == [(1, {"Ruby": 1}), (5, {"Ruby": 2, "Steel": 1})]


def test_a_pack_that_comes_round_is_no_signal_twice():
    log = [Picked(1, 4, ("Ruby one",), ("Ruby one",)), Picked(1, 9, ("Ruby two",), ("Ruby two",))]
    found = flows(log, 4, 0, {1: LEFT}.__getitem__, lambda name: name.split()[:1])
    assert [flow.late for flow in found] == [{"Ruby": 1}]
