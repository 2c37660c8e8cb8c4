"""[15] Jousts; [M17] prisoners and ransoms; [3.3] [3.4] [3.5] what becomes of what was taken."""

from __future__ import annotations

import pytest

from mazo.games.ortus.codes import zones as Z
from tests.games.ortus.earls import (
    castle,
    discards,
    do,
    drafted,
    earldom,
    game,
    hand,
    kinds,
    names,
    options,
    palace,
    why_not,
)
from tests.support.rule import rule

GOOD, POOR = ["Joust Prince"] * 3, ["No Luck"] * 3
JOUSTER = {"hand": ["Banner"], "fiefs": [palace("Land")]}


@rule("ortus", "M23")
def test_case_41_a_joust_is_no_action_by_itself_but_a_banner_starts_one():
    begun = game({"hand": ["Banner", "Land"]}, {})
    assert why_not(begun, "joust Land") == ("needs_a_banner", "M23")
    do(begun, "joust Banner")
    assert discards(begun, 0) == ["Banner"]
    assert "joust_begins" in kinds(begun)
    never = game({"hand": ["Banner"]}, {}, options={"joust_by_banner": 0})
    assert why_not(never, "joust Banner")[0] == "not_played_so"


@rule("ortus", "15.1", "M32")
def test_all_earls_are_asked_for_a_stake_and_the_best_takes_all():
    begun = game(JOUSTER, {"fiefs": [palace("Church")]}, {"fiefs": [palace(), castle()]}, joust=GOOD + POOR + POOR)
    do(begun, "joust Banner")
    assert options(begun) == ["stake Blue Palace", "stake Land", "decline"]
    do(begun, "stake Land")
    assert begun.deciding == (1,)
    do(begun, "stake Church")
    assert begun.deciding == (2,)
    do(begun, "stake Castle", "take Blue Palace")
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Church", "Land"]
    assert earldom(begun, 2) == ["Green Palace"]
    assert len(names(begun, Z.JOUST_DISCARD)) == 9


@rule("ortus", "M32")
def test_in_a_tie_or_without_a_second_stake_everybody_keeps_theirs():
    begun = game(JOUSTER, {"fiefs": [palace("Church")]}, joust=GOOD + GOOD)
    do(begun, "joust Banner", "stake Land", "stake Church")
    assert earldom(begun, 1) == ["Church", "Red Palace"]
    assert kinds(begun)[-1] == "joust_off"
    alone = game(JOUSTER, {}, joust=GOOD)
    do(alone, "joust Banner", "stake Land", "decline")
    assert kinds(alone)[-1] == "joust_off"
    assert names(alone, Z.JOUST_DISCARD) == []


@rule("ortus", "15.2")
def test_champions_of_the_hand_ride_as_wild_cards():
    begun = game(
        {"hand": ["Banner", "Champion", "Champion", "Champion"], "fiefs": [palace("Land")]},
        {"fiefs": [palace("Church")]},
        joust=POOR + ["Joust Prince", "Joust Prince", "Joust Vassal"],
    )
    do(begun, "joust Banner", "stake Land", "stake Church", "ride Champion; Champion; Champion")
    assert earldom(begun, 0) == ["Blue Palace", "Church", "Land"]
    assert discards(begun, 0) == ["Banner", "Champion", "Champion", "Champion"]


@rule("ortus", "15.1", "8.7", "M32")
def test_of_a_fief_that_is_lost_in_a_joust_the_lord_goes_home_and_the_garrison_to_the_pool():
    begun = game(
        JOUSTER,
        {"fiefs": [palace(), castle("Church", abbots=1, lord="Prince", garrison=["Knight"])]},
        joust=GOOD + POOR,
    )
    do(begun, "joust Banner", "stake Land", "stake Castle")
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Church", "Land"]
    assert hand(begun, 1) == ["Monk", "Prince"]
    assert names(begun, Z.POOL, 1) == ["Knight"]


@rule("ortus", "3.4", "3.5")
def test_case_14_drafted_a_palace_won_as_an_ante_and_later_destroyed_is_out_of_the_game():
    begun = drafted(
        JOUSTER,
        {"fiefs": [palace(), castle()], "pool": ["Knight"] * 2 + ["Infantry"] * 2, "hand": []},
        joust=GOOD + POOR,
        battle=["Normal Battle"],
        options={"field_base": 4},
    )
    do(begun, "joust Banner", "stake Land", "stake Red Palace")
    assert earldom(begun, 0) == ["Blue Palace", "Land", "Red Palace"]
    do(begun, "end", "siege Red Palace", "field Knight; Knight", "field nobody", "raze Red Palace")
    assert names(begun, Z.REMOVED) == ["Red Palace"]
    assert discards(begun, 0) == ["Banner"]
    assert discards(begun, 1) == []


