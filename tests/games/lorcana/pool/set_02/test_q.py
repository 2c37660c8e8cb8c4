"""Set 2: what the cards that begin with Q do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Queen of Hearts - Quick-Tempered")
def test_the_queen_hurts_a_damaged_opposing_character():
    game = table(
        {"hand": ["Queen of Hearts - Quick-Tempered"], "ink": 2, "play": ["Hen (damage 1)"]},
        {"play": ["Bear (damage 1)", "Giant (damage 1)", "Wolf"]},
    )
    assert game.push("play Queen").legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").damage("Bear") == 2
