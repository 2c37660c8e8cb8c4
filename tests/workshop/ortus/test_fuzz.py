"""Random games by every house rule end and lose no card; a fault is reported with the game that shows it again."""

from __future__ import annotations

import pytest

from mazo.games.ortus.rules.house import HOUSE_RULES
from workshop.ortus import fuzz as houses

SAMPLE = 150
"""Enough games for every house rule to have its lowest and its highest value."""
LARGE = 50_000


def test_a_sample_plays_with_two_to_six_earls_by_every_house_rule_without_a_fault():
    report = houses.fuzz(SAMPLE)
    assert report.faults == []
    assert report.games == SAMPLE
    assert sorted(report.players) == [2, 3, 4, 5, 6]
    assert sorted(report.editions) == ["base", "english", "seed", "tournament"]
    assert report.untouched == []


@pytest.mark.soak
def test_fifty_thousand_games_by_every_house_rule_without_a_fault():
    report = houses.fuzz_in_processes(LARGE, 2)
    assert (report.games, report.faults, report.untouched) == (LARGE, [], [])


def test_the_same_seed_plays_the_same_games_in_one_process_and_in_two():
    one, two = houses.fuzz(6, 40), houses.merged([houses.fuzz(3, 40), houses.fuzz(3, 43)])
    assert (one.decisions, one.rounds, one.players, one.flipped) == (
        two.decisions,
        two.rounds,
        two.players,
        two.flipped,
    )


def test_a_fault_names_the_game_in_which_it_is_seen_again(monkeypatch):
    monkeypatch.setattr(houses, "CAP", 3)
    report = houses.fuzz(100, 12)
    assert len(report.faults) == houses.MOST_FAULTS
    assert report.faults[0].command == "mazo fuzz ortus --games 1 --seed 12"
    assert "stuck" in report.faults[0].what
    assert report.games == 0
    assert len(report.untouched) > len(HOUSE_RULES)
