"""Set 6: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

FRED = "Fred - Mascot by Day"


@card("Fred - Mascot by Day")
def test_fred_gains_lore_when_he_is_challenged_and_only_then():
    game = table({"play": [f"{FRED} (exerted)", "Wolf (exerted)"]}, {"play": ["Bear", "Giant"]}, active=YOU)
    assert game.push("challenge Bear -> Wolf").lore(ME) == 0
    game.push("challenge Giant -> Fred")
    assert (game.lore(ME), game.lore(YOU), game.is_in_play("Fred")) == (2, 0, False)
    game = table({"play": [FRED]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Fred -> Bear").lore(ME) == 0
