"""Set 13: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import resists
from tests.support.card import card
from tests.support.table import ME

KEVIN = "Kevin - Flightless Bird"
KRONK = "Kronk - Meat Hut Cook"


@card("Kevin - Flightless Bird")
def test_kevin_goes_to_the_top_of_the_deck_after_a_quest():
    game = table({"play": [KEVIN], "deck": ["Bear"]}).push("quest Kevin")
    assert (game.lore(ME), game.deck(ME)) == (3, [KEVIN, "Bear"])


@card("Kronk - Meat Hut Cook")
def test_kronk_sells_a_card_for_another_once_a_turn():
    game = table({"play": [f"{KRONK} (drying)"], "hand": ["Hen"], "ink": 3, "deck": ["Bear", "Wolf"]}).push("use Kronk")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Hen")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Kronk"), game.legal("use")) == (["Bear"], (2, 1), False, [])


@card("Kronk - Meat Hut Cook")
def test_kronk_cooks_again_next_turn_but_not_in_an_opponent_s():
    assert resists(KRONK, 1)
    game = table({"play": [KRONK], "hand": ["Hen"], "ink": 3}).push("use Kronk", "choose Hen", "end")
    assert game.legal("use") == []
    assert game.push("end").legal("use")
