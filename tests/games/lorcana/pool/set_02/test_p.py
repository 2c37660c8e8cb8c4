"""Set 2: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import has_rush, is_evasive
from tests.support.card import card
from tests.support.table import ME

SHADOW = "Peter Pan's Shadow - Not Sewn On"


@card("Painting the Roses Red")
@pytest.mark.parametrize(("choice", "bear", "wolf"), [("Bear; Wolf", 2, 1), ("Bear", 2, 2), ("nothing", 3, 2)])
def test_painting_the_roses_weakens_up_to_two_and_draws_anyway(choice, bear, wolf):
    game = table({"hand": ["Painting the Roses Red"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Painting", f"choose {choice}")
    assert (game.strength("Bear"), game.strength("Wolf"), len(game.hand(ME))) == (bear, wolf, 1)
    assert game.push("end").strength("Bear") == 3


@card("Pawpsicle")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_pawpsicle_may_be_worth_a_card(answer, drawn):
    assert len(table({"hand": ["Pawpsicle"], "ink": 1}).push("play Pawpsicle", answer).hand(ME)) == drawn


@card("Pawpsicle")
def test_a_pawpsicle_is_given_up_to_heal_even_when_exerted():
    game = table({"play": ["Pawpsicle (exerted)", "Wolf"]}, {"play": ["Bear (damage 3)"]})
    game.push("use Pawpsicle", "choose Bear", "amount 2")
    assert (game.damage("Bear"), game.names_in("discard", ME)) == (1, ["Pawpsicle"])


@card("Peter Pan's Dagger")
def test_the_dagger_sharpens_your_evasive_characters_only():
    game = table({"play": ["Peter Pan's Dagger", "Bird", "Wolf"]}, {"play": [SHADOW]})
    assert [game.strength(name) for name in ("Bird", "Wolf", SHADOW)] == [3, 2, 2]


@card("Peter Pan's Shadow - Not Sewn On")
def test_the_shadow_lets_the_others_with_rush_fly():
    game = table({"play": [SHADOW, "Hare (drying)", "Wolf"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {SHADOW} -> Bird", "challenge Hare -> Bird"]
    assert has_rush(SHADOW)
    assert is_evasive(SHADOW)


@card("Pick a Fight")
def test_pick_a_fight_lets_one_character_challenge_ready_ones_this_turn():
    game = table(
        {"hand": ["Pick a Fight"], "ink": 2, "play": ["Bear", "Wolf", "Hen (drying)"]}, {"play": ["Giant", "Bird"]}
    )
    game.push("play Pick a Fight", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Giant"]  # the Bird is still evasive
    assert game.push("end", "end").legal("challenge") == []


@card("Pick a Fight")
def test_pick_a_fight_does_not_dry_the_ink():
    game = table({"hand": ["Pick a Fight"], "ink": 2, "play": ["Hen (drying)"]}, {"play": ["Giant"]})
    assert game.push("play Pick a Fight", "choose Hen").legal("challenge") == []
