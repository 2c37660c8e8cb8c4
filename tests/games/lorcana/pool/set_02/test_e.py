"""Set 2: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import YOU


@card("Enchantress - Unexpected Judge")
def test_the_enchantress_hits_back_harder_than_she_hits():
    judge = "Enchantress - Unexpected Judge"
    game = table({"play": [f"{judge} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Enchantress")
    assert game.damage("Bear") == 3
    game = table({"play": [judge]}, {"play": ["Bear (exerted)"]}).push("challenge Enchantress -> Bear")
    assert game.damage("Bear") == 1
