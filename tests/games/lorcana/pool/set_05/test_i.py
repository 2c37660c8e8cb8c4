"""Set 5: what the cards that begin with I do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME

FLAMINGO = "Iago - Fake Flamingo"


@card("Iago - Fake Flamingo")
def test_iago_s_quest_makes_the_next_action_two_cheaper():
    game = table({"play": [FLAMINGO], "hand": ["Tune", "Spell", "Wolf"], "ink": 1}).push("quest Iago", "play Tune")
    assert (game.ink(ME), game.legal("play")) == ((0, 1), [])
    assert is_evasive(FLAMINGO)
