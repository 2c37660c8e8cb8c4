"""Set 13: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

NOBODY_LIKE = "Nobody Like U"


@card("Nobody Like U")
def test_nobody_like_u_plays_somebody_cheap_for_free():
    game = table({"hand": [NOBODY_LIKE, "Knight", "Giant"], "play": ["Bear", "Wolf"]}).push(
        "sing together Nobody", "choose Knight"
    )
    assert (game.play(ME), game.hand(ME)) == (["Bear", "Wolf", "Knight"], ["Giant"])
