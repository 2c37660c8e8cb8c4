"""Set 11: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card

HONKER = "Honker Muddlefoot - Timid Genius"


@card("Honker Muddlefoot - Timid Genius", "Diablo - Protecting His Mistress")
@pytest.mark.parametrize(
    ("name", "friend"),
    [(HONKER, "Darkwing Duck - Drake Mallard"), ("Diablo - Protecting His Mistress", "Maleficent - Sinister Visitor")],
)
def test_two_protect_a_friend(name, friend):
    game = table({"play": [name, friend, "Bear"], "hand": ["Slap", "Slap"]}, cards=[SLAP])
    game.push("play Slap", "choose Bear")
    assert game.damage("Bear") == 2
    game.push("play Slap", f"choose {friend}")
    assert not game.is_in_play(friend) or game.damage(friend) == 1
