"""Set 3: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import CASTLE, table
from tests.support.card import card


@card("Olympus Would Be That Way")
def test_olympus_strengthens_only_against_locations():
    game = table(
        {"play": ["Wolf", "Hen"], "hand": ["Olympus Would Be That Way"], "ink": 1},
        {"play": ["Castle", "Bear (exerted)"]},
        cards=[CASTLE],
    )
    game.push("play Olympus Would Be That Way", "challenge Hen -> Castle")
    assert game.damage("Castle") == 3
    game.push("challenge Wolf -> Bear")
    assert game.damage("Bear") == 2
