"""Set 8, Amber: what its cards do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU

JAGUAR = "Antonio's Jaguar - Faithful Companion"
ANTONIO = "Antonio Madrigal - Friend to All"


@card("Antonio's Jaguar - Faithful Companion")
@pytest.mark.parametrize(("mine", "yours", "lore"), [([ANTONIO], [], 1), (["Bear"], [ANTONIO], 0)])
def test_the_jaguar_gives_lore_where_antonio_is(mine, yours, lore):
    game = table({"hand": [JAGUAR], "ink": 2, "play": mine}, {"play": yours}).push("play Antonio's")
    assert (game.lore(ME), game.asked_by) == (lore, "3.3.1")


@card("Huey - Reliable Leader")
def test_huey_makes_the_next_character_cheaper_and_no_item():
    game = table({"play": ["Huey - Reliable Leader"], "hand": ["Lamp", "Bear", "Wolf"], "ink": 6})
    assert game.push("quest Huey", "play Lamp").ink(ME)[0] == 4
    assert game.push("play Bear").ink(ME)[0] == 2
    assert game.push("play Wolf").ink(ME)[0] == 0


LADY = "Lady - Family Dog"


@card("Lady - Family Dog")
def test_lady_may_bring_a_small_character_from_hand_for_free():
    game = table({"hand": [LADY, "Hum", "Lamp", "Hen", "Wolf", "Bear"], "ink": 3}).push("play Lady", "yes")
    assert sorted(game.legal()) == ["choose Hen", "choose Wolf"]
    game.push("choose Wolf")
    assert (game.play(ME), game.is_drying("Wolf"), game.ink(ME)) == ([LADY, "Wolf"], True, (0, 3))


@card("Lady - Family Dog")
def test_lady_may_come_alone():
    assert table({"hand": [LADY, "Wolf"], "ink": 3}).push("play Lady", "no").play(ME) == [LADY]


@card("Louie - One Cool Duck")
def test_louies_trap_weakens_only_who_challenges_him():
    game = table({"play": ["Bear", "Giant"]}, {"play": ["Louie - One Cool Duck (exerted)", "Wolf (exerted)"]})
    game.push("challenge Bear -> Louie")
    assert (game.damage("Louie"), game.damage("Bear"), game.strength("Bear")) == (2, 2, 3)
    game.push("challenge Giant -> Wolf")
    assert not game.is_in_play("Wolf")


@card("Louie - One Cool Duck")
def test_louie_who_challenges_springs_no_trap():
    game = table({"play": ["Louie - One Cool Duck"]}, {"play": ["Wolf (exerted)"]}).push("challenge Louie -> Wolf")
    assert game.damage("Louie") == 2


MIRABEL = "Mirabel Madrigal - Curious Child"


@card("Mirabel Madrigal - Curious Child")
def test_mirabel_may_show_a_song_from_hand_for_a_lore():
    game = table({"hand": [MIRABEL, "Hum", "Tune", "Smash"], "ink": 1}).push("play Mirabel", "yes")
    assert sorted(game.legal()) == ["choose Hum", "choose Tune"]
    game.push("choose Tune")
    assert (game.lore(ME), sorted(game.hand(ME)), game.knows(YOU, "Hum")) == (1, ["Hum", "Smash", "Tune"], False)


@card("Mirabel Madrigal - Curious Child")
@pytest.mark.parametrize(("song", "answer"), [("Hum", "no"), ("Smash", "yes")])
def test_mirabel_without_a_song_or_the_will_to_show_it_gets_nothing(song, answer):
    game = table({"hand": [MIRABEL, song], "ink": 1}).push("play Mirabel")
    if game.legal("yes"):
        game.push(answer)
    assert (game.lore(ME), game.asked_by) == (0, "3.3.1")


@card("Rhino - One-Sixteenth Wolf")
def test_rhino_howls_at_an_opposing_character_until_his_next_turn():
    game = table({"hand": ["Rhino - One-Sixteenth Wolf"], "ink": 1, "play": ["Wolf"]}, {"play": ["Bear", "Giant"]})
    game.push("play Rhino")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end")
    assert game.strength("Bear") == 2
    assert game.push("end").strength("Bear") == 3


TIANA = "Tiana - Natural Talent"


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


@card("Trials and Tribulations")
def test_trials_and_tribulations_last_until_the_next_turn_of_their_player():
    game = table({"hand": ["Trials and Tribulations"], "play": ["Wolf"]}, {"play": ["Giant"]})
    game.push("sing Trials with Wolf", "choose Giant", "end")
    assert game.strength("Giant") == 2
    assert game.push("end").strength("Giant") == 6
