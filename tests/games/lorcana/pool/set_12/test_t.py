"""Set 12: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_12.extras import ROBOT
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

NOMANISAN = "The Island of Nomanisan - Syndrome's Headquarters"
LEVIATHAN = "The Leviathan - Guardian of Atlantis"
DISGUISE = "The Queen - Devious Disguise"
RULER = "The Queen - Evil Ruler"
WOODCARVER = "The Witch - Wily Woodcarver"
PRESSURE = "This Growing Pressure"


@card("The Claw")
def test_the_claw_takes_one_of_yours_and_sends_an_opponent_home():
    game = table({"play": ["The Claw", "Bear", "Hen"], "ink": 2}, {"play": ["Giant", "Wolf"]})
    game.push("use The Claw", "choose Hen", "choose Giant")
    assert (game.names_in("discard", ME), game.hand(YOU), game.ink(ME)) == (["Hen"], ["Giant"], (0, 2))
    assert table({"play": ["The Claw"], "ink": 2}, {"play": ["Giant"]}).legal("use") == []


@card("The Family Scattered")
def test_the_family_is_scattered_to_hand_bottom_and_top():
    action = "The Family Scattered"
    game = table({"hand": [action], "ink": 8}, {"play": ["Bear", "Wolf", "Hen", "Giant"], "deck": ["Lamp"]})
    game.push(f"play {action}", "choose Bear; Wolf; Hen", "choose Wolf", "choose Hen")
    assert (game.play(YOU), game.hand(YOU), game.deck(YOU)) == (["Giant"], ["Wolf"], ["Bear", "Lamp", "Hen"])


@card("The Island of Nomanisan - Syndrome's Headquarters")
def test_nomanisan_strengthens_robots_and_rewards_one_victory_a_turn():
    at = f"at {NOMANISAN}"
    game = table(
        {"play": [NOMANISAN, f"Robot ({at})", f"Bear ({at})", f"Giant ({at})"]},
        {"play": ["Hen (exerted, damage 2)", "Wolf (exerted, damage 3)", "Knight"]},
        cards=[ROBOT],
    )
    assert (game.strength("Robot"), game.willpower("Robot"), game.strength("Bear")) == (3, 4, 3)
    game.push("challenge Robot -> Hen", "yes", "choose Knight")
    assert game.damage("Knight") == 2
    assert not asked(game.push("challenge Bear -> Wolf"))


@card("The Island of Nomanisan - Syndrome's Headquarters")
def test_nomanisan_cares_for_nobody_elsewhere():
    game = table({"play": [NOMANISAN, "Giant"]}, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen")
    assert not asked(game)


@card("The Leviathan - Guardian of Atlantis")
def test_the_leviathan_sweeps_opposing_characters_of_ten_strength_together():
    game = table(
        me={"hand": [LEVIATHAN, "Hum", "Hum"], "ink": 12}, you={"play": ["Giant", "Bear", "Wolf", "Hen", "Warded"]}
    )
    game.push("play Hum", "play Hum", "play The Leviathan", "yes")
    assert "choose Giant; Bear; Wolf" not in game.legal()
    game.push("choose Giant; Bear; Hen")
    assert game.play(YOU) == ["Wolf", "Warded"]


@card("The Leviathan - Guardian of Atlantis")
def test_the_leviathan_sleeps_unless_two_cards_went_to_your_discard():
    game = table(me={"hand": [LEVIATHAN, "Hum"], "ink": 11}, you={"play": ["Hen"], "discard": ["Hum", "Hum"]})
    game.push("play Hum", "play The Leviathan")
    assert (game.legal(), game.play(YOU)) == (["end"], ["Hen"])
    game = table(me={"hand": [LEVIATHAN, "Hum", "Hum"], "ink": 12}, you={"play": ["Hen"]})
    game.push("play Hum", "play Hum", "play The Leviathan", "no")
    assert game.play(YOU) == ["Hen"]


@card("The Queen - Devious Disguise")
def test_the_queens_scheme_gives_you_a_card_and_the_opponent_lore():
    game = table(me={"hand": [DISGUISE], "ink": 4}).push("play The Queen", "yes")
    assert (len(game.hand(ME)), game.lore(YOU), game.lore_value("The Queen")) == (1, 2, 3)
    game = table(me={"hand": [DISGUISE], "ink": 4}).push("play The Queen", "no")
    assert (game.hand(ME), game.lore(YOU), game.lore_value("The Queen")) == ([], 0, 1)


@card("The Queen - Evil Ruler")
def test_the_evil_queen_is_stronger_while_an_opposing_character_is_damaged():
    for foe, mine, strength in (("Bear (damage 1)", "Wolf", 4), ("Bear", "Wolf (damage 1)", 2)):
        assert table(me={"play": [RULER, mine]}, you={"play": [foe]}).strength("The Queen") == strength


@card("The Witch - Wily Woodcarver")
def test_the_witch_costs_opponents_a_lore_when_she_is_challenged():
    game = table({"play": [f"{WOODCARVER} (exerted)"], "lore": 3}, {"play": ["Bear"], "lore": 3}, active=YOU)
    game.push("challenge Bear -> The Witch")
    assert (game.lore(ME), game.lore(YOU)) == (3, 2)


@card("This Growing Pressure")
def test_the_growing_pressure_makes_an_opposing_character_quest_instead_of_challenging():
    game = table(me={"hand": [PRESSURE], "play": ["Bear", "Hen"]}, you={"play": ["Giant", "Wolf"]})
    game.push(f"sing {PRESSURE} -> Bear")
    assert game.legal() == ["choose Giant", "choose Wolf"]
    game.push("choose Giant")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert (game.legal("challenge"), "end" in game.legal()) == (["challenge Wolf -> Bear"], False)
    assert "end" in game.push("quest Giant").legal()
