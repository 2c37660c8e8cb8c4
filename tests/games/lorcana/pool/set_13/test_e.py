"""Set 13: what the cards that begin with E do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import HUNNY
from tests.games.lorcana.pool.shown import POINT
from tests.support.card import card
from tests.support.table import ME

EEYORE = "Eeyore - Hunny Scholar"
ELLIE = "Ellie Fredricksen - Loving Wife"


@card("Eeyore - Hunny Scholar")
def test_eeyore_lifts_and_wards_a_hunny_character_until_your_next_turn():
    game = table({"play": [EEYORE, "Bee", "Bear"]}, {"hand": ["Point"]}, cards=[HUNNY, POINT]).push(
        "quest Eeyore", "choose Bee"
    )
    assert (game.lore_value("Bee"), sorted(game.push("end", "play Point").legal())) == (
        2,
        ["choose Bear", f"choose {EEYORE}"],
    )
    assert game.push("choose Bear", "end").lore_value("Bee") == 1


@card("Ellie Fredricksen - Loving Wife")
def test_ellie_gains_a_lore_for_each_location_you_play():
    game = table({"play": [ELLIE], "hand": ["Fort", "Fort", "Lamp"], "ink": 6}).push(
        "play Fort", "play Lamp", "play Fort"
    )
    assert game.lore(ME) == 2
