"""Set 6: what the cards that begin with Y do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

YOKAI = "Yokai - Enigmatic Inventor"
YZMA = "Yzma - Conniving Chemist"


@card("Yokai - Enigmatic Inventor")
@pytest.mark.parametrize(("answers", "playable"), [(["yes", "choose Lamp"], True), (["no"], False)])
def test_yokai_may_take_an_item_back_to_pay_two_less_for_the_next(answers, playable):
    game = table({"play": [YOKAI, "Lamp", "Rope"], "hand": ["Forge", "Bear"], "ink": 2}, {"play": ["Lamp"]})
    game.push("quest Yokai", *answers)
    assert (bool(game.legal("play Forge")), game.legal("play Bear")) == (playable, [])
    assert ("Lamp" in game.hand(ME)) == playable


@card("Yokai - Scientific Supervillain")
def test_yokai_plays_microbots_for_free():
    game = table({"play": ["Yokai - Scientific Supervillain"], "hand": ["Microbots", "Lamp"]})
    assert game.legal("play") == ["play Microbots for free"]
    game.push("play Microbots for free")
    assert game.is_in_play("Microbots")


@card("Yokai - Scientific Supervillain")
def test_yokai_draws_for_the_weak():
    yokai = "Yokai - Scientific Supervillain"
    game = table({"play": [yokai]}, {"play": ["Hen", "Hen", "Bear"]})
    game.push(f"quest {yokai}")
    assert len(game.hand(ME)) == 2


@card("You Came Back")
def test_you_came_back_readies_a_character_who_may_quest_again():
    game = table({"hand": ["You Came Back"], "ink": 3, "play": ["Bear", "Wolf"]}).push(
        "quest Bear", "play You Came Back"
    )
    game.push("choose Bear", "quest Bear")
    assert game.lore(ME) == 4


@card("Yzma - Conniving Chemist")
@pytest.mark.parametrize(("hand", "after"), [(0, 3), (2, 3), (3, 3), (5, 5)])
def test_yzma_draws_up_to_three_cards_in_hand(hand, after):
    game = table({"play": [YZMA], "hand": ["Bear"] * hand}).push("use Yzma")
    assert (len(game.hand(ME)), game.is_exerted("Yzma")) == (after, True)
