"""Set 11: what the cards that begin with A do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made

AGNARR = "Agnarr - King of Arendelle"
AKOOD = "Akood et Emuti"
ANGEL_EXPERIMENT_624 = "Angel - Experiment 624"
ANGEL_SIREN_SINGER = "Angel - Siren Singer"
ANGELA = "Angela - Night Warrior"
BROOKLYN = "Brooklyn - Second in Command"

QUEEN = made("Queen", classifications=["Queen"])


@card("Agnarr - King of Arendelle")
def test_agnarr_is_stronger_beside_a_queen():
    assert table({"play": [AGNARR, "Queen"]}, cards=[QUEEN]).strength("Agnarr") == 5
    assert table({"play": [AGNARR]}, {"play": ["Queen"]}, cards=[QUEEN]).strength("Agnarr") == 3


@card("Akood et Emuti")
def test_akood_et_emuti_makes_the_next_character_cheaper_by_two_and_draws():
    game = table(me={"hand": [AKOOD, "Bear", "Wolf"], "play": ["Bear"], "ink": 3})
    game.push(f"sing {AKOOD} with Bear")
    assert len(game.hand(ME)) == 3
    game.push("play Bear")
    assert game.ink(ME) == (2, 1)
    assert game.push("play Wolf").ink(ME) == (0, 3)


@card("Angel - Experiment 624")
def test_the_experiment_resists_with_an_empty_hand():
    for hand, damage in (([], 0), (["Hen"], 2)):
        game = table(me={"play": ["Wolf"]}, you={"play": [f"{ANGEL_EXPERIMENT_624} (exerted)"], "hand": hand})
        assert game.push("challenge Wolf -> Angel").damage("Angel") == damage


@card("Angel - Experiment 624")
def test_the_experiment_throws_one_card_a_turn():
    game = table(
        me={"play": [f"{ANGEL_EXPERIMENT_624} (exerted)"], "hand": ["Hen", "Lamp"]}, you={"play": ["Bear", "Fort"]}
    )
    game.push("use Angel", "choose Lamp", "choose Bear")
    assert (game.damage("Bear"), game.hand(ME), game.legal("use")) == (2, ["Hen"], [])
    assert table(me={"play": [ANGEL_EXPERIMENT_624]}, you={"play": ["Bear"]}).legal("use") == []


@card("Angel - Siren Singer")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_siren_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [ANGEL_SIREN_SINGER], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("Angel - Siren Singer")
def test_the_siren_sings_as_if_she_cost_three():
    game = table(
        me={"hand": ["Tune", "Heal What Has Been Hurt", AKOOD, "A Pirate's Life"], "play": [ANGEL_SIREN_SINGER]}
    )
    assert len(game.legal("sing")) == 3


@card("Angela - Night Warrior")
def test_angela_may_arm_somebody_until_my_next_turn():
    game = table(me={"hand": [ANGELA], "play": ["Wolf"], "ink": 3}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("play Angela", "yes", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Wolf")) == (4, False)
    game = table(me={"hand": [ANGELA], "play": ["Wolf"], "ink": 3}, you={"play": ["Bear"]})
    game.push("play Angela", "yes", "choose Wolf", "quest Wolf", "end", "challenge Bear -> Wolf")
    assert game.damage("Wolf") == 1


@card("Angela - Night Warrior")
def test_angela_wakes_her_gargoyles():
    hand = ["Hen", "Hen", "Hen"]
    for mine, yours, exerted in (([], [], True), ([ANGELA], [], False), ([], [ANGELA], True)):
        game = table(me={"play": [f"{BROOKLYN} (exerted)", *mine], "hand": hand}, you={"play": yours}, active=YOU)
        assert game.push("end").is_exerted("Brooklyn") == exerted
