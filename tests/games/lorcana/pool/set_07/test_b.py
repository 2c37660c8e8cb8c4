"""Set 7: what the cards that begin with B do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked
from tests.support.card import card
from tests.support.table import ME

BALOO = "Baloo - Ol' Iron Paws"
BASIL = "Basil - Secret Informer"
BEAGLES = "Beagle Boys - Small-Time Crooks"
BEAST = "Beast - Frustrated Designer"
MACHINE = "Maurice's Machine"
BELLE = "Belle - Apprentice Inventor"
MECHANIC = "Belle - Mechanic Extraordinaire"


@card("Baloo - Ol' Iron Paws")
def test_baloo_shields_your_strongest_from_damage():
    game = table({"play": [BALOO, "Giant", "Stolen Scimitar"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    assert game.push("play Slap", "choose Giant").damage("Giant") == 2
    game.push("use Stolen", "choose Giant", "play Slap", "choose Giant")
    assert (game.strength("Giant"), game.damage("Giant")) == (7, 2)


@card("Basil - Secret Informer")
def test_basil_s_quest_makes_opposing_damaged_characters_reckless_in_their_next_turn():
    game = table({"play": [BASIL, "Hen (damage 1)"]}, {"play": ["Bear (damage 1)", "Wolf"]}).push("quest Basil")
    assert "quest Hen" in game.legal()
    game.push("end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])
    game.push("challenge Bear -> Basil", "end", "end")
    assert "quest Bear" in game.legal()


@card("Beagle Boys - Small-Time Crooks")
def test_the_beagle_boys_hurry_a_fresh_character_into_a_fight_with_less_damage():
    game = table(me={"play": [BEAGLES, "Bear (drying)"]}, you={"play": ["Wolf (exerted)", "Hen"]})
    game.push("quest Beagle")
    assert game.legal() == [f"choose {BEAGLES}", "choose Bear"]
    game.push("choose Bear", "challenge Bear -> Wolf")
    assert (game.damage("Bear"), game.damage("Wolf")) == (1, 3)


@card("Beagle Boys - Small-Time Crooks")
def test_what_the_beagle_boys_give_ends_with_the_turn():
    game = table(me={"play": [BEAGLES, "Bear"]}, you={"play": ["Wolf"]})
    game.push("quest Beagle", "choose Bear", "quest Bear", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 2


@card("Beast - Frustrated Designer")
def test_beast_smashes_two_items_to_deal_five_damage():
    game = table(me={"play": [BEAST, "Lamp", "Rope", MACHINE], "ink": 2}, you={"play": ["Giant"]})
    game.push("use Beast", "choose Lamp; Rope", "choose Giant")
    assert (game.damage("Giant"), game.play(ME), game.ink(ME)) == (5, [BEAST, MACHINE], (0, 2))
    assert game.is_exerted("Beast")


@card("Beast - Frustrated Designer")
def test_beast_cannot_rage_with_a_single_item():
    game = table(me={"play": [BEAST, "Lamp"], "ink": 2}, you={"play": ["Giant", "Rope"]})
    assert game.legal("use") == []


@card("Belle - Apprentice Inventor")
def test_belle_comes_for_an_item_instead_of_ink():
    game = table(me={"hand": [BELLE], "play": ["Lamp", "Rope"]}, you={"play": ["Inkrunner"]})
    game.push("play otherwise Belle: 1")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(ME), game.names_in("discard", ME)) == (["Lamp", BELLE], ["Rope"])


@card("Belle - Apprentice Inventor")
def test_belle_may_be_paid_for_and_cannot_use_an_opponents_item():
    game = table(me={"hand": [BELLE], "play": ["Lamp"], "ink": 3}).push("play Belle")
    assert (game.play(ME), game.ink(ME)) == (["Lamp", BELLE], (0, 3))
    assert table(me={"hand": [BELLE]}, you={"play": ["Lamp"]}).legal("play") == []


@card("Belle - Mechanic Extraordinaire")
def test_belle_shifts_for_less_with_items_in_the_discard():
    game = table(
        me={"hand": [MECHANIC], "play": [BELLE], "ink": 5, "discard": ["Lamp", "Rope", "Bear"]},
        you={"discard": ["Lamp"]},
    )
    game.push(f"shift {MECHANIC} -> {BELLE}")
    assert game.ink(ME) == (0, 5)


@card("Belle - Mechanic Extraordinaire")
def test_belle_costs_no_less_without_shift():
    game = table(me={"hand": [MECHANIC], "ink": 8, "discard": ["Lamp", "Rope"]})
    assert game.refused("play Belle") == ("too_expensive", "4.3.2.4")


@card("Belle - Mechanic Extraordinaire")
def test_belle_turns_items_in_the_discard_into_lore():
    game = table(me={"play": [MECHANIC], "discard": ["Lamp", "Rope", "Lamp", "Rope", "Bear"], "deck": ["Hen"]})
    game.push("quest Belle", "yes", "choose Lamp; Rope; Lamp")
    assert (game.lore(ME), sorted(game.deck(ME))) == (3 + 3, ["Hen", "Lamp", "Lamp", "Rope"])
    assert (game.deck(ME)[0], game.names_in("discard", ME)) == ("Hen", ["Bear", "Rope"])


@card("Belle - Mechanic Extraordinaire")
def test_belle_gains_for_the_items_moved_only():
    game = table(me={"play": [MECHANIC], "discard": ["Lamp", "Rope"]}).push("quest Belle", "yes", "choose Lamp")
    assert game.lore(ME) == 3 + 1
    game = table(me={"play": [MECHANIC], "discard": ["Lamp", "Rope"]}).push("quest Belle", "no")
    assert game.lore(ME) == 3


@card("Bucky - Nutty Rascal")
def test_bucky_may_draw_when_banished_in_a_challenge_only():
    bucky = "Bucky - Nutty Rascal"
    game = table({"play": [bucky]}, {"play": ["Giant (exerted)"]}).push("challenge Bucky -> Giant", "yes")
    assert len(game.hand(ME)) == 1
    assert not asked(table({"play": [bucky], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire"))
