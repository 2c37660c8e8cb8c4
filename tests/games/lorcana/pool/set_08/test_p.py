"""Set 8: what the cards that begin with P do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_08.extras import PUP
from tests.games.lorcana.pool.shown import asked, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

MOTHER = "Perdita - Determined Mother"
LOOKOUT = "Perdita - On the Lookout"
PINOCCHIO = "Pinocchio - Strings Attached"
PLUTO = "Pluto - Tried and True"
PRINCE_JOHN = "Prince John - Fraidy-Cat"


@card("Perdita - Determined Mother")
def test_perdita_may_ink_every_puppy_of_her_discard():
    side = {"hand": [MOTHER], "ink": 6, "discard": ["Pup", "Bear", "Pup"]}
    game = table(side, {"discard": ["Pup"]}, cards=[PUP]).push("play Perdita", "yes")
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 8), ["Bear"])
    assert table(side, cards=[PUP]).push("play Perdita", "no").ink(ME) == (0, 6)
    assert shifts_for(MOTHER, 4)


@card("Perdita - On the Lookout")
def test_perdita_is_tougher_beside_a_puppy():
    assert table({"play": [LOOKOUT, "Pup"]}, cards=[PUP]).willpower("Perdita") == 5
    assert table({"play": [LOOKOUT]}, {"play": ["Pup"]}, cards=[PUP]).willpower("Perdita") == 4


@card("Pinocchio - Strings Attached")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_pinocchio_may_draw_when_he_is_readied_at_the_start_of_his_turn(answer, drawn):
    game = table({"play": [f"{PINOCCHIO} (exerted)"]}, active=YOU).push("end", answer)
    assert len(game.hand(ME)) == drawn  # one of them in the Draw step
    assert is_evasive(PINOCCHIO)


@card("Pinocchio - Strings Attached")
def test_pinocchio_draws_only_once_a_turn_and_not_when_he_was_ready():
    game = table({"play": [f"{PINOCCHIO} (exerted)", "Shield of Virtue"], "ink": 3}, active=YOU)
    game.push("end", "yes", "quest Pinocchio", "use Shield")
    assert (len(game.hand(ME)), game.is_exerted("Pinocchio"), game.asked_by) == (2, False, "3.3.1")
    assert table({"play": [PINOCCHIO]}, active=YOU).push("end").asked_by == "3.3.1"


@card("Pluto - Tried and True")
def test_pluto_is_strong_and_supports_while_unhurt():
    game = table({"play": [PLUTO, "Hen"]}).push("quest Pluto", "yes")
    assert (game.strength("Pluto"), game.strength("Hen")) == (4, 4)
    game = table({"play": [f"{PLUTO} (damage 1)", "Hen"]}).push("quest Pluto")
    assert (game.strength("Pluto"), asked(game)) == (2, False)


@card("Prince John - Fraidy-Cat")
def test_prince_john_is_hurt_whenever_an_opponent_plays_a_character():
    game = table({"hand": ["Wolf", "Hen", "Lamp"], "ink": 5}, {"play": [PRINCE_JOHN], "hand": ["Bear"], "ink": 3})
    game.push("play Wolf", "play Lamp", "play Hen")
    assert game.damage("Prince John") == 2
    assert game.push("end", "play Bear").damage("Prince John") == 2


@card("Prince John - Fraidy-Cat")
def test_prince_john_can_be_frightened_to_death():
    game = table({"hand": ["Wolf"], "ink": 2}, {"play": [f"{PRINCE_JOHN} (damage 4)"]}).push("play Wolf")
    assert game.play(YOU) == []
