"""Set 10: what the cards that begin with N do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP
from tests.support.card import card
from tests.support.table import ME, YOU

NANA = "Nana - Canine Caregiver"
NIBS = "Nibs - Lost Boy"


@card("Nana - Canine Caregiver")
def test_nana_sends_somebody_cheap_home_for_a_card():
    side = {"hand": [NANA, "Lamp", "Rope"], "ink": 3, "play": ["Hen"]}
    game = table(side, {"play": ["Wolf", "Bear"]}).push("play Nana", "yes", "choose Lamp")
    assert game.legal() == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.hand(YOU), game.hand(ME), game.names_in("discard", ME)) == (["Wolf"], ["Rope"], ["Lamp"])
    kept = table(side, {"play": ["Wolf"]}).push("play Nana", "no")
    assert (kept.hand(ME), kept.play(YOU)) == (["Lamp", "Rope"], ["Wolf"])


@card("Nibs - Lost Boy")
def test_nibs_comes_home_from_a_challenge():
    game = table({"play": [NIBS]}, {"play": ["Giant (exerted)"]}).push("challenge Nibs -> Giant")
    assert game.hand(ME) == [NIBS]
    slapped = table({"play": [f"{NIBS} (damage 2)"]}, {"hand": ["Slap"]}, active=YOU, cards=[SLAP]).push("play Slap")
    assert (slapped.hand(ME), slapped.names_in("discard", ME)) == ([], [NIBS])
