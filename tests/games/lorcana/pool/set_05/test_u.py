"""Set 5: what the cards that begin with U do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Ulf - Mime")
def test_ulf_never_sings():
    game = table({"play": ["Ulf - Mime", "Giant"], "hand": ["Tune", "Fantastical and Magical"]})
    assert game.legal("sing") == ["sing Tune with Giant"]  # with him the two would be enough for the other song
    assert game.legal("quest Ulf")
