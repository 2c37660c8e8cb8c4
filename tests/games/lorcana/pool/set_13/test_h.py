"""Set 13: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_13.extras import HUNNY, IVY
from tests.games.lorcana.pool.shown import POINT, asked
from tests.support.card import card
from tests.support.table import ME

INKCASTER = "Hana's Inkcaster"
HEIHEI = "HeiHei - Created by the Vine"
WATERNOOSE = "Henry J. Waternoose III - Chief Executive Officer"
HERA = "Hera - Created by the Vine"
CAMPSITE = "Hundred Acre Wood - Hunny Campsite"


@card("Hana's Inkcaster")
@pytest.mark.parametrize(("state", "damage"), [(", facedown Hen", 2), ("", 3)])
def test_hana_s_inkcaster_heals_and_protects_who_has_a_card_under_them(state, damage):
    game = table({"play": [INKCASTER, f"Bear (exerted, damage 3{state})"]}, {"play": ["Wolf"]})
    game.push("use Hana", "choose Bear", "amount 2", "end", "challenge Wolf -> Bear")
    assert game.damage("Bear") == damage


@card("HeiHei - Created by the Vine")
def test_heihei_may_move_a_damage_for_each_quest_of_a_floodborn_character():
    game = table({"play": [HEIHEI, "Bear (damage 2)"]}, {"play": ["Giant", "Wolf"]})
    game.push("quest HeiHei", "yes", "choose Bear", "choose Giant")
    assert (game.damage("Bear"), game.damage("Giant")) == (1, 1)
    assert not asked(game.push("quest Bear"))


@card("Henry J. Waternoose III - Chief Executive Officer")
def test_waternoose_wants_more_ink_than_each_opponent():
    game = table(
        {"play": [WATERNOOSE], "ink": 3},
        {"ink": 2, "hand": ["Point"], "play": ["Bear"]},
        third={"ink": 2},
        cards=[POINT],
    )
    assert game.lore_value("Henry") == 4
    assert game.push("end", "play Point").is_exerted("Bear")
    even = table({"play": [WATERNOOSE], "ink": 3}, {"ink": 2}, third={"ink": 3})
    assert even.lore_value("Henry") == 2


@card("Hera - Created by the Vine")
def test_hera_gains_a_lore_for_herself_and_each_floodborn_character():
    game = table({"hand": [HERA, "Ivy", "Wolf"], "ink": 9}, cards=[IVY]).push("play Hera")
    assert (game.lore(ME), game.push("play Ivy").lore(ME), game.push("play Wolf").lore(ME)) == (1, 2, 2)


@card("Hundred Acre Wood - Hunny Campsite")
def test_the_campsite_is_good_for_visitors_and_best_for_hunny():
    at = f"at {CAMPSITE}"
    game = table({"play": [CAMPSITE, f"Bee ({at})", f"Bear ({at})", "Hen"]}, cards=[HUNNY])
    assert [(game.willpower(name), game.lore_value(name)) for name in ("Bee", "Bear", "Hen")] == [
        (4, 2),
        (6, 2),
        (3, 1),
    ]
