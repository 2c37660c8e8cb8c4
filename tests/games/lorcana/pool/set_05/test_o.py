"""Set 5: what the cards that begin with O do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card

OLAF = "Olaf - Happy Passenger"


@card("Olaf - Happy Passenger")
@pytest.mark.parametrize(("ink", "playable"), [(7, True), (6, False)])
def test_olaf_costs_one_less_for_each_exerted_character_of_opponents(ink, playable):
    game = table(
        {"hand": [OLAF], "ink": ink, "play": ["Hen (exerted)"]},
        {"play": ["Bear (exerted)", "Wolf (exerted)", "Knight", "Lamp (exerted)"]},
    )
    assert bool(game.legal("play Olaf")) == playable


@card("Olaf - Happy Passenger")
def test_olaf_is_evasive():
    assert is_evasive(OLAF)
