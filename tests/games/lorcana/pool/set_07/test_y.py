"""Set 7: what the cards that begin with Y do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Yzma - Above It All")
def test_yzma_makes_the_player_of_the_banished_card_discard():
    yzma = "Yzma - Above It All"
    game = table({"play": [yzma, "Giant"]}, {"play": ["Hen (exerted)"], "hand": ["Lamp", "Rope"]})
    game.push("challenge Giant -> Hen")
    assert (len(game.hand(YOU)), len(game.names_in("discard", YOU))) == (2, 1)
    own = table({"play": [yzma, "Hen (exerted)"], "hand": ["Lamp"]}, {"play": ["Giant"], "hand": ["Rope"]}, active=YOU)
    own.push("challenge Giant -> Hen")
    assert (len(own.hand(ME)), len(own.names_in("discard", ME)), own.hand(YOU)) == (1, 1, ["Rope"])
