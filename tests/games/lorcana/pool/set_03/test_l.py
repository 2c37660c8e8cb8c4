"""Set 3: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, guards_others, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

OUTLAW = "Little John - Resourceful Outlaw"
PAL = "Little John - Robin's Pal"
LUCKY = "Lucky - The 15th Puppy"
LYTHOS = "Lythos - Rock Titan"
ZEUS = "And Then Along Came Zeus"


@card("Little John - Resourceful Outlaw")
@pytest.mark.parametrize(("state", "lore", "damage"), [(" (exerted)", 2, 1), ("", 1, 2)])
def test_little_john_exerted_strengthens_your_bodyguards(state, lore, damage):
    game = table({"play": [f"{OUTLAW}{state}", "Guard", "Hen"], "hand": ["Slap"]}, cards=[SLAP])
    assert (game.lore_value("Guard"), game.lore_value("Hen")) == (lore, 1)
    assert game.push("play Slap", "choose Guard").damage("Guard") == damage
    assert shifts_for(OUTLAW, 4)


@card("Little John - Robin's Pal")
def test_little_john_is_evasive_in_your_turn_only_and_guards_others():
    game = table({"play": [PAL]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {PAL} -> Bird"]
    assert guards_others(PAL, 3)


@card("Lucky - The 15th Puppy")
def test_lucky_takes_each_of_the_cheap_characters_among_three_revealed_or_none():
    game = table(me={"play": [LUCKY], "deck": ["Wolf", "Hen", "Bear", "Lamp"]})
    game.push(f"use {LUCKY}")
    assert sorted(game.legal()) == ["no", "yes"]
    assert game.knows(YOU, "Bear")
    game.push("yes")
    assert (game.hand(ME), game.deck(ME)) == (["Wolf", "Hen"], ["Lamp", "Bear"])
    game = table(me={"play": [LUCKY], "deck": ["Wolf", "Hen", "Bear", "Lamp"]})
    game.push(f"use {LUCKY}", "no", "order Bear; Hen; Wolf")
    assert (game.hand(ME), game.deck(ME)) == ([], ["Lamp", "Bear", "Hen", "Wolf"])


@card("Lucky - The 15th Puppy")
def test_lucky_raises_the_lore_of_four_others_until_the_end_of_the_turn():
    game = table(me={"play": [LUCKY, "Bear", "Wolf", "Hen", "Giant"]})
    game.push(f"quest {LUCKY}")
    assert [game.lore_value(name) for name in ("Lucky", "Bear", "Wolf", "Hen", "Giant")] == [1, 3, 2, 2, 3]
    game.push("quest Bear", "end")
    assert (game.lore(ME), game.lore_value("Bear")) == (4, 2)


@card("Lucky - The 15th Puppy")
def test_lucky_needs_four_others():
    game = table(me={"play": [LUCKY, "Bear", "Wolf", "Hen"]}, you={"play": ["Giant"]})
    assert game.push(f"quest {LUCKY}").lore_value("Bear") == 2


@card("Lucky Dime")
def test_the_dime_turns_a_characters_lore_value_into_lore():
    game = table(me={"play": ["Lucky Dime", "Bear (exerted)", "Wolf"], "ink": 2}, you={"play": ["Giant"]})
    game.push("use Lucky Dime")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.lore(ME), game.ink(ME), game.is_exerted("Lucky Dime")) == (2, (0, 2), True)


@card("Lythos - Rock Titan")
def test_lythos_resists_two_and_makes_somebody_resist_two_this_turn():
    game = table(
        me={"play": [LYTHOS, "Wolf"], "hand": [ZEUS, ZEUS], "ink": 8}, you={"play": ["Bear (exerted)", "Giant"]}
    )
    game.push("use Lythos", "choose Wolf", "challenge Wolf -> Bear")
    assert game.damage("Wolf") == 1
    game.push("end", "challenge Giant -> Wolf")
    assert not game.is_in_play("Wolf")


@card("Lythos - Rock Titan")
def test_the_resistances_of_lythos_add_up():
    game = table(me={"play": [LYTHOS], "hand": [ZEUS], "ink": 4}, you={"play": ["Bear"]})
    game.push("use Lythos", "choose Lythos", f"play {ZEUS}", "choose Lythos")
    assert not game.is_in_play("Lythos")  # five less four is one, and one is all it has
    game = table(me={"play": ["Bear"]}, you={"play": [f"{LYTHOS} (exerted)"]})
    assert not game.push("challenge Bear -> Lythos").is_in_play("Lythos")
    game = table(me={"play": ["Wolf"]}, you={"play": [f"{LYTHOS} (exerted)"]})
    assert game.push("challenge Wolf -> Lythos").damage("Lythos") == 0
