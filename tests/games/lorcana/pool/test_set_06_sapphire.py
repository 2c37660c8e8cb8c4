"""Set 6, Sapphire: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU, made

BAYMAX = "Baymax - Personal Healthcare Companion"
CASS = "Aunt Cass - Biggest Fan"
CHIP = "Baymax's Healthcare Chip"
GADGET = "Gadget Hackwrench - Brilliant Bosun"
HEIHEI = "HeiHei - Not-So-Tricky Chicken"
HIRO = "Hiro Hamada - Robotics Prodigy"
LAB = "Institute of Technology - Prestigious University"
LEADER = "Hiro Hamada - Team Leader"
PLEAKLEY = "Pleakley - Scientific Expert"
SAIL = "Sail the Azurite Sea"
WASABI = "Wasabi - Methodical Engineer"


@card("Aunt Cass - Biggest Fan")
def test_aunt_cass_makes_an_inventor_worth_more_for_this_turn():
    game = table({"play": [CASS, HIRO, "Bear"]}, {"play": [WASABI]}).push("quest Aunt Cass")
    assert game.legal() == [f"choose {HIRO}", f"choose {WASABI}"]
    game.push(f"choose {HIRO}")
    assert game.lore_value("Hiro") == 2
    assert game.push("end").lore_value("Hiro") == 1


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


@card("Gadget Hackwrench - Brilliant Bosun")
@pytest.mark.parametrize(("items", "paid"), [(["Lamp", "Rope", "Forge"], 2), (["Lamp", "Rope"], 3)])
def test_gadget_makes_inventors_cheaper_with_three_items(items, paid):
    game = table({"play": [GADGET, *items], "hand": [HIRO, "Bear"], "ink": 6}).push("play Hiro")
    assert game.ink(ME) == (6 - paid, paid)
    game.push("play Bear")
    assert game.ink(ME) == (3 - paid, paid + 3)
    assert shifts_for(GADGET, 4)


@card("Gadget Hackwrench - Brilliant Bosun")
@rule("lorcana", "4.3.2.3")
def test_gadget_makes_shifting_an_inventor_cheaper_too():
    young = made("Gadget Hackwrench", version="Young")
    game = table(
        {"play": [GADGET, young.card.full_name, "Lamp", "Rope", "Forge"], "hand": [GADGET], "ink": 3}, cards=[young]
    )
    game.push(f"shift {GADGET} -> {young.card.full_name}")
    assert game.ink(ME) == (0, 3)


@card("HeiHei - Not-So-Tricky Chicken")
def test_heihei_exerts_an_opposing_item_that_stays_so_at_its_next_start_of_turn():
    game = table({"hand": [HEIHEI], "ink": 2, "play": ["Rope"]}, {"play": ["Lamp", "Forge", "Bear"]}).push(
        "play HeiHei"
    )
    assert game.legal() == ["choose Lamp", "choose Forge"]
    game.push("choose Lamp")
    assert game.is_exerted("Lamp")
    assert game.push("end").is_exerted("Lamp")
    assert not game.push("end", "end").is_exerted("Lamp")


@card("HeiHei - Not-So-Tricky Chicken", "Wasabi - Methodical Engineer")
@pytest.mark.parametrize("name", [HEIHEI, WASABI])
def test_they_are_evasive_only_in_your_turn(name):
    assert table({"play": [name]}, {"play": ["Bird (exerted)"]}).legal("challenge") == [f"challenge {name} -> Bird"]
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {name}"]


@card("Helping Hand")
@pytest.mark.parametrize(("answers", "strength"), [(["yes", "choose Bear"], 5), (["no"], 3)])
def test_helping_hand_gives_support_and_a_card(answers, strength):
    game = table({"hand": ["Helping Hand"], "ink": 1, "play": ["Wolf", "Bear", "Hen"]}).push(
        "play Helping Hand", "choose Wolf"
    )
    assert len(game.hand(ME)) == 1
    game.push("quest Wolf", *answers)
    assert game.strength("Bear") == strength


@card("Helping Hand")
def test_helping_hand_is_over_with_the_turn():
    game = table({"hand": ["Helping Hand"], "ink": 1, "play": ["Wolf", "Bear"]}).push(
        "play Helping Hand", "choose Wolf"
    )
    assert not asked(game.push("end", "end", "quest Wolf"))


@card("Hiro Hamada - Robotics Prodigy")
def test_hiro_finds_an_item_or_a_robot_shows_it_and_puts_it_on_top_of_the_shuffled_deck():
    game = table({"play": [HIRO], "ink": 2, "deck": ["Bear", "Lamp", BAYMAX, "Spell", "Fort"]}).push("use Hiro")
    assert sorted(game.legal()) == [f"choose {BAYMAX}", "choose Lamp", "choose nothing"]
    game.push(f"choose {BAYMAX}")
    assert (game.deck(ME)[0], sorted(game.deck(ME)[1:])) == (BAYMAX, ["Bear", "Fort", "Lamp", "Spell"])
    assert (game.hand(ME), game.knows(YOU, BAYMAX), game.knows(YOU, "Lamp")) == ([], True, False)
    assert (game.is_exerted("Hiro"), game.ink(ME)) == (True, (0, 2))


@card("Hiro Hamada - Team Leader")
def test_hiro_lets_your_other_inventors_resist():
    for name, taken in ((WASABI, 1), (LEADER, 2), ("Bear", 2)):
        game = table({"play": [LEADER, WASABI, "Bear"], "hand": ["Slap"]}, cards=[SLAP]).push(
            "play Slap", f"choose {name}"
        )
        assert game.damage(name) == taken


@card("Hiro Hamada - Team Leader")
@pytest.mark.parametrize(("answer", "deck"), [("pick 1", ["Bear", "Wolf", "Hen"]), ("pick 2", ["Wolf", "Hen", "Bear"])])
def test_hiro_looks_at_the_top_card_and_keeps_or_buries_it(answer, deck):
    game = table({"play": [LEADER], "ink": 3, "deck": ["Bear", "Wolf", "Hen"]}).push("use Hiro")
    assert (game.knows(ME, "Bear"), game.knows(YOU, "Bear")) == (True, False)
    assert game.push(answer).deck(ME) == deck
    assert (game.ink(ME), game.is_exerted("Hiro")) == ((1, 2), False)


@card("Institute of Technology - Prestigious University")
def test_the_institute_makes_inventors_there_sturdier():
    game = table({"play": [LAB, f"{HIRO} (at {LAB})", f"Bear (at {LAB})", WASABI]})
    assert [game.willpower(name) for name in (HIRO, "Bear", WASABI)] == [4, 5, 3]


@card("Institute of Technology - Prestigious University")
@pytest.mark.parametrize(("guest", "lore"), [(f"Bear (at {LAB})", 1), ("Bear", 0)])
def test_the_institute_gains_a_lore_if_anybody_of_yours_is_there(guest, lore):
    assert table({"play": [LAB, guest]}, active=YOU).push("end").lore(ME) == lore


@card("Pleakley - Scientific Expert")
def test_pleakley_puts_one_of_yours_into_your_inkwell_exerted():
    game = table({"hand": [PLEAKLEY], "ink": 3, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Pleakley")
    assert sorted(game.legal()) == ["choose Bear", f"choose {PLEAKLEY}"]
    game.push("choose Bear")
    assert (game.play(ME), game.ink(ME)) == ([PLEAKLEY], (0, 4))


@card("Pleakley - Scientific Expert")
def test_pleakley_alone_goes_there_himself():
    game = table({"hand": [PLEAKLEY], "ink": 3}, {"play": ["Giant"]}).push("play Pleakley")
    assert (game.play(ME), game.ink(ME)) == ([], (0, 4))


@card("Sail the Azurite Sea")
def test_sail_the_azurite_sea_draws_and_allows_a_second_inking_this_turn():
    game = table({"hand": [SAIL, "Bear", "Wolf", "Hen"], "ink": 2}).push("ink Bear", "play Sail")
    assert len(game.hand(ME)) == 3
    game.push("ink Wolf")
    assert (game.legal("ink"), game.ink(ME)) == ([], (2, 2))
    game.push("end", "end", "ink Hen")
    assert game.legal("ink") == []


@card("Wasabi - Methodical Engineer")
@pytest.mark.parametrize(("answers", "left", "lore"), [(["yes"], ["Bear"], 1), (["no"], ["Bear", "Lamp"], 0)])
def test_wasabi_may_banish_an_item_for_whose_player_a_lore_remains(answers, left, lore):
    game = table({"hand": [WASABI], "ink": 4}, {"play": ["Bear", "Lamp"]}).push("play Wasabi", *answers)
    assert (game.play(YOU), game.lore(YOU), game.lore(ME)) == (left, lore, 0)


@card("Wasabi - Methodical Engineer")
def test_wasabi_can_cut_up_your_own_item_for_your_own_lore():
    game = table({"hand": [WASABI], "ink": 4, "play": ["Rope"]}, {"play": ["Lamp"]}).push(
        "play Wasabi", "yes", "choose Rope"
    )
    assert (game.lore(ME), game.lore(YOU)) == (1, 0)
