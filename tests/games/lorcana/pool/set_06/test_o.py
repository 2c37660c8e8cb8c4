"""Set 6: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU, made

OWL = "Owl - Pirate Lookout"


@card("Owl - Pirate Lookout")
def test_owl_weakens_an_opposing_character_for_each_card_inked_in_your_turn():
    game = table({"play": [OWL], "hand": ["Wolf", "Tipo - Growing Son", "Hen"], "ink": 2}, {"play": ["Bear", "Knight"]})
    game.push("ink Wolf")
    assert game.legal() == ["choose Bear", "choose Knight"]
    game.push("choose Bear", "play Tipo", "yes", "choose Hen", "choose Bear")
    assert game.strength("Bear") == 1
    game.push("end")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Owl - Pirate Lookout")
def test_owl_ignores_an_opponent_s_inkwell():
    game = table({"play": [OWL]}, {"play": ["Bear", "Knight"], "hand": ["Wolf"]}, active=YOU).push("ink Wolf")
    assert (asked(game), game.strength("Bear")) == (False, 3)


@card("Owl Island - Secluded Entrance")
def test_owl_island_makes_the_first_action_cheaper_for_each_character_here():
    owl = "Owl Island - Secluded Entrance"
    costly = made("Storm", "action", cost=4)
    game = table(
        {"play": [owl, f"Bear (at {owl})", f"Wolf (at {owl})"], "hand": ["Storm", "Spell"], "ink": 3}, cards=[costly]
    )
    game.push("play Storm")
    assert game.ink(ME) == (1, 2)
    game.push("play Spell")
    assert (game.ink(ME), game.lore(ME)) == ((0, 3), 3)
