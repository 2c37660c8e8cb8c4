"""Set 5: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME, YOU

SNOW_WHITE = "Snow White - Well Wisher"
BASHFUL = "Bashful - Adoring Knight"
BRUNI = "Bruni - Fire Salamander"


@card("Banzai - Taunting Hyena")
def test_banzai_may_exert_a_damaged_character_only():
    game = table(
        {"hand": ["Banzai - Taunting Hyena"], "ink": 2, "play": ["Hen (damage 1)"]},
        {"play": ["Bear (damage 1)", "Wolf", "Fort (damage 1)"]},
    )
    game.push("play Banzai", "yes")
    assert game.legal() == ["choose Hen", "choose Bear"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Banzai - Taunting Hyena")
def test_banzai_may_leave_them_ready():
    game = table({"hand": ["Banzai - Taunting Hyena"], "ink": 2}, {"play": ["Bear (damage 1)"]}).push(
        "play Banzai", "no"
    )
    assert not game.is_exerted("Bear")


@card("Bashful - Adoring Knight")
@pytest.mark.parametrize(("mine", "choices"), [(SNOW_WHITE, 1), ("Bear", 2)])
def test_bashful_guards_the_others_beside_snow_white(mine, choices):
    game = table({"play": [f"{BASHFUL} (exerted)", mine, "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert len(game.legal("challenge Wolf")) == choices
    assert f"challenge Wolf -> {BASHFUL}" in game.legal()


@card("Blast from Your Past")
def test_blast_from_your_past_returns_every_character_of_the_name():
    old = ["Hercules - Clumsy Kid", "Hercules - Hero in Training", "Bear"]
    game = table({"hand": ["Blast from Your Past"], "ink": 6, "discard": old}, {"discard": ["Hercules - True Hero"]})
    game.push("play Blast", "name Hercules")
    assert sorted(game.hand(ME)) == ["Hercules - Clumsy Kid", "Hercules - Hero in Training"]


@card("Bruni - Fire Salamander")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_bruni_may_leave_you_a_card_when_banished(answer, drawn):
    game = table({"play": [BRUNI]}, {"play": ["Bird (exerted)", "Wolf"]}).push("challenge Bruni -> Bird")
    assert not game.is_in_play("Bruni")
    assert len(game.push(answer).hand(ME)) == drawn


@card("Bruni - Fire Salamander")
def test_bruni_is_evasive():
    assert is_evasive(BRUNI)
