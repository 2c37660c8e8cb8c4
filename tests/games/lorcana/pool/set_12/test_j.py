"""Set 12: what the cards that begin with J do at the table."""

import pytest

from tests.games.lorcana.pool.extras import BALM, DRIFT, NURSE, table
from tests.games.lorcana.pool.set_12.extras import SPINNING_TOP
from tests.support.card import card
from tests.support.table import ME

JESSIE = "Jessie - Lively Cowgirl"
JULIETA = "Julieta Madrigal - Caring Baker"


@card("Jessie - Lively Cowgirl")
def test_jessie_may_draw_in_a_family_of_toys():
    game = table(me={"play": [JESSIE, "Top", "Top"]}, cards=[SPINNING_TOP])
    assert len(game.push("quest Jessie", "yes").hand(ME)) == 1
    game = table(me={"play": [JESSIE, "Top", "Top"]}, cards=[SPINNING_TOP])
    assert game.push("quest Jessie", "no").hand(ME) == []
    game = table(me={"play": [JESSIE, "Top", "Bear"]}, cards=[SPINNING_TOP]).push("quest Jessie")
    assert ("yes" in game.legal(), game.hand(ME)) == (False, [])


@card("Jessie - Lively Cowgirl")
def test_jessie_yodels_whenever_a_card_costs_you_two_or_less():
    game = table(me={"play": [JESSIE], "hand": ["Lamp", "Bear", "Hum"], "ink": 6}, you={"play": ["Giant", "Hen"]})
    game.push("play Lamp", "choose Giant")
    assert game.strength("Giant") == 5
    game.push("play Bear")
    assert game.strength("Giant") == 5
    game.push("play Hum", "choose Giant", "end")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Jessie - Lively Cowgirl")
def test_jessie_yodels_for_what_is_free_but_not_for_ink_paid_for_an_ability():
    game = table(
        me={"play": [JESSIE, "Bear", "Akela - Forest Runner"], "hand": ["Tune"], "ink": 1}, you={"play": ["Giant"]}
    )
    game.push("use Akela")
    assert game.strength("Giant") == 6
    game.push("sing Tune -> Bear")
    assert game.strength("Giant") == 5


@card("Julieta Madrigal - Caring Baker")
def test_julieta_heals_as_she_comes_and_as_she_quests():
    game = table(me={"hand": [JULIETA], "ink": 1, "play": ["Bear (damage 3)", "Fort (damage 2)"]})
    game.push("play Julieta", "yes", "choose Fort", "amount 1")
    assert (game.damage("Bear"), game.damage("Fort")) == (3, 1)
    game.push("end", "end", "quest Julieta", "yes", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.damage("Fort")) == (2, 1)


@card("Julieta Madrigal - Caring Baker")
def test_julieta_may_bake_nothing():
    game = table(me={"hand": [JULIETA], "ink": 1, "play": ["Bear (damage 3)"]}).push("play Julieta", "no")
    assert game.damage("Bear") == 3


@card("Julieta's Arepas")
@pytest.mark.parametrize(
    ("healed", "lore"),
    [([], 0), (["play Balm", "choose Wolf", "amount 1"], 1), (["play Drift", "choose Wolf", "choose Bear"], 1)],
)
def test_the_arepas_give_lore_if_you_removed_or_moved_damage_off_anybody_this_turn(healed, lore):
    mine = {"play": ["Julieta's Arepas", "Bear"], "hand": ["Balm", "Drift"]}
    game = table(mine, {"play": ["Wolf (damage 1)"]}, cards=[BALM, DRIFT])
    assert game.push(*healed, "use Julieta's Arepas").lore(ME) == lore


@card("Julieta's Arepas")
def test_the_arepas_give_nothing_for_what_an_opponent_has_removed():
    game = table({"play": ["Julieta's Arepas", "Bear (damage 1)"]}, {"play": ["Nurse"]}, cards=[NURSE])
    assert game.push("quest Bear").damage("Bear") == 0
    assert game.push("use Julieta's Arepas").lore(ME) == 2  # that of the quest
