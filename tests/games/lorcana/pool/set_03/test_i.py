"""Set 3: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("I've Got a Dream")
def test_a_dream_is_worth_the_lore_of_the_place():
    game = table({"play": ["Cave", "Fort", "Bear (at Cave, exerted)"], "hand": ["I've Got a Dream"], "ink": 2})
    game.push("play I've Got a Dream")
    assert (game.lore(ME), game.is_exerted("Bear"), game.legal("quest")) == (2, False, [])
