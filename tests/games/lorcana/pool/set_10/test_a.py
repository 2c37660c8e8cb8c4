"""Set 10: what the cards that begin with A do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

AKELA = "Akela - Forest Runner"


@card("Akela - Forest Runner")
def test_akela_grows_for_ink_as_often_as_it_is_paid():
    game = table(me={"play": [f"{AKELA} (drying)"], "ink": 3}).push("use Akela", "use Akela")
    assert (game.strength("Akela"), game.ink(ME), game.is_exerted("Akela")) == (2 + 2, (1, 2), False)
    assert game.push("end").strength("Akela") == 2
