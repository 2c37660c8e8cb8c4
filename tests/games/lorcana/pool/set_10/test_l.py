"""Set 10: what the cards that begin with L do at the table."""

import pytest

from tests.games.lorcana.pool.extras import TUCK, table
from tests.support.card import card
from tests.support.table import ME, YOU

LENA = "Lena Sabrewing - Mysterious Duck"
LEXINGTON = "Lexington - Small in Stature"


@card("Lena Sabrewing - Mysterious Duck")
@pytest.mark.parametrize(
    ("mine", "theirs", "lore"),
    [("Bear (facedown Hen)", "Wolf", 1), ("Fort (facedown Hen)", "Wolf", 1), ("Bear", "Wolf (facedown Hen)", 0)],
)
def test_lena_gains_a_lore_for_a_card_under_one_of_yours(mine, theirs, lore):
    game = table({"hand": [LENA], "ink": 4, "play": [mine]}, {"play": [theirs]}).push("play Lena")
    assert game.lore(ME) == lore


@card("Lexington - Small in Stature")
def test_lexington_reaches_evasive_characters_but_does_not_evade():
    game = table(me={"play": [LEXINGTON]}, you={"play": ["Bird (exerted)", "Wolf"]}).push("challenge Lexington -> Bird")
    assert game.play(YOU) == ["Wolf"]
    assert game.push("end").legal("challenge") == [f"challenge Wolf -> {LEXINGTON}"]


@card("Lexington - Small in Stature")
def test_lexington_stays_stone_with_three_cards_in_hand():
    for hand, exerted in ((3, True), (2, False)):
        game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": hand}, active=YOU)
        assert game.push("end").is_exerted("Lexington") == exerted


@card("Lexington - Small in Stature")
def test_stone_by_day_also_stops_an_effect_that_would_ready():
    game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": ["Fan the Flames", 3], "ink": 1})
    game.push("play Fan the Flames")
    assert game.is_exerted("Lexington")
    game = table(me={"play": [f"{LEXINGTON} (exerted)"], "hand": ["Fan the Flames", 2], "ink": 1})
    game.push("play Fan the Flames")
    assert not game.is_exerted("Lexington")


@card("Lady Tremaine - Sinister Socialite")
def test_lady_tremaine_may_play_an_action_after_an_effect_has_put_a_card_under_her():
    lady = "Lady Tremaine - Sinister Socialite"
    asks = []
    for play in ([], ["play Tuck", f"choose {lady}"]):
        game = table({"play": [lady, "Bear"], "hand": ["Tuck"], "discard": ["Hum"]}, cards=[TUCK])
        asks.append("yes" in game.push(*play, "quest Lady Tremaine").legal())
    assert asks == [False, True]
