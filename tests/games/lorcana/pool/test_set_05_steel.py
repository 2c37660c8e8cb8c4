"""Set 5, Steel: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import SLAP, asked, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

ARTHUR = "Arthur - King Victorious"
DOC = "Doc - Bold Knight"
HAPPY = "Happy - Lively Knight"
KRONK = "Kronk - Head of Security"
PETE = "Pete - Games Referee"
LOST = "Simba - Lost Prince"
MUFASAS = "Simba - Son of Mufasa"
YZMA = "Yzma - Unjustly Treated"


@card("Arthur - King Victorious")
def test_arthur_knights_somebody_who_challenges_even_the_ready():
    game = table({"hand": [ARTHUR], "ink": 7, "play": ["Wolf"]}, {"play": ["Giant", "Bear (exerted)"]})
    game.push("play Arthur", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Wolf")) == (4, False)  # 2 and 2; 6 less 2 are still enough


@card("Arthur - King Victorious")
def test_arthur_s_knight_takes_two_less_damage_and_is_one_only_this_turn():
    game = table({"hand": [ARTHUR], "ink": 7, "play": ["Wolf"]}, {"play": ["Knight", "Bear (exerted)"]})
    game.push("play Arthur", "choose Wolf", "challenge Wolf -> Bear")
    assert (game.damage("Bear"), game.damage("Wolf")) == (4, 1)
    game.push("end", "end")
    assert not game.legal("challenge Wolf -> Knight")


@card("Arthur - King Victorious", "Kronk - Head of Security", "Simba - Son of Mufasa")
@pytest.mark.parametrize(("name", "ink"), [(ARTHUR, 5), (KRONK, 5), (MUFASAS, 4)])
def test_three_of_them_shift(name, ink):
    assert shifts_for(name, ink)


@card("Doc - Bold Knight")
@pytest.mark.parametrize(
    ("answer", "hand", "discard"), [("yes", ["Lamp", "Rope"], ["Bear", "Wolf"]), ("no", ["Bear", "Wolf"], [])]
)
def test_doc_may_trade_your_hand_for_two_cards(answer, hand, discard):
    game = table({"hand": [DOC, "Bear", "Wolf"], "ink": 2, "deck": ["Lamp", "Rope", "Hen"]}).push("play Doc", answer)
    assert (sorted(game.hand(ME)), sorted(game.names_in("discard", ME))) == (hand, discard)


@card("Doc - Bold Knight")
def test_doc_draws_even_when_there_is_no_card_to_discard():
    game = table({"hand": [DOC], "ink": 2, "deck": ["Lamp", "Rope", "Hen"]}).push("play Doc", "yes")
    assert game.hand(ME) == ["Lamp", "Rope"]


@card("Food Fight!")
def test_food_fight_lets_each_of_your_characters_throw_for_one_ink():
    game = table({"hand": ["Food Fight!"], "ink": 3, "play": ["Bear", "Wolf", "Hen (drying)"]}, {"play": ["Giant"]})
    game.push("play Food Fight!", "use Bear", "choose Giant", "use Wolf", "choose Giant")
    assert (game.damage("Giant"), game.ink(ME), game.is_exerted("Bear")) == (2, (0, 3), True)
    assert game.legal("use") == []


@card("Food Fight!")
def test_food_fight_is_over_with_the_turn_and_dry_characters_are_needed():
    game = table({"hand": ["Food Fight!"], "ink": 3, "play": ["Hen (drying)"]}, {"play": ["Giant"]})
    assert game.push("play Food Fight!").legal("use") == []
    assert game.push("end", "end").legal("use") == []


@card("Food Fight!")
def test_characters_that_come_later_have_no_food():
    game = table({"hand": ["Food Fight!", "Hare"], "ink": 9, "play": ["Bear"]}).push("play Food Fight!", "play Hare")
    assert game.legal("use") == ["use Bear"]


@card("Happy - Lively Knight")
def test_happy_is_evasive_only_in_your_turn():
    game = table({"play": [HAPPY, "Wolf"]}, {"play": ["Bird (exerted)"]})
    assert game.legal("challenge") == [f"challenge {HAPPY} -> Bird"]
    game = table({"play": [f"{HAPPY} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {HAPPY}"]


@card("Kronk - Head of Security")
def test_kronk_may_bring_in_a_cheap_character_for_each_one_he_banishes():
    game = table({"play": [KRONK], "hand": ["Knight", "Giant", "Lamp"]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Kronk -> Bear", "yes").legal() == ["choose Knight"]
    game.push("choose Knight")
    assert (game.is_in_play("Knight"), game.is_drying("Knight"), sorted(game.hand(ME))) == (
        True,
        True,
        ["Giant", "Lamp"],
    )


@card("Kronk - Head of Security")
def test_kronk_brings_nobody_when_you_decline_or_when_he_is_challenged():
    game = table({"play": [KRONK], "hand": ["Knight"]}, {"play": ["Bear (exerted)"]})
    assert game.push("challenge Kronk -> Bear", "no").hand(ME) == ["Knight"]
    game = table({"play": [f"{KRONK} (exerted)"], "hand": ["Knight"]}, {"play": ["Bear"]}, active=YOU)
    game.push("challenge Bear -> Kronk")
    assert (game.is_in_play("Bear"), asked(game)) == (False, False)


@card("Pete - Games Referee")
def test_pete_stops_opponents_actions_until_your_next_turn():
    game = table({"hand": [PETE, "Spell"], "ink": 4}, {"hand": ["Spell", "Hum"], "ink": 3, "play": ["Bear"]})
    game.push("play Pete", "play Spell", "end")
    assert (game.legal("play"), game.legal("sing")) == (["play Filler"], [])
    game.push("end", "end")
    assert {"play Spell", "play Hum", "sing Hum with Bear"} <= set(game.legal())


@card("Simba - Lost Prince")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 1), ("no", 0)])
def test_simba_may_draw_when_he_banishes_somebody_in_a_challenge_of_your_turn(answer, drawn):
    game = table({"play": [LOST]}, {"play": ["Wolf (exerted, damage 2)"]}).push("challenge Simba -> Wolf", answer)
    assert len(game.hand(ME)) == drawn


@card("Simba - Lost Prince")
def test_simba_draws_nothing_in_an_opponent_s_turn_or_for_others():
    game = table({"play": [f"{LOST} (exerted)"]}, {"play": ["Wolf (damage 2)"]}, active=YOU)
    game.push("challenge Wolf -> Simba")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)
    game = table({"play": [LOST, "Giant"]}, {"play": ["Wolf (exerted)"]}).push("challenge Giant -> Wolf")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)


@card("Simba - Lost Prince", "Kronk - Head of Security", "Yzma - Unjustly Treated")
@pytest.mark.parametrize(("name", "damage"), [(LOST, 3), (KRONK, 5), (YZMA, 3)])
def test_they_see_whom_they_banished_even_if_they_fall_themselves(name, damage):
    game = table(
        {"play": [f"{name} (damage {damage})"], "hand": ["Wolf"]}, {"play": ["Bear (exerted, damage 4)", "Hen"]}
    )
    game.push(f"challenge {name} -> Bear")
    assert (game.is_in_play(name), game.is_in_play("Bear"), game.deciding, game.legal()) == (
        False,
        False,
        ME,
        ["yes", "no"],
    )


@card("Simba - Son of Mufasa")
def test_the_other_simba_may_banish_an_item_or_a_location():
    game = table({"hand": [MUFASAS], "ink": 6}, {"play": ["Bear", "Lamp", "Fort"]}).push("play Simba", "yes")
    assert game.legal() == ["choose Lamp", "choose Fort"]
    assert game.push("choose Fort").play(YOU) == ["Bear", "Lamp"]
    game = table({"hand": [MUFASAS], "ink": 6}, {"play": ["Lamp"]}).push("play Simba", "no")
    assert game.is_in_play("Lamp")


@card("Tug-of-War")
@pytest.mark.parametrize(("answer", "bear", "warded", "eagle"), [("pick 1", 1, 1, 0), ("pick 2", 0, 0, 3)])
def test_tug_of_war_hurts_the_evasive_or_the_others(answer, bear, warded, eagle):
    evasive = "Olaf - Happy Passenger"
    game = table(
        {"hand": ["Tug-of-War"], "ink": 5, "play": ["Wolf", "Bird"]}, {"play": ["Bear", "Warded", evasive, "Fort"]}
    )
    game.push("play Tug-of-War", answer)
    assert [game.damage(name) for name in ("Bear", "Warded", "Olaf", "Fort")] == [bear, warded, eagle, 0]
    assert (game.damage("Wolf"), game.damage("Bird")) == (0, 0)


@card("When Will My Life Begin?")
def test_when_will_my_life_begin_keeps_somebody_from_challenging_in_their_next_turn():
    game = table({"hand": ["When Will My Life Begin?"], "play": ["Bear", "Hen (exerted)"]}, {"play": ["Wolf", "Giant"]})
    game.push("sing When Will My Life Begin? with Bear", "choose Wolf")
    assert len(game.hand(ME)) == 1
    game.push("end")
    assert not game.legal("challenge Wolf")
    assert game.legal("challenge Giant")
    assert game.legal("quest Wolf")
    game.push("end", "quest Bear", "end")
    assert game.legal("challenge Wolf")


@card("Yzma - Unjustly Treated")
@pytest.mark.parametrize(("answer", "damage"), [("yes", 1), ("no", 0)])
def test_yzma_may_hurt_anybody_when_one_of_yours_banishes_somebody(answer, damage):
    game = table({"play": [YZMA, "Giant"]}, {"play": ["Wolf (exerted)", "Bear"]}).push(
        "challenge Giant -> Wolf", answer
    )
    if answer == "yes":
        game.push("choose Bear")
    assert game.damage("Bear") == damage


@card("Yzma - Unjustly Treated")
def test_yzma_does_nothing_for_other_banishing_or_in_other_turns():
    game = table({"play": [YZMA], "hand": ["Slap"]}, {"play": ["Hen (damage 1)", "Bear"]}, cards=[SLAP])
    game.push("play Slap", "choose Hen")
    assert (game.is_in_play("Hen"), asked(game)) == (False, False)
    game = table({"play": [YZMA, "Giant (exerted)"]}, {"play": ["Wolf"]}, active=YOU).push("challenge Wolf -> Giant")
    assert (game.is_in_play("Wolf"), asked(game)) == (False, False)
