"""Set 4: what the cards that begin with U do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

SEA = "Under the Sea"
BRIDE = "Ursula - Eric's Bride"


@card("Under the Sea")
def test_all_weak_opponents_sink_to_the_bottom_of_their_deck():
    game = table(
        me={"hand": [SEA], "play": ["Knight", "Witch"]}, you={"play": ["Bear", "Wolf", "Hen", "Fort"], "deck": ["Lamp"]}
    )
    game.push(f"sing together {SEA}")
    assert sorted(game.legal()) == ["order Hen; Wolf", "order Wolf; Hen"]
    game.push("order Hen; Wolf")
    assert (game.play(YOU), game.deck(YOU)) == (["Bear", "Fort"], ["Lamp", "Hen", "Wolf"])
    assert sorted(game.play(ME)) == ["Knight", "Witch"]


@card("Ursula - Eric's Bride")
def test_ursula_discards_a_non_character_card_of_your_choice_from_the_opponents_hand():
    game = table({"play": [BRIDE]}, {"hand": ["Bear", "Lamp", "Hum"]}, third={"hand": ["Rope", "Hen"]}).push(
        "quest Ursula"
    )
    game.push(game.legal()[0])
    assert (game.deciding, game.legal(), game.knows(THIRD, "Bear")) == (ME, ["choose Lamp", "choose Hum"], True)
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Lamp"]


@card("Ursula's Garden - Full of the Unfortunate")
@pytest.mark.parametrize(("state", "lore"), [("exerted, ", 1), ("", 2)])
def test_an_exerted_character_in_the_garden_makes_opposing_ones_worth_less(state, lore):
    garden = "Ursula's Garden - Full of the Unfortunate"
    game = table({"play": [garden, f"Hen ({state}at {garden})", "Wolf (exerted)"]}, {"play": ["Bear"]})
    assert (game.lore_value("Bear"), game.lore_value("Hen")) == (lore, 1)
