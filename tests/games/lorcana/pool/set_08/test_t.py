"""Set 8: what the cards that begin with T do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_08.extras import PUP
from tests.games.lorcana.pool.shown import POINT, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

COLONEL = "The Colonel - Old Sheepdog"
SWORD = "The Sword of Shan-Yu"
WARDROBE = "The Wardrobe - Perceptive Friend"
TIANA = "Tiana - Natural Talent"
TINK = "Tinker Bell - Insistent Fairy"
TRAMP_DAPPER_RASCAL = "Tramp - Dapper Rascal"
TRAMP_OBSERVANT_GUARDIAN = "Tramp - Observant Guardian"


@card("Television Set")
@pytest.mark.parametrize(
    ("top", "answers", "hand", "deck"),
    [("Pup", ["yes"], ["Pup"], ["Hen"]), ("Pup", ["no"], [], ["Pup", "Hen"]), ("Bear", [], [], ["Hen", "Bear"])],
)
def test_the_television_shows_puppies(top, answers, hand, deck):
    game = table({"play": ["Television Set"], "ink": 1, "deck": [top, "Hen"]}, cards=[PUP])
    game.push("use Television", *answers)
    assert (game.hand(ME), game.deck(ME)) == (hand, deck)


@card("The Colonel - Old Sheepdog")
@pytest.mark.parametrize(("pups", "figures"), [(3, (5, 3)), (2, (3, 1))])
def test_the_colonel_leads_three_puppies(pups, figures):
    game = table({"play": [COLONEL, *["Pup"] * pups]}, {"play": ["Pup"]}, cards=[PUP])
    assert (game.strength("The Colonel"), game.lore_value("The Colonel")) == figures


@card("The Sword of Shan-Yu")
def test_the_sword_readies_one_character_for_exerting_another():
    game = table({"play": [SWORD, "Bear (exerted)", "Wolf", "Bird", "Giant (drying)"]}, {"play": ["Hen (exerted)"]})
    game.push("use The Sword")
    assert game.legal() == ["choose Wolf", "choose Bird"]  # who is exerted or drying can't exert
    game.push("choose Wolf", "choose Bear")
    assert [game.is_exerted(name) for name in (SWORD, "Wolf", "Bear")] == [True, True, False]
    assert (game.legal("quest"), "challenge Bear -> Hen" in game.legal()) == (["quest Bird"], True)


@card("The Sword of Shan-Yu")
def test_the_sword_is_useless_without_a_character_to_exert():
    game = table({"play": [SWORD, "Bear (exerted)", "Giant (drying)"]})
    assert game.legal("use") == []


@card("The Wardrobe - Perceptive Friend")
def test_the_wardrobe_gives_two_cards_for_an_item():
    game = table({"play": [WARDROBE], "hand": ["Lamp", "Rope", "Hen"]}).push("use The Wardrobe")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp")
    assert (len(game.hand(ME)), game.names_in("discard", ME), game.is_exerted("The Wardrobe")) == (4, ["Lamp"], True)
    assert table({"play": [WARDROBE], "hand": ["Hen"]}).legal("use") == []
    assert table({"play": [f"{WARDROBE} (drying)"], "hand": ["Lamp"]}).legal("use") == []


@card("They Never Come Back")
def test_they_never_come_back_holds_up_to_two_exerted_for_a_turn_and_draws():
    game = table(
        {"hand": ["They Never Come Back"], "ink": 3}, {"play": ["Bear (exerted)", "Wolf (exerted)", "Hen (exerted)"]}
    )
    game.push("play They Never", "choose Bear; Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert [game.is_exerted(name) for name in ("Bear", "Wolf", "Hen")] == [True, True, False]
    assert not game.push("end", "end").is_exerted("Bear")


@card("They Never Come Back")
def test_they_never_come_back_draws_even_if_nobody_is_chosen():
    game = table({"hand": ["They Never Come Back"], "ink": 3}, {"play": ["Bear (exerted)"]})
    game.push("play They Never", "choose nothing")
    assert (len(game.hand(ME)), game.push("end").is_exerted("Bear")) == (1, False)


@card("Thumper - Young Bunny")
def test_thumper_gives_three_strength_this_turn():
    game = table({"play": ["Thumper - Young Bunny", "Wolf"]}).push("use Thumper", "choose Wolf")
    assert (game.strength("Wolf"), game.is_exerted("Thumper")) == (5, True)
    assert game.push("end").strength("Wolf") == 2


@card("Tiana - Natural Talent")
def test_tiana_weakens_each_opposing_character_for_every_song_until_her_next_turn():
    game = table({"play": [TIANA, "Wolf"], "hand": ["Hum", "Tune", "Smash"], "ink": 4}, {"play": ["Giant", "Warded"]})
    game.push("play Hum", "sing Tune with Tiana")
    assert [game.strength(name) for name in ("Giant", "Warded", "Wolf")] == [4, 0, 2]
    game.push("play Smash", "choose Giant")
    assert game.strength("Giant") == 4
    assert game.push("end").strength("Giant") == 4
    assert game.push("end").strength("Giant") == 6


@card("Tiana - Natural Talent")
def test_tiana_sings_as_if_she_cost_six_and_does_not_mind_an_opponents_song():
    game = table({"play": [TIANA], "hand": ["Let It Go", "Be Prepared"]}, {"play": ["Bear"], "hand": ["Hum"], "ink": 1})
    assert game.legal("sing") == [f"sing Let It Go with {TIANA}"]
    assert game.push("end", "play Hum").strength("Bear") == 3


@card("Tinker Bell - Insistent Fairy")
def test_tinker_bell_may_exert_a_strong_newcomer_for_two_lore():
    game = table({"play": [TINK], "hand": ["Giant", "Giant", "Bear"], "ink": 15})
    game.push("play Giant", "yes")
    assert (game.lore(ME), game.is_exerted("Giant")) == (2, True)
    game.push("play Giant", "no", "play Bear")
    assert (game.lore(ME), game.is_exerted("Bear"), game.asked_by) == (2, False, "3.3.1")
    assert is_evasive(TINK)


@card("Tinker Bell - Insistent Fairy")
def test_tinker_bell_counts_the_strength_with_which_the_newcomer_comes():
    ally = "Camilo Madrigal - Center Stage"  # 4 strength, an Ally
    game = table({"play": [TINK, "Scar - Finally King"], "hand": [ally], "ink": 5}).push("play Camilo", "yes")
    assert game.lore(ME) == 2


@card("Tramp - Dapper Rascal")
@pytest.mark.parametrize(("victim", "answer", "drawn"), [("Bear", "yes", 1), ("Tramp", "yes", 1), ("Bear", "no", 0)])
def test_tramp_may_draw_for_each_of_his_who_is_banished_in_an_opponents_turn(victim, answer, drawn):
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": [TRAMP_DAPPER_RASCAL, "Bear"]})
    game.push("play Dragon Fire", f"choose {victim}", answer)
    assert len(game.hand(YOU)) == drawn


@card("Tramp - Dapper Rascal")
def test_tramp_draws_nothing_in_his_own_turn_and_is_shifted_for_four():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": [TRAMP_DAPPER_RASCAL, "Bear"]}).push(
        "play Dragon", "choose Bear"
    )
    assert game.asked_by == "3.3.1"
    assert shifts_for(TRAMP_DAPPER_RASCAL, 4)


@card("Tramp - Observant Guardian")
def test_tramp_wards_somebody_until_your_next_turn():
    game = table(
        {"hand": [TRAMP_OBSERVANT_GUARDIAN], "ink": 3, "play": ["Bear"]}, {"hand": ["Point", "Point"]}, cards=[POINT]
    )
    game.push("play Tramp", "choose Bear", "end", "play Point")  # only Tramp is left to choose
    assert (game.is_exerted("Tramp"), game.is_exerted("Bear")) == (True, False)
    assert sorted(game.push("end", "end", "play Point").legal()) == [
        "choose Bear",
        f"choose {TRAMP_OBSERVANT_GUARDIAN}",
    ]


@card("Trials and Tribulations")
def test_trials_and_tribulations_last_until_the_next_turn_of_their_player():
    game = table({"hand": ["Trials and Tribulations"], "play": ["Wolf"]}, {"play": ["Giant"]})
    game.push("sing Trials with Wolf", "choose Giant", "end")
    assert game.strength("Giant") == 2
    assert game.push("end").strength("Giant") == 6


@card("Twitterpated")
def test_twitterpated_lifts_somebody_into_the_air_until_the_next_turn():
    game = table({"hand": ["Twitterpated"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bird (exerted)", "Bear"]})
    game.push("play Twitterpated", "choose Wolf")
    assert game.legal("challenge") == ["challenge Wolf -> Bird"]
    game.push("quest Wolf", "end")
    assert game.legal("challenge") == ["challenge Bird -> Wolf"]
    game.push("quest Bird", "end")
    assert game.legal("challenge") == []
