"""Set 9: what the cards that begin with R do at the table."""

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import made

ROXANNE = "Roxanne - Powerline Fan"

VOICE = made("Voice", cost=3, willpower=3, abilities=[Keyword("Singer", 5)])


@card("Roxanne - Powerline Fan")
def test_roxanne_shines_beside_a_singer():
    game = table({"play": [ROXANNE, "Voice"]}, cards=[VOICE])
    assert (game.strength("Roxanne"), game.lore_value("Roxanne")) == (3, 2)
    alone = table({"play": [ROXANNE]}, {"play": ["Voice"]}, cards=[VOICE])
    assert (alone.strength("Roxanne"), alone.lore_value("Roxanne")) == (2, 1)
