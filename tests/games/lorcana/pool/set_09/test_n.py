"""Set 9: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import YOU

NALA = "Nala - Undaunted Lioness"


@card("Nala - Undaunted Lioness")
def test_nala_is_worth_more_and_resists_while_unhurt():
    game = table({"hand": ["Fire the Cannons!", "Healing Glow"], "ink": 2}, {"play": [NALA, "Bear"]})
    assert game.lore_value("Nala") == 3
    game.push("play Fire", "choose Nala")
    assert (game.damage("Nala"), game.lore_value("Nala")) == (1, 2)
    assert game.push("play Healing", "choose Nala", "amount 1").lore_value("Nala") == 3


@card("Nala - Undaunted Lioness")
def test_nala_who_is_hurt_resists_no_more():
    game = table({"hand": ["Quick Shot"], "ink": 2}, {"play": [f"{NALA} (damage 1)", "Bear"]})
    assert game.push("play Quick Shot", "choose Nala").play(YOU) == ["Bear"]
