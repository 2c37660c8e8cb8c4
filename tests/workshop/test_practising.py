"""Practising: a player with other tastes meets itself as it was, and what wins more is kept."""

from __future__ import annotations

from importlib import import_module

from mazo.bots import fast_named
from mazo.kernel.rng import Dice
from mazo.lab.sim import Arena, plan
from workshop import practising
from workshop.practising import changed, greedy, practise, won


def arena(seed: str) -> Arena:
    """Games of two Earls with the same deck."""
    return Arena(plan("ortus", bots=["greedy"], players=2, games=1, seed=seed, mirrored=True))


def test_whoever_meets_itself_wins_half_of_the_games():
    assert won(arena("even"), range(4), greedy, greedy) == 4


def test_the_better_player_wins_most_games():
    assert won(arena("odd"), range(8), greedy, lambda table, choice, options: options[0]) > 12


def test_a_few_tastes_change_and_the_old_ones_stay_as_they_were():
    before = [0, 5, -40, 900] * 5
    for seed in range(20):
        after = changed(before, Dice(seed))
        assert len(after) == len(before)
        assert 0 <= sum(one != other for one, other in zip(before, after, strict=True)) <= practising.MOST
    assert before == [0, 5, -40, 900] * 5


def test_the_same_seed_teaches_the_same(monkeypatch):
    for name in ("TRIAL", "PROOF", "FURTHER"):
        monkeypatch.setattr(practising, name, 2)
    begin = import_module("mazo.games.ortus.weighing.practice").GREEDY
    taught = [practise("ortus", list(begin), 6, "same") for _ in range(2)]
    assert taught[0] == taught[1]


def test_what_was_learnt_beats_greedy():
    practice, tastes = (import_module(f"mazo.games.ortus.weighing.{part}") for part in ("practice", "tastes"))
    assert len(practice.NAMES) == len(practice.GREEDY) == len(tastes.TASTES)
    veteran = fast_named("veteran")
    assert won(arena("beats"), range(40), veteran.choose, greedy) > 40
