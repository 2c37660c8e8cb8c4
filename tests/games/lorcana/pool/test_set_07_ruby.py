"""The seventh set at the table: Ruby, alone or as the first of two inks."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

BEAGLES = "Beagle Boys - Small-Time Crooks"
BEAST = "Beast - Frustrated Designer"
BELLE = "Belle - Apprentice Inventor"
MACHINE = "Maurice's Machine"
MAURICE = "Maurice - Unconventional Inventor"
MECHANIC = "Belle - Mechanic Extraordinaire"
MOANA = "Moana - Island Explorer"
GENERAL = "Mulan - Imperial General"
MUSHU = "Mushu - Majestic Dragon"
ROURKE = "Lyle Tiberius Rourke - Crystallized Mercenary"
BROTHER = "Stabbington Brother - Without a Patch"
TOOL = "Unconventional Tool"
BARGAIN = made("Bargain", "item", cost=1)


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


@card("Cogsworth - Climbing Clock")
def test_cogsworth_is_stronger_while_an_item_lies_in_the_discard():
    cogsworth = "Cogsworth - Climbing Clock"
    for mine, yours, strength in ((["Lamp"], [], 5), (["Bear"], ["Lamp"], 3), ([], [], 3), (["Lamp", "Rope"], [], 5)):
        game = table(me={"play": [cogsworth], "discard": mine}, you={"discard": yours})
        assert game.strength("Cogsworth") == strength


@card("Cy-Bug - Invasive Enemy")
def test_a_cy_bug_grows_with_every_other_character_of_its_side():
    bug = "Cy-Bug - Invasive Enemy"
    game = table(me={"play": [bug, "Bear", "Lamp"], "hand": ["Hen"], "ink": 1}, you={"play": ["Wolf"]})
    assert game.strength("Cy-Bug") == 1 + 1
    assert game.push("play Hen").strength("Cy-Bug") == 1 + 2


@card("Grandmother Fa - Spirited Elder")
def test_grandmother_fa_gives_one_of_yours_strength_for_the_turn():
    elder = "Grandmother Fa - Spirited Elder"
    game = table(me={"play": [elder, "Bear"]}, you={"play": ["Wolf"]}).push("quest Grandmother", "yes")
    assert game.legal() == [f"choose {elder}", "choose Bear"]
    assert game.push("choose Bear").strength("Bear") == 5
    assert game.push("end").strength("Bear") == 3
    declined = table(me={"play": [elder, "Bear"]}).push("quest Grandmother", "no")
    assert (declined.strength("Bear"), declined.lore(ME)) == (3, 2)


@card("Lyle Tiberius Rourke - Crystallized Mercenary")
def test_rourke_explodes_when_a_card_is_inked_also_over_himself():
    game = table(me={"play": [ROURKE, "Wolf"], "hand": ["Hen"]}, you={"play": ["Bear", "Giant"]})
    game.push("ink Hen")
    assert [game.damage(name) for name in ("Lyle", "Wolf", "Bear", "Giant")] == [2, 2, 2, 2]


@card("Lyle Tiberius Rourke - Crystallized Mercenary")
@rule("lorcana", "6.1.13.2")
def test_rourke_explodes_once_a_turn_and_never_on_the_opponents():
    game = table(
        me={"play": [ROURKE], "hand": ["Hen", "All Is Found"], "ink": 5, "discard": ["Lamp"]},
        you={"play": ["Giant"], "hand": ["Wolf"]},
    )
    game.push("ink Hen", "play All Is Found", "choose Lamp")
    assert game.damage("Giant") == 2
    game.push("end", "ink Wolf")
    assert game.damage("Giant") == 2


@card("Maurice - Unconventional Inventor")
def test_maurice_trades_an_item_for_a_card():
    game = table(me={"hand": [MAURICE], "ink": 4, "play": ["Lamp"]}, you={"play": ["Hen"]}).push("play Maurice", "yes")
    assert (game.play(ME), len(game.hand(ME)), game.play(YOU)) == ([MAURICE], 1, ["Hen"])
    kept = table(me={"hand": [MAURICE], "ink": 4, "play": ["Lamp"]}).push("play Maurice", "no")
    assert (kept.play(ME), kept.hand(ME)) == (["Lamp", MAURICE], [])


@card("Maurice - Unconventional Inventor", "Maurice's Machine")
def test_maurices_own_machine_may_take_a_weak_character_with_it():
    game = table(
        me={"hand": [MAURICE], "ink": 4, "play": [MACHINE], "discard": ["Bargain"]},
        you={"play": ["Wolf", "Hen", "Bear"]},
        cards=[BARGAIN],
    )
    game.push("play Maurice", "yes", "yes")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf", "no")
    assert (game.play(YOU), len(game.hand(ME))) == (["Hen", "Bear"], 1)


@card("Maurice's Machine")
def test_the_broken_machine_gives_a_cheap_item_back():
    game = table(
        me={
            "play": [BEAST, MACHINE, "Rope"],
            "ink": 2,
            "discard": ["Bargain", "Training Staff", "Amethyst Coil", "Hen"],
        },
        you={"play": ["Giant"]},
        cards=[BARGAIN],
    )
    game.push("use Beast", "choose Giant", "yes")
    assert sorted(game.legal()) == ["choose Bargain", "choose Rope", "choose Training Staff"]
    assert game.push("choose Bargain").hand(ME) == ["Bargain"]


@card("Moana - Island Explorer")
def test_moana_strengthens_another_of_yours_as_she_challenges():
    game = table(me={"play": [MOANA, "Bear", "Hen"]}, you={"play": ["Wolf (exerted)"]})
    game.push("challenge Moana -> Wolf")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Hen")
    assert (game.strength("Hen"), game.strength("Moana"), game.play(YOU)) == (3, 4, [])
    assert game.push("end").strength("Hen") == 0


@card("Moana - Island Explorer")
def test_moana_strengthens_nobody_against_a_location_and_flies():
    game = table(me={"play": [MOANA, "Bear"]}, you={"play": ["Fort", "Wolf"]}).push("challenge Moana -> Fort")
    assert game.strength("Bear") == 3
    assert game.push("end").legal("challenge") == []


@card("Mulan - Imperial General")
def test_mulans_attack_lets_the_others_challenge_ready_characters_this_turn():
    game = table(me={"play": [GENERAL, "Bear"]}, you={"play": ["Wolf (exerted)", "Hen"]})
    assert game.legal("challenge Bear") == ["challenge Bear -> Wolf"]
    game.push("challenge Mulan -> Wolf")
    assert game.legal("challenge") == ["challenge Bear -> Hen"]
    game.push("end", "end")
    assert game.legal("challenge") == []


@card("Mulan - Imperial General")
def test_mulan_herself_still_needs_exerted_targets_and_evades():
    game = table(
        me={"play": ["Mulan - Disguised Soldier"], "hand": [GENERAL], "ink": 5}, you={"play": ["Wolf", "Hen (exerted)"]}
    )
    game.push(f"shift {GENERAL} -> Mulan - Disguised Soldier")
    assert (game.ink(ME), game.legal("challenge")) == ((0, 5), [f"challenge {GENERAL} -> Hen"])
    game.push("challenge Mulan -> Hen", "end")
    assert game.legal("challenge") == []


@card("Mushu - Majestic Dragon")
def test_mushu_shields_your_challengers_and_rewards_their_victories():
    game = table(me={"play": [MUSHU, "Bear"]}, you={"play": ["Wolf (exerted, damage 1)", "Giant"]})
    game.push("challenge Bear -> Wolf")
    assert (game.damage("Bear"), game.lore(ME)) == (0, 2)
    game.push("end", "challenge Giant -> Bear")
    assert game.play(ME) == [MUSHU]


@card("Mushu - Majestic Dragon")
def test_mushu_rewards_nothing_on_the_opponents_turn():
    game = table(me={"play": [MUSHU, "Giant (exerted)"]}, you={"play": ["Hen"]}, active=YOU)
    game.push("challenge Hen -> Giant")
    assert (game.play(YOU), game.lore(ME)) == ([], 0)


@card("Ruby Coil")
def test_the_ruby_coil_strengthens_any_character_when_a_card_is_inked():
    game = table(me={"play": ["Ruby Coil", "Bear"], "hand": ["Wolf"]}, you={"play": ["Giant"], "hand": ["Hen"]})
    game.push("ink Wolf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 5
    game.push("end", "ink Hen")
    assert (game.strength("Bear"), game.bag()) == (3, [])


@card("Stabbington Brother - Without a Patch")
def test_the_stabbington_brothers_rush_together():
    patch = "Stabbington Brother - With a Patch"
    game = table(
        me={"hand": [BROTHER], "ink": 4, "play": [f"{patch} (drying)", "Bear (drying)"]},
        you={"play": ["Wolf (exerted)"]},
    )
    assert game.legal("challenge") == []
    game.push("play Stabbington Brother - Without")
    assert sorted(game.legal("challenge")) == [f"challenge {patch} -> Wolf", f"challenge {BROTHER} -> Wolf"]


@card("The Matchmaker - Unforgiving Expert")
def test_the_matchmaker_costs_the_opponent_a_lore_when_she_challenges_a_character():
    matchmaker = "The Matchmaker - Unforgiving Expert"
    game = table(me={"play": [matchmaker], "lore": 3}, you={"play": ["Wolf (exerted)"], "lore": 5})
    assert game.push("challenge The Matchmaker -> Wolf").lore(YOU) == 4
    game = table(me={"play": [matchmaker]}, you={"play": ["Fort"], "lore": 5}).push("challenge The Matchmaker -> Fort")
    assert game.lore(YOU) == 5


@card("Unconventional Tool")
def test_a_banished_tool_makes_the_next_item_cheaper():
    game = table(
        me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Lamp", "Rope", "Hen"], "ink": 3}
    )
    game.push("quest Monsieur", "yes", "play Hen")
    assert game.ink(ME) == (2, 1)
    assert game.push("play Lamp").ink(ME) == (2, 1)
    assert game.push("play Rope").ink(ME) == (0, 3)


@card("Unconventional Tool")
def test_the_tools_discount_does_not_outlast_the_turn():
    game = table(me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Lamp"], "ink": 1})
    game.push("quest Monsieur", "yes", "end", "end")
    assert game.refused("play Lamp") == ("too_expensive", "4.3.2.4")


@card("Mushu - Majestic Dragon")
def test_mushu_also_rewards_a_victory_that_costs_the_victor():
    game = table(me={"play": [MUSHU, "Wolf (damage 3)"]}, you={"play": ["Giant (exerted, damage 7)"]})
    game.push("challenge Wolf -> Giant")
    assert (game.play(ME), game.play(YOU), game.lore(ME)) == ([MUSHU], [], 2)


@card("Unconventional Tool")
@rule("lorcana", "4.3.6")
def test_the_tools_discount_is_used_up_by_an_item_that_needs_less():
    game = table(
        me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Bargain", "Lamp"], "ink": 2},
        cards=[BARGAIN],
    )
    game.push("quest Monsieur", "yes", "play Bargain", "play Lamp")
    assert game.ink(ME) == (0, 2)
