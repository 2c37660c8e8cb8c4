"""Set 12: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

NIMNUL = "Norton Nimnul - Misanthropic Genius"


@card("Norton Nimnul - Misanthropic Genius")
def test_nimnul_weakens_an_opponent_for_the_first_item_of_your_turn():
    game = table({"play": [NIMNUL], "hand": ["Lamp", "Rope"], "ink": 4}, {"play": ["Giant"]}).push(
        "play Lamp", "play Rope"
    )
    assert (game.strength("Giant"), game.push("end").strength("Giant")) == (4, 6)
