"""Set 11: what the cards that begin with R do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

STORM = "Raging Storm"
DEVICE = "Retro Evolution Device"
REUBEN = "Reuben - Sandwich Expert"


@card("Raging Storm")
def test_the_storm_banishes_every_character():
    game = table(me={"hand": [STORM], "ink": 8, "play": ["Bear", "Lamp"]}, you={"play": ["Warded", "Bird", "Fort"]})
    game.push(f"play {STORM}")
    assert (game.play(ME), game.play(YOU)) == (["Lamp"], ["Fort"])


@card("Retro Evolution Device")
def test_the_device_trades_a_character_for_a_dearer_one():
    game = table(
        me={"play": [DEVICE, "Wolf", "Hen"], "hand": ["Bear", "Knight", "Giant", "Lamp"], "ink": 1},
        you={"play": ["Warded"]},
    )
    game.push(f"use {DEVICE}")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert sorted(game.legal()) == ["choose Bear", "choose Knight"]
    game.push("choose Knight")
    assert (sorted(game.play(ME)), game.ink(ME)) == (["Hen", "Knight", DEVICE], (0, 1))
    assert game.names_in("discard", ME) == ["Wolf"]


@card("Retro Evolution Device")
def test_the_device_needs_somebody_to_banish():
    assert table(me={"play": [DEVICE], "hand": ["Bear"], "ink": 1}, you={"play": ["Wolf"]}).legal("use") == []


@card("Reuben - Sandwich Expert")
def test_reuben_turns_removed_damage_into_a_cheaper_character():
    game = table(
        me={"play": [REUBEN, "Bear (damage 3)", "Wolf"], "hand": ["Giant", "Hen"], "ink": 9},
        you={"play": ["Knight (damage 2)"]},
    )
    game.push("use Reuben")
    assert "choose Knight" not in game.legal()
    game.push("choose Bear", "amount 2", "play Giant")
    assert (game.damage("Bear"), game.ink(ME)) == (1, (5, 4))
    assert game.push("play Hen").ink(ME) == (4, 5)


@card("Reuben - Sandwich Expert")
def test_reuben_counts_only_the_damage_that_was_there():
    game = table(me={"play": [REUBEN, "Bear (damage 1)", "Wolf"], "hand": ["Giant"], "ink": 9})
    game.push("use Reuben", "choose Bear", "amount 1", "play Giant")
    assert game.ink(ME) == (4, 5)
