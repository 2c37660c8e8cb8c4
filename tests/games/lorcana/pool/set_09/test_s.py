"""Set 9: what the cards that begin with S do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

SCAR = "Scar - Finally King"
FLOWER = "Flower - Shy Skunk"  # 3 strength, an Ally


@card("Scar - Finally King")
def test_scar_strengthens_his_allies():
    game = table({"play": [SCAR, FLOWER, "Wolf"]}, {"play": ["Louie - One Cool Duck"]})
    assert [game.strength(name) for name in ("Flower", "Wolf", "Louie", "Scar")] == [4, 2, 2, 5]


@card("Scar - Finally King")
def test_scar_may_trade_an_ally_for_cards_at_the_end_of_his_turn():
    game = table({"play": [f"{SCAR} (exerted)", FLOWER, "Louie - One Cool Duck", "Wolf"], "hand": ["Bear", "Hen"]})
    game.push("end", "yes")
    assert game.legal() == [f"choose {FLOWER}", "choose Louie - One Cool Duck"]
    game.push("choose Flower", "choose Bear; Hen")
    assert (len(game.hand(ME)), game.is_in_play("Flower"), game.active) == (4, False, YOU)
    assert sorted(game.names_in("discard", ME)) == ["Bear", FLOWER, "Hen"]


@card("Scar - Finally King")
def test_scar_discards_what_there_is_and_banishes_the_ally_anyway():
    thumper = "Thumper - Young Bunny"  # 0 strength, and 1 from Scar
    game = table({"play": [f"{SCAR} (exerted)", thumper], "deck": ["Bear", "Wolf"]})
    game.push("end", "yes", "choose Bear")
    assert (sorted(game.names_in("discard", ME)), game.hand(ME)) == (["Bear", thumper], [])


@card("Scar - Finally King")
@pytest.mark.parametrize(("scar", "answers"), [(f"{SCAR} (exerted)", ["no"]), (SCAR, [])])
def test_scar_who_is_ready_or_unwilling_trades_nobody(scar, answers):
    game = table({"play": [scar, FLOWER], "hand": ["Bear", "Hen"]}).push("end", *answers)
    assert (game.hand(ME), game.is_in_play("Flower"), game.active) == (["Bear", "Hen"], True, YOU)
