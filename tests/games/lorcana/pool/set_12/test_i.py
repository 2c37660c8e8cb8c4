"""Set 12: what the cards that begin with I do at the table."""

import pytest

from tests.games.lorcana.pool.extras import BALM, table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.table import ME, made

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
