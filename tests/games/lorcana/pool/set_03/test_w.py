"""Set 3: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card


@card("Wildcat - Mechanic")
def test_wildcat_banishes_any_item():
    game = table(me={"play": ["Wildcat - Mechanic", "Lamp"]}, you={"play": ["Rope", "Fort", "Wolf"]})
    game.push("use Wildcat")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    assert not game.push("choose Rope").is_in_play("Rope")


@card("Wildcat - Mechanic")
def test_wildcat_flies_out_of_reach():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": ["Wildcat - Mechanic (exerted)"]})
    assert game.legal("challenge") == ["challenge Bird -> Wildcat - Mechanic"]
