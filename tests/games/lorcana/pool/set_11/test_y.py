"""Set 11: what the cards that begin with Y do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import YOU

YAO = "Yao - Snow Warrior"


@card("Yao - Snow Warrior")
def test_yao_resists_in_opponents_turns():
    game = table({"play": [f"{YAO} (exerted)"]}, {"play": ["Bear"]}, active=YOU).push("challenge Bear -> Yao")
    assert game.damage("Yao") == 1
    game = table({"play": [YAO]}, {"play": ["Wolf (exerted)"]}).push("challenge Yao -> Wolf")
    assert game.damage("Yao") == 2
