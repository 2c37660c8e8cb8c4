"""Set 6: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

BASIL = "Basil - Disguised Detective"
HIRO = "Hiro Hamada - Robotics Prodigy"
BAYMAX = "Baymax - Personal Healthcare Companion"
CHIP = "Baymax's Healthcare Chip"


@card("Basil - Disguised Detective")
@pytest.mark.parametrize(("answer", "left", "ink"), [("yes", ["Bear"], (1, 1)), ("no", ["Bear", "Wolf"], (2, 0))])
def test_basil_may_make_an_opponent_discard_when_you_ink_a_card(answer, left, ink):
    game = table({"play": [BASIL], "hand": ["Hen"], "ink": 1}, {"hand": ["Bear", "Wolf"]}).push("ink Hen", answer)
    if answer == "yes":
        assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Wolf"])
        game.push("choose Wolf")
    assert (game.hand(YOU), game.ink(ME)) == (left, ink)


@card("Basil - Disguised Detective")
def test_basil_does_nothing_in_an_opponent_s_turn():
    assert shifts_for(BASIL, 4)
    game = table({"play": [BASIL], "ink": 2}, {"hand": ["Bear", "Wolf"]}, active=YOU).push("ink Bear")
    assert (game.hand(YOU), asked(game)) == (["Wolf"], False)


@card("Basil - Disguised Detective")
def test_basil_s_opponent_is_chosen_by_you():
    game = table({"play": [BASIL], "hand": ["Hen"]}, {"hand": ["Bear"]}, third={"hand": ["Wolf"]}).push(
        "ink Hen", "yes"
    )
    assert (game.deciding, len(game.legal())) == (ME, 2)


@card("Baymax - Personal Healthcare Companion")
@pytest.mark.parametrize(("mine", "theirs", "paid"), [([HIRO], [], 2), (["Bear"], [HIRO], 3)])
def test_baymax_is_cheaper_beside_an_inventor_of_yours(mine, theirs, paid):
    game = table({"hand": [BAYMAX], "ink": 3, "play": mine}, {"play": theirs}).push("play Baymax")
    assert game.ink(ME) == (3 - paid, paid)


@card("Baymax - Personal Healthcare Companion")
def test_baymax_heals_others_as_often_as_you_pay_but_not_himself():
    game = table({"play": [f"{BAYMAX} (damage 2)", "Bear (damage 3)"], "ink": 4}, {"play": ["Wolf (damage 1)"]}).push(
        "use Baymax"
    )
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear", "amount 1", "use Baymax", "choose Bear", "amount 1")
    assert (game.damage("Bear"), game.ink(ME), game.is_exerted("Baymax")) == (1, (0, 4), False)


@card("Baymax's Healthcare Chip")
def test_the_chip_heals_one_or_three_beside_a_robot():
    game = table({"play": [CHIP, "Bear (damage 4)", "Hen (damage 1)"]}).push(
        f"use {CHIP}", "pick 1", "choose Bear", "amount 1"
    )
    assert game.damage("Bear") == 3
    game = table({"play": [CHIP, BAYMAX, "Bear (damage 4)", "Hen (damage 1)"]})
    game.push(f"use {CHIP}", "pick 2", "choose Bear", "amount 3")
    assert (game.damage("Bear"), game.is_exerted(CHIP)) == (1, True)


@card("Baymax's Healthcare Chip")
def test_the_chip_s_second_way_does_nothing_without_a_robot_of_yours():
    game = table({"play": [CHIP, "Bear (damage 4)"]}, {"play": [BAYMAX]}).push(f"use {CHIP}", "pick 2")
    assert (game.damage("Bear"), asked(game)) == (4, False)


@card("Bend to My Will")
def test_bend_to_my_will_empties_the_hands_of_opponents_only():
    game = table({"hand": ["Bend to My Will", "Hen"], "ink": 7}, {"hand": ["Bear", "Wolf"]}, third={"hand": ["Lamp"]})
    game.push("play Bend to My Will")
    assert [game.hand(seat) for seat in (ME, YOU, 2)] == [["Hen"], [], []]


@card("Billy Bones - Space Sailor")
@pytest.mark.parametrize(
    ("answers", "left"), [(["yes", "choose Lamp"], ["Giant", "Fort"]), (["no"], ["Giant", "Lamp", "Fort"])]
)
def test_billy_bones_may_take_an_item_or_location_along(answers, left):
    game = table({"play": ["Billy Bones - Space Sailor"]}, {"play": ["Giant (exerted)", "Lamp", "Fort"]})
    game.push("challenge Billy -> Giant", *answers)
    assert game.play(YOU) == left
