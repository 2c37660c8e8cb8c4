"""Set 5: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

PETE = "Pete - Games Referee"
BRIBER = "Prince John - Opportunistic Briber"
MIRROR = "Prince John's Mirror"


@card("Pete - Games Referee")
def test_pete_stops_opponents_actions_until_your_next_turn():
    game = table({"hand": [PETE, "Spell"], "ink": 4}, {"hand": ["Spell", "Hum"], "ink": 3, "play": ["Bear"]})
    game.push("play Pete", "play Spell", "end")
    assert (game.legal("play"), game.legal("sing")) == (["play Filler"], [])
    game.push("end", "end")
    assert {"play Spell", "play Hum", "sing Hum with Bear"} <= set(game.legal())


@card("Potion of Might")
@pytest.mark.parametrize(("name", "more"), [("Bear", 3), (BRIBER, 4)])
def test_the_potion_suits_villains_best(name, more):
    game = table({"play": ["Potion of Might", "Bear", BRIBER], "ink": 1})
    strength = game.strength(name)
    game.push("use Potion", f"choose {name}")
    assert (game.strength(name) - strength, game.ink(ME), game.is_in_play("Potion")) == (more, (0, 1), False)
    assert game.push("end").strength(name) == strength


@card("Prince John - Opportunistic Briber")
def test_prince_john_is_stronger_this_turn_for_each_item_played():
    game = table({"play": [BRIBER], "hand": ["Lamp", "Rope", "Hen"], "ink": 5}).push(
        "play Lamp", "play Rope", "play Hen"
    )
    assert (game.strength("Prince John"), game.push("end").strength("Prince John")) == (5, 1)


@card("Prince John's Mirror")
@pytest.mark.parametrize(("mine", "ink", "playable"), [(BRIBER, 2, True), ("Bear", 2, False), ("Bear", 3, True)])
def test_the_mirror_is_cheaper_for_prince_john(mine, ink, playable):
    assert bool(table({"hand": [MIRROR], "play": [mine], "ink": ink}).legal("play")) == playable


@card("Prince John's Mirror")
def test_the_mirror_makes_opponents_discard_down_to_three_at_the_end_of_their_turns():
    game = table({"play": [MIRROR], "hand": ["Hen"] * 5}, {"hand": ["Hen", "Wolf", "Bear", "Lamp", "Rope"]}, active=YOU)
    game.push("end")
    assert game.deciding == YOU
    game.push("choose Hen; Rope")
    assert (game.hand(YOU), game.active) == (["Wolf", "Bear", "Lamp"], ME)
    game.push("end")
    assert (game.active, len(game.hand(ME))) == (YOU, 6)
