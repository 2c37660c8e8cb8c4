"""Set 6: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_warded, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

COMMANDER = "Aladdin - Intrepid Commander"
SAILOR = "Alice - Savvy Sailor"
KREI = "Alistair Krei - Ambitious Entrepreneur"
HIRO = "Hiro Hamada - Robotics Prodigy"
WASABI = "Wasabi - Methodical Engineer"
CASS = "Aunt Cass - Biggest Fan"


@card("A Very Merry Unbirthday")
def test_a_very_merry_unbirthday_takes_two_cards_off_each_opponent_s_deck():
    game = table(
        {"hand": ["A Very Merry Unbirthday"], "play": ["Hen"], "deck": ["Bear"]}, {"deck": ["Bear", "Lamp", "Wolf"]}
    )
    game.push("sing A Very Merry Unbirthday with Hen")
    assert (sorted(game.names_in("discard", YOU)), game.deck(YOU), game.deck(ME)) == (
        ["Bear", "Lamp"],
        ["Wolf"],
        ["Bear"],
    )


@card("Adorabeezle Winterpop - Ice Rocket Racer")
@pytest.mark.parametrize(("state", "lore"), [("", 1), (" (damage 1)", 2)])
def test_adorabeezle_is_worth_more_damaged(state, lore):
    assert table({"play": [f"Adorabeezle Winterpop - Ice Rocket Racer{state}"]}).lore_value("Adorabeezle") == lore


@card("Aladdin - Intrepid Commander")
def test_aladdin_strengthens_all_of_yours_this_turn():
    game = table({"hand": [COMMANDER], "ink": 4, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Aladdin")
    assert [game.strength(name) for name in ("Bear", "Aladdin", "Wolf")] == [5, 3, 2]
    assert game.push("end").strength("Bear") == 3
    assert shifts_for(COMMANDER, 2)


@card("Alice - Savvy Sailor")
def test_alice_s_quest_makes_another_of_yours_worth_more_and_warded_until_your_next_turn():
    game = table({"play": [SAILOR, "Bear", "Hen"]}, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}).push("quest Alice")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").lore_value("Bear") == 3
    assert game.push("end", "play Smash").legal() == ["choose Wolf", "choose Hen"]
    assert game.push("choose Wolf", "end").lore_value("Bear") == 2
    assert is_warded(SAILOR)


@card("Alistair Krei - Ambitious Entrepreneur")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [([], ["Lamp"], 1), (["Lamp"], ["Bear"], 0)])
def test_krei_gains_a_lore_if_an_opponent_has_an_item(mine, theirs, lore):
    game = table({"hand": [KREI], "ink": 3, "play": mine}, {"play": theirs})
    assert game.push("play Alistair").lore(ME) == lore


@card("Aunt Cass - Biggest Fan")
def test_aunt_cass_makes_an_inventor_worth_more_for_this_turn():
    game = table({"play": [CASS, HIRO, "Bear"]}, {"play": [WASABI]}).push("quest Aunt Cass")
    assert game.legal() == [f"choose {HIRO}", f"choose {WASABI}"]
    game.push(f"choose {HIRO}")
    assert game.lore_value("Hiro") == 2
    assert game.push("end").lore_value("Hiro") == 1
