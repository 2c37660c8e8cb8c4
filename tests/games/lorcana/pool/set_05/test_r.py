"""Set 5: what the cards that begin with R do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import has_rush, is_warded
from tests.support.card import card
from tests.support.table import ME, YOU

RAFIKI = "Rafiki - Shaman Duelist"
RATIGAN = "Ratigan - Raging Rat"
PARTY = "Ratigan's Party - Seedy Back Room"
ARCHER = "Robin Hood - Archery Contestant"
SLEUTH = "Robin Hood - Sneaky Sleuth"
TIMELY = "Robin Hood - Timely Contestant"
SCAR = "Scar - Vengeful Lion"


@card("Rafiki - Shaman Duelist")
def test_rafiki_is_a_great_challenger_in_the_turn_he_is_played():
    game = table({"hand": [RAFIKI], "ink": 4}, {"play": ["Giant (exerted)"]})
    assert game.push("play Rafiki", "challenge Rafiki -> Giant").damage("Giant") == 5
    game = table({"play": [RAFIKI]}, {"play": ["Giant (exerted)"]}).push("challenge Rafiki -> Giant")
    assert game.damage("Giant") == 1
    assert has_rush(RAFIKI)


@card("Ratigan - Raging Rat")
def test_ratigan_is_stronger_while_he_has_damage():
    game = table({"play": [RATIGAN], "hand": ["Try Everything"], "ink": 4}, {"play": ["Wolf (exerted)"]})
    assert game.strength("Ratigan") == 1
    game.push("challenge Ratigan -> Wolf")
    assert (game.damage("Wolf"), game.strength("Ratigan")) == (1, 3)
    game.push("play Try Everything", f"choose {RATIGAN}", "amount 2")
    assert game.strength("Ratigan") == 1


@card("Ratigan's Party - Seedy Back Room")
@pytest.mark.parametrize(
    ("guest", "lore"), [(f"Bear (damage 1, at {PARTY})", 2), (f"Bear (at {PARTY})", 0), ("Bear (damage 1)", 0)]
)
def test_the_party_is_worth_lore_while_somebody_damaged_of_yours_is_there(guest, lore):
    game = table({"play": [PARTY, guest]}, active=YOU)
    assert game.lore_value("Ratigan's Party") == lore
    assert game.push("end").lore(ME) == lore


@card("Remember Who You Are")
@pytest.mark.parametrize(("theirs", "mine"), [(4, 4), (1, 1), (0, 1)])
def test_remember_who_you_are_draws_up_to_an_opponents_hand(theirs, mine):
    game = table({"hand": ["Remember Who You Are", "Hen"], "ink": 4}, {"hand": ["Hen"] * theirs})
    assert len(game.push("play Remember").hand(ME)) == mine


@card("Retrosphere")
@pytest.mark.parametrize("name", ["Bear", "Lamp", "Fort"])
def test_the_retrosphere_returns_a_cheap_card_to_its_player(name):
    game = table({"play": ["Retrosphere"], "ink": 2}, {"play": ["Bear", "Lamp", "Fort", "Knight", "Forge", "Cave"]})
    game.push("use Retrosphere")
    assert game.legal() == ["choose Bear", "choose Lamp", "choose Fort"]
    game.push(f"choose {name}")
    assert (game.hand(YOU), game.names_in("discard", ME)) == ([name], ["Retrosphere"])


@card("Robin Hood - Archery Contestant")
@pytest.mark.parametrize(("mine", "theirs", "lore"), [("Hen", "Bear (damage 1)", 1), ("Hen (damage 1)", "Bear", 0)])
def test_robin_hood_gains_lore_if_an_opponent_has_a_damaged_character(mine, theirs, lore):
    game = table({"hand": [ARCHER], "ink": 2, "play": [mine]}, {"play": [theirs, "Fort (damage 1)"]})
    assert game.push("play Robin Hood").lore(ME) == lore


@card("Robin Hood - Sneaky Sleuth")
def test_robin_hood_has_more_lore_for_each_opposing_damaged_character():
    game = table(
        {"play": [SLEUTH, "Hen (damage 1)"]},
        {"play": ["Bear (damage 2)", "Wolf (damage 1)", "Knight", "Fort (damage 1)"]},
    )
    assert game.lore_value("Robin Hood") == 3
    assert game.push("quest Robin Hood").lore(ME) == 3


@card("Robin Hood - Timely Contestant")
@pytest.mark.parametrize(("ink", "playable"), [(5, True), (4, False)])
def test_robin_hood_costs_one_less_for_each_damage_on_opposing_characters(ink, playable):
    game = table(
        {"hand": [TIMELY], "ink": ink, "play": ["Hen (damage 2)"]},
        {"play": ["Bear (damage 3)", "Wolf (damage 1)", "Fort (damage 4)"]},
    )
    assert bool(game.legal("play Robin Hood")) == playable


@card("Robin Hood - Timely Contestant", "Scar - Vengeful Lion")
@pytest.mark.parametrize("name", [TIMELY, SCAR])
def test_they_are_warded(name):
    assert is_warded(name)


@card("Ruby Chromicon", "Steel Chromicon")
@pytest.mark.parametrize(("name", "strength", "damage"), [("Ruby Chromicon", 4, 0), ("Steel Chromicon", 3, 1)])
def test_two_chromicons_work_on_somebody(name, strength, damage):
    game = table({"play": [name]}, {"play": ["Bear", "Wolf"]}).push(f"use {name}", "choose Bear")
    assert (game.strength("Bear"), game.damage("Bear"), game.is_exerted(name)) == (strength, damage, True)
    assert game.push("end").strength("Bear") == 3
