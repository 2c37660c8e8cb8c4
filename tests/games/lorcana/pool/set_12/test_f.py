"""Set 12: what the cards that begin with F do at the table."""

from tests.games.lorcana.pool.shown import has_rush
from tests.support.card import card

FROZONE = "Frozone - Super Cool"


@card("Frozone - Super Cool")
def test_frozone_rushes():
    assert has_rush(FROZONE)
