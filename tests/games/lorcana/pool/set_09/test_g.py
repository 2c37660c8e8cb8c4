"""Set 9: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card

GENIE = "Genie - Of the Lamp"


@card("Genie - Of the Lamp")
@pytest.mark.parametrize(("state", "strength"), [(" (exerted)", 5), ("", 3)])
def test_genie_exerted_strengthens_the_others(state, strength):
    game = table({"play": [f"{GENIE}{state}", "Bear"]}, {"play": ["Wolf"]})
    assert [game.strength(name) for name in ("Bear", "Genie", "Wolf")] == [strength, 2, 2]
    assert is_evasive(GENIE)
