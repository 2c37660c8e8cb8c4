"""What the amber cards of the eleventh set do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

AKOOD = "Akood et Emuti"
ANGEL = "Angel - Siren Singer"
BAMBI = "Bambi - Ethereal Fawn"
WILLOW = "Grandmother Willow - Ancient Advisor"
STAR = "Lilo - Rock Star"
ARTIST = "Lilo - Snow Artist"
NANI = "Nani - Stage Manager"
OHANA = "Ohana Means Family"
PERCY = "Percy - Pupsicle"
FINDING = "Pocahontas - Finding the Way"
PEACE = "Pocahontas - Peacekeeper"
PUDGE = "Pudge - Controls the Weather"
STORM = "Raging Storm"
REUBEN = "Reuben - Sandwich Expert"
SIMBA = "Simba - Playful Pouncer"
STITCH = "Stitch - Carefree Snowboarder"
TIMON = "Timon - Snowball Swiper"


@card("Akood et Emuti")
def test_akood_et_emuti_makes_the_next_character_cheaper_by_two_and_draws():
    game = table(me={"hand": [AKOOD, "Bear", "Wolf"], "play": ["Bear"], "ink": 3})
    game.push(f"sing {AKOOD} with Bear")
    assert len(game.hand(ME)) == 3
    game.push("play Bear")
    assert game.ink(ME) == (2, 1)
    assert game.push("play Wolf").ink(ME) == (0, 3)


@card("Angel - Siren Singer")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_siren_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [ANGEL], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("Angel - Siren Singer")
def test_the_siren_sings_as_if_she_cost_three():
    game = table(me={"hand": ["Tune", "Heal What Has Been Hurt", AKOOD, "A Pirate's Life"], "play": [ANGEL]})
    assert len(game.legal("sing")) == 3


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_a_card_for_each_card_under_him_when_he_exerts():
    deck = ["Bear", "Lamp", "Wolf", "Giant"]
    game = table(me={"play": [f"{BAMBI} (facedown Hen, facedown Hen)"], "deck": ["Rope", *deck], "ink": 2})
    game.push("boost Bambi", "quest Bambi")
    assert sorted(game.hand(ME)) == ["Bear", "Wolf"]
    assert game.deck(ME) == ["Giant", "Lamp"]


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_nothing_alone():
    game = table(me={"play": [BAMBI], "deck": ["Bear", "Lamp"]})
    game.push("quest Bambi")
    assert (game.hand(ME), game.deck(ME), game.knows(YOU, "Bear")) == ([], ["Bear", "Lamp"], False)


@card("Bambi - Ethereal Fawn")
def test_bambi_reveals_nothing_on_an_opponents_turn():
    game = table(
        me={"play": [f"{BAMBI} (facedown Hen)"], "deck": ["Bear", "Lamp"]},
        you={"hand": ["Isis Vanderchill - Ice Queen of St. Canard"], "ink": 4},
        active=YOU,
    )
    game.push("play Isis")
    assert (game.is_exerted("Bambi"), game.hand(ME)) == (True, [])


@card("Grandmother Willow - Ancient Advisor")
def test_grandmother_willow_makes_one_character_cheaper_each_turn():
    game = table(me={"play": [WILLOW], "hand": ["Lamp", "Bear", "Wolf", "Hen"], "ink": 9})
    game.push("play Lamp", "play Bear")
    assert game.ink(ME) == (5, 4)
    assert game.push("play Wolf").ink(ME) == (3, 6)
    assert game.push("end", "end", "play Hen").ink(ME) == (9, 0)


@card("Grandmother Willow - Ancient Advisor")
def test_grandmother_willow_helps_at_once_but_not_herself():
    game = table(me={"hand": [WILLOW, "Hen", "Bear", "Wolf"], "ink": 9})
    game.push("play Hen", "play Grandmother Willow")
    assert game.ink(ME) == (6, 3)
    assert game.push("play Bear").ink(ME) == (4, 5)
    assert game.push("play Wolf").ink(ME) == (2, 7)


@card("Grandmother Willow - Ancient Advisor")
def test_two_willows_help_the_same_character():
    game = table(me={"play": [WILLOW, WILLOW], "hand": ["Bear", "Wolf"], "ink": 9})
    assert game.push("play Bear").ink(ME) == (8, 1)
    assert game.push("play Wolf").ink(ME) == (6, 3)


@card("Lilo - Rock Star")
def test_the_rock_star_may_call_a_cheap_character_from_the_discard():
    game = table(
        me={"hand": [STAR], "play": [ARTIST], "ink": 4, "discard": ["Bear", "Wolf", "Hen", "Lamp"]},
        you={"discard": ["Bird"]},
    )
    game.push(f"shift {STAR} -> {ARTIST}", "quest Lilo", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert ("Wolf" in game.play(ME), game.ink(ME), game.is_drying("Wolf")) == (True, (0, 4), True)


@card("Lilo - Rock Star")
def test_the_rock_star_may_play_alone():
    game = table(me={"play": [STAR], "discard": ["Wolf"]})
    assert game.push("quest Lilo", "no").play(ME) == [STAR]


@card("Lilo - Snow Artist")
def test_the_snow_artist_is_worth_more_with_a_stitch_of_her_own():
    for mine, yours, lore in (([STITCH], [], 2), ([], [STITCH], 1)):
        assert table(me={"play": [ARTIST, *mine]}, you={"play": yours}).lore_value("Lilo") == lore


@card("Nani - Stage Manager")
def test_nani_may_reveal_a_cheap_character_among_four():
    deck = ["Bear", "Wolf", "Lamp", "Hen", "Wolf"]
    game = table(me={"hand": [NANI], "ink": 3, "deck": deck})
    game.push("play Nani")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf", "choose nothing"]
    game.push("choose Hen", "order Lamp; Wolf; Bear")
    assert (game.hand(ME), game.deck(ME)) == (["Hen"], ["Wolf", "Lamp", "Wolf", "Bear"])
    assert game.knows(YOU, "Hen")


@card("Ohana Means Family")
def test_ohana_heals_one_of_mine_completely_and_draws_as_many_cards():
    game = table(
        me={"hand": [OHANA], "ink": 3, "play": ["Bear (damage 4)", "Wolf (damage 1)"]},
        you={"play": ["Giant (damage 5)"]},
    )
    game.push(f"play {OHANA}")
    assert sorted(game.legal()) == ["choose Bear", "choose Wolf"]
    game.push("choose Bear")
    assert (game.damage("Bear"), len(game.hand(ME))) == (0, 4)


@card("Ohana Means Family")
def test_ohana_draws_nothing_for_the_unhurt():
    game = table(me={"hand": [OHANA], "ink": 3, "play": ["Bear"]})
    assert game.push(f"play {OHANA}").hand(ME) == []


@card("Percy - Pupsicle")
def test_percy_quests_for_three_but_never_challenges():
    game = table(me={"play": [PERCY]}, you={"play": ["Wolf (exerted)", "Fort"]})
    assert game.legal("challenge") == []
    assert game.push("quest Percy").lore(ME) == 3


@card("Pocahontas - Finding the Way")
def test_finding_the_way_raises_somebodys_lore_for_the_turn():
    game = table(me={"hand": [FINDING], "ink": 3, "play": ["Bear"]}, you={"play": ["Wolf"]})
    game.push("play Pocahontas", "choose Bear", "quest Bear")
    assert game.lore(ME) == 3
    assert game.push("end").lore_value("Bear") == 2


@card("Pocahontas - Peacekeeper")
def test_the_peacekeeper_shifted_into_a_quiet_turn_stops_all_challenges_for_a_round():
    game = table(
        me={"hand": [PEACE], "play": [FINDING, "Bear"], "ink": 3},
        you={"play": ["Wolf (exerted)", "Knight"], "hand": ["Hare"], "ink": 2},
    )
    game.push(f"shift {PEACE} -> {FINDING}")
    assert game.legal("challenge") == []
    game.push("quest Bear", "end", "play Hare")
    assert game.legal("challenge") == []
    game.push("quest Knight", "end")
    assert "challenge Bear -> Knight" in game.legal()


@card("Pocahontas - Peacekeeper")
def test_the_peacekeeper_has_no_words_after_a_challenge_or_without_shift():
    game = table(me={"hand": [PEACE], "play": [FINDING, "Bear"], "ink": 3}, you={"play": ["Wolf (exerted)", "Knight"]})
    game.push("challenge Bear -> Wolf", f"shift {PEACE} -> {FINDING}", "end")
    assert game.legal("challenge Knight") == ["challenge Knight -> Bear"]
    game = table(me={"hand": [PEACE], "play": ["Bear"], "ink": 5}, you={"play": ["Wolf (exerted)"]})
    assert game.push("play Pocahontas").legal("challenge") == ["challenge Bear -> Wolf"]


@card("Pudge - Controls the Weather")
def test_pudge_is_free_with_a_lilo_of_ones_own():
    game = table(me={"hand": [PUDGE], "play": [ARTIST]})
    assert game.push(f"play otherwise {PUDGE}: 1").is_in_play("Pudge")
    assert table(me={"hand": [PUDGE], "ink": 1}, you={"play": [ARTIST]}).legal("play") == []


@card("Raging Storm")
def test_the_storm_banishes_every_character():
    game = table(me={"hand": [STORM], "ink": 8, "play": ["Bear", "Lamp"]}, you={"play": ["Warded", "Bird", "Fort"]})
    game.push(f"play {STORM}")
    assert (game.play(ME), game.play(YOU)) == (["Lamp"], ["Fort"])


@card("Reuben - Sandwich Expert")
def test_reuben_turns_removed_damage_into_a_cheaper_character():
    game = table(
        me={"play": [REUBEN, "Bear (damage 3)", "Wolf"], "hand": ["Giant", "Hen"], "ink": 9},
        you={"play": ["Knight (damage 2)"]},
    )
    game.push("use Reuben")
    assert "choose Knight" not in game.legal()
    game.push("choose Bear", "amount 2", "play Giant")
    assert (game.damage("Bear"), game.ink(ME)) == (1, (5, 4))
    assert game.push("play Hen").ink(ME) == (4, 5)


@card("Reuben - Sandwich Expert")
def test_reuben_counts_only_the_damage_that_was_there():
    game = table(me={"play": [REUBEN, "Bear (damage 1)", "Wolf"], "hand": ["Giant"], "ink": 9})
    game.push("use Reuben", "choose Bear", "amount 1", "play Giant")
    assert game.ink(ME) == (4, 5)


@card("Simba - Playful Pouncer")
def test_the_pouncer_weakens_an_opponent_until_my_next_turn():
    game = table(me={"hand": [SIMBA], "ink": 2, "play": ["Wolf"]}, you={"play": ["Bear", "Giant"]})
    game.push("play Simba")
    assert sorted(game.legal()) == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end")
    assert game.strength("Bear") == 1
    assert game.push("end").strength("Bear") == 3


@card("Stitch - Carefree Snowboarder")
def test_the_snowboarder_may_draw_with_two_others():
    for others, asked in ((["Wolf", "Hen"], True), (["Wolf", "Fort"], False)):
        game = table(me={"play": [STITCH, *others]}, you={"play": ["Bear", "Bear"]})
        game.push("quest Stitch")
        assert (game.legal("yes") != []) == asked
    game = table(me={"play": [STITCH, "Wolf", "Hen"]})
    assert len(game.push("quest Stitch", "yes").hand(ME)) == 1


@card("Timon - Snowball Swiper")
def test_timon_swipes_anything_but_a_character():
    game = table(me={"hand": [TIMON], "ink": 3}, you={"hand": ["Bear", "Lamp", "Fort", "Hum"]})
    game.push("play Timon")
    assert (game.deciding, sorted(game.legal())) == (ME, ["choose Fort", "choose Hum", "choose Lamp"])
    game.push("choose Fort")
    assert (game.hand(YOU), game.knows(ME, "Bear")) == (["Bear", "Lamp", "Hum"], True)
