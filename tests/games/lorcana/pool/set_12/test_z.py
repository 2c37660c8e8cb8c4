"""Set 12: what the cards that begin with Z do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Zipper - Big Helper")
def test_zipper_adds_his_own_willpower():
    zipper = "Zipper - Big Helper"
    game = table({"play": [zipper, "Hen"]})
    own = game.willpower(zipper)
    game.push(f"quest {zipper}", "yes")
    assert game.strength("Hen") == own != game.willpower("Hen")
