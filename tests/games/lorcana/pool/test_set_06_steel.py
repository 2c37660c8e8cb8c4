"""Set 6, Steel: what its cards do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, guards_others, resists
from tests.support.card import card
from tests.support.table import ME, YOU

CALHOUN = "Calhoun - Marine Sergeant"
PLUTO = "Pluto - Guard Dog"


@card("Calhoun - Marine Sergeant")
def test_calhoun_gains_lore_for_banishing_somebody_in_a_challenge_of_your_turn():
    game = table({"play": [CALHOUN]}, {"play": ["Hen (exerted)"]})
    assert game.push("challenge Calhoun -> Hen").lore(ME) == 2
    game = table({"play": [CALHOUN]}, {"play": ["Giant (exerted)"]})
    assert game.push("challenge Calhoun -> Giant").lore(ME) == 0
    game = table({"play": [f"{CALHOUN} (exerted)"]}, {"play": ["Hen"]}, active=YOU).push("challenge Hen -> Calhoun")
    assert (game.lore(ME), game.is_in_play("Hen")) == (0, False)


@card("Calhoun - Marine Sergeant")
def test_calhoun_gains_lore_even_if_she_falls_herself():
    game = table({"play": [CALHOUN]}, {"play": ["Bear (exerted, damage 2)"]}).push("challenge Calhoun -> Bear")
    assert (game.lore(ME), game.is_in_play("Calhoun")) == (2, False)


@card("Calhoun - Marine Sergeant")
def test_calhoun_resists():
    assert resists(CALHOUN, 1)


@card("Pluto - Guard Dog")
def test_pluto_is_strong_while_he_has_no_damage():
    game = table({"play": [PLUTO, "Wolf"], "hand": ["Slap"]}, cards=[SLAP])
    assert game.strength("Pluto") == 5
    assert game.push("play Slap", "choose Pluto").strength("Pluto") == 1


@card("Pluto - Guard Dog")
def test_pluto_guards_others():
    assert guards_others(PLUTO, 4)


@card("Training Dummy")
def test_the_training_dummy_makes_a_bodyguard_until_your_next_turn():
    game = table({"play": ["Training Dummy", "Knight", "Hen (exerted)"], "ink": 2}, {"play": ["Wolf"]})
    game.push("quest Knight", "use Training Dummy", "choose Knight")
    assert (game.is_exerted("Training Dummy"), game.ink(ME)) == (True, (0, 2))
    game.push("end")
    assert game.legal("challenge") == ["challenge Wolf -> Knight"]
    game.push("end", "quest Knight", "quest Hen", "end")
    assert game.legal("challenge") == ["challenge Wolf -> Knight", "challenge Wolf -> Hen"]
