"""Set 1: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("White Rabbit's Pocket Watch")
def test_the_pocket_watch_gives_rush_for_one_turn_but_no_quest():
    game = table({"play": ["White Rabbit's Pocket Watch", "Wolf (drying)"], "ink": 1}, {"play": ["Bear (exerted)"]})
    assert game.legal("challenge") == []
    game.push("use White Rabbit's", "choose Wolf")
    assert (game.legal("challenge"), game.legal("quest"), game.ink(ME)[0]) == (["challenge Wolf -> Bear"], [], 0)
