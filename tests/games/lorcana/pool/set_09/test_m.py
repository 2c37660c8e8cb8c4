"""Set 9: what the cards that begin with M do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU

TOPPER = "Max Goof - Chart Topper"
TEEN = "Max Goof - Rebellious Teen"
MAX = "Max Goof - Rockin' Teen"
PRINCE = "Mickey Mouse - Brave Little Prince"


@card("Max Goof - Chart Topper")
def test_max_may_play_a_song_from_his_discard_which_then_goes_to_the_bottom():
    songs = ["Hum", "Friends on the Other Side", "Let It Go", "Smash"]
    game = table({"play": [TOPPER], "discard": songs, "deck": ["Bear", "Wolf", "Hen"]}).push("quest Max", "yes")
    assert sorted(game.legal()) == ["choose Friends on the Other Side", "choose Hum"]
    game.push("choose Friends")
    assert (sorted(game.hand(ME)), game.deck(ME)) == (["Bear", "Wolf"], ["Hen", "Friends on the Other Side"])
    assert sorted(game.names_in("discard", ME)) == ["Hum", "Let It Go", "Smash"]


@card("Max Goof - Chart Topper")
def test_max_need_not_play_anything_and_is_shifted_for_four():
    game = table({"play": [TOPPER], "discard": ["Hum"]}).push("quest Max", "no")
    assert game.names_in("discard", ME) == ["Hum"]
    assert shifts_for(TOPPER, 4)


@card("Max Goof - Rebellious Teen")
def test_max_may_pay_one_for_a_cheap_song_from_his_discard():
    game = table({"hand": [TEEN], "ink": 4, "discard": ["Hum", "Tune", "Let It Go", "Smash"]}).push("play Max", "yes")
    assert sorted(game.legal()) == ["choose Hum", "choose Tune"]
    assert (game.push("choose Tune").hand(ME), game.ink(ME)[0]) == (["Tune"], 0)


@card("Max Goof - Rebellious Teen")
@pytest.mark.parametrize(("ink", "answers"), [(4, ["no"]), (3, [])])
def test_max_without_the_will_or_the_ink_gets_no_song(ink, answers):
    game = table({"hand": [TEEN], "ink": ink, "discard": ["Hum"]}).push("play Max", *answers)
    assert (game.hand(ME), game.ink(ME)[0], game.asked_by) == ([], ink - 3, "3.3.1")


@card("Max Goof - Rockin' Teen")
def test_max_goof_sings_but_goes_nowhere():
    game = table({"play": [MAX, "Bear", "Fort"], "ink": 4, "hand": ["Tune"]})
    assert game.legal("move") == ["move Bear -> Fort"]
    assert f"sing Tune with {MAX}" in game.legal()


@card("Mickey Mouse - Brave Little Prince")
def test_the_little_prince_grows_with_a_card_under_him():
    young = "Mickey Mouse - True Friend"
    game = table({"play": [young], "hand": [PRINCE], "ink": 5})
    game.push(f"shift {PRINCE} -> {young}")
    assert (game.strength("Mickey"), game.willpower("Mickey"), game.lore_value("Mickey")) == (5, 5, 4)
    alone = table({"play": [PRINCE]})
    assert (alone.strength("Mickey"), alone.willpower("Mickey"), alone.lore_value("Mickey")) == (2, 2, 1)
    assert shifts_for(PRINCE, 5)
    assert is_evasive(PRINCE)


@card("Mulan - Considerate Diplomat")
def test_mulan_invites_a_princess_from_the_top_of_the_deck():
    princess = "Rapunzel - Sunshine"
    game = table({"play": ["Mulan - Considerate Diplomat"], "deck": ["Bear", princess, "Lamp", "Wolf", "Hen"]})
    game.push("quest Mulan")
    assert game.legal() == [f"choose {princess}", "choose nothing"]
    game.push("choose Rapunzel", "order Wolf; Bear; Lamp")
    assert (game.hand(ME), game.knows(YOU, princess)) == ([princess], True)
    assert game.deck(ME) == ["Hen", "Wolf", "Bear", "Lamp"]
