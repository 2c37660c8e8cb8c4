"""Set 8: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, made

DRIVER = "Wreck-It Ralph - Back Seat Driver"
LUG = "Wreck-It Ralph - Big Lug"

RACER = made("Racer", cost=2, strength=2, willpower=4, classifications=["Racer"])
CHAMPION = made("Champion", cost=7, strength=2, willpower=4, classifications=["Racer"])


@card("Wreck-It Ralph - Back Seat Driver")
def test_ralph_drives_a_racer_this_turn():
    game = table({"hand": [DRIVER], "ink": 3, "play": ["Bear", "Racer"]}, cards=[RACER]).push("play Wreck-It")
    assert sorted(game.legal()) == ["choose Racer", f"choose {DRIVER}"]
    game.push("choose Racer")
    assert (game.strength("Racer"), game.push("end").strength("Racer")) == (6, 2)


@card("Wreck-It Ralph - Big Lug")
def test_big_ralph_may_return_a_racer_for_a_lore_as_he_comes_and_as_he_quests():
    discard = ["Racer", "Champion", "Bear"]
    game = table({"hand": [LUG], "ink": 7, "discard": discard}, cards=[RACER, CHAMPION]).push("play Wreck-It", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Racer"], 1)
    game = table({"play": [LUG], "discard": discard}, cards=[RACER, CHAMPION]).push("quest Wreck-It", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Racer"], 2)
    none = table({"play": [LUG], "discard": ["Champion"]}, cards=[CHAMPION]).push("quest Wreck-It")
    assert (none.hand(ME), none.lore(ME)) == ([], 1)
    assert shifts_for(LUG, 5)
