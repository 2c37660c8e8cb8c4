"""Set 8, further cards from A to Magica: what they do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, is_evasive
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

ARTHUR = "Arthur - Determined Squire"
BILL = "Bill the Lizard - Chimney Sweep"
KARNAGE = "Don Karnage - Air Pirate Leader"
WEAKNESS = "Everybody's Got a Weakness"
FIGARO = "Figaro - Tuxedo Cat"
FLYNN = "Flynn Rider - Breaking and Entering"
DRAGON = "Genie - Satisfied Dragon"
GEPPETTO = "Geppetto - Skilled Craftsman"
IAGO = "Iago - Out of Reach"
WORRIES = "It Means No Worries"
JIMINY = "Jiminy Cricket - Level-Headed and Wise"
KAA = "Kaa - Hypnotizing Python"
LENA = "Lena Sabrewing - Pure Energy"
LOUIS = "Louis - Endearing Alligator"
LUDWIG = "Ludwig Von Drake - All-Around Expert"
LUMIERE = "Lumiere - Nimble Candelabra"
MAD_DOG = "Mad Dog - Karnage's First Mate"
MAGICA = "Magica De Spell - Shadow Form"
PAL = made("Pal", cost=3, strength=2, willpower=4, classifications=["Ally"])
DASHER = made("Dasher", cost=1, willpower=3, abilities=[Keyword("Rush")])


@card("Alice - Courageous Keyholder")
@pytest.mark.parametrize(("answer", "exerted"), [("yes", False), ("no", True)])
def test_alice_may_ready_a_damaged_character_of_yours_who_cannot_quest(answer, exerted):
    side = {"hand": ["Alice - Courageous Keyholder"], "ink": 4, "play": ["Bear (exerted, damage 1)", "Wolf (exerted)"]}
    game = table(side, {"play": ["Hen (exerted)", "Giant (exerted, damage 1)"]}).push("play Alice", answer)
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.legal("quest")) == (exerted, True, [])
    assert bool(game.legal("challenge Bear -> Hen")) == (not exerted)


@card("Arthur - Determined Squire")
def test_arthur_costs_you_your_draw_but_nobody_elses():
    game = table({"play": [ARTHUR]}, {"hand": []}, active=YOU).push("end")
    assert game.hand(ME) == []
    assert len(game.push("end").hand(YOU)) == 1


@card("Bernard - Over-Prepared")
@pytest.mark.parametrize(("mine", "answers", "cards"), [("Pal", ["yes"], 1), ("Pal", ["no"], 0), ("Bear", [], 0)])
def test_bernard_may_draw_beside_an_ally(mine, answers, cards):
    game = table({"hand": ["Bernard - Over-Prepared"], "ink": 2, "play": [mine]}, {"play": ["Pal"]}, cards=[PAL])
    game.push("play Bernard", *answers)
    assert (len(game.hand(ME)), asked(game)) == (cards, False)


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


@card("Chip - Quick Thinker")
def test_chip_makes_a_chosen_opponent_discard_a_card_of_their_choice():
    game = table({"hand": ["Chip - Quick Thinker"], "ink": 4}, {"hand": ["Hen"]}, third={"hand": ["Bear", "Wolf"]})
    game.push("play Chip", "player Player 3")
    assert (game.deciding, game.legal()) == (THIRD, ["choose Bear", "choose Wolf"])
    game.push("choose Wolf")
    assert (game.hand(YOU), game.hand(THIRD)) == (["Hen"], ["Bear"])


@card("Darling Dear - Beloved Wife")
def test_darling_makes_somebody_worth_two_more_this_turn():
    game = table({"hand": ["Darling Dear - Beloved Wife"], "ink": 5, "play": ["Bear"]}).push(
        "play Darling", "choose Bear"
    )
    assert (game.lore_value("Bear"), game.push("end").lore_value("Bear")) == (4, 2)


@card("Don Karnage - Air Pirate Leader")
def test_karnage_makes_an_opposing_character_reckless_with_an_action_that_is_no_song():
    game = table({"play": [KARNAGE], "hand": ["Spell", "Hum"], "ink": 2}, {"play": ["Bear", "Bird"]})
    assert not asked(game.push("play Hum"))
    assert game.push("play Spell").legal() == ["choose Bear", "choose Bird"]
    game.push("choose Bear", "quest Don Karnage", "end")
    assert game.legal("quest") == ["quest Bird"]
    assert game.push("end", "end").legal("quest") == ["quest Bear", "quest Bird"]
    assert is_evasive(KARNAGE)


@card("Everybody's Got a Weakness")
def test_everybody_s_weakness_moves_a_damage_from_each_of_yours_and_draws_as_many():
    game = table(
        {"hand": [WEAKNESS], "ink": 4, "play": ["Bear (damage 2)", "Wolf (damage 1)", "Hen", "Fort (damage 1)"]},
        {"play": ["Giant", "Knight (damage 1)"]},
    )
    game.push("play Everybody's", "choose Giant")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Fort", "Giant", "Knight")] == [1, 0, 1, 2, 1]
    assert len(game.hand(ME)) == 2


@card("Everybody's Got a Weakness")
def test_nobody_s_weakness_draws_nothing():
    game = table({"hand": [WEAKNESS], "ink": 4, "play": ["Bear"]}, {"play": ["Giant"]}).push("play Everybody's")
    assert (game.hand(ME), game.damage("Giant")) == ([], 0)


@card("Figaro - Tuxedo Cat")
def test_opposing_items_come_exerted_before_figaro():
    game = table({"play": [FIGARO], "hand": ["Lamp"], "ink": 2}, {"hand": ["Rope", "Wolf"], "ink": 4})
    game.push("play Lamp", "end", "play Rope", "play Wolf")
    assert [game.is_exerted(name) for name in ("Lamp", "Rope", "Wolf")] == [False, True, False]


@card("Flynn Rider - Breaking and Entering")
@pytest.mark.parametrize(
    ("hand", "answers", "lore"),
    [(["Hen", "Wolf"], ["yes", "choose Hen"], 0), (["Hen", "Wolf"], ["no"], 2), ([], ["yes"], 2)],
)
def test_whoever_challenges_flynn_discards_a_card_or_he_gains_two_lore(hand, answers, lore):
    game = table({"play": [f"{FLYNN} (exerted)"]}, {"play": ["Bear"], "hand": hand}, active=YOU)
    game.push("challenge Bear -> Flynn")
    assert game.deciding == YOU
    game.push(*answers)
    assert (game.lore(ME), len(hand) - len(game.hand(YOU))) == (lore, int(not lore))


@card("Fred - Major Science Enthusiast")
@pytest.mark.parametrize(("answer", "left"), [("yes", ["Fort"]), ("no", ["Lamp", "Fort"])])
def test_fred_may_banish_an_item(answer, left):
    game = table({"hand": ["Fred - Major Science Enthusiast"], "ink": 3}, {"play": ["Lamp", "Fort"]})
    assert game.push("play Fred", answer).play(YOU) == left


@card("Genie - Satisfied Dragon")
def test_the_dragon_flies_in_your_turn_only():
    assert table({"play": [DRAGON]}, {"play": ["Bird (exerted)"]}).legal("challenge") == [f"challenge {DRAGON} -> Bird"]
    game = table({"play": [f"{DRAGON} (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert game.legal("challenge") == [f"challenge Wolf -> {DRAGON}"]


@card("Geppetto - Skilled Craftsman")
@pytest.mark.parametrize(
    ("answers", "lore", "hand"),
    [
        (["yes", "choose Lamp; Rope"], 4, ["Hen"]),
        (["yes", "choose Rope"], 3, ["Lamp", "Hen"]),
        (["no"], 2, ["Lamp", "Rope", "Hen"]),
    ],
)
def test_geppetto_may_discard_any_number_of_items_for_lore(answers, lore, hand):
    game = table({"play": [GEPPETTO], "hand": ["Lamp", "Rope", "Hen"]}).push("quest Geppetto", *answers)
    assert (game.lore(ME), game.hand(ME)) == (lore, hand)


@card("Get Out!")
def test_get_out_banishes_a_character_and_takes_an_item_back():
    side = {"hand": ["Get Out!"], "ink": 6, "discard": ["Lamp", "Hen", "Rope"]}
    game = table(side, {"play": ["Giant", "Bear"]}).push("play Get Out!", "choose Giant")
    assert sorted(game.legal()) == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(YOU), game.hand(ME)) == (["Bear"], ["Rope"])
    assert table(side).push("play Get Out!", "choose Lamp").hand(ME) == ["Lamp"]


@card("Iago - Out of Reach")
@pytest.mark.parametrize(("friend", "legal"), [("Hen (exerted)", False), ("Hen", True), ("Lamp (exerted)", True)])
def test_iago_can_t_be_challenged_while_another_of_yours_is_exerted(friend, legal):
    game = table({"play": [f"{IAGO} (exerted)", friend]}, {"play": ["Bear"]}, active=YOU)
    assert bool(game.legal(f"challenge Bear -> {IAGO}")) == legal


@card("It Means No Worries")
def test_no_worries_returns_up_to_three_characters_and_makes_the_next_one_cheaper():
    discard = ["Bear", "Hen", "Rope", "Wolf", "Knight"]
    game = table({"hand": [WORRIES, "Giant"], "ink": 13, "discard": discard}).push("play It Means")
    assert "choose nothing" in game.legal()
    game.push("choose Bear; Hen; Wolf")
    assert sorted(game.hand(ME)) == ["Bear", "Giant", "Hen", "Wolf"]
    assert game.push("play Giant").ink(ME) == (0, 13)


@card("It Means No Worries")
def test_several_who_cost_nine_sing_no_worries_together():
    game = table({"play": ["Giant", "Bear", "Hen"], "hand": [WORRIES], "discard": ["Wolf"]})
    game.push("sing together It Means", "done", "choose Wolf")  # the hen isn't needed
    assert (game.hand(ME), [game.is_exerted(name) for name in ("Giant", "Bear", "Hen")]) == (
        ["Wolf"],
        [True, True, False],
    )


@card("Jiminy Cricket - Level-Headed and Wise")
@pytest.mark.parametrize(("state", "exerted"), [(" (exerted)", True), ("", False)])
def test_jiminy_exerted_calms_opposing_characters_with_rush(state, exerted):
    game = table({"play": [f"{JIMINY}{state}"]}, {"hand": ["Hare", "Wolf"], "ink": 4}, active=YOU)
    game.push("play Hare", "play Wolf")
    assert (game.is_exerted("Hare"), game.is_exerted("Wolf")) == (exerted, False)
    assert is_evasive(JIMINY)


@card("Jiminy Cricket - Level-Headed and Wise")
def test_jiminy_leaves_your_own_rushing_characters_alone():
    game = table({"play": [f"{JIMINY} (exerted)"], "hand": ["Dasher"], "ink": 1}, cards=[DASHER]).push("play Dasher")
    assert not game.is_exerted("Dasher")


@card("Kaa - Hypnotizing Python")
def test_kaa_weakens_an_opposing_character_who_must_challenge_until_your_next_turn():
    game = table({"play": [KAA, "Hen"]}, {"play": ["Giant", "Wolf"]}).push("quest Kaa", "choose Giant")
    assert game.strength("Giant") == 4
    game.push("end")
    assert (game.legal("quest"), game.legal("end"), game.strength("Giant")) == (["quest Wolf"], [], 4)
    game.push("challenge Giant -> Kaa", "end")
    assert game.strength("Giant") == 6
    assert "quest Giant" in game.push("end").legal()


@card("Lena Sabrewing - Pure Energy")
def test_lena_deals_a_damage():
    game = table({"play": [LENA]}, {"play": ["Bear"]}).push("use Lena", "choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Lena")) == (1, True)
    assert is_evasive(LENA)


@card("Louis - Endearing Alligator")
def test_louis_comes_exerted_and_makes_an_opposing_character_reckless_in_its_next_turn():
    game = table({"hand": [LOUIS], "ink": 3}, {"play": ["Bear", "Wolf"]}).push("play Louis")
    assert game.legal() == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert game.is_exerted("Louis")
    game.push("end")
    assert (game.legal("quest"), game.legal("end")) == (["quest Wolf"], [])


@card("Ludwig Von Drake - All-Around Expert")
def test_ludwig_discards_a_non_character_card_of_your_choice():
    game = table({"hand": [LUDWIG], "ink": 2}, {"hand": ["Bear", "Lamp", "Hum"]}, third={"hand": ["Hen"]})
    game.push("play Ludwig", "player Player 2")
    assert (game.deciding, game.legal(), game.knows(THIRD, "Bear")) == (ME, ["choose Lamp", "choose Hum"], True)
    assert game.push("choose Lamp").hand(YOU) == ["Bear", "Hum"]


@card("Ludwig Von Drake - All-Around Expert")
@pytest.mark.parametrize(("answer", "ink"), [("yes", (0, 6)), ("no", (0, 5))])
def test_ludwig_may_become_ink_when_he_is_banished(answer, ink):
    game = table({"play": [LUDWIG], "hand": ["Dragon Fire"], "ink": 5}).push("play Dragon Fire", answer)
    assert (game.ink(ME), game.play(ME)) == (ink, [])


@card("Lumiere - Nimble Candelabra")
@pytest.mark.parametrize(("mine", "yours", "evasive"), [(["Lamp"], [], True), (["Hen"], ["Lamp"], False)])
def test_lumiere_is_evasive_while_an_item_is_in_your_discard(mine, yours, evasive):
    game = table({"play": [f"{LUMIERE} (exerted)"], "discard": mine}, {"play": ["Wolf"], "discard": yours}, active=YOU)
    assert (game.legal("challenge") == []) == evasive


@card("Mad Dog - Karnage's First Mate")
@pytest.mark.parametrize(("mine", "yours", "playable"), [(KARNAGE, "Bear", True), ("Bear", KARNAGE, False)])
def test_mad_dog_is_cheaper_beside_don_karnage(mine, yours, playable):
    game = table({"hand": [MAD_DOG], "play": [mine], "ink": 3}, {"play": [yours]})
    assert bool(game.legal("play")) == playable


@card("Magica De Spell - Shadow Form")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Hen"], ["Hen", "Lamp"]), (["no"], [])])
def test_magica_may_take_another_of_yours_back_to_draw(answers, hand):
    game = table({"hand": [MAGICA], "ink": 5, "play": ["Hen", "Bear"], "deck": ["Lamp", "Rope"]}, {"play": ["Giant"]})
    game.push("play Magica", *answers)
    assert game.hand(ME) == hand
    assert is_evasive(MAGICA)


@card("Magica De Spell - Shadow Form")
def test_a_lonely_magica_draws_nothing():
    game = table({"hand": [MAGICA], "ink": 5}, {"play": ["Giant"]}).push("play Magica")
    game.push(*game.legal("yes"))
    assert (game.hand(ME), game.is_in_play("Magica"), asked(game)) == ([], True, False)
