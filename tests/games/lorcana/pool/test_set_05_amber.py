"""Set 5, Amber: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

DAISY = "Daisy Duck - Donald's Date"
SIGHTSEER = "Fix-It Felix, Jr. - Delighted Sightseer"
STEWARD = "Fix-It Felix, Jr. - Niceland Steward"


@card("Amber Chromicon")
def test_the_amber_chromicon_heals_one_from_each_of_your_characters():
    game = table(
        {"play": ["Amber Chromicon", "Bear (damage 2)", "Wolf (damage 1)", "Fort (damage 1)"]},
        {"play": ["Hen (damage 1)"]},
    )
    game.push("use Amber Chromicon", "amount 1", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Fort", "Hen")] == [1, 0, 1, 1]
    assert game.is_exerted("Amber Chromicon")


@card("Amber Chromicon")
def test_the_amber_chromicon_may_leave_damage_where_it_is_wanted():
    game = table({"play": ["Amber Chromicon", "Bear (damage 2)", "Wolf (damage 1)"]})
    game.push("use Amber Chromicon", "amount 0", "amount 1")
    assert (game.damage("Bear"), game.damage("Wolf")) == (2, 0)


@card("Daisy Duck - Donald's Date")
@pytest.mark.parametrize(("answer", "hand", "deck"), [("yes", ["Bear"], ["Lamp"]), ("no", [], ["Bear", "Lamp"])])
def test_daisy_s_opponent_may_take_a_revealed_character_or_leave_it_on_top(answer, hand, deck):
    game = table({"play": [DAISY], "deck": ["Wolf"]}, {"deck": ["Bear", "Lamp"]}).push("quest Daisy")
    assert (game.deciding, game.lore(ME), game.knows(ME, "Bear")) == (YOU, 2, True)
    game.push(answer)
    assert (game.hand(YOU), game.deck(YOU), game.deck(ME)) == (hand, deck, ["Wolf"])


@card("Daisy Duck - Donald's Date")
def test_daisy_sends_a_revealed_card_that_is_no_character_to_the_bottom():
    game = table({"play": [DAISY]}, {"deck": ["Lamp", "Bear", "Wolf"]}).push("quest Daisy")
    assert (game.deck(YOU), game.hand(YOU), asked(game)) == (["Bear", "Wolf", "Lamp"], [], False)


@card("Daisy Duck - Donald's Date")
def test_daisy_asks_every_opponent_about_their_own_card():
    game = table({"play": [DAISY]}, {"deck": ["Bear", "Hen"]}, third={"deck": ["Lamp", "Wolf"]}).push(
        "quest Daisy", "yes"
    )
    assert (game.hand(YOU), game.deck(2)) == (["Bear"], ["Wolf", "Lamp"])


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


@card("Try Everything")
def test_try_everything_heals_and_readies_somebody_who_then_rests():
    game = table(
        {"hand": ["Try Everything"], "ink": 4, "play": ["Bear (exerted, damage 4)", "Wolf"]},
        {"play": ["Hen (exerted)"]},
    )
    game.push("play Try Everything", "choose Bear", "amount 3")
    assert (game.damage("Bear"), game.is_exerted("Bear")) == (1, False)
    assert not game.legal("quest Bear")
    assert not game.legal("challenge Bear")
    assert game.legal("challenge Wolf")
    game.push("end", "end")
    assert game.legal("quest Bear")


@card("Try Everything")
def test_try_everything_readies_also_without_removing_anything():
    game = table({"hand": ["Try Everything"], "play": ["Giant", "Bear (exerted)"]})
    game.push("sing Try Everything with Giant")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant")
    assert not game.is_exerted("Giant")
    assert not game.legal("quest Giant")
