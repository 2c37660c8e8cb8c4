"""Set 6: what the cards that begin with T do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

TADASHI = "Tadashi Hamada - Baymax Inventor"
CARPENTER = "The Carpenter - Dinner Companion"
ISLANDS = "The Islands I Pulled from the Sea"
TIANA = "Tiana - Restaurant Owner"
TIGGER = "Tigger - In the Crow's Nest"


@card("Tadashi Hamada - Baymax Inventor")
def test_tadashi_grows_with_each_item_of_yours():
    game = table({"play": [TADASHI, "Lamp", "Rope", "Bear"]}, {"play": ["Lamp"]})
    assert (game.strength("Tadashi"), game.willpower("Tadashi")) == (5, 5)


@card("The Carpenter - Dinner Companion")
@pytest.mark.parametrize(("answers", "exerted"), [(["yes", "choose Bear"], True), (["no"], False)])
def test_the_carpenter_may_exert_somebody_when_banished(answers, exerted):
    game = table({"play": [CARPENTER, "Wolf"]}, {"play": ["Bear", "Giant (exerted)"]})
    game.push("challenge The Carpenter -> Giant", *answers)
    assert (game.is_in_play("The Carpenter"), game.is_exerted("Bear")) == (False, exerted)


@card("The Islands I Pulled from the Sea")
def test_the_islands_finds_a_location_shows_it_and_shuffles():
    game = table({"hand": [ISLANDS], "play": ["Bear"], "deck": ["Wolf", "Fort", "Lamp", "Cave"]})
    game.push(f"sing {ISLANDS} with Bear")
    assert sorted(game.legal()) == ["choose Cave", "choose Fort", "choose nothing"]
    game.push("choose Cave")
    assert (game.hand(ME), sorted(game.deck(ME)), game.knows(YOU, "Cave")) == (["Cave"], ["Fort", "Lamp", "Wolf"], True)


@card("The White Rose - Jewel of the Garden")
def test_the_white_rose_gains_a_lore():
    assert table({"hand": ["The White Rose - Jewel of the Garden"], "ink": 3}).push("play The White Rose").lore(ME) == 1


@card("Thievery")
@pytest.mark.parametrize(("player", "lore"), [("player Player 2", [1, 0, 3]), ("player Player 3", [1, 0, 2])])
def test_thievery_gains_a_lore_even_from_a_poor_opponent(player, lore):
    game = table({"hand": ["Thievery"], "ink": 1}, {"lore": 0}, third={"lore": 3}).push("play Thievery", player)
    assert [game.lore(seat) for seat in (ME, YOU, THIRD)] == lore


@card("Tiana - Restaurant Owner")
@pytest.mark.parametrize(("answer", "damage", "ink"), [("yes", 3, (0, 3)), ("no", 0, (3, 0))])
def test_tiana_s_guests_are_safe_unless_the_challenger_s_player_pays(answer, damage, ink):
    game = table({"play": [f"{TIANA} (exerted)", "Knight (exerted)"]}, {"play": ["Bear"], "ink": 3}, active=YOU)
    game.push("challenge Bear -> Knight")
    assert game.deciding == YOU
    game.push(answer)
    assert (game.damage("Knight"), game.ink(YOU)) == (damage, ink)
    assert game.strength("Bear") == damage
    assert game.push("end").strength("Bear") == 3


@card("Tiana - Restaurant Owner")
def test_tiana_asks_nobody_who_can_not_pay_and_does_nothing_while_ready():
    game = table({"play": [f"{TIANA} (exerted)", "Knight (exerted)"]}, {"play": ["Bear"], "ink": 2}, active=YOU)
    assert game.push("challenge Bear -> Knight").damage("Knight") == 0
    game = table({"play": [TIANA, "Knight (exerted)"]}, {"play": ["Bear"], "ink": 3}, active=YOU)
    assert game.push("challenge Bear -> Knight").damage("Knight") == 3


@card("Tiana - Restaurant Owner")
def test_tiana_also_protects_herself_but_no_location():
    game = table({"play": [f"{TIANA} (exerted)", "Fort"]}, {"play": ["Bear", "Giant"]}, active=YOU)
    assert game.push("challenge Bear -> Tiana").damage("Tiana") == 0
    game.push("challenge Giant -> Fort")
    assert not game.is_in_play("Fort")


@card("Tigger - In the Crow's Nest")
def test_tigger_swells_with_each_action_for_the_turn():
    game = table({"play": [TIGGER, "Bear"], "hand": ["Spell", "Hum"], "ink": 1}).push(
        "play Spell", "sing Hum with Bear"
    )
    assert (game.strength("Tigger"), game.lore_value("Tigger")) == (2, 3)
    game.push("end")
    assert (game.strength("Tigger"), game.lore_value("Tigger")) == (0, 1)
    assert is_evasive(TIGGER)


@card("Training Dummy")
def test_the_training_dummy_makes_a_bodyguard_until_your_next_turn():
    game = table({"play": ["Training Dummy", "Knight", "Hen (exerted)"], "ink": 2}, {"play": ["Wolf"]})
    game.push("quest Knight", "use Training Dummy", "choose Knight")
    assert (game.is_exerted("Training Dummy"), game.ink(ME)) == (True, (0, 2))
    game.push("end")
    assert game.legal("challenge") == ["challenge Wolf -> Knight"]
    game.push("end", "quest Knight", "quest Hen", "end")
    assert game.legal("challenge") == ["challenge Wolf -> Knight", "challenge Wolf -> Hen"]
