"""Set 7: what the cards that begin with O do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import YOU

BIANCA = "Miss Bianca - Unwavering Agent"
ORVILLE = "Orville - Albatross Air"


@card("Orville - Albatross Air")
@pytest.mark.parametrize(("mine", "flies"), [(BIANCA, True), ("Bernard - Brand-New Agent", True), ("Bear", False)])
def test_orville_flies_in_your_turn_for_miss_bianca_or_bernard(mine, flies):
    game = table({"play": [ORVILLE, mine]}, {"play": ["Bird (exerted)"]})
    assert bool(game.legal("challenge Orville")) == flies
    game = table({"play": [f"{ORVILLE} (exerted)", mine]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {ORVILLE}"]


@card("Out of Order")
def test_out_of_order_banishes_a_character():
    game = table({"hand": ["Out of Order"], "ink": 7}, {"play": ["Giant", "Lamp", "Hen"]}).push(
        "play Out", "choose Giant"
    )
    assert game.play(YOU) == ["Lamp", "Hen"]
