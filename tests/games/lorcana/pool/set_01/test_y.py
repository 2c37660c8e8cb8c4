"""Set 1: what the cards that begin with Y do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Yzma - Alchemist")
@pytest.mark.parametrize(("pick", "top"), [("pick 1", "Hen"), ("pick 2", "Bear")])
def test_yzma_looks_at_her_top_card_and_leaves_it_or_buries_it(pick, top):
    game = table({"play": ["Yzma - Alchemist"], "deck": ["Hen", "Bear", "Wolf"]}).push("quest Yzma")
    assert (game.knows(ME, "Hen"), game.knows(YOU, "Hen")) == (True, False)
    assert game.push(pick).deck(ME)[0] == top
