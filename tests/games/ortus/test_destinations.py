"""[3.3] to [3.6] [5] Where a destroyed card goes, in a drafted game and in the base game."""

import pytest

from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.rules.destinations import OUT_OF_GAME, destination
from mazo.games.ortus.rules.editions import Profile, profiles
from tests.support.rule import rule

A, B, C = 0, 1, 2
SEED = profiles()["seed"]


@rule("ortus", "3.3")
@pytest.mark.parametrize("how", [WAY.ONES_OWN, WAY.CAPTURED, WAY.RANSOMED, WAY.WON_IN_A_JOUST])
def test_drafted_what_a_took_from_b_goes_to_as_discard_when_destroyed(how):
    assert destination(SEED, True, False, how, A, B, False) == A
    assert destination(SEED, True, False, how, A, B, True) == A, "also if B is out by then"


@rule("ortus", "M4")
def test_drafted_what_was_taken_by_intrigue_is_treated_alike_unless_told_otherwise():
    assert destination(SEED, True, False, WAY.BY_INTRIGUE, A, B, False) == A
    otherwise = Profile("otherwise", 0, intrigue_alike=False)
    assert destination(otherwise, True, False, WAY.BY_INTRIGUE, A, B, False) == B
    assert destination(otherwise, True, False, WAY.BY_INTRIGUE, A, B, True) == OUT_OF_GAME
    assert destination(otherwise, True, False, WAY.CAPTURED, A, B, False) == A


@rule("ortus", "5.1")
@pytest.mark.parametrize("how", [WAY.ONES_OWN, WAY.CAPTURED, WAY.RANSOMED, WAY.WON_IN_A_JOUST, WAY.BY_INTRIGUE])
@pytest.mark.parametrize("is_palace", [False, True])
def test_case_13_base_game_the_card_goes_back_to_the_earl_of_its_colour(how, is_palace):
    assert destination(SEED, False, is_palace, how, A, B, False) == B
    assert destination(SEED, False, is_palace, how, B, B, False) == B


@rule("ortus", "5.2")
@pytest.mark.parametrize("is_palace", [False, True])
def test_case_13_base_game_if_that_earl_is_out_the_card_leaves_the_table(is_palace):
    assert destination(SEED, False, is_palace, WAY.CAPTURED, A, B, True) == OUT_OF_GAME


@rule("ortus", "3.5")
@pytest.mark.parametrize("how", [WAY.ONES_OWN, WAY.CAPTURED, WAY.RANSOMED, WAY.WON_IN_A_JOUST, WAY.BY_INTRIGUE])
def test_drafted_a_destroyed_palace_goes_to_no_discard_pile(how):
    assert destination(SEED, True, True, how, A, B, False) == OUT_OF_GAME
