"""Set 13: what the cards that begin with Q do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Quackerjack - Loony Toymaker")
def test_quackerjack_hurts_for_each_item_that_he_puts_into_the_discard():
    quack = "Quackerjack - Loony Toymaker"
    deck = ["Lamp", "Rope", "Wolf", "Lamp", "Lamp"]
    game = table({"hand": [quack], "ink": 5, "deck": deck, "discard": ["Rope"]}, {"play": ["Giant"]})
    game.push(f"play {quack}", "yes", "choose Giant")
    assert (game.damage("Giant"), game.deck(ME)) == (3, ["Lamp"])
