"""Set 8: what the cards that begin with Y do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Yelana - Northuldra Leader")
def test_yelana_makes_somebody_a_challenger_this_turn():
    game = table({"hand": ["Yelana - Northuldra Leader"], "ink": 3, "play": ["Bear"]}, {"play": ["Giant (exerted)"]})
    game.push("play Yelana", "choose Bear")
    assert game.strength("Bear") == 3
    assert game.push("challenge Bear -> Giant").damage("Giant") == 5
