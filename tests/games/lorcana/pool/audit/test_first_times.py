"""What happens only the first time in a turn is over with that time, whether or not its player made use of it."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import made

VINE = "Vine Entrance - Ominous Passageway"
MINE = "Seven Dwarfs' Mine - Secure Fortress"
FLOOD = made("Flood", strength=2, willpower=4, classifications=["Floodborn"])
WAVE = made("Wave", strength=2, willpower=4, classifications=["Floodborn"])


@card(VINE)
@card(MINE)
@pytest.mark.parametrize("place", [VINE, MINE])
@pytest.mark.parametrize("answer", [["no"], ["yes", "choose Bear"]])
def test_only_the_first_move_of_a_turn_counts_even_if_nothing_was_made_of_it(place, answer):
    game = table({"play": [place, "Flood", "Wave"], "ink": 9}, {"play": ["Bear"]}, cards=[FLOOD, WAVE])
    assert game.push(f"move Flood -> {place}").legal() == ["yes", "no"]
    game.push(*answer)
    assert not asked(game.push(f"move Wave -> {place}"))
    assert game.damage("Bear") == (answer != ["no"])


@card(VINE)
def test_a_move_of_another_kind_of_character_is_not_the_first_one_to_the_vine():
    game = table({"play": [VINE, "Wolf", "Wave"], "ink": 9}, {"play": ["Bear"]}, cards=[WAVE])
    assert not asked(game.push(f"move Wolf -> {VINE}"))
    assert game.push(f"move Wave -> {VINE}").legal() == ["yes", "no"]


@card(VINE)
def test_a_move_to_another_place_is_not_the_first_one_to_the_vine():
    other = made("Den", "location")
    game = table({"play": [VINE, "Den", "Flood", "Wave"], "ink": 9}, {"play": ["Bear"]}, cards=[FLOOD, WAVE, other])
    assert not asked(game.push("move Flood -> Den"))
    assert game.push(f"move Wave -> {VINE}").legal() == ["yes", "no"]


@card(VINE)
def test_the_next_turn_has_a_first_move_of_its_own():
    game = table({"play": [VINE, "Flood", "Wave"], "ink": 9}, {"play": ["Bear"]}, cards=[FLOOD, WAVE])
    game.push(f"move Flood -> {VINE}", "no", "end", "end")
    assert game.push(f"move Wave -> {VINE}").legal() == ["yes", "no"]
