"""Set 9: what the cards that begin with D do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME

WONDER = "Dumbo - Ninth Wonder of the Universe"
FLYING = "Dumbo - The Flying Elephant"


@card("Dumbo - Ninth Wonder of the Universe")
def test_dumbo_and_his_other_evasive_friends_exert_for_a_card_and_a_lore():
    game = table({"play": [WONDER, "Bird", "Wolf"], "ink": 3}).push("use Dumbo", "use Bird")
    assert (game.lore(ME), len(game.hand(ME)), game.ink(ME)) == (2, 2, (1, 2))
    assert game.is_exerted("Bird")
    assert game.refused("use Wolf")[0] == "no_such_ability"
    assert is_evasive(WONDER)


@card("Dumbo - Ninth Wonder of the Universe")
def test_dumbo_lends_nothing_to_opponents_and_nothing_after_he_left():
    assert table({"play": ["Bird"], "ink": 1}, {"play": [WONDER]}).legal("use") == []
    game = table({"play": [WONDER, "Bird"], "hand": ["Dragon Fire"], "ink": 6})
    assert game.push("play Dragon Fire", "choose Dumbo").legal("use") == []


@card("Dumbo - The Flying Elephant")
def test_dumbo_takes_somebody_into_the_air_until_his_next_turn():
    game = table({"hand": [FLYING], "ink": 3, "play": ["Wolf (exerted)"]}, {"play": ["Bear (exerted)", "Hen"]})
    game.push("play Dumbo", "choose Wolf", "end")
    assert game.legal("challenge") == []
    game.push("end", "quest Wolf", "end")
    assert "challenge Bear -> Wolf" in game.legal()
    assert is_evasive(FLYING)
