"""Set 7: what the cards that begin with G do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import resists
from tests.support.card import card
from tests.support.table import ME, YOU

COBRA = "Giant Cobra - Ghostly Serpent"
BOLT = "Double Trouble"
GIZMODUCK = "Gizmoduck - Suited Up"


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_turns_a_card_of_the_hand_into_lore():
    game = table(me={"hand": [COBRA, "Wolf", "Hen"], "ink": 3}).push("play Giant Cobra", "yes", "choose Hen")
    assert (game.lore(ME), game.hand(ME), game.names_in("discard", ME)) == (2, ["Wolf"], ["Hen"])
    kept = table(me={"hand": [COBRA, "Wolf"], "ink": 3}).push("play Giant Cobra", "no")
    assert (kept.lore(ME), kept.hand(ME)) == (0, ["Wolf"])


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_gains_nothing_with_an_empty_hand():
    game = table(me={"hand": [COBRA], "ink": 3}).push("play Giant Cobra")
    assert (game.legal(), game.lore(ME)) == (["end"], 0)


@card("Giant Cobra - Ghostly Serpent")
def test_the_cobra_vanishes_when_an_opponents_action_chooses_it():
    game = table(me={"hand": [BOLT], "ink": 2, "play": ["Bear"]}, you={"play": [COBRA]})
    game.push("play Double", "choose Giant Cobra")
    assert game.play(YOU) == []


@card("Gizmoduck - Suited Up")
def test_gizmoduck_challenges_ready_damaged_characters():
    game = table({"play": [GIZMODUCK]}, {"play": ["Bear (damage 1)", "Wolf", "Hen (exerted)"]})
    assert game.legal("challenge") == [f"challenge {GIZMODUCK} -> Bear", f"challenge {GIZMODUCK} -> Hen"]
    assert resists(GIZMODUCK, 1)


@card("Grandmother Fa - Spirited Elder")
def test_grandmother_fa_gives_one_of_yours_strength_for_the_turn():
    elder = "Grandmother Fa - Spirited Elder"
    game = table(me={"play": [elder, "Bear"]}, you={"play": ["Wolf"]}).push("quest Grandmother", "yes")
    assert game.legal() == [f"choose {elder}", "choose Bear"]
    assert game.push("choose Bear").strength("Bear") == 5
    assert game.push("end").strength("Bear") == 3
    declined = table(me={"play": [elder, "Bear"]}).push("quest Grandmother", "no")
    assert (declined.strength("Bear"), declined.lore(ME)) == (3, 2)


@card("Grewnge - Cannon Expert")
def test_grewnge_s_quest_makes_the_next_action_cheaper():
    game = table({"play": ["Grewnge - Cannon Expert"], "hand": ["Spell", "Hum", "Hen"]}).push("quest Grewnge")
    assert game.legal("play") == ["play Spell", "play Hum"]
    assert game.push("play Spell").legal("play") == []
