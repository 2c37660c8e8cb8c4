"""Set 4: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

ELSA = "Elsa - Storm Chaser"


@card("Elsa - Storm Chaser")
def test_the_storm_chaser_sends_a_newcomer_into_a_challenge():
    game = table(me={"play": [ELSA], "hand": ["Wolf"], "ink": 2}, you={"play": ["Bear (exerted)"]})
    game.push("play Wolf")
    assert game.legal("challenge Wolf") == []
    game.push("use Elsa", "choose Wolf", "challenge Wolf -> Bear")
    assert game.damage("Bear") == 4
