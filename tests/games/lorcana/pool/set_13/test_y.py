"""Set 13: what the cards that begin with Y do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

PUNCH = "You've Got Some Punch"
YZMA = "Yzma - Choosy Customer"


@card("You Broke My Smolder")
@pytest.mark.parametrize("hand", [["Hen", "Lamp"], []])
def test_you_broke_my_smolder_discards_the_hand_and_draws_two(hand):
    game = table({"hand": ["You Broke My Smolder", *hand], "ink": 1, "deck": ["Bear", "Wolf", "Rope"]}).push(
        "play You Broke"
    )
    assert game.hand(ME) == ["Bear", "Wolf"]
    assert sorted(game.names_in("discard", ME)) == sorted([*hand, "You Broke My Smolder"])


@card("You've Got Some Punch")
def test_the_punch_rushes_and_challenges_this_turn():
    game = table({"hand": [PUNCH], "ink": 2, "play": ["Wolf (drying)"]}, {"play": ["Giant (exerted)"]})
    assert game.push("play You've", "choose Wolf", "challenge Wolf -> Giant").damage("Giant") == 4


@card("Yzma - Choosy Customer")
def test_yzma_costs_each_opponent_a_lore():
    game = table({"hand": [YZMA], "ink": 4, "lore": 2}, {"lore": 2}, third={"lore": 0}).push("play Yzma")
    assert [game.lore(seat) for seat in range(3)] == [2, 1, 0]
