"""Set 1: what the cards that begin with K do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_warded
from tests.support.card import card
from tests.support.table import ME, YOU

KUZCO = "Kuzco - Temperamental Emperor"


@card("Kuzco - Temperamental Emperor")
@pytest.mark.parametrize(("answer", "left"), [("yes", []), ("no", ["Giant"])])
def test_kuzco_challenged_and_banished_may_take_the_challenger_along(answer, left):
    game = table({"play": [f"{KUZCO} (exerted)"]}, {"play": ["Giant"]}, active=YOU)
    game.push("challenge Giant -> Kuzco", answer)
    assert (game.play(ME), game.play(YOU)) == ([], left)
    assert is_warded(KUZCO)


@card("Kuzco - Temperamental Emperor")
def test_kuzco_takes_nobody_along_when_he_challenges_or_falls_otherwise():
    game = table({"play": [KUZCO]}, {"play": ["Giant (exerted)"]}).push("challenge Kuzco -> Giant")
    assert (game.play(ME), asked(game)) == ([], False)
    game = table({"play": [KUZCO, "Bear"], "hand": ["Be Prepared"], "ink": 7}).push("play Be Prepared")
    assert (game.play(ME), asked(game)) == ([], False)
