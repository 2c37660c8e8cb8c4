"""Set 8: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

KAA = "Kaa - Hypnotizing Python"


@card("Kaa - Hypnotizing Python")
def test_kaa_weakens_an_opposing_character_who_must_challenge_until_your_next_turn():
    game = table({"play": [KAA, "Hen"]}, {"play": ["Giant", "Wolf"]}).push("quest Kaa", "choose Giant")
    assert game.strength("Giant") == 4
    game.push("end")
    assert (game.legal("quest"), game.legal("end"), game.strength("Giant")) == (["quest Wolf"], [], 4)
    game.push("challenge Giant -> Kaa", "end")
    assert game.strength("Giant") == 6
    assert "quest Giant" in game.push("end").legal()
