"""Set 6: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card
from tests.support.table import ME

NANI = "Nani - Caring Sister"
STERN = "John Silver - Stern Captain"
DIABLO = "Diablo - Obedient Raven"


@card("David - Impressive Surfer", "Donald Duck - First Mate")
@pytest.mark.parametrize(("name", "friend"), [("David - Impressive Surfer", NANI), ("Donald Duck - First Mate", STERN)])
def test_two_of_them_are_worth_more_beside_a_friend(name, friend):
    assert table({"play": [name, friend]}).lore_value(name) == 3
    assert table({"play": [name]}, {"play": [friend]}).lore_value(name) == 1


@card("Diablo - Obedient Raven")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_diablo_may_leave_a_card_behind(answer, drawn):
    game = table({"play": [DIABLO], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap", answer)
    assert (len(game.hand(ME)), game.is_in_play("Diablo")) == (drawn, False)
