"""Set 11: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

ISIS = "Isis Vanderchill - Ice Queen of St. Canard"


@card("Isis Vanderchill - Ice Queen of St. Canard")
def test_isis_exerts_an_opponent():
    game = table(me={"hand": [ISIS], "ink": 4, "play": ["Hen"]}, you={"play": ["Bear", "Wolf"]})
    game.push("play Isis")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.is_exerted("Bear")
    assert not game.push("end").is_exerted("Bear")
