"""Set 4, further cards from Pegasus on: what they do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import asked, has_rush, is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

PEGASUS = "Pegasus - Cloud Racer"
PETE = "Pete - Born to Cheat"
FINDER = "Peter Pan - Shadow Finder"
PIGLET = "Piglet - Sturdy Swordsman"
GROOM = "Prince Eric - Ursula's Groom"
MUSES = "The Muses - Proclaimers of Heroes"
PILLAR = "Training Grounds - Impossible Pillar"
TRITON = "Triton - Champion of Atlantica"
TUK_TUK = "Tuk Tuk - Lively Partner"
BRIDE = "Ursula - Eric's Bride"
TENT = "Winter Camp - Medical Tent"


@card("Pegasus - Cloud Racer")
def test_pegasus_who_was_shifted_lets_your_characters_fly_until_your_next_turn():
    base = made("Pegasus", version="Young")
    game = table(
        {"hand": [PEGASUS], "play": ["Pegasus - Young", "Bear"], "ink": 3},
        {"play": ["Wolf", "Hen (exerted)"]},
        cards=[base],
    )
    game.push(f"shift {PEGASUS} -> Pegasus", "challenge Bear -> Hen", "end")
    assert game.legal("challenge") == []
    game = table({"hand": [PEGASUS], "play": ["Bear (exerted)"], "ink": 5}, {"play": ["Wolf"]}).push(
        "play Pegasus", "end"
    )
    assert game.legal("challenge") == ["challenge Wolf -> Bear"]
    assert is_evasive(PEGASUS)
    assert shifts_for(PEGASUS, 3)


@card("Pete - Born to Cheat")
def test_pete_sends_somebody_weak_home_if_he_quests_strong():
    game = table({"play": [PETE, "Cri-Kee - Lucky Cricket"]}, {"play": ["Wolf", "Bear"]}).push("quest Pete")
    assert game.play(YOU) == ["Wolf", "Bear"]
    game = table({"play": [PETE], "hand": ["Cri-Kee - Lucky Cricket"], "ink": 5}, {"play": ["Wolf", "Bear"]})
    game.push("play Cri-Kee", "quest Pete")
    assert game.play(YOU) == ["Bear"]


@card("Peter Pan - Shadow Finder")
def test_peter_pan_lets_your_other_evasive_characters_rush():
    game = table({"play": [FINDER, "Bird (drying)", "Wolf (drying)"]}, {"play": ["Hen (exerted)"]})
    assert game.legal("challenge") == [f"challenge {FINDER} -> Hen", "challenge Bird -> Hen"]
    assert has_rush(FINDER)
    assert is_evasive(FINDER)


@card("Piglet - Sturdy Swordsman")
@pytest.mark.parametrize(("hand", "legal"), [([], [f"challenge {PIGLET} -> Bear"]), (["Hen"], [])])
def test_piglet_with_an_empty_hand_challenges_ready_characters(hand, legal):
    game = table({"play": [PIGLET], "hand": hand}, {"play": ["Bear"]})
    assert game.legal("challenge") == legal
    if legal:
        assert game.push(*legal).damage("Piglet") == 2


@card("Prince Eric - Ursula's Groom")
def test_eric_beside_ursula_guards_and_endures():
    game = table({"play": [f"{GROOM} (exerted)", BRIDE, "Hen (exerted)"]}, {"play": ["Wolf"]}, active=YOU)
    assert (game.legal("challenge"), game.willpower("Prince Eric")) == ([f"challenge Wolf -> {GROOM}"], 7)
    game = table({"play": [f"{GROOM} (exerted)", "Hen (exerted)"]}, {"play": ["Wolf", BRIDE]}, active=YOU)
    assert (len(game.legal("challenge Wolf")), game.willpower("Prince Eric")) == (2, 5)
    assert shifts_for(GROOM, 4)


@card("Prince Phillip - Warden of the Woods")
def test_phillip_wards_your_other_heroes():
    phillip = "Prince Phillip - Warden of the Woods"
    game = table({"play": [phillip, "Knight", "Bear"]}, {"play": ["Wolf"], "hand": ["Smash"], "ink": 3}, active=YOU)
    assert game.push("play Smash").legal() == ["choose Wolf", f"choose {phillip}", "choose Bear"]


@card("Raya - Fierce Protector")
def test_raya_gains_a_lore_for_each_other_damaged_character_of_yours():
    raya = "Raya - Fierce Protector (damage 1)"
    game = table(
        {"play": [raya, "Bear (damage 1)", "Hen (damage 2)", "Wolf", "Fort (damage 1)"]},
        {"play": ["Giant (exerted, damage 1)", "Cave"]},
    )
    assert game.push("challenge Raya -> Giant").lore(ME) == 2
    game = table({"play": [raya, "Bear (damage 1)"]}, {"play": ["Fort"]}).push("challenge Raya -> Fort")
    assert game.lore(ME) == 0


@card("Raya - Guardian of the Dragon Gem")
def test_raya_readies_somebody_at_a_location_who_cannot_quest():
    raya = "Raya - Guardian of the Dragon Gem"
    game = table({"hand": [raya], "ink": 4, "play": ["Fort", "Bear (exerted, at Fort)", "Wolf (exerted)"]})
    game.push("play Raya")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf"), game.legal("quest")) == (False, True, [])


@card("Record Player")
def test_the_record_player_weakens_somebody_with_each_song_until_your_next_turn():
    game = table({"play": ["Record Player"], "hand": ["Hum", "Spell"], "ink": 2}, {"play": ["Bear", "Wolf"]})
    assert not asked(game.push("play Spell"))
    game.push("play Hum", "choose Bear")
    assert (game.strength("Bear"), game.push("end").strength("Bear"), game.push("end").strength("Bear")) == (1, 1, 3)


@card("Record Player")
def test_every_stitch_sings_better_with_the_record_player():
    small = made("Stitch", version="Small", cost=2)
    game = table({"play": ["Record Player", "Stitch - Small", "Wolf"], "hand": ["Tune"]}, cards=[small])
    assert game.legal("sing") == ["sing Tune with Stitch - Small"]


@card("RLS Legacy's Cannon")
@pytest.mark.parametrize("target", ["Bear", "Fort"])
def test_the_cannon_fires_for_two_ink_and_a_card(target):
    game = table(
        {"play": ["RLS Legacy's Cannon"], "hand": ["Hen", "Lamp"], "ink": 2}, {"play": ["Bear", "Fort", "Rope"]}
    )
    game.push("use RLS", "choose Lamp")
    assert game.legal() == ["choose Bear", "choose Fort"]
    game.push(f"choose {target}")
    assert (game.damage(target), game.hand(ME), game.ink(ME)) == (2, ["Hen"], (0, 2))
    assert table({"play": ["RLS Legacy's Cannon"], "ink": 2}, {"play": ["Bear"]}).legal("use") == []


@card("Signed Contract")
@pytest.mark.parametrize(("song", "answers", "drawn"), [("Hum", ["yes"], 1), ("Hum", ["no"], 0), ("Spell", [], 0)])
def test_the_contract_may_draw_for_an_opponents_song(song, answers, drawn):
    game = table({"play": ["Signed Contract"]}, {"hand": [song], "ink": 1}, active=YOU).push(f"play {song}", *answers)
    assert (len(game.hand(ME)), asked(game)) == (drawn, False)


@card("Signed Contract")
def test_the_contract_says_nothing_of_your_own_songs():
    assert not asked(table({"play": ["Signed Contract"], "hand": ["Hum"], "ink": 1}).push("play Hum"))


@card("Sign the Scroll", "Ursula's Trickery")
@pytest.mark.parametrize(("name", "lore", "cards"), [("Sign the Scroll", 4, 0), ("Ursula's Trickery", 0, 2)])
def test_each_opponent_pays_with_a_card_or_you_get_something(name, lore, cards):
    hands = [["Hen", "Bear"], ["Wolf"], []]
    sides = [{"hand": hand} for hand in hands]
    game = table({"hand": [name], "ink": 3}, sides[0], third=sides[1], fourth=sides[2])
    game.push(f"play {name}", "yes", "choose Hen", "no")
    if asked(game):
        game.push("yes")  # with an empty hand nobody discards
    assert (game.lore(ME), len(game.hand(ME)), game.hand(YOU), game.hand(THIRD)) == (lore, cards, ["Bear"], ["Wolf"])


@card("The Fates - Only One Eye")
def test_the_fates_see_the_top_of_each_opponents_deck():
    game = table({"hand": ["The Fates - Only One Eye"], "ink": 1}, {"deck": ["Hen", "Bear"]}, third={"deck": ["Wolf"]})
    game.push("play The Fates")
    assert [game.knows(ME, name) for name in ("Hen", "Wolf", "Bear")] == [True, True, False]
    assert not game.knows(THIRD, "Hen")


@card("The Muses - Proclaimers of Heroes")
@pytest.mark.parametrize(("answers", "hand"), [(["yes", "choose Wolf"], ["Wolf"]), (["no"], [])])
def test_the_muses_may_send_somebody_weak_home_with_a_song(answers, hand):
    game = table({"play": [MUSES], "hand": ["Hum"], "ink": 1}, {"play": ["Wolf", "Bear"]}).push("play Hum", *answers)
    assert game.hand(YOU) == hand


@card("Training Grounds - Impossible Pillar")
def test_those_at_the_pillar_train_for_ink_as_often_as_you_like():
    game = table({"play": [PILLAR, f"Bear (at {PILLAR})", "Wolf"], "ink": 2})
    game.push("use Training Grounds", "use Training Grounds")
    assert (game.strength("Bear"), game.strength("Wolf"), game.ink(ME)) == (5, 2, (0, 2))
    assert game.push("end").strength("Bear") == 3


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


@card("Ursula - Eric's Bride")
def test_ursula_discards_a_non_character_card_of_your_choice_from_the_opponents_hand():
    game = table({"play": [BRIDE]}, {"hand": ["Bear", "Lamp", "Hum"]}, third={"hand": ["Rope", "Hen"]}).push(
        "quest Ursula"
    )
    game.push(game.legal()[0])
    assert (game.deciding, game.legal(), game.knows(THIRD, "Bear")) == (ME, ["choose Lamp", "choose Hum"], True)
    assert game.push("choose Hum").hand(YOU) == ["Bear", "Lamp"]


@card("Ursula's Garden - Full of the Unfortunate")
@pytest.mark.parametrize(("state", "lore"), [("exerted, ", 1), ("", 2)])
def test_an_exerted_character_in_the_garden_makes_opposing_ones_worth_less(state, lore):
    garden = "Ursula's Garden - Full of the Unfortunate"
    game = table({"play": [garden, f"Hen ({state}at {garden})", "Wolf (exerted)"]}, {"play": ["Bear"]})
    assert (game.lore_value("Bear"), game.lore_value("Hen")) == (lore, 1)


@card("Winter Camp - Medical Tent")
def test_the_tent_heals_those_who_quest_there_and_heroes_better():
    at = f"at {TENT}"
    game = table({"play": [TENT, f"Bear (damage 4, {at})", f"Knight (damage 5, {at})", "Wolf (damage 3)"]})
    game.push("quest Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    game.push("amount 2", "quest Knight", "amount 4")
    assert (game.damage("Bear"), game.damage("Knight")) == (2, 1)
    assert not asked(game.push("quest Wolf"))
