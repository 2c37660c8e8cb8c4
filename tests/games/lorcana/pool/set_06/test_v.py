"""Set 6: what the cards that begin with V do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

GO_GETTER = "Vanellope von Schweetz - Gutsy Go-Getter"


@card("Vanellope von Schweetz - Gutsy Go-Getter")
@pytest.mark.parametrize(("place", "cards", "lore"), [(" (at Fort)", 2, 2), ("", 1, 1)])
def test_vanellope_at_a_location_draws_and_gains_a_lore_at_the_start_of_your_turn(place, cards, lore):
    game = table({"play": [f"{GO_GETTER}{place}", "Fort"]}, active=YOU).push("end")
    assert (len(game.hand(ME)), game.lore(ME)) == (cards, lore)  # the fort is worth a lore itself
