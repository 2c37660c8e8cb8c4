"""Set 9: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

POLE = "Family Fishing Pole"


@card("Family Fishing Pole")
def test_the_pole_comes_exerted_and_trades_an_exerted_character_for_lore():
    game = table({"hand": [POLE], "ink": 3}).push("play Family")
    assert (game.is_exerted(POLE), game.legal("use")) == (True, [])
    game = table({"play": [POLE, "Bear (exerted)", "Wolf"], "ink": 1}, {"play": ["Giant (exerted)"]}).push("use Family")
    assert (game.hand(ME), game.lore(ME), game.names_in("discard", ME)) == (["Bear"], 2, [POLE])
    none = table({"play": [POLE, "Wolf"], "ink": 1}).push("use Family")
    assert (none.lore(ME), none.play(ME)) == (0, ["Wolf"])
