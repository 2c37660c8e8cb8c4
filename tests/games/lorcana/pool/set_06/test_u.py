"""Set 6: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import THIRD, YOU


@card("Unfortunate Situation")
def test_each_opponent_finds_somebody_for_the_unfortunate_situation():
    game = table({"hand": ["Unfortunate Situation"], "ink": 4}, {"play": ["Warded", "Giant"]}, third={"play": ["Hen"]})
    game.push("play Unfortunate")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Giant"])
    game.push("choose Giant")
    assert (game.damage("Giant"), game.play(THIRD)) == (4, [])
