"""Set 8: what the cards that begin with O do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Olaf - Recapping the Story")
def test_olaf_tires_an_opposing_character_for_this_turn():
    game = table({"hand": ["Olaf - Recapping the Story"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("play Olaf")
    assert game.legal() == ["choose Bear", "choose Giant"]
    assert game.push("choose Bear").strength("Bear") == 2
    assert game.push("end").strength("Bear") == 3
