"""Set 13: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

JASMINE = "Jasmine - Vine Expert"
MIRIAM = "Miriam Mendelsohn - Ticket Holder"


@card("Jasmine - Vine Expert", "Miriam Mendelsohn - Ticket Holder")
@pytest.mark.parametrize("name", [JASMINE, MIRIAM])
def test_everybody_draws_when_they_come(name):
    game = table({"hand": [name], "ink": 4}, {}).push(f"play {name}")
    assert (len(game.hand(ME)), len(game.hand(YOU))) == (1, 1)
