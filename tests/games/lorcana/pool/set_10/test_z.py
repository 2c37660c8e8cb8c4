"""Set 10: what the cards that begin with Z do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

ZEUS = "Zeus - Missing His Spark"


@card("Zeus - Missing His Spark", "Kanga - Peaceful Gatherer", "Genie - Magical Researcher")
@pytest.mark.parametrize(
    ("name", "ink", "figures"),
    [(ZEUS, 2, (4, 5, 2)), ("Kanga - Peaceful Gatherer", 2, (5, 5, 3)), ("Genie - Magical Researcher", 1, (3, 4, 2))],
)
def test_three_grow_with_a_card_under_them(name, ink, figures):
    game = table({"play": [name], "ink": ink}).push(f"boost {name}")
    assert (game.strength(name), game.willpower(name), game.lore_value(name)) == figures
    assert game.ink(ME) == (0, ink)
