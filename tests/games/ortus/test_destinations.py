"""[3.3] to [3.6] [5] Where a destroyed card goes, in a drafted game and in the base game."""

import pytest

from mazo.games.ortus.rules.destinations import OUT_OF_GAME, destination, destroy, is_out, take_over
from mazo.games.ortus.rules.editions import Profile, profiles
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.words import (
    BY_INTRIGUE,
    CAPTURED,
    CASTLE,
    DISCARD,
    EARLDOM,
    ONES_OWN,
    RANSOMED,
    REMOVED,
    WON_IN_A_JOUST,
)
from mazo.kernel.codes import NOBODY
from mazo.kernel.zones import move
from tests.games.ortus.drafts import played, table
from tests.support.rule import rule

A, B, C = 0, 1, 2
SEED = profiles()["seed"]


def drafted(players: int = 3) -> OrtusGame:
    """A drafted game about to begin."""
    return table(played(players))


def build(t: OrtusGame, seat: int, kind: int) -> int:
    """A card of some kind in play, from wherever it is."""
    card = next(card for card, other in enumerate(t.kind) if other == kind and t.zone_kind(card) != EARLDOM)
    move(t, card, t.place_of(EARLDOM, seat))
    return card


def palace(t: OrtusGame, seat: int) -> int:
    """The Palace of an Earl."""
    return t.cards(EARLDOM, seat)[0]


@rule("ortus", "3.3")
@pytest.mark.parametrize("how", [ONES_OWN, CAPTURED, RANSOMED, WON_IN_A_JOUST])
def test_drafted_what_a_took_from_b_goes_to_as_discard_when_destroyed(how):
    assert destination(SEED, True, False, how, A, B, False) == A
    assert destination(SEED, True, False, how, A, B, True) == A, "also if B is out by then"
    t = drafted()
    castle = build(t, B, CASTLE)
    take_over(t, castle, A)
    destroy(t, castle, how, B)
    assert t.cards(DISCARD, A) == [castle]
    assert t.cards(DISCARD, B) == []


@rule("ortus", "M4")
def test_drafted_what_was_taken_by_intrigue_is_treated_alike_unless_told_otherwise():
    assert destination(SEED, True, False, BY_INTRIGUE, A, B, False) == A
    otherwise = Profile("otherwise", 0, intrigue_alike=False)
    assert destination(otherwise, True, False, BY_INTRIGUE, A, B, False) == B
    assert destination(otherwise, True, False, BY_INTRIGUE, A, B, True) == OUT_OF_GAME
    assert destination(otherwise, True, False, CAPTURED, A, B, False) == A


@rule("ortus", "5.1")
@pytest.mark.parametrize("how", [ONES_OWN, CAPTURED, RANSOMED, WON_IN_A_JOUST, BY_INTRIGUE])
@pytest.mark.parametrize("is_palace", [False, True])
def test_case_13_base_game_the_card_goes_back_to_the_earl_of_its_colour(how, is_palace):
    assert destination(SEED, False, is_palace, how, A, B, False) == B
    assert destination(SEED, False, is_palace, how, B, B, False) == B


@rule("ortus", "5.2")
@pytest.mark.parametrize("is_palace", [False, True])
def test_case_13_base_game_if_that_earl_is_out_the_card_leaves_the_table(is_palace):
    assert destination(SEED, False, is_palace, CAPTURED, A, B, True) == OUT_OF_GAME


@rule("ortus", "3.4", "3.5")
def test_case_14_a_palace_won_as_an_ante_and_later_destroyed_is_out_of_the_game():
    t = drafted()
    ante = palace(t, B)
    take_over(t, ante, A)
    assert t.zone_seat(ante) == A
    assert ante in t.cards(EARLDOM, A)
    destroy(t, ante, WON_IN_A_JOUST, B)
    assert t.cards(REMOVED, NOBODY) == [ante]
    assert t.cards(DISCARD, A) == t.cards(DISCARD, B) == []


@rule("ortus", "3.4")
def test_a_palace_that_was_captured_or_ransomed_stands_in_the_other_earldom():
    t = drafted(2)
    number = t.number[palace(t, B)]
    take_over(t, palace(t, B), A)
    assert [t.number[card] for card in t.cards(EARLDOM, A)][1:] == [number], "it is the same object"
    assert t.cards(EARLDOM, B) == []


@rule("ortus", "3.5", "3.6", "5.3")
def test_case_15_bs_own_palace_is_destroyed_while_a_castle_stands_and_b_plays_on():
    t = drafted()
    castle = build(t, B, CASTLE)
    destroy(t, palace(t, B), ONES_OWN, B)
    assert len(t.cards(REMOVED, NOBODY)) == 1
    assert t.cards(DISCARD, B) == []
    assert not is_out(t, B)
    destroy(t, castle, ONES_OWN, B)
    assert t.cards(DISCARD, B) == [castle]
    assert is_out(t, B)
    assert not is_out(t, A)


@rule("ortus", "3.5")
@pytest.mark.parametrize("how", [ONES_OWN, CAPTURED, RANSOMED, WON_IN_A_JOUST, BY_INTRIGUE])
def test_drafted_a_destroyed_palace_goes_to_no_discard_pile(how):
    assert destination(SEED, True, True, how, A, B, False) == OUT_OF_GAME
