"""Set 6: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, is_evasive, is_warded, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

GADGET = "Gadget Hackwrench - Brilliant Bosun"
HIRO = "Hiro Hamada - Robotics Prodigy"
GENIE = "Genie - Wish Fulfilled"
GO_GO = "Go Go Tomago - Darting Dynamo"
GOOFY = "Goofy - Expert Shipwright"


@card("Gadget Hackwrench - Brilliant Bosun")
@pytest.mark.parametrize(("items", "paid"), [(["Lamp", "Rope", "Forge"], 2), (["Lamp", "Rope"], 3)])
def test_gadget_makes_inventors_cheaper_with_three_items(items, paid):
    game = table({"play": [GADGET, *items], "hand": [HIRO, "Bear"], "ink": 6}).push("play Hiro")
    assert game.ink(ME) == (6 - paid, paid)
    game.push("play Bear")
    assert game.ink(ME) == (3 - paid, paid + 3)
    assert shifts_for(GADGET, 4)


@card("Gadget Hackwrench - Brilliant Bosun")
@rule("lorcana", "4.3.2.3")
def test_gadget_makes_shifting_an_inventor_cheaper_too():
    young = made("Gadget Hackwrench", version="Young")
    game = table(
        {"play": [GADGET, young.card.full_name, "Lamp", "Rope", "Forge"], "hand": [GADGET], "ink": 3}, cards=[young]
    )
    game.push(f"shift {GADGET} -> {young.card.full_name}")
    assert game.ink(ME) == (0, 3)


@card("Galactic Communicator")
def test_the_communicator_sends_somebody_weak_home():
    game = table({"play": ["Galactic Communicator"], "ink": 1}, {"play": ["Bear", "Wolf", "Hen"]})
    assert game.push("use Galactic").legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.play(ME), game.ink(ME)) == (["Wolf"], [], (0, 1))


@card("Genie - Wish Fulfilled")
def test_the_genie_draws_a_card_and_is_evasive():
    assert len(table({"hand": [GENIE], "ink": 4}).push("play Genie").hand(ME)) == 1
    assert is_evasive(GENIE)


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


@card("Gold Coin")
def test_the_gold_coin_readies_one_of_yours_who_does_not_quest_again():
    game = table({"play": ["Gold Coin", "Bear", "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]}).push(
        "quest Bear", "use Gold"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.is_exerted("Bear"), game.is_in_play("Gold Coin"), game.ink(ME)) == (False, False, (0, 1))
    assert not game.legal("quest Bear")
    assert game.legal("challenge Bear")


@card("Goofy - Expert Shipwright")
def test_goofy_wards_somebody_until_your_next_turn():
    assert is_warded(GOOFY)
    game = table({"play": [GOOFY, "Wolf", "Hen"]}, {"hand": ["Point", "Point"]}, cards=[POINT])
    game.push("quest Goofy", "choose Wolf", "end", "play Point")
    assert (game.is_exerted("Hen"), game.is_exerted("Wolf")) == (True, False)  # the only one left to choose
    game.push("end", "end", "play Point")
    assert "choose Wolf" in game.legal()
