"""Set 5: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

CROWN = "Half Hexwell Crown"
HAPPY = "Happy - Lively Knight"


@card("Half Hexwell Crown")
def test_the_crown_draws_or_exerts():
    side = {"play": [CROWN], "hand": ["Hen", "Wolf"], "ink": 2}
    game = table(side, {"play": ["Bear"]}).push(f"use {CROWN}: 1")
    assert (len(game.hand(ME)), game.ink(ME), game.legal("use")) == (3, (0, 2), [])
    game = table(side, {"play": ["Bear", "Giant"]}).push(f"use {CROWN}: 2", "choose Hen", "choose Bear")
    assert (game.hand(ME), game.is_exerted("Bear"), game.ink(ME)) == (["Wolf"], True, (0, 2))
    assert table({"play": [CROWN], "ink": 2}, {"play": ["Bear"]}).legal("use") == [f"use {CROWN}: AN UNEXPECTED FIND"]


@card("Happy - Lively Knight")
def test_happy_is_evasive_only_in_your_turn():
    game = table({"play": [HAPPY, "Wolf"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {HAPPY} -> Bird"]
    game = table({"play": [f"{HAPPY} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {HAPPY}"]


@card("Hide Away")
@pytest.mark.parametrize("name", ["Lamp", "Fort"])
def test_hide_away_puts_an_item_or_a_location_into_its_player_s_inkwell(name):
    game = table({"hand": ["Hide Away"], "ink": 2, "play": ["Bear"]}, {"play": ["Wolf", "Lamp", "Fort"]})
    game.push("play Hide Away")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    game.push(f"choose {name}")
    assert (game.ink(YOU), game.is_in_play(name)) == ((0, 1), False)


@card("Hypnotic Deduction")
def test_hypnotic_deduction_draws_three_and_puts_two_back_on_top_in_any_order():
    game = table({"hand": ["Hypnotic Deduction", "Hen"], "ink": 2, "deck": ["Bear", "Wolf", "Lamp", "Fort"]})
    game.push("play Hypnotic")
    assert len(game.legal("choose")) == 6  # two of four, the one that was in hand before too
    game.push("choose Hen; Wolf", "order Wolf; Hen")
    assert sorted(game.hand(ME)) == ["Bear", "Lamp"]
    assert game.deck(ME) == ["Wolf", "Hen", "Fort"]
    assert not game.knows(YOU, "Hen")


@card("Hypnotic Strength")
def test_hypnotic_strength_draws_and_makes_a_challenger_for_this_turn():
    game = table({"hand": ["Hypnotic Strength"], "ink": 2, "play": ["Wolf"]}, {"play": ["Giant (exerted)"]})
    game.push("play Hypnotic", "choose Wolf")
    assert (len(game.hand(ME)), game.strength("Wolf")) == (1, 2)
    assert game.push("challenge Wolf -> Giant").damage("Giant") == 4


@card("Hypnotic Strength")
def test_hypnotic_strength_is_over_with_the_turn():
    game = table({"hand": ["Hypnotic Strength"], "ink": 2, "play": ["Bear"]}, {"play": ["Giant"]})
    game.push("play Hypnotic", "choose Bear", "end", "quest Giant", "end", "challenge Bear -> Giant")
    assert game.damage("Giant") == 3
