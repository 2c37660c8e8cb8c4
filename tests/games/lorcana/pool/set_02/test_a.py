"""Set 2: what the cards that begin with A do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME


@card("Alice - Growing Girl")
def test_alice_s_companions_support_her_until_she_is_a_giant():
    game = table({"play": ["Alice - Growing Girl", "Giant", "Bear"]}).push("quest Giant", "yes", "choose Alice")
    assert (game.strength("Alice"), game.lore_value("Alice")) == (7, 1)
    game.push("quest Bear", "yes", "choose Alice")
    assert (game.strength("Alice"), game.lore_value("Alice")) == (10, 5)
    assert not asked(game.push("quest Alice"))  # she lends support to the others only
    assert game.lore(ME) == 9
