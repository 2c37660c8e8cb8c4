"""Set 11: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush
from tests.support.card import card
from tests.support.table import ME, YOU

BAMBI = "Bambi - Ethereal Fawn"
RAM = "Battering Ram"
BEAST = "Beast - Snowfield Troublemaker"
BELLE = "Belle - Snowfield Strategist"
BOOMER = "Boomer - Has the Beak"


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_a_card_for_each_card_under_him_when_he_exerts():
    deck = ["Bear", "Lamp", "Wolf", "Giant"]
    game = table(me={"play": [f"{BAMBI} (facedown Hen, facedown Hen)"], "deck": ["Rope", *deck], "ink": 2})
    game.push("boost Bambi", "quest Bambi")
    assert sorted(game.hand(ME)) == ["Bear", "Wolf"]
    assert game.deck(ME) == ["Giant", "Lamp"]


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_nothing_alone():
    game = table(me={"play": [BAMBI], "deck": ["Bear", "Lamp"]})
    game.push("quest Bambi")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Bear")) == ([], ["Bear", "Lamp"], False)


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_nothing_on_an_opponents_turn():
    game = table(
        me={"play": [f"{BAMBI} (facedown Hen)"], "deck": ["Bear", "Lamp"]},
        you={"hand": ["Isis Vanderchill - Ice Queen of St. Canard"], "ink": 4},
        active=YOU,
    )
    game.push("play Isis")
    assert (game.is_exerted("Bambi"), game.hand(ME)) == (True, [])


@card("Battering Ram")
def test_the_ram_hits_the_damaged_or_breaks_a_location():
    play = ["Bear (damage 1)", "Wolf (damage 2)", "Hen", "Fort", "Cave (damage 1)"]
    game = table(me={"play": [RAM]}, you={"play": play})
    game.push(f"use {RAM}:1")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").damage("Bear") == 2
    game = table(me={"play": [RAM]}, you={"play": play})
    game.push(f"use {RAM}:2", "choose Fort")
    assert (game.is_in_play("Fort"), game.play(ME)) == (False, [])


@card("Beast - Snowfield Troublemaker")
@pytest.mark.parametrize(("state", "left"), [(" (at Fort)", True), ("", False)])
def test_beast_takes_no_damage_when_he_challenges_from_a_location(state, left):
    game = table({"play": ["Fort", f"{BEAST}{state}"]}, {"play": ["Giant (exerted)"]}).push("challenge Beast -> Giant")
    assert (game.is_in_play(BEAST), game.damage("Giant")) == (left, 3)


@card("Beast - Snowfield Troublemaker")
def test_beast_challenged_at_a_location_is_hurt_and_he_rushes():
    game = table({"play": ["Fort", f"{BEAST} (exerted, at Fort)"]}, {"play": ["Giant"]}, active=YOU)
    assert not game.push("challenge Giant -> Beast").is_in_play(BEAST)
    assert has_rush(BEAST)


@card("Belle - Snowfield Strategist")
def test_belle_may_ink_each_banished_character_of_yours():
    game = table({"play": [BELLE, "Hen (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Hen", "yes"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 1), [])
    own = table({"play": [f"{BELLE} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        "challenge Giant -> Belle", "yes"
    )
    assert (own.ink(ME), own.names_in("discard", ME)) == ((0, 1), [])
    theirs = table({"play": [BELLE, "Giant"]}, {"play": ["Hen (exerted)"]}).push("challenge Giant -> Hen")
    assert (asked(theirs), theirs.ink(YOU)) == (False, (0, 0))


@card("Boomer - Has the Beak")
def test_boomer_may_exert_somebody_damaged():
    game = table({"hand": [BOOMER], "ink": 3}, {"play": ["Bear (damage 1)", "Wolf (damage 1)", "Hen"]})
    game.push("play Boomer", "yes")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").is_exerted("Bear")
