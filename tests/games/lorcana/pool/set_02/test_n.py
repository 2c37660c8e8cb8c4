"""Set 2: what the cards that begin with N do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Nick Wilde - Wily Fox")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["Pawpsicle"]), ("no", [])])
def test_nick_may_take_a_pawpsicle_back(answer, hand):
    game = table({"hand": ["Nick Wilde - Wily Fox"], "ink": 4, "discard": ["Lamp", "Pawpsicle", "Hen"]})
    assert game.push("play Nick", answer).hand(ME) == hand
