"""Set 13: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import IVY
from tests.support.card import card

URSULA = "Ursula - Created by the Vine"


@card("Ursula - Created by the Vine")
def test_ursula_weakens_an_opponent_for_each_floodborn_quest():
    game = table({"play": [URSULA, "Ivy", "Bear"]}, {"play": ["Giant"]}, cards=[IVY]).push(
        "quest Ivy", "quest Ursula", "quest Bear"
    )
    assert (game.strength("Giant"), game.push("end").strength("Giant"), game.push("end").strength("Giant")) == (4, 4, 6)
