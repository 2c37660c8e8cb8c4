"""Set 6, Emerald: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, asked, is_evasive, is_warded, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

BASIL = "Basil - Disguised Detective"
FRED = "Fred - Mascot by Day"
GO_GO = "Go Go Tomago - Darting Dynamo"
GOOFY = "Goofy - Expert Shipwright"
HONEY = "Honey Lemon - Chemical Genius"
KREI = "Alistair Krei - Ambitious Entrepreneur"
STITCH = "Stitch - Little Trickster"


@card("Alistair Krei - Ambitious Entrepreneur")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [([], ["Lamp"], 1), (["Lamp"], ["Bear"], 0)])
def test_krei_gains_a_lore_if_an_opponent_has_an_item(mine, theirs, lore):
    game = table({"hand": [KREI], "ink": 3, "play": mine}, {"play": theirs})
    assert game.push("play Alistair").lore(ME) == lore


@card("Basil - Disguised Detective")
@pytest.mark.parametrize(("answer", "left", "ink"), [("yes", ["Bear"], (1, 1)), ("no", ["Bear", "Wolf"], (2, 0))])
def test_basil_may_make_an_opponent_discard_when_you_ink_a_card(answer, left, ink):
    game = table({"play": [BASIL], "hand": ["Hen"], "ink": 1}, {"hand": ["Bear", "Wolf"]}).push("ink Hen", answer)
    if answer == "yes":
        assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Wolf"])
        game.push("choose Wolf")
    assert (game.hand(YOU), game.ink(ME)) == (left, ink)


@card("Basil - Disguised Detective")
def test_basil_does_nothing_in_an_opponent_s_turn():
    assert shifts_for(BASIL, 4)
    game = table({"play": [BASIL], "ink": 2}, {"hand": ["Bear", "Wolf"]}, active=YOU).push("ink Bear")
    assert (game.hand(YOU), asked(game)) == (["Wolf"], False)


@card("Basil - Disguised Detective")
def test_basil_s_opponent_is_chosen_by_you():
    game = table({"play": [BASIL], "hand": ["Hen"]}, {"hand": ["Bear"]}, third={"hand": ["Wolf"]}).push(
        "ink Hen", "yes"
    )
    assert (game.deciding, len(game.legal())) == (ME, 2)


@card("Bend to My Will")
def test_bend_to_my_will_empties_the_hands_of_opponents_only():
    game = table({"hand": ["Bend to My Will", "Hen"], "ink": 7}, {"hand": ["Bear", "Wolf"]}, third={"hand": ["Lamp"]})
    game.push("play Bend to My Will")
    assert [game.hand(seat) for seat in (ME, YOU, 2)] == [["Hen"], [], []]


@card("Fred - Mascot by Day")
def test_fred_gains_lore_when_he_is_challenged_and_only_then():
    game = table({"play": [f"{FRED} (exerted)", "Wolf (exerted)"]}, {"play": ["Bear", "Giant"]}, active=YOU)
    assert game.push("challenge Bear -> Wolf").lore(ME) == 0
    game.push("challenge Giant -> Fred")
    assert (game.lore(ME), game.lore(YOU), game.is_in_play("Fred")) == (2, 0, False)
    game = table({"play": [FRED]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Fred -> Bear").lore(ME) == 0


@card("Go Go Tomago - Darting Dynamo")
@pytest.mark.parametrize(("answers", "lore", "ink"), [(["yes", "choose Giant"], 4, (0, 4)), (["no"], 0, (2, 2))])
def test_go_go_may_pay_two_for_lore_by_the_damage_on_an_opposing_character(answers, lore, ink):
    game = table(
        {"hand": [GO_GO], "ink": 4, "play": ["Knight (damage 5)"]}, {"play": ["Giant (damage 4)", "Wolf (damage 1)"]}
    )
    game.push("play Go Go", *answers)
    assert (game.lore(ME), game.ink(ME)) == (lore, ink)


@card("Go Go Tomago - Darting Dynamo")
def test_go_go_chooses_only_among_opposing_characters_and_is_evasive():
    game = table(
        {"hand": [GO_GO], "ink": 4, "play": ["Knight (damage 5)"]}, {"play": ["Giant", "Wolf", "Warded (damage 1)"]}
    )
    assert game.push("play Go Go", "yes").legal() == ["choose Giant", "choose Wolf"]
    assert is_evasive(GO_GO)


@card("Goofy - Expert Shipwright")
def test_goofy_wards_somebody_until_your_next_turn():
    assert is_warded(GOOFY)
    game = table({"play": [GOOFY, "Wolf", "Hen"]}, {"hand": ["Point", "Point"]}, cards=[POINT])
    game.push("quest Goofy", "choose Wolf", "end", "play Point")
    assert (game.is_exerted("Hen"), game.is_exerted("Wolf")) == (True, False)  # the only one left to choose
    game.push("end", "end", "play Point")
    assert "choose Wolf" in game.legal()


@card("Heffalumps and Woozles")
def test_heffalumps_and_woozles_keeps_an_opposing_character_from_questing_for_a_turn():
    game = table({"hand": ["Heffalumps and Woozles"], "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("sing Heffalumps and Woozles with Wolf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert game.legal("quest") == ["quest Giant"]
    assert game.legal("challenge Bear")
    game.push("end", "end")
    assert game.legal("quest Bear")


@card("Honey Lemon - Chemical Genius")
@pytest.mark.parametrize(
    ("answers", "left", "ink"), [(["yes", "choose Bear"], ["Wolf"], (0, 4)), (["no"], ["Bear", "Wolf"], (2, 2))]
)
def test_honey_lemon_may_pay_two_to_make_each_opponent_discard(answers, left, ink):
    game = table({"hand": [HONEY, "Hen"], "ink": 4}, {"hand": ["Bear", "Wolf"]}).push("play Honey Lemon", *answers)
    assert (game.hand(YOU), game.ink(ME), game.hand(ME)) == (left, ink, ["Hen"])


@card("Honey Lemon - Chemical Genius")
@rule("lorcana", "6.1.4.1")
def test_honey_lemon_without_the_ink_asks_nothing():
    game = table({"hand": [HONEY], "ink": 3}, {"hand": ["Bear", "Wolf"]}).push("play Honey Lemon")
    assert (asked(game), len(game.hand(YOU))) == (False, 2)


@card("MegaBot")
def test_megabot_enters_exerted():
    game = table({"hand": ["MegaBot"], "ink": 2}).push("play MegaBot")
    assert (game.is_exerted("MegaBot"), game.legal("use")) == (True, [])


@card("MegaBot")
@pytest.mark.parametrize(
    ("pick", "others", "gone"),
    [("pick 1", ["choose Lamp", "choose Rope"], "Rope"), ("pick 2", ["choose Wolf", "choose Bear"], "Bear")],
)
def test_megabot_destroys_an_item_or_a_damaged_character(pick, others, gone):
    game = table(
        {"play": ["MegaBot", "Lamp", "Wolf (damage 1)"]},
        {"play": ["Rope", "Bear (damage 1)", "Giant", "Fort (damage 1)"]},
    )
    assert game.push("use MegaBot", pick).legal() == others
    game.push(f"choose {gone}")
    assert (game.is_in_play(gone), game.is_in_play("MegaBot")) == (False, False)


@card("Stitch - Little Trickster")
def test_stitch_buys_strength_as_often_as_you_can_pay_even_while_drying():
    game = table({"play": [f"{STITCH} (drying)"], "ink": 2}).push("use Stitch", "use Stitch")
    assert (game.strength("Stitch"), game.ink(ME), game.legal("use"), game.is_exerted("Stitch")) == (
        3,
        (0, 2),
        [],
        False,
    )
    assert game.push("end").strength("Stitch") == 1


@card("You Came Back")
def test_you_came_back_readies_a_character_who_may_quest_again():
    game = table({"hand": ["You Came Back"], "ink": 3, "play": ["Bear", "Wolf"]}).push(
        "quest Bear", "play You Came Back"
    )
    game.push("choose Bear", "quest Bear")
    assert game.lore(ME) == 4
