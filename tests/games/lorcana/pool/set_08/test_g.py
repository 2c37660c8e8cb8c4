"""Set 8: what the cards that begin with G do at the table."""

import pytest

from tests.games.lorcana.pool.extras import over, table
from tests.support.card import card
from tests.support.table import ME, YOU

DRAGON = "Genie - Satisfied Dragon"
GEPPETTO = "Geppetto - Skilled Craftsman"


@card("Genie - Satisfied Dragon")
def test_the_dragon_flies_in_your_turn_only():
    assert table({"play": [DRAGON]}, {"play": ["Bird (exerted)"]}).legal("challenge") == [f"challenge {DRAGON} -> Bird"]
    game = table({"play": [f"{DRAGON} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {DRAGON}"]


@card("Geppetto - Skilled Craftsman")
@pytest.mark.parametrize(
    ("answers", "lore", "hand"),
    [
        (["yes", "choose Lamp; Rope"], 4, ["Hen"]),
        (["yes", "choose Rope"], 3, ["Lamp", "Hen"]),
        (["no"], 2, ["Lamp", "Rope", "Hen"]),
    ],
)
def test_geppetto_may_discard_any_number_of_items_for_lore(answers, lore, hand):
    game = table({"play": [GEPPETTO], "hand": ["Lamp", "Rope", "Hen"]}).push("quest Geppetto", *answers)
    assert (game.lore(ME), game.hand(ME)) == (lore, hand)


@card("Get Out!")
def test_get_out_banishes_a_character_and_takes_an_item_back():
    side = {"hand": ["Get Out!"], "ink": 6, "discard": ["Lamp", "Hen", "Rope"]}
    game = table(side, {"play": ["Giant", "Bear"]}).push("play Get Out!", "choose Giant")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(YOU), game.hand(ME)) == (["Bear"], ["Rope"])
    assert table(side).push("play Get Out!", "choose Lamp").hand(ME) == ["Lamp"]


@card("Go Go Tomago - Mechanical Engineer")
@pytest.mark.parametrize(("classes", "ink"), [(["Floodborn"], 3), (["Storyborn"], 2)])
def test_go_go_inks_only_under_a_floodborn(classes, ink):
    gogo = "Go Go Tomago - Mechanical Engineer"
    game = table(
        {"play": [gogo], "hand": ["Go Go Tomago - Over"], "ink": 2},
        cards=[over("Go Go Tomago", classifications=classes)],
    )
    game.push(f"shift Go Go Tomago - Over -> {gogo}", *(["yes"] if ink == 3 else []))
    assert sum(game.ink(ME)) == ink
