"""Set 7: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_07.extras import BARGAIN
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

TOOL = "Unconventional Tool"


@card("Unconventional Tool")
def test_a_banished_tool_makes_the_next_item_cheaper():
    game = table(
        me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Lamp", "Rope", "Hen"], "ink": 3}
    )
    game.push("quest Monsieur", "yes", "play Hen")
    assert game.ink(ME) == (2, 1)
    assert game.push("play Lamp").ink(ME) == (2, 1)
    assert game.push("play Rope").ink(ME) == (0, 3)


@card("Unconventional Tool")
def test_the_tools_discount_does_not_outlast_the_turn():
    game = table(me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Lamp"], "ink": 1})
    game.push("quest Monsieur", "yes", "end", "end")
    assert game.refused("play Lamp") == ("too_expensive", "4.3.2.4")


@card("Unconventional Tool")
@rule("lorcana", "4.3.6")
def test_the_tools_discount_is_used_up_by_an_item_that_needs_less():
    game = table(
        me={"play": ["Monsieur D'Arque - Despicable Proprietor", TOOL], "hand": ["Bargain", "Lamp"], "ink": 2},
        cards=[BARGAIN],
    )
    game.push("quest Monsieur", "yes", "play Bargain", "play Lamp")
    assert game.ink(ME) == (0, 2)
