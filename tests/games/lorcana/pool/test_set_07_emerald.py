"""The seventh set at the table: Emerald."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

SPANIEL = "Lady - Elegant Spaniel"
TRAMP = "Tramp - Enterprising Dog"


@card("Lady - Elegant Spaniel")
def test_lady_is_worth_more_lore_beside_her_tramp():
    game = table(me={"play": [SPANIEL, "Bear"], "hand": [TRAMP], "ink": 2}, you={"play": ["Tramp - Street-Smart Dog"]})
    assert game.lore_value("Lady") == 1
    game.push("play Tramp", "choose Bear")
    assert game.lore_value("Lady") == 2


@card("Tramp - Enterprising Dog")
def test_tramp_is_cheaper_beside_his_lady():
    assert table(me={"hand": [TRAMP], "ink": 2, "play": [SPANIEL]}).push("play Tramp", "choose Lady").ink(ME) == (1, 1)
    assert table(me={"hand": [TRAMP], "ink": 2}, you={"play": [SPANIEL]}).push("play Tramp").ink(ME) == (0, 2)


@card("Tramp - Enterprising Dog")
def test_tramp_strengthens_one_of_yours_for_each_other_character_this_turn():
    game = table(me={"hand": [TRAMP], "ink": 2, "play": ["Bear", "Hen", "Lamp"]}, you={"play": ["Giant"]})
    game.push("play Tramp")
    assert game.legal() == ["choose Bear", "choose Hen", f"choose {TRAMP}"]
    game.push("choose Bear")
    assert game.strength("Bear") == 3 + 2
    assert game.push("end").strength("Bear") == 3
