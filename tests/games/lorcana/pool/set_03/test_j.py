"""Set 3: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card
from tests.support.table import ME

GREEDY = "John Silver - Greedy Treasure Seeker"


@card("Jafar - Lamp Thief")
@pytest.mark.parametrize(("top", "bottom"), [("Bear", "Wolf"), ("Wolf", "Bear")])
def test_jafar_puts_one_of_two_on_top_and_the_other_on_the_bottom(top, bottom):
    game = table({"hand": ["Jafar - Lamp Thief"], "ink": 3, "deck": ["Bear", "Wolf", "Hen"]})
    assert game.push("play Jafar", f"choose {top}").deck(ME) == [top, "Hen", bottom]


@card("John Silver - Greedy Treasure Seeker")
def test_silver_resists_and_is_worth_more_for_each_location_of_yours():
    game = table({"play": [GREEDY, "Fort", "Fort"], "hand": ["Slap"]}, {"play": ["Cave"]}, cards=[SLAP])
    assert game.lore_value("John Silver") == 3
    assert game.push("play Slap").damage("John Silver") == 0
    game = table({"play": [GREEDY], "hand": ["Slap"]}, {"play": ["Cave"]}, cards=[SLAP]).push("play Slap")
    assert (game.lore_value("John Silver"), game.damage("John Silver")) == (1, 2)
