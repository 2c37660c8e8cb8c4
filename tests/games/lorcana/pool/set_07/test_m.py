"""Set 7: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import PAL, table
from tests.games.lorcana.pool.set_07.extras import BARGAIN
from tests.games.lorcana.pool.shown import asked, guards_others
from tests.support.card import card
from tests.support.table import ME, YOU

MEDUSA = "Madame Medusa - Diamond Lover"
MARIANO = "Mariano Guzman - Handsome Suitor"
DOLORES = "Dolores Madrigal - Within Earshot"
MAURICE = "Maurice - Unconventional Inventor"
MACHINE = "Maurice's Machine"
BEAST = "Beast - Frustrated Designer"
BIANCA = "Miss Bianca - Unwavering Agent"
MITTENS = "Mittens - Sassy Street Cat"
MOANA = "Moana - Island Explorer"
DARQUE = "Monsieur D'Arque - Despicable Proprietor"
SOLDIER = "Mulan - Disguised Soldier"
GENERAL = "Mulan - Imperial General"
MUSHU = "Mushu - Majestic Dragon"


@card("Madam Mim - Cheating Spellcaster")
def test_mim_exerts_an_opposing_character_as_she_quests():
    game = table(me={"play": ["Madam Mim - Cheating Spellcaster", "Wolf"]}, you={"play": ["Bear", "Hen"]})
    game.push("quest Madam Mim")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Madame Medusa - Diamond Lover")
def test_medusa_may_hurt_another_of_yours_to_mill_a_player():
    game = table({"play": [MEDUSA, "Bear", "Hen"]}, {"deck": ["Wolf", "Hen", "Lamp", "Rope"]}).push(
        "quest Madame", "yes"
    )
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "player Player 2")
    assert (game.damage("Bear"), len(game.names_in("discard", YOU)), game.deck(YOU)) == (2, 3, ["Rope"])
    game = table({"play": [MEDUSA, "Bear"]}, {"deck": 4}).push("quest Madame", "no")
    assert (game.damage("Bear"), game.names_in("discard", YOU)) == (0, [])


@card("Madame Medusa - Diamond Lover")
def test_a_lonely_medusa_mills_nobody():
    game = table({"play": [MEDUSA]}, {"deck": 4}).push("quest Madame")
    game.push(*game.legal("yes"))
    assert (asked(game), game.names_in("discard", YOU)) == (False, [])


@card("Magical Maneuvers")
def test_magical_maneuvers_lifts_one_of_yours_and_exerts_any_character():
    game = table(me={"hand": ["Magical Maneuvers"], "ink": 2, "play": ["Wolf", "Hen"]}, you={"play": ["Bear"]})
    game.push("play Magical")
    assert game.legal() == ["choose Wolf", "choose Hen"]
    game.push("choose Wolf")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Bear")
    assert (game.hand(ME), game.is_exerted("Bear"), game.is_exerted("Hen")) == (["Wolf"], True, False)


@card("Magical Maneuvers")
def test_magical_maneuvers_exerts_even_if_there_is_nobody_to_lift():
    game = table(me={"hand": ["Magical Maneuvers"], "ink": 2}, you={"play": ["Bear"]}).push("play Magical")
    assert (game.is_exerted("Bear"), game.hand(ME)) == (True, [])


@card("Mariano Guzman - Handsome Suitor")
def test_mariano_is_worth_more_lore_beside_his_dolores():
    game = table(me={"play": [MARIANO], "hand": [DOLORES], "ink": 1})
    assert game.lore_value("Mariano") == 1
    game.push("play Dolores", "quest Mariano")
    assert (game.lore_value("Mariano"), game.lore(ME)) == (2, 2)


@card("Mariano Guzman - Handsome Suitor")
def test_mariano_does_not_care_for_an_opponents_dolores():
    assert table(me={"play": [MARIANO]}, you={"play": [DOLORES]}).lore_value("Mariano") == 1


@card("Marie - Favored Kitten")
def test_marie_weakens_a_character_this_turn_if_she_wants():
    marie = "Marie - Favored Kitten"
    game = table(me={"play": [marie]}, you={"play": ["Giant", "Hen"]}).push("quest Marie", "yes", "choose Giant")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6
    assert table(me={"play": [marie]}, you={"play": ["Giant"]}).push("quest Marie", "no").strength("Giant") == 6


@card("Mattias - Arendelle General")
def test_mattias_wards_your_queens():
    queen = "Queen of Hearts - Losing Her Temper"
    side = {"play": ["Mattias - Arendelle General", queen, "Hen"]}
    game = table(side, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}, active=YOU).push("play Smash")
    assert game.legal() == ["choose Wolf", "choose Mattias - Arendelle General", "choose Hen"]


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


@card("Miss Bianca - Unwavering Agent")
@pytest.mark.parametrize(("mine", "ink", "playable"), [("Pal", 4, True), ("Bear", 5, False), ("Bear", 6, True)])
def test_miss_bianca_is_cheaper_beside_an_ally(mine, ink, playable):
    assert bool(table({"hand": [BIANCA], "play": [mine], "ink": ink}, cards=[PAL]).legal("play")) == playable


@card("Mittens - Sassy Street Cat")
def test_mittens_makes_your_other_bodyguards_worth_more_once_in_your_turn():
    belle = "Belle - Strange but Special"
    game = table({"play": [MITTENS, "Guard", "Bear", belle], "hand": ["Hen", "Wolf"]}).push("ink Hen", "ink Wolf")
    assert [game.lore_value(name) for name in ("Guard", "Bear", "Mittens")] == [2, 2, 2]
    assert game.push("end").lore_value("Guard") == 1
    assert guards_others(MITTENS, 5)


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


@card("Monsieur D'Arque - Despicable Proprietor")
def test_darque_collects_an_item_for_a_card():
    game = table(me={"play": [DARQUE, "Lamp", "Rope"]}, you={"play": ["Inkrunner"]}).push("quest Monsieur", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (game.play(ME), len(game.hand(ME))) == ([DARQUE, "Rope"], 1)
    kept = table(me={"play": [DARQUE, "Lamp"]}).push("quest Monsieur", "no")
    assert (kept.play(ME), kept.hand(ME)) == ([DARQUE, "Lamp"], [])


@card("Mulan - Disguised Soldier")
def test_mulan_may_draw_a_card_and_discard_one():
    game = table(me={"hand": [SOLDIER, "Lamp"], "ink": 1, "deck": ["Rope", "Hen"]}).push("play Mulan", "yes")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Rope"], ["Lamp"])
    kept = table(me={"hand": [SOLDIER, "Lamp"], "ink": 1}).push("play Mulan", "no")
    assert (kept.hand(ME), kept.names_in("discard", ME)) == (["Lamp"], [])


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


@card("Mushu - Majestic Dragon")
def test_mushu_also_rewards_a_victory_that_costs_the_victor():
    game = table(me={"play": [MUSHU, "Wolf (damage 3)"]}, you={"play": ["Giant (exerted, damage 7)"]})
    game.push("challenge Wolf -> Giant")
    assert (game.play(ME), game.play(YOU), game.lore(ME)) == ([MUSHU], [], 2)
