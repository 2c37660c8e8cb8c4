"""Set 6: what the cards that begin with E do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Energy Blast", "Hot Potato")
@pytest.mark.parametrize(("name", "answers", "drawn"), [("Energy Blast", [], 1), ("Hot Potato", ["pick 1"], 0)])
def test_two_actions_remove_a_character(name, answers, drawn):
    game = table({"hand": [name], "ink": 7}, {"play": ["Bear (damage 3)", "Giant"]})
    game.push(f"play {name}", *answers, "choose Bear")
    assert (game.play(YOU), len(game.hand(ME))) == (["Giant"], drawn)
