"""Set 8: what the cards that begin with H do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

HEADS = "Heads Held High"


@card("Heads Held High")
def test_heads_held_high_heals_whom_it_likes_and_weakens_all_opponents():
    game = table(
        {"hand": [HEADS], "ink": 6, "play": ["Bear (damage 4)", "Wolf (damage 2)", "Hen (damage 2)"]},
        {"play": ["Giant", "Warded"]},
    )
    game.push("play Heads", "choose Bear; Wolf", "amount 3", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]
    assert [game.strength(name) for name in ("Giant", "Warded", "Bear")] == [3, -1, 3]  # which counts as 0
    assert game.push("end").strength("Giant") == 6


@card("Heads Held High")
def test_heads_held_high_is_sung_together_by_six_and_may_heal_nobody():
    game = table({"hand": [HEADS], "play": ["Bear", "Wolf", "Hen (damage 2)"]}, {"play": ["Giant"]})
    game.push("sing together Heads", "choose nothing")
    assert (game.damage("Hen"), game.strength("Giant"), game.legal("quest")) == (2, 3, [])


@card("Huey - Reliable Leader")
def test_huey_makes_the_next_character_cheaper_and_no_item():
    game = table({"play": ["Huey - Reliable Leader"], "hand": ["Lamp", "Bear", "Wolf"], "ink": 6})
    assert game.push("quest Huey", "play Lamp").ink(ME)[0] == 4
    assert game.push("play Bear").ink(ME)[0] == 2
    assert game.push("play Wolf").ink(ME)[0] == 0
