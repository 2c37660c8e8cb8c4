"""Who plays whom, and who is ahead."""

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from mazo.errors import BadConfig
from mazo.kernel.codes import NOBODY
from mazo.kernel.rng import Dice
from mazo.series.pairing import Result, Structure, pairs, rounds_of, standings, structure_named


def played(structure: Structure, players: int, seed: int) -> list[list[Result]]:
    """Every round of an event whose matches the dice decide."""
    dice = Dice(seed)
    rounds: list[list[Result]] = []
    for _ in range(rounds_of(structure, players)):
        row = []
        for first, second in pairs(structure, players, rounds):
            wins = (2, dice.below(2)) if second == NOBODY or dice.below(2) else (dice.below(2), 2)
            row.append(Result(first, second, wins))
        rounds.append(row)
    return rounds


@given(st.integers(2, 8), st.integers(0, 1000))
def test_in_a_round_robin_everybody_meets_everybody_once(players, seed):
    rounds = played("round-robin", players, seed)
    met = [frozenset((one.first, one.second)) for row in rounds for one in row if one.second != NOBODY]
    assert sorted(map(sorted, met)) == sorted(map(list, combinations(range(players), 2)))


@given(st.sampled_from(["swiss", "round-robin"]), st.integers(2, 8), st.integers(0, 1000))
def test_everybody_is_paired_once_in_each_round(structure, players, seed):
    for row in played(structure, players, seed):
        seats = [seat for one in row for seat in (one.first, one.second) if seat != NOBODY]
        assert sorted(seats) == list(range(players))


@given(st.sampled_from([4, 6, 8]), st.integers(0, 1000))
def test_in_swiss_rounds_nobody_meets_an_opponent_twice(players, seed):
    met = [frozenset((one.first, one.second)) for row in played("swiss", players, seed) for one in row]
    assert len(met) == len(set(met))


@given(st.integers(2, 8), st.integers(0, 1000))
def test_an_elimination_leaves_one_who_has_lost_nothing(players, seed):
    rounds = played("elimination", players, seed)
    (final,) = rounds[-1]
    lost = {one.first + one.second - one.winner for row in rounds for one in row if one.second != NOBODY}
    assert sorted({*range(players)} - lost) == [final.winner]


def test_points_come_first_then_the_opponents_then_the_games():
    rounds = [
        [Result(0, 2, (2, 0)), Result(1, 3, (2, 1))],
        [Result(0, 1, (2, 0)), Result(2, 3, (1, 1), 1)],
    ]
    found = standings(4, rounds)
    assert [(row.seat, row.points) for row in found] == [(0, 6), (1, 3), (2, 1), (3, 1)]
    # Seat 2 lost to the winner of both, seat 3 to one who has won once.
    assert found[2].opponents > found[3].opponents


def test_a_bye_counts_as_a_win_but_not_for_the_opponents():
    found = {row.seat: row for row in standings(3, [[Result(0, 1, (2, 0)), Result(2, NOBODY, (2, 0))]])}
    assert (found[2].points, found[2].opponents) == (3, 0.0)


def test_there_is_no_other_structure():
    assert structure_named("") == "swiss"
    with pytest.raises(BadConfig, match="ladder"):
        structure_named("ladder")
