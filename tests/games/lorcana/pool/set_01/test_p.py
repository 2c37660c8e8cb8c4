"""Set 1: what the cards that begin with P do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Part of Your World")
def test_part_of_your_world_returns_a_character_card_of_ones_own_discard():
    game = table({"hand": ["Part of Your World"], "play": ["Bear"], "discard": ["Wolf", "Lamp", "Hen"]})
    game.push("sing Part with Bear")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert game.push("choose Hen").hand(ME) == ["Hen"]


@card("Pascal - Rapunzel's Companion")
def test_pascal_hides_behind_another_character_of_his_side():
    pascal = "Pascal - Rapunzel's Companion (exerted)"
    assert table({"play": ["Bear"]}, {"play": [pascal, "Lamp"]}).legal("challenge") != []
    game = table({"play": ["Bear", "Bird"]}, {"play": [pascal, "Wolf"]})
    assert game.legal("challenge") == ["challenge Bird -> Pascal - Rapunzel's Companion"]
