"""Set 8, cards of two inks: what they do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import shifts_for
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

# Amber and Amethyst

ALMA = "Alma Madrigal - Accepting Grandmother"


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_may_ready_whoever_sang_and_nobody_else_once_a_turn():
    game = table({"play": [ALMA, "Bear", "Wolf (exerted)"], "hand": ["Tune", "Hum"]})
    game.push("sing Tune with Bear", "yes")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (False, True)
    game.push("sing Hum with Bear")
    assert (game.is_exerted("Bear"), game.asked_by) == (True, "3.3.1")


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_readies_all_who_sang_together():
    game = table({"play": [ALMA, "Bear", "Giant"], "hand": ["Fantastical and Magical"]})
    game.push("sing together Fantastical", "choose Alma", "choose Bear", "choose Giant", "yes")
    assert [game.is_exerted(name) for name in ("Alma", "Bear", "Giant")] == [False, False, False]


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_who_declined_may_ready_a_later_singer():
    game = table({"play": [ALMA, "Bear", "Wolf"], "hand": ["Tune", "Hum"]})
    game.push("sing Tune with Bear", "no", "sing Hum with Wolf", "yes")
    assert (game.is_exerted("Bear"), game.is_exerted("Wolf")) == (True, False)


@card("Alma Madrigal - Accepting Grandmother")
def test_alma_does_not_care_about_a_song_that_was_paid_for():
    game = table({"play": [ALMA, "Bear (exerted)"], "hand": ["Hum"], "ink": 1}).push("play Hum")
    assert game.asked_by == "3.3.1"


ANTONIO = "Antonio Madrigal - Friend to All"


@card("Antonio Madrigal - Friend to All")
def test_antonio_may_search_for_a_small_character_once_a_turn_when_somebody_sings():
    game = table({"play": [ANTONIO, "Bear", "Wolf"], "hand": ["Tune", "Hum"], "deck": ["Lamp", "Bear", "Giant", "Hen"]})
    game.push("sing Tune with Bear", "yes")
    assert sorted(game.legal()) == ["choose Bear", "choose Hen", "choose nothing"]
    game.push("choose Hen")
    assert (sorted(game.hand(ME)), game.knows(YOU, "Hen")) == (["Hen", "Hum"], True)
    assert game.story("shuffled") == ["shuffled"]
    assert game.push("sing Hum with Wolf").asked_by == "3.3.1"


@card("Antonio Madrigal - Friend to All")
def test_antonio_need_not_search():
    game = table({"play": [ANTONIO, "Bear"], "hand": ["Tune"], "deck": ["Hen", "Wolf"]})
    game.push("sing Tune with Bear", "no")
    assert (game.deck(ME), game.story("shuffled")) == (["Hen", "Wolf"], [])


SEER = "Bruno Madrigal - Singing Seer"


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


# Amethyst and Sapphire

MISSION = "Anna - Magical Mission"


@card("Anna - Magical Mission")
def test_anna_supports_somebody_and_draws_beside_elsa():
    game = table({"play": [MISSION, "Elsa - Snow Queen", "Wolf"]}).push("quest Anna", "resolve 1", "yes", "choose Wolf")
    assert game.strength("Wolf") == 5
    assert len(game.push("yes").hand(ME)) == 1


@card("Anna - Magical Mission")
def test_anna_without_elsa_only_supports():
    game = table({"play": [MISSION, "Wolf"]}, {"play": ["Elsa - Snow Queen"]}).push("quest Anna", "resolve 1", "no")
    assert (len(game.hand(ME)), game.strength("Wolf"), game.asked_by) == (0, 2, "3.3.1")
    assert shifts_for(MISSION, 4)


@card("Ice Spikes")
def test_ice_spikes_exert_an_opposing_character_when_they_are_played():
    game = table({"hand": ["Ice Spikes"], "ink": 2, "play": ["Wolf"]}, {"play": ["Bear", "Hen", "Lamp"]})
    game.push("play Ice Spikes")
    assert game.legal() == ["choose Bear", "choose Hen"]
    assert game.push("choose Bear").is_exerted("Bear")


@card("Ice Spikes")
def test_ice_spikes_hold_an_opposing_item_through_its_next_turn():
    game = table({"play": ["Ice Spikes", "Lantern"], "ink": 1}, {"play": ["Lamp", "Rope", "Bear"]})
    game.push("use Ice Spikes")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Lamp", "end")
    assert (game.is_exerted("Lamp"), game.ink(ME)[0]) == (True, 0)
    assert not game.push("end", "end").is_exerted("Lamp")


@card("Into the Unknown")
def test_into_the_unknown_go_only_exerted_characters():
    game = table(
        {"hand": ["Into the Unknown"], "ink": 3, "play": ["Wolf (exerted)"]}, {"play": ["Bear (exerted)", "Giant"]}
    )
    game.push("play Into")
    assert game.legal() == ["choose Wolf", "choose Bear"]
    game.push("choose Bear")
    assert (game.play(YOU), game.ink(YOU)) == (["Giant"], (0, 1))


# Sapphire and Steel

STRATEGIST = "Jasmine - Steady Strategist"


@card("Jasmine - Steady Strategist")
def test_jasmine_finds_an_ally_among_her_top_three():
    ally = "Louie - One Cool Duck"
    game = table({"play": [STRATEGIST], "deck": ["Bear", ally, "Lamp", "Hen"]}).push("quest Jasmine")
    assert game.legal() == [f"choose {ally}", "choose nothing"]
    game.push("choose Louie", "order Lamp; Bear")
    assert (game.hand(ME), game.knows(YOU, ally), game.deck(ME)) == ([ally], True, ["Hen", "Lamp", "Bear"])
    assert shifts_for(STRATEGIST, 2)


# Amber and Emerald

DECISIVE = "Lady - Decisive Dog"


@card("Lady - Decisive Dog")
def test_lady_grows_with_every_character_played_and_leads_at_three_strength():
    game = table({"play": [DECISIVE], "hand": ["Hen", "Hen", "Hen", "Lamp"], "ink": 5})
    game.push("play Lamp", "play Hen", "play Hen")
    assert (game.strength("Lady"), game.lore_value("Lady")) == (2, 1)
    game.push("play Hen")
    assert (game.strength("Lady"), game.lore_value("Lady")) == (3, 3)
    assert (game.push("end").strength("Lady"), game.lore_value("Lady")) == (0, 1)


@card("Lady - Decisive Dog")
@rule("lorcana", "1.6.1")
def test_lady_does_not_see_herself_being_played_nor_an_opponents_character():
    game = table({"hand": [DECISIVE], "ink": 1}, {"hand": ["Hen"], "ink": 1}).push("play Lady")
    assert game.strength("Lady") == 0
    assert game.push("end", "play Hen").strength("Lady") == 0


TRAMP = "Tramp - Dapper Rascal"


@card("Tramp - Dapper Rascal")
@pytest.mark.parametrize(("victim", "answer", "drawn"), [("Bear", "yes", 1), ("Tramp", "yes", 1), ("Bear", "no", 0)])
def test_tramp_may_draw_for_each_of_his_who_is_banished_in_an_opponents_turn(victim, answer, drawn):
    game = table({"hand": ["Dragon Fire"], "ink": 5}, {"play": [TRAMP, "Bear"]})
    game.push("play Dragon Fire", f"choose {victim}", answer)
    assert len(game.hand(YOU)) == drawn


@card("Tramp - Dapper Rascal")
def test_tramp_draws_nothing_in_his_own_turn_and_is_shifted_for_four():
    game = table({"hand": ["Dragon Fire"], "ink": 5, "play": [TRAMP, "Bear"]}).push("play Dragon", "choose Bear")
    assert game.asked_by == "3.3.1"
    assert shifts_for(TRAMP, 4)


# Ruby and Steel


@card("Light the Fuse")
def test_the_fuse_burns_by_the_number_of_ones_own_exerted_characters():
    game = table(
        {"hand": ["Light the Fuse"], "ink": 1, "play": ["Bear (exerted)", "Wolf (exerted)", "Hen", "Lamp (exerted)"]},
        {"play": ["Giant", "Bird (exerted)"]},
    )
    assert game.push("play Light", "choose Giant").damage("Giant") == 2


MULAN = "Mulan - Charging Ahead"


@card("Mulan - Charging Ahead")
def test_mulan_must_challenge_and_reaches_ready_and_evasive_characters():
    game = table({"play": [MULAN]}, {"play": ["Bear", "Bird"]})
    assert game.legal("quest") + game.legal("end") == []
    assert game.legal("challenge") == [f"challenge {MULAN} -> Bear", f"challenge {MULAN} -> Bird"]
    assert game.push("challenge Mulan -> Bird").legal("end") == ["end"]


@card("Mulan - Charging Ahead")
def test_mulan_is_not_evasive_in_an_opponents_turn():
    game = table({"play": ["Bear"]}, {"play": [f"{MULAN} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bear -> {MULAN}"]


NIGHTMARE = "Mushu - Your Worst Nightmare"


@card("Mushu - Your Worst Nightmare")
def test_mushu_fires_up_whoever_is_played_for_this_turn():
    game = table({"play": [NIGHTMARE], "hand": ["Wolf"], "ink": 2}, {"play": ["Bird (exerted)", "Hen (exerted)"]})
    game.push("play Wolf")
    assert game.legal("challenge Wolf") == ["challenge Wolf -> Bird", "challenge Wolf -> Hen"]
    assert game.legal("end") == []
    game.push("challenge Wolf -> Hen", "end", "end")
    assert "quest Wolf" in game.legal()


@card("Mushu - Your Worst Nightmare")
def test_mushu_fires_up_neither_himself_nor_those_who_were_there():
    game = table({"play": ["Wolf"], "hand": [NIGHTMARE], "ink": 6}, {"play": ["Bird (exerted)"]}).push("play Mushu")
    assert (game.legal("challenge"), game.legal("quest"), game.legal("end")) == ([], ["quest Wolf"], ["end"])
    assert shifts_for(NIGHTMARE, 4)


# Amber and Steel

HAMSTER = "Rhino - Power Hamster"


@card("Rhino - Power Hamster")
def test_rhino_resists_only_while_he_is_unhurt():
    game = table({"hand": ["Smash", "Fire the Cannons!"], "ink": 4}, {"play": [HAMSTER, "Bear"]})
    assert game.push("play Smash", "choose Rhino").damage("Rhino") == 1
    assert game.push("play Fire", "choose Rhino").play(YOU) == ["Bear"]
    assert shifts_for(HAMSTER, 2)
