"""Set 2: what the cards that begin with Y do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

YZMA = "Yzma - Scary Beyond All Reason"


@card("Yzma - Scary Beyond All Reason")
@pytest.mark.parametrize(("name", "hands"), [("Giant", (0, 2)), ("Hen", (2, 0))])
def test_yzma_shuffles_another_character_away_and_its_player_draws_two(name, hands):
    game = table({"hand": [YZMA], "ink": 6, "play": ["Hen"]}, {"play": ["Giant", "Warded"]}).push("play Yzma")
    assert game.legal() == ["choose Hen", "choose Giant"]
    game.push(f"choose {name}")
    assert (game.is_in_play(name), len(game.hand(ME)), len(game.hand(YOU))) == (False, *hands)
    assert shifts_for(YZMA, 4)


@card("Yzma - Scary Beyond All Reason")
def test_nobody_draws_for_a_lonely_yzma():
    game = table({"hand": [YZMA], "ink": 6}).push("play Yzma")
    assert (game.hand(ME), game.hand(YOU), game.is_in_play("Yzma")) == ([], [], True)
