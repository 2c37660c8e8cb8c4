"""Set 3: what the cards that begin with K do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

KAKAMORA = "Kakamora - Menacing Sailor"
KIT = "Kit Cloudkicker - Tough Guy"


@card("Kakamora - Menacing Sailor")
def test_kakamora_costs_each_opponent_a_lore():
    game = table(me={"hand": [KAKAMORA], "ink": 3, "lore": 2}, you={"lore": 2}, third={})
    game.push("play Kakamora")
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == [2, 1, 0]


@card("Kit Cloudkicker - Tough Guy")
def test_kit_may_send_home_a_weak_opponent():
    game = table(me={"hand": [KIT], "play": ["Hen"], "ink": 3}, you={"play": ["Bear", "Wolf", "Bird", "Warded"]})
    game.push("play Kit", "yes")
    assert sorted(game.legal()) == ["choose Bird", "choose Wolf"]
    assert game.push("choose Wolf").hand(YOU) == ["Wolf"]


@card("Kit Cloudkicker - Tough Guy")
def test_kit_may_let_the_weak_ones_stay():
    game = table(me={"hand": [KIT], "ink": 3}, you={"play": ["Wolf"]})
    assert game.push("play Kit", "no").play(YOU) == ["Wolf"]
