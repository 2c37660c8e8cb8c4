"""Set 6: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card

SAILOR = "Moana - Self-Taught Sailor"
KAKAMORA = "Kakamora - Pirate Pitcher"


@card("Kakamora - Pirate Pitcher")
def test_the_kakamora_makes_a_pirate_evasive_until_your_next_turn():
    game = table({"hand": [KAKAMORA], "ink": 2, "play": [f"{SAILOR} (exerted)", "Hen"]}, {"play": ["Wolf"]}).push(
        "play Kakamora"
    )
    assert sorted(game.legal()) == [f"choose {KAKAMORA}", f"choose {SAILOR}"]
    game.push(f"choose {SAILOR}", "end")
    assert not game.legal("challenge")
    game.push("end", "quest Moana", "end")
    assert game.legal("challenge") == [f"challenge Wolf -> {SAILOR}"]
