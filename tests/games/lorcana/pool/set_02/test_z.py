"""Set 2: what the cards that begin with Z do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Zero to Hero")
def test_zero_to_hero_makes_the_next_character_cheaper_by_those_you_have():
    game = table(
        {"hand": ["Zero to Hero", "Giant", "Hen"], "ink": 6, "play": ["Bear", "Wolf", "Lamp"]}, {"play": ["Hen"]}
    )
    game.push("play Zero")
    assert game.ink(ME) == (4, 2)
    game.push("play Giant")
    assert (game.ink(ME), game.legal("play")) == ((0, 6), [])
