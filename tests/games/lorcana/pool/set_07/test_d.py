"""Set 7: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, resists
from tests.support.card import card
from tests.support.table import ME, YOU

DAISY = "Daisy Duck - Multitalented Pirate"
CALICO = "Dr. Calico - Green-Eyed Man"


@card("Daisy Duck - Multitalented Pirate")
def test_daisy_makes_an_opponent_take_a_character_back_once_in_your_turn():
    belle = "Belle - Strange but Special"
    game = table(
        {"play": [DAISY, belle], "hand": ["Hen", "Wolf"]}, {"play": ["Bear", "Warded"]}, third={"play": ["Hen"]}
    )
    game.push("ink Hen", "player Player 2")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Warded"])
    assert game.push("choose Warded").hand(YOU) == ["Warded"]
    assert not asked(game.push("ink Wolf"))


@card("Dawson - Puzzling Sleuth")
@pytest.mark.parametrize(
    ("answers", "top"), [(["yes", "pick 2"], "Wolf"), (["yes", "pick 1"], "Bear"), (["no"], "Bear")]
)
def test_dawson_looks_ahead_when_a_card_is_inked(answers, top):
    game = table({"play": ["Dawson - Puzzling Sleuth"], "hand": ["Hen"], "deck": ["Bear", "Wolf"]}).push("ink Hen")
    assert game.knows(ME, "Bear")
    assert game.push(*answers).deck(ME)[0] == top


@card("Dolores Madrigal - Within Earshot")
def test_dolores_hears_the_opponents_hand_when_somebody_sings():
    game = table(
        me={"play": ["Dolores Madrigal - Within Earshot", "Bear"], "hand": ["Hum"], "ink": 1}, you={"hand": ["Giant"]}
    )
    assert not game.knows(ME, "Giant")
    game.push("sing Hum -> Bear")
    assert game.knows(ME, "Giant")


@card("Double Trouble")
def test_double_trouble_damages_up_to_two_characters():
    game = table(me={"hand": ["Double Trouble"], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Giant", "Fort"]})
    game.push("play Double", "choose Bear; Giant")
    assert [game.damage(name) for name in ("Wolf", "Bear", "Giant")] == [0, 1, 1]


@card("Double Trouble")
def test_double_trouble_may_be_for_one_or_nobody():
    game = table(me={"hand": ["Double Trouble"], "ink": 2}, you={"play": ["Bear", "Giant"]}).push("play Double")
    assert "choose nothing" in game.legal()
    game.push("choose Bear")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 0)


@card("Dr. Calico - Green-Eyed Man")
def test_dr_calico_resists_while_unhurt():
    assert resists(CALICO, 2)
    game = table({"play": [f"{CALICO} (damage 1)"], "hand": ["Slap"]}, cards=[SLAP]).push("play Slap")
    assert game.damage("Dr. Calico") == 3
