"""Set 4: what the cards that begin with V do at the table."""

import pytest

from mazo.abilities.tree.deeds import RemoveCounters
from mazo.abilities.tree.effects import Action
from mazo.abilities.tree.nouns import Cards, Chosen
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

SPHERE = "Vitalisphere"


@card("Vision Slab")
@pytest.mark.parametrize(("foe", "lore"), [("Bear", 0), ("Bear (damage 1)", 1)])
def test_the_slab_sees_damage_on_any_opposing_character(foe, lore):
    game = table({"play": ["Vision Slab"]}, {"play": ["Wolf", foe]}, active=YOU)
    game.push("end")
    assert game.lore(ME) == lore


@card("Vision Slab")
def test_the_slab_keeps_damage_where_it_is():
    balm = made("Balm", "action", abilities=[Action(RemoveCounters("damage", 2, Chosen(Cards(("character",)))))])
    game = table({"play": ["Vision Slab", "Bear (damage 2)"], "hand": ["Balm"], "ink": 1}, cards=[balm])
    game.push("play Balm")
    assert game.damage("Bear") == 2


@card("Vitalisphere")
def test_the_vitalisphere_sends_a_stronger_newcomer_into_a_challenge():
    game = table(me={"play": [SPHERE], "hand": ["Wolf"], "ink": 3}, you={"play": ["Bear (exerted)"]})
    game.push("play Wolf", f"use {SPHERE}", "choose Wolf", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.is_in_play(SPHERE), game.ink(ME)) == (4, False, (0, 3))
    assert game.push("end").strength("Wolf") == 2
