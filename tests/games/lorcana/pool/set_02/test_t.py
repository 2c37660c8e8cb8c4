"""Set 2: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

QUEEN = "The Queen - Commanding Presence"


@card("The Queen - Commanding Presence")
def test_the_queen_weakens_an_opposing_character_and_strengthens_any():
    game = table({"play": [QUEEN, "Wolf"]}, {"play": ["Giant", "Bear"]}).push("quest The Queen")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "choose Wolf")
    assert (game.strength("Giant"), game.strength("Wolf")) == (2, 6)
    assert game.push("end").strength("Giant") == 6


@card("The Queen - Commanding Presence")
def test_the_queen_may_mean_the_same_character_twice():
    game = table({"play": [QUEEN]}, {"play": ["Giant", "Bear"]}).push("quest The Queen", "choose Bear", "choose Bear")
    assert game.strength("Bear") == 3


@card("The Queen - Commanding Presence")
def test_the_queen_is_shifted_for_two():
    game = table({"play": ["The Queen - Wicked and Vain"], "hand": [QUEEN], "ink": 2})
    assert game.push("shift The Queen - Comm -> The Queen - Wicked").play(ME) == [QUEEN]
