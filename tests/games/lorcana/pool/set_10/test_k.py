"""Set 10: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

KRISTOFF = "Kristoff - Mining the Ruins"


@card("Kristoff - Mining the Ruins")
def test_kristoff_mines_with_a_card_under_him():
    game = table({"play": [KRISTOFF], "ink": 1}).push("boost Kristoff", "quest Kristoff")
    assert game.ink(ME) == (0, 2)
    assert table({"play": [KRISTOFF]}).push("quest Kristoff").ink(ME) == (0, 0)
