"""Set 2: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Improvise")
def test_improvise_strengthens_for_this_turn_and_draws():
    game = table({"hand": ["Improvise"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Improvise", "choose Wolf")
    assert (game.strength("Wolf"), len(game.hand(ME))) == (3, 1)
    assert game.push("end").strength("Wolf") == 2


@card("Improvise")
def test_improvise_draws_even_without_anybody_to_strengthen():
    assert len(table({"hand": ["Improvise"], "ink": 1}).push("play Improvise").hand(ME)) == 1
