"""Set 8: what the cards that begin with Q do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

QUEEN = "Queen of Hearts - Haughty Monarch"


@card("Queen of Hearts - Haughty Monarch")
@pytest.mark.parametrize(("mine", "lore"), [("Bear (damage 1)", 6), ("Fort (damage 1)", 3)])
def test_the_queen_counts_five_hurt_characters_of_all_players(mine, lore):
    hurt = ["Wolf (damage 1)", "Hen (damage 1)", "Giant (damage 1)"]
    game = table({"play": [f"{QUEEN} (damage 1)", mine]}, {"play": hurt})
    assert game.lore_value("Queen") == lore


@card("Quick Shot")
def test_a_quick_shot_deals_one_and_draws():
    game = table({"hand": ["Quick Shot"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Quick", "choose Bear")
    assert (game.damage("Bear"), len(game.hand(ME))) == (1, 1)
