"""Set 8: what the cards that begin with B do at the table."""

import pytest

from tests.games.lorcana.pool.extras import EXTRAS, PAL, table
from tests.games.lorcana.pool.shown import asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, position

BASIL = "Basil - Undercover Detective"
BILL = "Bill the Lizard - Chimney Sweep"
SEER = "Bruno Madrigal - Singing Seer"


@card("Basil - Undercover Detective")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Bear"], ["Bear"]), (["no"], [])])
def test_basil_may_return_a_character_to_its_players_hand(answers, hand):
    game = table({"hand": [BASIL], "ink": 7}, {"play": ["Bear", "Warded"]})
    assert game.push("play Basil", *answers).hand(YOU) == hand


@card("Basil - Undercover Detective")
def test_basil_who_quests_costs_a_chosen_opponent_a_card_at_random():
    game = table({"play": [BASIL]}, {"hand": ["Bear", "Hen"]}, third={"hand": ["Wolf", "Bird"]})
    game.push("quest Basil", "player #3")
    assert (len(game.hand(YOU)), len(game.hand(THIRD)), game.asked_by) == (2, 1, "3.3.1")


@card("Bernard - Over-Prepared")
@pytest.mark.parametrize(("mine", "answers", "cards"), [("Pal", ["yes"], 1), ("Pal", ["no"], 0), ("Bear", [], 0)])
def test_bernard_may_draw_beside_an_ally(mine, answers, cards):
    game = table({"hand": ["Bernard - Over-Prepared"], "ink": 2, "play": [mine]}, {"play": ["Pal"]}, cards=[PAL])
    game.push("play Bernard", *answers)
    assert (len(game.hand(ME)), asked(game)) == (cards, False)


@card("Beyond the Horizon")
def test_beyond_the_horizon_renews_the_hands_of_those_players_who_are_chosen():
    game = table({"hand": ["Beyond the Horizon", "Wolf"], "ink": 7}, {"hand": ["Bear"]}, third={"hand": ["Hen", "Hen"]})
    game.push("play Beyond", "player #1; #3")
    assert game.hand(YOU) == ["Bear"]
    assert [len(game.hand(seat)) for seat in (ME, THIRD)] == [3, 3]
    assert ("Wolf" in game.names_in("discard", ME), game.names_in("discard", THIRD)) == (True, ["Hen", "Hen"])


@card("Beyond the Horizon")
def test_beyond_the_horizon_may_mean_nobody_and_is_sung_together_by_seven():
    game = table({"hand": ["Beyond the Horizon", "Wolf"], "play": ["Giant", "Hen"]}, {"hand": ["Bear"]})
    game.push("sing together Beyond", "nobody")
    assert (game.hand(ME), game.hand(YOU)) == (["Wolf"], ["Bear"])


@card("Beyond the Horizon")
def test_beyond_the_horizon_is_for_the_chosen_players():
    song = "Beyond the Horizon"
    game = position(
        me={"hand": [song, "Lamp"], "ink": 7}, you={"hand": ["Lamp"]}, third={"hand": ["Lamp"]}, cards=EXTRAS
    )
    game.push(f"play {song}", "player Player 1; Player 3")
    assert [len(game.hand(seat)) for seat in (ME, YOU, THIRD)] == [3, 1, 3]


@card("Bill the Lizard - Chimney Sweep")
@pytest.mark.parametrize(
    ("bill", "mine", "yours", "evasive"),
    [
        ("exerted", "Hen", "Giant (damage 1)", True),
        ("exerted", "Hen (damage 1)", "Giant", True),
        ("exerted, damage 1", "Hen", "Giant", False),
        ("exerted", "Fort (damage 1)", "Giant", False),
    ],
)
def test_bill_is_evasive_while_another_character_anywhere_is_damaged(bill, mine, yours, evasive):
    game = table({"play": [f"{BILL} ({bill})", mine]}, {"play": [yours, "Bird"]}, active=YOU)
    assert f"challenge Bird -> {BILL}" in game.legal()
    assert (f"challenge Giant -> {BILL}" in game.legal()) != evasive


@card("Bruno Madrigal - Singing Seer")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 3), ("no", 0)])
def test_bruno_who_sings_may_draw_for_every_character_of_his_side(answer, drawn):
    game = table({"play": [SEER, "Bear", "Wolf (exerted)", "Lamp"], "hand": ["Tune"]}, {"play": ["Hen"]})
    game.push("sing Tune with Bruno", answer)
    assert len(game.hand(ME)) == drawn


@card("Bruno Madrigal - Singing Seer")
def test_bruno_draws_for_nobody_elses_song_and_is_shifted_for_five():
    game = table({"play": [SEER, "Bear"], "hand": ["Tune"]}).push("sing Tune with Bear")
    assert game.asked_by == "3.3.1"
    assert shifts_for(SEER, 5)


@card("Bruno Madrigal - Single-Minded")
def test_bruno_keeps_an_opposing_character_from_readying_once_but_does_not_exert_it():
    game = table(
        {"hand": ["Bruno Madrigal - Single-Minded"], "ink": 4, "play": ["Wolf"]},
        {"play": ["Bear (exerted)", "Hen (exerted)"]},
    )
    game.push("play Bruno")
    assert game.legal() == ["choose Bear", "choose Hen"]
    game.push("choose Bear", "end")
    assert (game.is_exerted("Bear"), game.is_exerted("Hen")) == (True, False)
    assert not game.push("end", "end").is_exerted("Bear")


@card("Bruno Madrigal - Single-Minded")
def test_a_ready_character_that_bruno_meant_stays_ready():
    game = table({"hand": ["Bruno Madrigal - Single-Minded"], "ink": 4}, {"play": ["Bear", "Hen"]})
    assert not game.push("play Bruno", "choose Bear", "end").is_exerted("Bear")
