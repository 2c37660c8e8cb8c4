"""Set 2: what the cards that begin with K do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Kuzco - Wanted Llama")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_kuzco_may_draw_when_he_is_banished(answer, drawn):
    game = table({"play": ["Kuzco - Wanted Llama"], "hand": ["Dragon Fire"], "ink": 5})
    assert len(game.push("play Dragon Fire", answer).hand(ME)) == drawn
