"""Decks against each other: seats are exchanged, chance is shared, and every game counts for both."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig, BadDeck
from mazo.lab.crew import How, play
from mazo.lab.matchups import Meeting, Score, matchups, meet
from mazo.lab.sim import Deck, interval, plan, simulate

DECKS = [Deck(name, name) for name in ("spark-dash", "iron-fists", "quiet-minds")]


def job(decks=DECKS, field=(), games=4):
    return matchups("lorcana", decks, field=field, bot="greedy", games=games, seed=3)


def score_between(found, one, two):
    met = found.between(one, two)
    assert met is not None
    return met.score


def test_every_pairing_is_played_equally_often_and_begun_by_turns():
    found = meet(job(), How(1))
    assert [(one.one, one.two) for one in found.meetings] == [(0, 1), (0, 2), (1, 2)]
    assert all(one.score.games == 4 for one in found.meetings)
    assert found.games == 12 == sum(one.games for one in found.standings) / 2


def test_the_number_of_processes_changes_nothing():
    assert meet(job(), How(1)) == meet(job(), How(2))


def test_two_games_with_the_same_chance_exchange_the_seats():
    (first, second, *_) = [row for played in play(job(DECKS[:2]), 1) for row in played.rows]
    assert {first[2], second[2]} == {0, 1}


def test_a_deck_that_meets_itself_wins_half_the_games():
    found = meet(job(DECKS[:1] * 2, games=6), How(1))
    assert score_between(found, 0, 1).share == 0.5


def test_games_are_those_of_a_simulation():
    found = meet(job(DECKS[:2], games=2), How(1))
    there = simulate(plan("lorcana", bots=["greedy"], decks=DECKS[:2], games=1, seed=3))
    back = simulate(plan("lorcana", bots=["greedy"], decks=[DECKS[1], DECKS[0]], games=1, seed=3))
    assert score_between(found, 0, 1).wins == there.wins[0] + back.wins[1]


def test_with_a_field_only_the_others_are_judged():
    found = meet(job(DECKS[:1], field=DECKS[1:]), How(1))
    assert [one.deck for one in found.standings] == ["spark-dash"]
    assert found.between(1, 2) is None
    assert score_between(found, 1, 0) == score_between(found, 0, 1).turned


def test_games_that_were_played_before_are_not_played_again():
    whole = [row for played in play(job(DECKS[:2], games=4), 1) for row in played.rows]
    later = job(DECKS[:2], games=2)
    rest = [row for played in play(type(later)(**{**_fields(later), "start": 2}), 1) for row in played.rows]
    assert rest == whole[2:]


def _fields(of):
    return {name: getattr(of, name) for name in of.__struct_fields__}


def test_a_meeting_knows_who_began():
    met = Meeting(0, 1).plus(0, 0, 9).plus(1, 1, 11).plus(-1, 0, 5)
    assert met.first == Score(1, 0, 1)
    assert met.second == Score(0, 1, 0)
    assert met.turned.first == Score(1, 0, 0)
    assert met.score.share == 0.5
    assert met.score.interval == interval(1.5, 3)


def test_one_deck_needs_another():
    with pytest.raises(BadConfig, match="Two decks"):
        job(DECKS[:1])


def test_a_deck_that_cannot_be_played_is_refused_before_anything_is():
    with pytest.raises(BadDeck):
        job([DECKS[0], Deck("short", "4 Lilo - Making a Wish")])
