"""Set 13: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, guards_others, is_evasive, resists, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

ALADDIN = "Aladdin - Doing His Part"
BOOK = "My Adventure Book"
DARKWING = "Darkwing Duck - Shadowy Superhero"
FRIENDS = "Peter Pan & Tinker Bell - Fast Friends"
GASTON = "Gaston - Superior Archer"
KRONK = "Kronk - Meat Hut Cook"
MIKE = "Mike Wazowski - Heroic Climber"
MUSHU = "Mushu - Stealthy Dragon"
PALS = "Aladdin & Genie - Mischievous Pals"
POCAHONTAS = "Pocahontas - Guiding the Tribe"
RANDALL = "Randall Boggs - Envious Coworker"
RAPUNZEL = "Rapunzel - Tower Defender"
SULLEY = "Sulley - The New Boss"
TOD = "Tod - Clever Fox"
VIXEY = "Vixey - Expert Fisher"

# Amber.


@card("Besties, Assemble!")
def test_besties_assemble_may_take_a_character_from_the_top_four():
    game = table({"hand": ["Besties, Assemble!"], "ink": 1, "deck": ["Bear", "Lamp", "Wolf", "Fort", "Hen"]}).push(
        "play Besties"
    )
    assert game.legal() == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Fort; Lamp; Bear")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Wolf")) == (["Wolf"], ["Hen", "Fort", "Lamp", "Bear"], True)


@card("Gaston - Superior Archer")
def test_gaston_may_banish_somebody_with_five_strength_or_more():
    strong = made("Strong", strength=5, willpower=9)
    game = table({"hand": [GASTON], "ink": 5, "play": ["Giant"]}, {"play": ["Strong", "Bear"]}, cards=[strong])
    assert game.push("play Gaston", "yes").legal() == ["choose Giant", "choose Strong"]
    assert game.push("choose Strong").play(YOU) == ["Bear"]
    game = table({"hand": [GASTON], "ink": 5}, {"play": ["Giant"]}).push("play Gaston", "no")
    assert game.is_in_play("Giant")


@card("Mike Wazowski - Heroic Climber")
@pytest.mark.parametrize("beginning", ["play", "quest"])
def test_mike_lets_each_player_take_a_revealed_character_or_bury_another_card(beginning):
    place = {"hand": [MIKE], "ink": 2} if beginning == "play" else {"play": [MIKE]}
    game = table({**place, "deck": ["Bear", "Hen"]}, {"deck": ["Lamp", "Wolf"]}).push(f"{beginning} Mike")
    assert game.deciding == ME
    game.push("yes")
    assert (game.hand(ME), game.deck(ME), game.deck(YOU)) == (["Bear"], ["Hen"], ["Wolf", "Lamp"])


@card("Mike Wazowski - Heroic Climber")
def test_mike_s_players_decide_for_themselves_and_may_leave_the_card_on_top():
    game = table({"play": [MIKE], "deck": ["Bear", "Hen"]}, {"deck": ["Wolf", "Lamp"]}).push("quest Mike", "no")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(ME), game.deck(ME), game.hand(YOU), game.deck(YOU)) == ([], ["Bear", "Hen"], ["Wolf"], ["Lamp"])


@card("Pocahontas - Guiding the Tribe")
def test_pocahontas_may_bring_a_character_that_costs_one_for_free():
    game = table({"hand": [POCAHONTAS, "Hen", "Wolf", "Hum"], "ink": 2}).push("play Pocahontas", "yes")
    assert game.legal() == ["choose Hen"]
    game.push("choose Hen")
    assert (game.is_in_play("Hen"), game.ink(ME)) == (True, (0, 2))
    game = table({"hand": [POCAHONTAS, "Hen"], "ink": 2}).push("play Pocahontas", "no")
    assert game.hand(ME) == ["Hen"]


@card("Sulley - The New Boss")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Bear"], ["Bear"]), (["no"], [])])
def test_sulley_may_take_a_character_card_back_from_your_discard(answers, hand):
    game = table({"hand": [SULLEY], "ink": 5, "discard": ["Bear", "Lamp", "Wolf"]}, {"discard": ["Hen"]}).push(
        "play Sulley", "no"
    )
    assert game.push(*answers).hand(ME) == hand


@card("Sulley - The New Boss")
def test_sulley_guards_others():
    assert guards_others(SULLEY, 5)


# Amethyst.


@card("Aladdin & Genie - Mischievous Pals")
def test_the_pals_may_exchange_any_number_of_cards_for_one_more():
    game = table({"hand": [PALS, "Bear", "Lamp", "Hen"], "ink": 5, "deck": ["Wolf", "Rope", "Fort", "Giant"]})
    game.push("play Aladdin & Genie", "yes", "choose Bear; Lamp", "order Lamp; Bear")
    assert (sorted(game.hand(ME)), game.deck(ME)) == (["Fort", "Hen", "Rope", "Wolf"], ["Giant", "Lamp", "Bear"])
    assert not game.knows(YOU, "Lamp")


@card("Aladdin & Genie - Mischievous Pals")
def test_the_pals_may_do_nothing_of_the_kind():
    game = table({"hand": [PALS, "Bear"], "ink": 5}).push("play Aladdin & Genie", "no")
    assert game.hand(ME) == ["Bear"]


@card("Aladdin & Genie - Mischievous Pals", "Peter Pan & Tinker Bell - Fast Friends")
@pytest.mark.parametrize(
    ("name", "ink", "base"),
    [(PALS, 3, "Aladdin"), (PALS, 3, "Genie"), (FRIENDS, 4, "Peter Pan"), (FRIENDS, 4, "Tinker Bell")],
)
def test_teams_shift_onto_either_of_the_two(name, ink, base):
    assert shifts_for(name, ink, base)


@card("Peter Pan & Tinker Bell - Fast Friends")
def test_the_fast_friends_let_all_your_characters_fly_themselves_too():
    game = table({"play": [f"{FRIENDS} (exerted)", "Bear (exerted)"]}, {"play": ["Wolf", "Bird"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Bird -> {FRIENDS}", "challenge Bird -> Bear"]
    game = table({"play": [FRIENDS, "Bear"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge Bear") == ["challenge Bear -> Bird"]


@card("Vixey - Expert Fisher")
@pytest.mark.parametrize("name", ["Wolf", "Lamp", "Fort"])
def test_vixey_may_return_something_cheap_if_you_have_somebody_evasive(name):
    game = table(
        {"hand": [VIXEY], "ink": 3, "play": ["Bird"]}, {"play": ["Wolf", "Lamp", "Fort", "Bear", "Forge", "Cave"]}
    )
    game.push("play Vixey", "yes")
    assert sorted(game.legal()) == ["choose Bird", "choose Fort", "choose Lamp", "choose Wolf"]
    assert game.push(f"choose {name}").hand(YOU) == [name]


@card("Vixey - Expert Fisher")
def test_vixey_returns_nothing_without_somebody_evasive_of_yours_or_when_declined():
    game = table({"hand": [VIXEY], "ink": 3, "play": ["Bear"]}, {"play": ["Bird", "Lamp"]}).push("play Vixey")
    assert (asked(game), game.hand(YOU)) == (False, [])
    game = table({"hand": [VIXEY], "ink": 3, "play": ["Bird"]}, {"play": ["Lamp"]}).push("play Vixey", "no")
    assert game.hand(YOU) == []


# Emerald.


@card("Aladdin - Doing His Part")
@pytest.mark.parametrize(
    ("answers", "left", "ink"),
    [(["yes", "choose Lamp"], ["Rope", "Fort"], (0, 3)), (["no"], ["Lamp", "Rope", "Fort"], (1, 2))],
)
def test_aladdin_may_pay_one_to_banish_an_item(answers, left, ink):
    game = table({"hand": [ALADDIN], "ink": 3}, {"play": ["Lamp", "Rope", "Fort"]}).push("play Aladdin", *answers)
    assert (game.play(YOU), game.ink(ME)) == (left, ink)


@card("Mushu - Stealthy Dragon")
@pytest.mark.parametrize(
    ("theirs", "answers", "hand"), [(["Wolf", "Hen"], ["yes"], 2), (["Wolf", "Hen"], ["no"], 1), (["Wolf"], [], 1)]
)
def test_mushu_may_draw_when_he_quests_if_an_opponent_holds_more(theirs, answers, hand):
    game = table({"play": [MUSHU], "hand": ["Bear"]}, {"hand": theirs}).push("quest Mushu", *answers)
    assert (len(game.hand(ME)), asked(game)) == (hand, False)


@card("Mushu - Stealthy Dragon")
def test_mushu_is_evasive():
    assert is_evasive(MUSHU)


@card("My Adventure Book")
@pytest.mark.parametrize(
    ("top", "taken"), [("Lamp", True), ("Fort", True), ("Spell", True), ("Bear", False), ("Kevin - Big Bird", True)]
)
def test_the_adventure_book_takes_the_top_card_unless_it_is_a_character_other_than_kevin(top, taken):
    kevin = made("Kevin", version="Big Bird")
    game = table({"play": [BOOK], "ink": 1, "deck": [top, "Hen"]}, cards=[kevin]).push(f"use {BOOK}")
    assert (game.hand(ME), game.deck(ME)) == (([top], ["Hen"]) if taken else ([], ["Hen", top]))
    assert (game.knows(YOU, top), game.ink(ME), game.is_exerted(BOOK)) == (True, (0, 1), True)


@card("Piercing Attack")
def test_piercing_attack_deals_two_damage_that_resist_does_not_reduce():
    game = table({"hand": ["Piercing Attack"], "ink": 2, "play": ["Bear"]}, {"play": [KRONK]})
    assert game.push("play Piercing Attack", f"choose {KRONK}").damage("Kronk") == 2


@card("Rapunzel - Tower Defender")
@pytest.mark.parametrize(
    ("answers", "hand", "left"),
    [(["yes", "choose Lamp", "choose Giant"], ["Wolf"], []), (["no"], ["Lamp", "Wolf"], ["Giant"])],
)
def test_rapunzel_may_discard_a_card_to_return_a_character(answers, hand, left):
    game = table({"hand": [RAPUNZEL, "Lamp", "Wolf"], "ink": 4}, {"play": ["Giant"]}).push("play Rapunzel", *answers)
    assert (game.hand(ME), game.play(YOU)) == (hand, left)


@card("Rapunzel - Tower Defender")
def test_rapunzel_with_an_empty_hand_returns_nobody():
    game = table({"hand": [RAPUNZEL], "ink": 4}, {"play": ["Giant", "Wolf"]}).push("play Rapunzel", "yes")
    assert (asked(game), game.play(YOU)) == (False, ["Giant", "Wolf"])


@card("Scout Ahead")
@pytest.mark.parametrize(("theirs", "lore"), [(4, 5), (3, 3), (2, 3)])
def test_scout_ahead_gains_lore_only_if_an_opponent_has_more(theirs, lore):
    game = table({"hand": ["Scout Ahead"], "ink": 1, "lore": 3}, {"lore": theirs}).push("play Scout Ahead")
    assert game.lore(ME) == lore


@card("To Wither a Flower")
def test_to_wither_a_flower_hurts_each_opposing_damaged_character():
    game = table(
        {"hand": ["To Wither a Flower"], "play": ["Giant (damage 1)"]},
        {"play": ["Bear (damage 1)", "Warded (damage 1)", "Wolf", "Fort (damage 1)"]},
    )
    game.push("sing To Wither a Flower with Giant")
    assert [game.damage(name) for name in ("Giant", "Bear", "Warded", "Wolf", "Fort")] == [1, 3, 3, 0, 1]


@card("Tod - Clever Fox")
def test_tod_draws_two_and_discards_one_of_your_choice():
    game = table({"hand": [TOD, "Hen"], "ink": 3, "deck": ["Bear", "Wolf", "Lamp"]}).push("play Tod")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Bear", "Hen"], ["Wolf"])


# Ruby.


@card("Randall Boggs - Envious Coworker")
def test_randall_is_worth_lore_while_your_whole_inkwell_is_exerted():
    game = table({"play": [RANDALL], "hand": ["Wolf", "Hen"], "ink": 2})
    assert game.lore_value("Randall") == 0
    assert game.push("play Wolf").lore_value("Randall") == 2
    assert game.push("ink Hen").lore_value("Randall") == 0
    assert is_evasive(RANDALL)


@card("Red Alert")
@pytest.mark.parametrize(("mine", "lore"), [([RANDALL], 2), (["Hen"], 3)])
def test_red_alert_banishes_somebody_weak_and_a_monster_costs_an_opponent_a_lore(mine, lore):
    game = table({"hand": ["Red Alert"], "ink": 4, "play": mine}, {"play": ["Bear", "Giant"], "lore": 3}).push(
        "play Red Alert"
    )
    assert "choose Giant" not in game.legal()
    game.push("choose Bear")
    assert (game.play(YOU), game.lore(YOU)) == (["Giant"], lore)


@card("Red Alert")
def test_red_alert_takes_the_lore_of_the_opponent_you_choose_even_without_anybody_to_banish():
    monster = made("Ogre", strength=9, willpower=9, classifications=["Monster"])
    game = table(
        {"hand": ["Red Alert"], "ink": 4, "play": ["Ogre"]},
        {"lore": 3, "play": ["Giant"]},
        third={"lore": 5},
        cards=[monster],
    )
    game.push("play Red Alert")
    assert len(game.legal()) == 2
    game.push(game.legal()[1])
    assert [game.lore(seat) for seat in (ME, YOU, 2)] == [0, 3, 4]


# Steel.


@card("Darkwing Duck - Shadowy Superhero")
@pytest.mark.parametrize(("answers", "damage"), [(["yes", "choose Bear"], 1), (["no"], 0)])
def test_darkwing_duck_may_deal_a_damage(answers, damage):
    game = table({"hand": [DARKWING], "ink": 3}, {"play": ["Bear"]}).push("play Darkwing", *answers)
    assert game.damage("Bear") == damage


@card("Kronk - Meat Hut Cook")
def test_kronk_sells_a_card_for_another_once_a_turn():
    game = table({"play": [f"{KRONK} (drying)"], "hand": ["Hen"], "ink": 3, "deck": ["Bear", "Wolf"]}).push("use Kronk")
    assert game.legal() == ["choose Hen", "choose Bear"]
    game.push("choose Hen")
    assert (game.hand(ME), game.ink(ME), game.is_exerted("Kronk"), game.legal("use")) == (["Bear"], (2, 1), False, [])


@card("Kronk - Meat Hut Cook")
def test_kronk_cooks_again_next_turn_but_not_in_an_opponent_s():
    assert resists(KRONK, 1)
    game = table({"play": [KRONK], "hand": ["Hen"], "ink": 3}).push("use Kronk", "choose Hen", "end")
    assert game.legal("use") == []
    assert game.push("end").legal("use")


@card("You Broke My Smolder")
@pytest.mark.parametrize("hand", [["Hen", "Lamp"], []])
def test_you_broke_my_smolder_discards_the_hand_and_draws_two(hand):
    game = table({"hand": ["You Broke My Smolder", *hand], "ink": 1, "deck": ["Bear", "Wolf", "Rope"]}).push(
        "play You Broke"
    )
    assert game.hand(ME) == ["Bear", "Wolf"]
    assert sorted(game.names_in("discard", ME)) == sorted([*hand, "You Broke My Smolder"])
