"""Set 4: what the cards that begin with C do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

CAMILO = "Camilo Madrigal - Prankster"
CASITA = "Casa Madrigal - Casita"

LORE, CHALLENGER = "pick 1", "pick 2"


@card("Camilo Madrigal - Prankster")
def test_camilo_takes_one_of_two_forms_each_turn():
    game = table(me={"play": [CAMILO]}, active=YOU)
    game.push("end", "yes", LORE)
    assert game.lore_value("Camilo") == 2
    game.push("end", "end", "yes", CHALLENGER)
    assert game.lore_value("Camilo") == 1


@card("Camilo Madrigal - Prankster")
def test_camilo_as_a_challenger_and_as_himself():
    for answers, damage in ((["yes", CHALLENGER], 4), (["no"], 2)):
        game = table(me={"play": [CAMILO]}, you={"play": ["Giant"]}, active=YOU)
        game.push("quest Giant", "end", *answers, "challenge Camilo -> Giant")
        assert game.damage("Giant") == damage


@card("Casa Madrigal - Casita")
def test_casita_gives_lore_only_with_somebody_home():
    for at, lore in (("", 0), (f" (at {CASITA})", 1)):
        game = table(me={"play": [CASITA, f"Wolf{at}"]}, active=YOU)
        assert game.push("end").lore(ME) == lore


@card("Chi-Fu - Imperial Advisor")
@pytest.mark.parametrize(("state", "lore"), [("", 3), (" (damage 1)", 1)])
def test_chi_fu_is_worth_more_unhurt(state, lore):
    assert table({"play": [f"Chi-Fu - Imperial Advisor{state}"]}).lore_value("Chi-Fu") == lore


@card("Cogsworth - Majordomo")
def test_cogsworth_may_weaken_somebody_until_your_next_turn():
    game = table({"play": ["Cogsworth - Majordomo"]}, {"play": ["Bear"]}).push("quest Cogsworth", "yes", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)


@card("Cri-Kee - Lucky Cricket")
def test_cri_kee_strengthens_your_others_this_turn():
    game = table({"hand": ["Cri-Kee - Lucky Cricket"], "ink": 5, "play": ["Bear"]}, {"play": ["Wolf"]})
    game.push("play Cri-Kee")
    assert [game.strength(name) for name in ("Bear", "Cri-Kee", "Wolf")] == [6, 3, 2]
    assert game.push("end").strength("Bear") == 3
