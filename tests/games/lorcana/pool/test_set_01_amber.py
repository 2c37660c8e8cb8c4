"""Set 1, Amber: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU


@card("Ariel - On Human Legs")
def test_ariel_without_a_voice_sings_neither_alone_nor_with_others():
    game = table({"play": ["Ariel - On Human Legs", "Giant"], "hand": ["Tune", "Fantastical and Magical"]})
    assert game.refused("sing Tune with Ariel") == ("singer_cant", "1.2.2")
    assert game.legal("sing") == ["sing Tune with Giant"]  # with her the two would be enough for the other song
    assert "quest Ariel - On Human Legs" in game.legal()


@card("Be Our Guest")
def test_be_our_guest_reveals_a_character_for_the_hand_and_the_rest_goes_to_the_bottom_in_any_order():
    game = table({"hand": ["Be Our Guest"], "ink": 2, "deck": ["Lamp", "Bear", "Fort", "Wolf", "Hen"]})
    game.push("play Be Our Guest")
    assert game.legal() == ["choose Bear", "choose Wolf", "choose nothing"]
    game.push("choose Wolf", "order Fort; Lamp; Bear")
    assert (game.hand(ME), game.knows(YOU, "Wolf"), game.knows(YOU, "Bear")) == (["Wolf"], True, False)
    assert game.deck(ME) == ["Hen", "Fort", "Lamp", "Bear"]


@card("Be Our Guest")
def test_be_our_guest_may_take_nothing():
    game = table({"hand": ["Be Our Guest"], "ink": 2, "deck": ["Bear", "Wolf"]}).push("play Be Our", "choose nothing")
    assert (game.hand(ME), len(game.legal("order"))) == ([], 2)


@card("Cinderella - Gentle and Kind")
def test_cinderella_heals_up_to_three_from_a_princess_only():
    princess = "Ariel - On Human Legs"
    game = table({"play": ["Cinderella - Gentle and Kind", "Wolf (damage 1)"]}, {"play": [f"{princess} (damage 3)"]})
    game.push("use Cinderella")
    assert game.legal() == ["choose Cinderella - Gentle and Kind", f"choose {princess}"]
    game.push("choose Ariel", "amount 3")
    assert (game.damage("Ariel"), game.is_exerted("Cinderella")) == (0, True)


@card("Cinderella - Gentle and Kind")
def test_cinderella_sings_as_if_she_cost_five():
    songs = {"hand": ["Let It Go", "Be Prepared"], "play": ["Cinderella - Gentle and Kind"]}
    assert table(songs).legal("sing") == ["sing Let It Go with Cinderella - Gentle and Kind"]


@card("Control Your Temper!")
def test_control_your_temper_takes_two_strength_for_this_turn():
    game = table({"hand": ["Control Your Temper!"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear"]})
    game.push("play Control", "choose Bear")
    assert (game.strength("Bear"), game.strength("Wolf")) == (1, 2)
    assert game.push("end").strength("Bear") == 3


@card("Dinglehopper")
def test_the_dinglehopper_removes_one_damage_if_its_player_wants_it():
    game = table({"play": ["Dinglehopper", "Bear (damage 2)"]}, {"play": ["Wolf (damage 3)"]})
    game.push("use Dinglehopper", "choose Wolf")
    assert game.legal() == ["amount 0", "amount 1"]
    assert game.push("amount 1").damage("Wolf") == 2
    assert game.refused("use Dinglehopper")[0] == "ability_exerted"


@card("Hades - Lord of the Underworld")
def test_hades_must_bring_back_a_character_card_and_nothing_else():
    game = table(
        {"hand": ["Hades - Lord of the Underworld"], "ink": 4, "discard": ["Wolf", "Lamp", "Bear"]},
        {"discard": ["Hen"]},
    )
    game.push("play Hades")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    assert game.push("choose Bear").hand(ME) == ["Bear"]


@card("Hakuna Matata")
def test_hakuna_matata_heals_up_to_three_from_each_of_ones_own():
    game = table(
        {"hand": ["Hakuna Matata"], "ink": 4, "play": ["Bear (damage 4)", "Wolf (damage 2)"]},
        {"play": ["Hen (damage 2)"]},
    )
    game.push("play Hakuna", "amount 3", "amount 1")
    assert [game.damage(name) for name in ("Bear", "Wolf", "Hen")] == [1, 1, 2]


@card("Healing Glow")
def test_healing_glow_heals_up_to_two_from_anybody():
    game = table({"hand": ["Healing Glow"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear (damage 3)"]})
    game.push("play Healing Glow", "choose Bear")
    assert game.legal() == ["amount 0", "amount 1", "amount 2"]
    assert game.push("amount 2").damage("Bear") == 1


@card("Lantern")
def test_the_lantern_makes_the_next_character_cheaper_but_not_the_one_after_nor_an_item():
    game = table({"play": ["Lantern"], "hand": ["Lamp", "Wolf", "Wolf"], "ink": 5})
    game.push("use Lantern", "play Lamp")
    assert game.ink(ME)[0] == 3
    game.push("play Wolf")
    assert game.ink(ME)[0] == 2
    game.push("play Wolf")
    assert game.ink(ME)[0] == 0


@card("Lantern")
def test_the_lantern_does_not_shine_into_the_next_turn():
    game = table({"play": ["Lantern"], "hand": ["Bear"], "ink": 2}).push("use Lantern", "end", "end")
    assert game.refused("play Bear")[0] == "too_expensive"


@card("LeFou - Bumbler")
@pytest.mark.parametrize(
    ("mine", "yours", "left"),
    [(["Gaston - Intellectual Powerhouse"], [], 1), (["Bear"], [], 0), ([], ["Gaston - Intellectual Powerhouse"], 0)],
)
def test_lefou_is_cheaper_if_gaston_is_on_his_side(mine, yours, left):
    game = table({"play": mine, "hand": ["LeFou - Bumbler"], "ink": 2}, {"play": yours}).push("play LeFou")
    assert game.ink(ME)[0] == left


@card("Maximus - Relentless Pursuer")
def test_maximus_weakens_a_character_this_turn_and_must_kick_somebody():
    game = table({"hand": ["Maximus - Relentless Pursuer"], "ink": 3}, {"play": ["Bear"]}).push("play Maximus")
    assert sorted(game.legal()) == ["choose Bear", "choose Maximus - Relentless Pursuer"]
    assert game.push("choose Bear").strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


ELEGANT = "Ariel - On Human Legs"
MOANA = "Moana - Of Motunui"


@card("Moana - Of Motunui")
def test_moana_readies_the_other_exerted_princesses_who_then_cannot_quest():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)", "Cinderella - Gentle and Kind", "Bear (exerted)"]})
    game.push("quest Moana", "yes")
    assert [game.is_exerted(name) for name in ("Ariel", "Bear", "Moana")] == [False, True, True]
    assert game.legal("quest") == ["quest Cinderella - Gentle and Kind"]  # she was ready all the time


@card("Moana - Of Motunui")
def test_moana_declined_leaves_everything_as_it_is():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)"]}, {"play": ["Bear (exerted)"]}).push("quest Moana", "no")
    assert game.is_exerted("Ariel")


@card("Moana - Of Motunui")
def test_those_whom_moana_readied_may_still_challenge_and_quest_again_next_turn():
    game = table({"play": [MOANA, f"{ELEGANT} (exerted)"]}, {"play": ["Bear (exerted)"]}).push("quest Moana", "yes")
    assert game.legal("challenge") == [f"challenge {ELEGANT} -> Bear"]
    assert f"quest {ELEGANT}" in game.push("end", "end").legal()


@card("Part of Your World")
def test_part_of_your_world_returns_a_character_card_of_ones_own_discard():
    game = table({"hand": ["Part of Your World"], "play": ["Bear"], "discard": ["Wolf", "Lamp", "Hen"]})
    game.push("sing Part with Bear")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    assert game.push("choose Hen").hand(ME) == ["Hen"]


RAPUNZEL = "Rapunzel - Gifted with Healing"


@card("Rapunzel - Gifted with Healing")
@pytest.mark.parametrize("healed", [0, 2, 3])
def test_rapunzel_draws_as_many_cards_as_she_removed_damage(healed):
    game = table({"hand": [RAPUNZEL], "ink": 4, "play": ["Bear (damage 4)"]}, {"play": ["Hen (damage 2)"]})
    game.push("play Rapunzel")
    assert game.legal() == ["choose Bear", f"choose {RAPUNZEL}"]
    game.push("choose Bear", f"amount {healed}")
    assert (game.damage("Bear"), len(game.hand(ME))) == (4 - healed, healed)


@card("Stitch - Carefree Surfer")
@pytest.mark.parametrize(("others", "answer", "drawn"), [(2, "yes", 2), (2, "no", 0), (1, "", 0)])
def test_stitch_may_draw_two_if_two_others_of_his_are_there(others, answer, drawn):
    game = table({"hand": ["Stitch - Carefree Surfer"], "ink": 7, "play": ["Bear", "Wolf"][:others]}, {"play": ["Hen"]})
    game.push("play Stitch", *filter(None, [answer]))
    assert (len(game.hand(ME)), game.asked_by) == (drawn, "3.3.1")


@card("Stitch - Rock Star")
def test_stitch_has_small_newcomers_exerted_for_a_card():
    game = table({"play": ["Stitch - Rock Star"], "hand": ["Wolf", "Hen", "Bear"], "ink": 6})
    game.push("play Wolf", "yes")
    assert (game.is_exerted("Wolf"), len(game.hand(ME))) == (True, 3)
    game.push("play Hen", "no")
    assert (game.is_exerted("Hen"), len(game.hand(ME))) == (False, 2)
    game.push("play Bear")
    assert (game.is_exerted("Bear"), game.asked_by) == (False, "3.3.1")


@card("Stitch - Rock Star", "Sleepy - Nodding Off")
@rule("lorcana", "6.1.5.1")
def test_stitch_gets_nothing_for_a_newcomer_that_is_exerted_already():
    game = table({"play": ["Stitch - Rock Star"], "hand": ["Sleepy - Nodding Off"], "ink": 2})
    assert game.push("play Sleepy", "yes").hand(ME) == []


@card("Stitch - Rock Star")
def test_stitch_is_shifted_for_four():
    game = table({"play": ["Stitch - Carefree Surfer"], "hand": ["Stitch - Rock Star"], "ink": 4})
    assert game.push("shift Stitch -> Stitch").play(ME) == ["Stitch - Rock Star"]


@card("Ursula's Shell Necklace")
def test_the_necklace_sells_a_card_for_every_song_played_or_sung():
    game = table({"play": ["Ursula's Shell Necklace", "Bear"], "hand": ["Hum", "Tune", "Smash"], "ink": 6})
    game.push("play Hum", "yes")
    assert (game.ink(ME)[0], len(game.hand(ME))) == (4, 3)
    game.push("sing Tune with Bear", "no")
    assert (game.ink(ME)[0], len(game.hand(ME))) == (4, 2)
    game.push("play Smash")
    assert game.asked_by == "3.3.1"


@card("Ursula's Shell Necklace")
def test_without_ink_the_necklace_sells_nothing():
    game = table({"play": ["Ursula's Shell Necklace"], "hand": ["Hum"], "ink": 1}).push("play Hum")
    assert (game.hand(ME), game.asked_by) == ([], "3.3.1")
