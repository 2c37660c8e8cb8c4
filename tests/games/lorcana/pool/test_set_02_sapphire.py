"""Set 2, Sapphire: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

RECKLESS = "Mulan - Charging Ahead"


@card("Cogsworth - Talking Clock")
def test_cogsworth_lets_his_reckless_friends_exert_for_lore():
    game = table({"play": ["Cogsworth - Talking Clock", RECKLESS, "Bear"]}, {"play": ["Hen (exerted)"]})
    assert (game.refused("use Bear")[0], game.refused("use Cogsworth")[0]) == ("no_such_ability", "no_such_ability")
    assert game.legal("end") == []
    game.push("use Mulan")
    assert (game.lore(ME), game.is_exerted("Mulan"), game.legal("end")) == (1, True, ["end"])


@card("Cogsworth - Talking Clock")
@pytest.mark.parametrize("play", [[f"{RECKLESS} (drying)", "Cogsworth - Talking Clock"], [RECKLESS]])
def test_neither_a_drying_friend_nor_one_without_cogsworth_exerts_for_lore(play):
    game = table({"play": play}, {"play": ["Cogsworth - Talking Clock"]})
    assert game.legal("use") == []


@card("Cruella De Vil - Fashionable Cruiser")
def test_cruella_is_evasive_in_her_own_turn_only():
    cruella = "Cruella De Vil - Fashionable Cruiser"
    game = table({"play": [cruella, "Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    assert game.legal("challenge") == [f"challenge {cruella} -> Bird"]
    game.push("quest Cruella", "end")
    assert f"challenge Bear -> {cruella}" in game.legal()


CROSSBOW = "Fang Crossbow"


@card("Fang Crossbow")
def test_the_crossbow_weakens_somebody_this_turn_for_two_ink():
    game = table({"play": [CROSSBOW, "Wolf"], "ink": 2}, {"play": ["Bear"]}).push("use Fang Crossbow: 1", "choose Bear")
    assert (game.strength("Bear"), game.ink(ME)[0], game.is_exerted(CROSSBOW)) == (1, 0, True)
    assert game.push("end").strength("Bear") == 3


@card("Fang Crossbow")
def test_the_crossbow_is_given_up_to_banish_a_dragon():
    dragons = ["Maleficent - Monstrous Dragon", "Mushu - Fast-Talking Dragon"]
    game = table({"play": [CROSSBOW, "Wolf"]}, {"play": [*dragons, "Bear"]}).push("use Fang Crossbow: 2")
    assert game.legal() == [f"choose {name}" for name in dragons]
    game.push("choose Maleficent")
    assert (game.play(YOU), game.play(ME)) == ([dragons[1], "Bear"], ["Wolf"])


@card("Fang Crossbow")
def test_an_exerted_crossbow_does_neither():
    assert table({"play": [f"{CROSSBOW} (exerted)", "Wolf"], "ink": 2}).legal("use") == []


@card("Four Dozen Eggs")
def test_four_dozen_eggs_protect_those_who_are_there_until_the_next_turn():
    game = table(
        {"hand": ["Four Dozen Eggs", "Hen"], "ink": 5, "play": ["Wolf", "Bear (exerted)"]},
        {"play": ["Giant"], "hand": ["Smash", "Smash"], "ink": 6},
    )
    game.push("play Four", "play Hen", "end", "challenge Giant -> Bear", "play Smash", "choose Wolf")
    assert (game.damage("Bear"), game.damage("Giant"), game.damage("Wolf")) == (4, 3, 1)
    game.push("play Smash", "choose Hen")  # she came after the eggs
    assert not game.is_in_play("Hen")


@card("Four Dozen Eggs")
def test_four_dozen_eggs_are_eaten_when_the_next_turn_starts():
    game = table({"hand": ["Four Dozen Eggs", "Smash", "Smash"], "ink": 10, "play": ["Wolf", "Hen"]})
    game.push("play Four", "play Smash", "choose Wolf")
    assert game.damage("Wolf") == 1
    game.push("end", "end", "play Smash", "choose Hen")
    assert not game.is_in_play("Hen")


GASTON = "Gaston - Intellectual Powerhouse"


@card("Gaston - Intellectual Powerhouse")
@pytest.mark.parametrize(("choice", "hand", "rest"), [("Lamp", ["Lamp"], 2), ("nothing", [], 6)])
def test_gaston_may_keep_any_one_of_three_cards_unseen(choice, hand, rest):
    game = table({"hand": [GASTON], "ink": 6, "deck": ["Lamp", "Bear", "Fort", "Hen"]})
    game.push("play Gaston")
    assert game.legal() == ["choose Lamp", "choose Bear", "choose Fort", "choose nothing"]
    game.push(f"choose {choice}")
    assert len(game.legal("order")) == rest
    game.push(game.legal("order")[0])
    assert (game.hand(ME), game.deck(ME)[0], game.knows(YOU, "Lamp")) == (hand, "Hen", False)


@card("Gaston - Intellectual Powerhouse")
def test_gaston_is_shifted_for_four():
    game = table({"play": ["Gaston - Arrogant Hunter"], "hand": [GASTON], "ink": 4, "deck": ["Bear", "Wolf"]})
    game.push(f"shift {GASTON} -> Gaston - Arrogant Hunter", "choose Bear")
    assert (game.play(ME), game.hand(ME)) == ([GASTON], ["Bear"])


PABBIE = "Grand Pabbie - Oldest and Wisest"


@card("Grand Pabbie - Oldest and Wisest", "Gumbo Pot")
@pytest.mark.parametrize(("choice", "lore"), [("Bear; Hen", 2), ("Giant; Hen", 0), ("nothing", 0)])
def test_pabbie_gives_lore_for_those_of_his_characters_that_are_healed(choice, lore):
    game = table(
        {"play": [PABBIE, "Gumbo Pot", "Bear (damage 2)", "Wolf (damage 2)", "Giant"]}, {"play": ["Hen (damage 2)"]}
    )
    game.push("use Gumbo Pot", f"choose {choice}")
    assert game.lore(ME) == lore


@card("Grand Pabbie - Oldest and Wisest", "Hakuna Matata")
def test_pabbie_gives_lore_for_each_of_several_that_are_healed_together():
    game = table({"play": [PABBIE, "Bear (damage 3)", "Wolf (damage 1)"], "hand": ["Hakuna Matata"], "ink": 4})
    game.push("play Hakuna", "amount 3", "amount 1", "resolve 1")
    assert game.lore(ME) == 4


@card("Grand Pabbie - Oldest and Wisest")
def test_pabbie_gives_the_same_for_much_damage_and_nothing_for_none_removed():
    game = table({"play": [PABBIE, "Bear (damage 3)"], "hand": ["Healing Glow", "Healing Glow"], "ink": 2})
    assert game.push("play Healing", "choose Bear", "amount 0").lore(ME) == 0
    assert game.push("play Healing", "choose Bear", "amount 2").lore(ME) == 2


@card("Grand Pabbie - Oldest and Wisest")
def test_pabbie_gives_nothing_when_an_opponent_heals_his_characters():
    game = table({"hand": ["Healing Glow"], "ink": 1}, {"play": [PABBIE, "Bear (damage 2)"]})
    game.push("play Healing", "choose Bear", "amount 2")
    assert (game.damage("Bear"), game.lore(YOU)) == (0, 0)


@card("Gumbo Pot")
def test_gumbo_heals_one_from_each_of_up_to_two():
    game = table({"play": ["Gumbo Pot", "Bear (damage 2)"]}, {"play": ["Wolf (damage 2)", "Hen (damage 2)"]})
    game.push("use Gumbo Pot", "choose Bear; Wolf")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]
    assert game.is_exerted("Gumbo Pot")


HIRAM = "Hiram Flaversham - Toymaker"


@card("Hiram Flaversham - Toymaker")
def test_hiram_trades_an_item_for_two_cards_when_played_and_when_questing():
    game = table({"hand": [HIRAM], "ink": 4, "play": ["Lamp", "Rope"]}, {"play": ["Lantern"]})
    game.push("play Hiram", "yes")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(ME), len(game.hand(ME))) == (["Lamp", HIRAM], 2)
    game.push("end", "end", "quest Hiram", "yes")
    assert (game.play(ME), len(game.hand(ME))) == ([HIRAM], 5)


@card("Hiram Flaversham - Toymaker")
def test_hiram_need_not_trade_and_cannot_without_an_item():
    game = table({"play": [HIRAM, "Lamp"]}).push("quest Hiram", "no")
    assert (game.play(ME), game.hand(ME)) == ([HIRAM, "Lamp"], [])
    game = table({"play": [HIRAM]}, {"play": ["Lamp"]}).push("quest Hiram")
    assert (game.hand(ME), game.asked_by) == ([], "3.3.1")


@card("Jasmine - Heir of Agrabah")
def test_jasmine_heals_one_of_her_own():
    game = table(
        {"hand": ["Jasmine - Heir of Agrabah"], "ink": 1, "play": ["Bear (damage 2)"]}, {"play": ["Wolf (damage 2)"]}
    )
    game.push("play Jasmine")
    assert game.legal() == ["choose Bear", "choose Jasmine - Heir of Agrabah"]
    assert game.push("choose Bear", "amount 1").damage("Bear") == 1


@card("Judy Hopps - Optimistic Officer")
@pytest.mark.parametrize(("choice", "hands"), [("Lamp", (0, 1)), ("Rope", (1, 0))])
def test_judy_may_banish_an_item_whose_player_draws(choice, hands):
    game = table({"hand": ["Judy Hopps - Optimistic Officer"], "ink": 3, "play": ["Rope"]}, {"play": ["Lamp"]})
    game.push("play Judy", "yes", f"choose {choice}")
    assert (game.is_in_play(choice), (len(game.hand(ME)), len(game.hand(YOU)))) == (False, hands)


@card("Judy Hopps - Optimistic Officer")
def test_judy_who_banishes_nothing_gives_no_card():
    game = table({"hand": ["Judy Hopps - Optimistic Officer"], "ink": 3}, {"play": ["Lamp"]}).push("play Judy", "no")
    assert (game.play(YOU), game.hand(YOU)) == (["Lamp"], [])


@card("Launch")
def test_launch_throws_an_item_of_ones_own_for_five_damage():
    game = table({"hand": ["Launch"], "ink": 3, "play": ["Lamp", "Rope"]}, {"play": ["Giant", "Bear", "Lantern"]})
    game.push("play Launch")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "choose Giant")
    assert (game.damage("Giant"), game.play(ME)) == (5, ["Rope"])


@card("Launch")
def test_launch_without_an_item_hits_nobody():
    game = table({"hand": ["Launch"], "ink": 3}, {"play": ["Giant", "Bear", "Lamp"]}).push("play Launch")
    assert (game.damage("Giant"), game.damage("Bear"), game.asked_by) == (0, 0, "3.3.1")


@card("Pawpsicle")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_a_pawpsicle_may_be_worth_a_card(answer, drawn):
    assert len(table({"hand": ["Pawpsicle"], "ink": 1}).push("play Pawpsicle", answer).hand(ME)) == drawn


@card("Pawpsicle")
def test_a_pawpsicle_is_given_up_to_heal_even_when_exerted():
    game = table({"play": ["Pawpsicle (exerted)", "Wolf"]}, {"play": ["Bear (damage 3)"]})
    game.push("use Pawpsicle", "choose Bear", "amount 2")
    assert (game.damage("Bear"), game.names_in("discard", ME)) == (1, ["Pawpsicle"])


@card("Winnie the Pooh - Having a Think")
def test_pooh_may_put_a_card_from_hand_into_the_inkwell_ready_besides_the_usual_one():
    game = table({"play": ["Winnie the Pooh - Having a Think"], "hand": ["Dragon Fire", "Wolf", "Bear"]})
    game.push("ink Wolf", "quest Winnie", "yes", "choose Dragon Fire")
    assert (game.ink(ME), game.hand(ME), game.knows(YOU, "Dragon Fire")) == ((2, 0), ["Bear"], False)


@card("Winnie the Pooh - Having a Think")
def test_pooh_may_keep_his_hand():
    game = table({"play": ["Winnie the Pooh - Having a Think"], "hand": ["Bear"]}).push("quest Winnie", "no")
    assert (game.ink(ME), game.hand(ME)) == ((0, 0), ["Bear"])
