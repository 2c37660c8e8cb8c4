"""Set 8: what the cards that begin with Z do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, made

ZIPPER = "Zipper - Flying Ranger"

JACK = made("Monterey Jack", version="At Home")


@card("Zipper - Flying Ranger")
@pytest.mark.parametrize(
    ("mine", "yours", "left"), [(["Monterey Jack - At Home"], [], 1), (["Bear"], ["Monterey Jack - At Home"], 0)]
)
def test_zipper_is_cheaper_beside_his_best_mate(mine, yours, left):
    game = table({"hand": [ZIPPER], "ink": 3, "play": mine}, {"play": yours}, cards=[JACK])
    assert game.push("play Zipper").ink(ME)[0] == left


@card("Zipper - Flying Ranger")
def test_zipper_is_evasive_in_his_own_turn_only():
    game = table({"play": [ZIPPER, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {ZIPPER} -> Bird"]
    assert f"challenge Bear -> {ZIPPER}" in game.push("quest Zipper", "end").legal()