@rule("ortus", "3.5", "3.6", "5.3")
def test_case_15_drafted_an_earl_whose_palace_is_destroyed_plays_on_with_a_castle():
    begun = drafted(
        {"pool": ["Knight"] * 2}, {"fiefs": [palace(), castle()]}, battle=["Normal Battle"], options={"field_base": 4}
    )
    do(begun, "siege Red Palace", "field Knight; Knight", "raze Red Palace")
    assert names(begun, Z.REMOVED) == ["Red Palace"]
    assert discards(begun, 1) == []
    do(begun, "end")
    assert begun.deciding == (1,)


@rule("ortus", "3.3", "5.1")
@pytest.mark.parametrize(("drafts", "mine", "theirs"), [(True, ["Church"], []), (False, [], ["Church"])])
def test_what_was_captured_goes_to_the_holder_with_drafted_decks_and_to_its_owner_without(drafts, mine, theirs):
    begun = (drafted if drafts else game)(
        {"fiefs": [palace({"card": "Church", "of": 1, "how": "captured"})]},
        {"pool": ["Infantry"]},
        active=1,
        battle=["Normal Battle"],
    )
    do(begun, "raid Blue Palace", "field Infantry", "raze Church")
    assert (discards(begun, 0), discards(begun, 1)) == (mine, theirs)


@rule("ortus", "5.2")
def test_case_13_base_game_what_belonged_to_an_earl_who_is_out_leaves_the_table():
    begun = game(
        {"fiefs": [palace({"card": "Church", "of": 2, "how": "captured"})]},
        {"pool": ["Infantry"]},
        {"gone": True},
        active=1,
        battle=["Normal Battle"],
    )
    do(begun, "raid Blue Palace", "field Infantry", "raze Church")
    assert names(begun, Z.REMOVED) == ["Church"]


@rule("ortus", "M4")
@pytest.mark.parametrize(("alike", "mine", "theirs"), [(1, ["Church"], []), (0, [], ["Church"])])
def test_drafted_what_was_taken_by_intrigue_is_treated_alike_unless_told_otherwise(alike, mine, theirs):
    begun = drafted(
        {"fiefs": [palace({"card": "Church", "of": 1, "how": "intrigue"})]},
        {"pool": ["Infantry"]},
        active=1,
        battle=["Normal Battle"],
        options={"intrigue_alike": alike},
    )
    do(begun, "raid Blue Palace", "field Infantry", "raze Church")
    assert (discards(begun, 0), discards(begun, 1)) == (mine, theirs)


CAPTOR = {"captives": [{"card": "Prince", "of": 1}], "fiefs": [palace(), castle()]}


def held(make, owner):
    """A game in which the captor's turn is about to begin."""
    begun = make(CAPTOR, owner, active=1)
    do(begun, "end")
    return begun


@rule("ortus", "10.13", "M17", "3.3")
@pytest.mark.parametrize("make", [game, drafted])
def test_a_prisoner_is_ransomed_for_a_property(make):
    begun = held(make, {"fiefs": [palace("Church", "Land")]})
    assert begun.deciding == (0,)
    do(begun, "yes")
    assert options(begun) == ["pay Church", "pay Land", "refuse"]
    do(begun, "pay Land", "take Castle")
    assert "Prince" in hand(begun, 1)
    assert earldom(begun, 0) == ["Blue Palace", "Castle", "Land"]
    assert begun.deciding == (0,)


@rule("ortus", "M17")
@pytest.mark.parametrize("answers", [["no"], ["yes", "refuse"]])
def test_a_prisoner_for_whom_nobody_pays_is_discarded(answers):
    begun = held(game, {"fiefs": [palace("Church")]})
    do(begun, *answers)
    assert discards(begun, 1) == ["Prince"]
    assert names(begun, Z.CAPTIVES, 0) == []


@rule("ortus", "M17")
def test_without_anything_to_pay_nobody_is_asked():
    begun = held(game, {})
    assert begun.deciding == (0,)
    assert discards(begun, 1) == ["Prince"]
    assert "end" in options(begun)


@rule("ortus", "3.3")
def test_drafted_a_prisoner_who_is_not_ransomed_goes_to_the_captors_discard():
    begun = held(drafted, {})
    assert discards(begun, 0) == ["Prince"]
    assert discards(begun, 1) == []
