"""Set 11: what the cards that begin with V do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME

VIXEY = "Vixey - Forest Friend"


@card("Visiting Christmas Past")
def test_christmas_past_inks_any_number_of_cards_under_yours():
    game = table(
        {"play": ["Bear (facedown Wolf)", "Fort (facedown Hen)", "Lamp (facedown Rope)"],
         "hand": ["Visiting Christmas Past"], "ink": 3},
        {"play": ["Giant (facedown Forge)"]},
    )  # fmt: skip
    game.push("play Visiting Christmas Past", "choose a card; a card")  # nobody sees them
    assert (game.ink(ME), game.names_in("facedown", ME)) == ((0, 5), ["Rope"])


@card("Vixey - Forest Friend")
def test_vixey_is_cheaper_with_tod_and_evasive():
    assert table(me={"hand": [VIXEY], "play": ["Tod - All Alone"], "ink": 2}).push("play Vixey").ink(ME) == (0, 2)
    assert table(me={"hand": [VIXEY], "ink": 2}, you={"play": ["Tod - All Alone"]}).legal("play") == []
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{VIXEY} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {VIXEY}"]
