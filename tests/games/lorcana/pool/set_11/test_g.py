"""Set 11: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

GENIE = "Genie - Magical Researcher"
GIGI = "Gigi - Best in Snow"
SKIER = "Goofy - Klutzy Skier"
BOW = "Grab Your Bow"
WILLOW = "Grandmother Willow - Ancient Advisor"


@card("Genie - Magical Researcher")
def test_genie_is_worth_more_for_each_card_under_him():
    assert table({"play": [f"{GENIE} (facedown Bear, facedown Hen)"]}).lore_value("Genie") == 3


@card("Gigi - Best in Snow", "Rat Capone - Rodent Gangster", "Omnidroid - Scanning for Threats")
@pytest.mark.parametrize(
    ("name", "hurt", "whole"),
    [(GIGI, 2, 4), ("Rat Capone - Rodent Gangster", 2, 5), ("Omnidroid - Scanning for Threats", 4, 6)],
)
def test_three_are_stronger_while_unhurt(name, hurt, whole):
    assert table({"play": [name]}).strength(name) == whole
    assert table({"play": [f"{name} (damage 1)"]}).strength(name) == hurt


@card("Gigi - Best in Snow")
def test_gigi_is_alert():
    game = table({"play": [GIGI, "Bear"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {GIGI} -> Bird"]


@card("Goofy - Klutzy Skier")
def test_the_skier_takes_somebody_with_him():
    game = table({"play": [SKIER]}, {"play": ["Giant", "Wolf"]}).push("use Goofy", "choose Giant")
    assert (game.play(ME), game.play(YOU)) == ([], ["Wolf"])
    assert table({"play": [f"{SKIER} (drying)"]}, {"play": ["Giant"]}).legal("use") == []
    assert table({"play": [f"{SKIER} (exerted)"]}, {"play": ["Giant"]}).legal("use") == []


@card("Grab Your Bow")
def test_the_bow_banishes_up_to_two_weak_characters():
    game = table(me={"hand": [BOW], "play": ["Giant"]}, you={"play": ["Wolf", "Hen", "Bear", "Warded"]})
    game.push(f"sing {BOW} with Giant")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf", "choose Wolf; Hen", "choose nothing"]
    assert game.push("choose Wolf; Hen").play(YOU) == ["Bear", "Warded"]


@card("Grandmother Willow - Ancient Advisor")
def test_grandmother_willow_makes_one_character_cheaper_each_turn():
    game = table(me={"play": [WILLOW], "hand": ["Lamp", "Bear", "Wolf", "Hen"], "ink": 9})
    game.push("play Lamp", "play Bear")
    assert game.ink(ME) == (5, 4)
    assert game.push("play Wolf").ink(ME) == (3, 6)
    assert game.push("end", "end", "play Hen").ink(ME) == (9, 0)


@card("Grandmother Willow - Ancient Advisor")
def test_grandmother_willow_helps_at_once_but_not_herself():
    game = table(me={"hand": [WILLOW, "Hen", "Bear", "Wolf"], "ink": 9})
    game.push("play Hen", "play Grandmother Willow")
    assert game.ink(ME) == (6, 3)
    assert game.push("play Bear").ink(ME) == (4, 5)
    assert game.push("play Wolf").ink(ME) == (2, 7)


@card("Grandmother Willow - Ancient Advisor")
def test_two_willows_help_the_same_character():
    game = table(me={"play": [WILLOW, WILLOW], "hand": ["Bear", "Wolf"], "ink": 9})
    assert game.push("play Bear").ink(ME) == (8, 1)
    assert game.push("play Wolf").ink(ME) == (6, 3)
