"""Set 4: what the cards that begin with W do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card

TENT = "Winter Camp - Medical Tent"


@card("Winter Camp - Medical Tent")
def test_the_tent_heals_those_who_quest_there_and_heroes_better():
    at = f"at {TENT}"
    game = table({"play": [TENT, f"Bear (damage 4, {at})", f"Knight (damage 5, {at})", "Wolf (damage 3)"]})
    game.push("quest Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    game.push("amount 2", "quest Knight", "amount 4")
    assert (game.damage("Bear"), game.damage("Knight")) == (2, 1)
    assert not asked(game.push("quest Wolf"))
