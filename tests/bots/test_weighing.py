"""Weighing options in imagined worlds: which are tried how often, and what a game that was played on is worth."""

from __future__ import annotations

import pytest

from mazo.bots.budget import Budget
from mazo.bots.judging import ahead, chance, result
from mazo.bots.weighing import Question, Scales, Weighed
from mazo.kernel.loop import choice_of, legal
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.kernel.seats import finish
from tests.support.table import ME, YOU, Situation, made, position

CARDS = [
    made("Runner", cost=1, strength=1, willpower=1, lore=1),
    made("Quester", cost=3, strength=1, willpower=3, lore=3),
    made("Fighter", cost=3, strength=3, willpower=3, lore=1),
]
MINE = {"lore": 17, "play": ["Quester"], "hand": ["Fighter", "Runner"], "ink": 4, "deck": ["Runner"] * 12}
YOURS = {"lore": 19, "play": ["Runner (exerted)"], "deck": ["Runner"] * 12}


def before_winning() -> Situation:
    """The last turn in which the game can be won, by a quest and nothing else."""
    return position(me=MINE, you=YOURS, cards=CARDS)


def weighed(situation: Situation, budget: Budget, seed: int = 1) -> list[Weighed]:
    """All options of the turn, weighed in worlds that are copies of the table."""
    table = situation.game.table
    choice = choice_of(table, ME)
    assert choice is not None
    options = legal(table, ME)

    def world(dice: Dice) -> Rules:
        twin = table.copy()
        assert isinstance(twin, Rules)
        return twin

    return Scales(budget, Dice(seed)).weigh(Question(ME, choice.picks, options, options[-1]), world)


def test_what_wins_at_once_is_worth_most():
    game = before_winning()
    before = game.game.hash
    best = weighed(game, Budget(60))[0]
    assert game.game.hash == before
    assert best.won == best.tried


def test_of_two_ways_to_win_the_sooner_one_is_taken():
    game = position(me=MINE, you={**YOURS, "lore": 0, "play": []}, cards=CARDS)
    found = weighed(game, Budget(400))
    assert found[0].won == found[0].tried
    end = next(one for one in found if one.option == legal(game.game.table, ME)[-1])
    assert end.won > 0
    assert end.mean < found[0].mean


def test_the_better_half_is_tried_more_often():
    found = weighed(before_winning(), Budget(120))
    assert found[0].tried > found[-1].tried > 0
    assert sum(one.tried for one in found) <= 120 + len(found)


def test_options_beyond_the_budget_are_left_out_but_never_the_usual_one():
    game = before_winning()
    usual = legal(game.game.table, ME)[-1]
    found = weighed(game, Budget(4))
    assert len(found) == 2
    assert usual in [one.option for one in found]


def test_where_worlds_differ_only_by_chance_the_usual_option_stays():
    usual, lucky, better = Weighed(1, usual=True), Weighed(2, usual=False), Weighed(3, usual=False)
    for won in (1.0, 0.0, 1.0, 0.0, 0.0, 1.0):
        usual.add(won, won, soon=False)
        usual.compare(0.0)
        lucky.add(1 - won, 1 - won, soon=False)
        lucky.compare(1 - won - won)
        better.add(1.0, 1.0, soon=False)
        better.compare(1 - won)
    assert lucky.surely < usual.surely == 0.0 < better.surely


def test_the_usual_option_is_tried_in_every_world():
    found = weighed(before_winning(), Budget(120))
    usual = next(one for one in found if one.usual)
    assert usual.tried == max(one.tried for one in found)


def test_a_win_is_soon_if_nobody_has_had_two_turns_before():
    found = weighed(before_winning(), Budget(60))
    assert found[0].soon == found[0].tried
    assert all(one.soon <= one.won for one in found)


def test_a_time_is_a_budget_as_well():
    assert all(one.tried >= 1 for one in weighed(before_winning(), Budget(0, 1)))


def test_the_same_dice_weigh_the_same():
    one, other = (weighed(before_winning(), Budget(30), seed=5) for _ in range(2))
    assert [(each.option, each.tried, each.worth) for each in one] == [
        (each.option, each.tried, each.worth) for each in other
    ]


@pytest.mark.parametrize(("winner", "worth"), [(ME, 1.0), (YOU, 0.0), (-1, 0.5)])
def test_a_game_that_is_over_is_worth_what_it_brought(winner, worth):
    table = before_winning().game.table
    finish(table, winner, 0)
    assert result(table, ME) == worth


def test_a_game_that_is_not_over_is_worth_what_it_looks_like():
    table = before_winning().game.table
    assert ahead(table, YOU) > 0.5 > ahead(table, ME)
    assert result(table, ME) == chance(table, ME) > 0.5  # who is to move and can win at once has the better of it


@pytest.mark.parametrize(
    ("budget", "margin"), [(Budget(100), 0.5), (Budget(400), 0.0), (Budget(0, 40), 0.5), (Budget(0, 200), 0.0)], ids=str
)
def test_by_how_much_a_game_was_won_counts_only_where_there_is_little_to_go_by(budget, margin):
    assert Scales(budget, Dice(1)).margin == margin
