"""Set 12: what the cards that begin with I do at the table."""

import pytest

from tests.games.lorcana.pool.extras import BALM, DRIFT, NURSE, table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

CULTIVATOR = "Isabela Madrigal - Caring Cultivator"
VOICE = "Isabela Madrigal - Such a Lovely Voice"


@card("Inner Strength", "Rahr!")
@pytest.mark.parametrize(("name", "strength", "drawn"), [("Inner Strength", 4, 1), ("Rahr!", 6, 0)])
def test_two_actions_strengthen_somebody_this_turn(name, strength, drawn):
    game = table({"hand": [name], "ink": 1, "play": ["Bear"]}, {"play": ["Wolf"]}).push(f"play {name}", "choose Bear")
    assert (game.strength("Bear"), len(game.hand(ME)), game.push("end").strength("Bear")) == (strength, drawn, 3)


@card("Isabela Madrigal - Caring Cultivator")
def test_isabela_gains_a_lore_for_each_damage_healed_from_yours():
    game = table(
        {"play": [CULTIVATOR, "Bear (damage 3)"], "hand": ["Balm", "Balm"]}, {"play": ["Wolf (damage 2)"]}, cards=[BALM]
    )
    assert game.push("play Balm", "choose Bear", "amount 2").lore(ME) == 2
    assert game.push("play Balm", "choose Wolf", "amount 2").lore(ME) == 2
    assert shifts_for(CULTIVATOR, 4)


@card("Isabela Madrigal - Such a Lovely Voice")
@pytest.mark.parametrize(("target", "amount", "lore"), [("Bear", 1, 1), ("Bear", 0, 0), ("Wolf", 1, 0)])
def test_isabela_gains_a_lore_if_one_of_yours_was_healed_this_turn(target, amount, lore):
    game = table(
        {"hand": [VOICE, "Balm"], "ink": 3, "play": ["Bear (damage 1)"]}, {"play": ["Wolf (damage 1)"]}, cards=[BALM]
    )
    game.push("play Balm", f"choose {target}", f"amount {amount}", "play Isabela")
    assert game.lore(ME) == lore


@card("Isabela Madrigal - Such a Lovely Voice")
def test_isabela_sings_as_if_she_cost_five():
    wide = made("Aria", "action", cost=5, song=True)
    assert table({"play": [VOICE], "hand": ["Aria"]}, cards=[wide]).legal("sing") == [f"sing Aria with {VOICE}"]


@card("Isabela Madrigal - Caring Cultivator")
@pytest.mark.parametrize(("active", "lore"), [(ME, 1), (YOU, 0)])
def test_isabela_gains_lore_for_damage_that_you_move_off_yours_not_for_what_an_opponent_moves(active, lore):
    mine = {"play": [CULTIVATOR, "Bear (damage 3)"], "hand": ["Drift"]}
    game = table(mine, {"play": ["Wolf"], "hand": ["Drift"]}, active=active, cards=[DRIFT])
    assert game.push("play Drift", "choose Bear", "choose Wolf").lore(ME) == lore


@card("Isabela Madrigal - Such a Lovely Voice")
@pytest.mark.parametrize(("source", "target", "lore"), [("Bear", "Wolf", 1), ("Wolf", "Bear", 0)])
def test_isabela_gains_a_lore_if_you_moved_damage_off_one_of_yours_this_turn(source, target, lore):
    mine = {"hand": [VOICE, "Drift"], "ink": 3, "play": ["Bear (damage 1)"]}
    game = table(mine, {"play": ["Wolf (damage 1)"]}, cards=[DRIFT])
    assert game.push("play Drift", f"choose {source}", f"choose {target}", "play Isabela").lore(ME) == lore


@card("Isabela Madrigal - Such a Lovely Voice")
def test_isabela_gains_nothing_for_what_an_opponent_removed_from_yours():
    game = table({"hand": [VOICE], "ink": 3, "play": ["Bear (damage 1)"]}, {"play": ["Nurse"]}, cards=[NURSE])
    assert game.push("quest Bear").damage("Bear") == 0
    assert game.push("play Isabela").lore(ME) == 2  # that of the quest
