"""Set 5: what the cards that begin with F do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

SIGHTSEER = "Fix-It Felix, Jr. - Delighted Sightseer"
STEWARD = "Fix-It Felix, Jr. - Niceland Steward"


@card("Finders Keepers")
def test_finders_keepers_draws_three():
    game = table({"hand": ["Finders Keepers"], "ink": 5, "deck": ["Bear", "Wolf", "Hen", "Lamp"]}).push("play Finders")
    assert (game.hand(ME), game.deck(ME)) == (["Bear", "Wolf", "Hen"], ["Lamp"])


@card("Fix-It Felix, Jr. - Delighted Sightseer")
@pytest.mark.parametrize(("mine", "yours", "drawn"), [(["Fort"], [], 1), ([], ["Fort"], 0)])
def test_felix_draws_if_you_have_a_location(mine, yours, drawn):
    game = table({"hand": [SIGHTSEER], "ink": 2, "play": mine}, {"play": yours}).push("play Fix-It Felix")
    assert len(game.hand(ME)) == drawn


@card("Fix-It Felix, Jr. - Niceland Steward")
def test_felix_makes_your_locations_sturdier_as_long_as_he_is_there():
    game = table(
        {"play": [f"{STEWARD} (exerted, damage 4)", "Fort (damage 6)"]}, {"play": ["Cave", "Bear"]}, active=YOU
    )
    assert (game.willpower("Fort"), game.willpower("Cave"), game.willpower("Fix-It")) == (8, 6, 5)
    game.push("challenge Bear -> Fix-It Felix")
    assert not game.is_in_play("Fix-It Felix")
    assert not game.is_in_play("Fort")


@card("Fix-It Felix, Jr. - Niceland Steward")
def test_felix_shifts_for_three():
    assert shifts_for(STEWARD, 3)


@card("Flora - Good Fairy")
def test_flora_hits_back_harder():
    game = table({"play": ["Flora - Good Fairy (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    assert game.push("challenge Giant -> Flora").damage("Giant") == 4


@card("Food Fight!")
def test_food_fight_lets_each_of_your_characters_throw_for_one_ink():
    game = table({"hand": ["Food Fight!"], "ink": 3, "play": ["Bear", "Wolf", "Hen (drying)"]}, {"play": ["Giant"]})
    game.push("play Food Fight!", "use Bear", "choose Giant", "use Wolf", "choose Giant")
    assert (game.damage("Giant"), game.ink(ME), game.is_exerted("Bear")) == (2, (0, 3), True)
    assert game.legal("use") == []


@card("Food Fight!")
def test_food_fight_is_over_with_the_turn_and_dry_characters_are_needed():
    game = table({"hand": ["Food Fight!"], "ink": 3, "play": ["Hen (drying)"]}, {"play": ["Giant"]})
    assert game.push("play Food Fight!").legal("use") == []
    assert game.push("end", "end").legal("use") == []


@card("Food Fight!")
def test_characters_that_come_later_have_no_food():
    game = table({"hand": ["Food Fight!", "Hare"], "ink": 9, "play": ["Bear"]}).push("play Food Fight!", "play Hare")
    assert game.legal("use") == ["use Bear"]
