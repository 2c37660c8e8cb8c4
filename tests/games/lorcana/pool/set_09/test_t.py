"""Set 9: what the cards that begin with T do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

FEATHER = "The Magic Feather"
TIMOTHY = "Timothy Q. Mouse - Flight Instructor"


@card("The Magic Feather")
def test_the_feather_lets_one_character_fly_while_it_is_in_play():
    game = table({"hand": [FEATHER], "ink": 5, "play": ["Bear", "Wolf"]}, {"play": ["Bird (exerted)", "Hen"]})
    game.push("play The Magic", "choose Bear")
    assert game.legal("challenge") == ["challenge Bear -> Bird"]
    game.push("use The Magic")
    assert (game.hand(ME), game.legal("challenge"), game.ink(ME)) == ([FEATHER], [], (0, 5))


@card("The Magic Feather")
def test_the_feather_still_helps_in_later_turns():
    game = table({"hand": [FEATHER], "ink": 2, "play": ["Bear", "Wolf"]}, {"play": ["Bird (exerted)", "Hen"]})
    game.push("play The Magic", "choose Bear", "quest Bear", "end")
    assert game.legal("challenge") == ["challenge Bird -> Bear"]


@card("Timothy Q. Mouse - Flight Instructor")
def test_timothy_is_worth_more_beside_somebody_who_flies():
    assert table({"play": [TIMOTHY, "Bird"]}).lore_value("Timothy") == 2
    assert table({"play": [TIMOTHY]}, {"play": ["Bird"]}).lore_value("Timothy") == 1
