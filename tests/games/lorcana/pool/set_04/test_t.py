"""Set 4: what the cards that begin with T do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU

MOB = "The Mob Song"
MUSES = "The Muses - Proclaimers of Heroes"
THEBES = "Thebes - The Big Olive"
PILLAR = "Training Grounds - Impossible Pillar"
CHEF = "Transformed Chef - Castle Stove"
TRITON = "Triton - Champion of Atlantica"
TRIDENT = "Triton's Trident"
TUK_TUK = "Tuk Tuk - Lively Partner"


@card("The Fates - Only One Eye")
def test_the_fates_see_the_top_of_each_opponents_deck():
    game = table({"hand": ["The Fates - Only One Eye"], "ink": 1}, {"deck": ["Hen", "Bear"]}, third={"deck": ["Wolf"]})
    game.push("play The Fates")
    assert [game.knows(ME, name) for name in ("Hen", "Wolf", "Bear")] == [True, True, False]
    assert not game.knows(THIRD, "Hen")


@card("The Mob Song")
def test_the_mob_hits_up_to_three_characters_or_locations():
    game = table(me={"hand": [MOB], "ink": 10, "play": ["Hen"]}, you={"play": ["Bear", "Fort", "Knight", "Lamp"]})
    game.push(f"play {MOB}")
    assert "choose nothing" in game.legal()
    assert not any("Lamp" in text for text in game.legal())
    game.push("choose Bear; Fort; Knight")
    assert [game.damage(name) for name in ("Bear", "Fort", "Knight", "Hen")] == [3, 3, 3, 0]


@card("The Mob Song")
def test_the_mob_sings_together_for_ten():
    game = table(me={"hand": [MOB], "play": ["Giant", "Knight"]}, you={"play": ["Bear"]})
    game.push(f"sing together {MOB}", "choose Bear")
    assert (game.damage("Bear"), game.is_exerted("Knight")) == (3, True)


@card("The Muses - Proclaimers of Heroes")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Wolf"], ["Wolf"]), (["no"], [])])
def test_the_muses_may_send_somebody_weak_home_with_a_song(answers, hand):
    game = table({"play": [MUSES], "hand": ["Hum"], "ink": 1}, {"play": ["Wolf", "Bear"]}).push("play Hum", *answers)
    assert game.hand(YOU) == hand


@card("The Queen - Diviner")
def test_the_diviner_plays_a_cheap_item_exerted():
    queen = "The Queen - Diviner"
    deck = ["Wolf", "Lamp", "Forge", "Hen", "Bear"]
    game = table({"play": [queen], "deck": deck})
    game.push(f"use {queen}: 1", "choose Lamp", "yes", "order Wolf; Hen; Forge")
    assert game.is_exerted("Lamp")
    assert game.deck(ME) == ["Bear", "Wolf", "Hen", "Forge"]


@card("The Queen - Diviner")
@pytest.mark.parametrize("answers", [("choose Lamp", "no"), ("choose Forge",)])
def test_the_diviner_takes_an_item_into_hand(answers):
    queen = "The Queen - Diviner"
    game = table({"play": [queen], "deck": ["Wolf", "Lamp", "Forge", "Hen", "Bear"]})
    game.push(f"use {queen}: 1", *answers)
    assert game.hand(ME) == [answers[0].removeprefix("choose ")]


@card("Thebes - The Big Olive")
def test_thebes_pays_for_those_who_banish_in_a_challenge_while_there():
    game = table(me={"play": [THEBES, f"Giant (at {THEBES})"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").lore(ME) == 2


@card("Thebes - The Big Olive")
def test_thebes_pays_neither_for_others_nor_on_other_turns():
    game = table(me={"play": [THEBES, "Giant"]}, you={"play": ["Hen (exerted)"]})
    assert game.push("challenge Giant -> Hen").lore(ME) == 0
    game = table(me={"play": ["Hen"]}, you={"play": [THEBES, f"Giant (exerted, at {THEBES})"]})
    assert game.push("challenge Hen -> Giant").lore(YOU) == 0


@card("Thebes - The Big Olive")
def test_thebes_pays_even_if_both_fall():
    game = table(me={"play": [THEBES, f"Wolf (at {THEBES}, damage 2)"]}, you={"play": ["Wolf (exerted, damage 2)"]})
    game.push("challenge Wolf -> Wolf")
    assert (game.play(ME), game.play(YOU), game.lore(ME)) == ([THEBES], [], 2)


@card("Training Grounds - Impossible Pillar")
def test_those_at_the_pillar_train_for_ink_as_often_as_you_like():
    game = table({"play": [PILLAR, f"Bear (at {PILLAR})", "Wolf"], "ink": 2})
    game.push("use Training Grounds", "use Training Grounds")
    assert (game.strength("Bear"), game.strength("Wolf"), game.ink(ME)) == (5, 2, (0, 2))
    assert game.push("end").strength("Bear") == 3


@card("Transformed Chef - Castle Stove")
def test_the_chef_heals_up_to_two_of_anybody():
    game = table(me={"hand": [CHEF], "ink": 4, "play": ["Wolf (damage 1)"]}, you={"play": ["Giant (damage 4)"]})
    game.push("play Transformed Chef", "choose Giant")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    assert game.push("amount 2").damage("Giant") == 2


@card("Triton - Champion of Atlantica")
def test_triton_weakens_opposing_characters_for_each_location_of_yours():
    game = table({"play": [TRITON, "Fort", "Cave", "Wolf"]}, {"play": ["Bear", "Hen", "Fort"]})
    assert [game.strength(name) for name in ("Bear", "Wolf")] == [1, 2]
    assert shifts_for(TRITON, 6)


@card("Triton's Decree")
def test_each_opponent_hurts_a_character_of_their_own_choice():
    game = table({"hand": ["Triton's Decree"], "ink": 1, "play": ["Hen"]}, {"play": ["Warded", "Bear"]})
    game.push("play Triton's Decree")
    assert (game.deciding, game.legal()) == (YOU, ["choose Warded", "choose Bear"])
    assert game.push("choose Warded").damage("Warded") == 2


@card("Triton's Trident")
def test_the_trident_strengthens_by_the_cards_in_hand_once_for_this_turn():
    game = table(me={"play": [TRIDENT, "Wolf"], "hand": ["Bear", "Hen", "Lamp"], "ink": 2})
    game.push("use Triton's Trident")
    assert (game.strength("Wolf"), game.is_in_play(TRIDENT)) == (5, False)
    game.push("play Lamp")
    assert game.strength("Wolf") == 5
    assert game.push("end").strength("Wolf") == 2


@card("Tuk Tuk - Lively Partner")
def test_tuk_tuk_may_take_another_to_a_location_for_free():
    game = table({"hand": [TUK_TUK], "ink": 3, "play": ["Fort", "Cave", "Bear", "Wolf"]}, {"play": ["Hen"]})
    game.push("play Tuk Tuk", "yes", "choose Bear", "choose Cave")
    assert (game.place("Tuk Tuk"), game.place("Bear"), game.strength("Bear"), game.strength("Tuk Tuk")) == (
        "Cave", "Cave", 5, 2,
    )  # fmt: skip
    assert game.push("end").strength("Bear") == 3
    assert is_evasive(TUK_TUK)


@card("Tuk Tuk - Lively Partner")
def test_tuk_tuk_may_stay_where_he_is():
    game = table({"hand": [TUK_TUK], "ink": 3, "play": ["Fort", "Bear"]}).push("play Tuk Tuk", "no")
    assert (game.place("Tuk Tuk"), game.strength("Bear")) == ("", 3)
