"""Set 12: what the cards that begin with D do at the table."""

import pytest

from tests.games.lorcana.pool.extras import PRINCESS, table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made

DALE = "Dale - Ready for His Shot"
DOLORES = "Dolores Madrigal - Hears Everything"
NERVOUS = "Don't Be Nervous"
DONALD = "Donald Duck - Distracted Traveler"
DOPEY = "Dopey - Drawn to Music"
TAPESTRY = "DunBroch Family Tapestry"

DWARF = made("Dwarf", classifications=["Seven Dwarfs"])


@card("Dale - Ready for His Shot")
def test_dales_friends_strike_with_their_willpower_in_challenges():
    game = table(me={"play": [DALE, "Hen"]}, you={"play": ["Giant (exerted)", "Bear"]})
    game.push("challenge Hen -> Giant")
    assert (game.damage("Giant"), game.is_in_play("Hen")) == (3, False)
    game.push("quest Dale", "end", "challenge Bear -> Dale")
    assert (game.damage("Bear"), game.damage("Dale")) == (4, 3)


@card("Dale - Ready for His Shot")
def test_with_dale_neither_damage_nor_challenger_changes_the_blow():
    helga = "Helga Sinclair - Tough as Nails"
    game = table(me={"play": [DALE, "Hen (damage 2)", helga]}, you={"play": ["Giant (exerted)"]})
    game.push("challenge Hen -> Giant")
    assert game.damage("Giant") == 3
    game.push("challenge Helga -> Giant")
    assert game.damage("Giant") == 3 + 4


@card("Dolores Madrigal - Hears Everything")
def test_dolores_looks_at_an_opponent_s_hand():
    game = table({"hand": [DOLORES, "Wolf"], "ink": 5}, {"hand": ["Bear"]}, third={"hand": ["Lamp"]})
    game.push("play Dolores", f"player {YOU + 1}")
    assert [game.knows(ME, "Bear"), game.knows(THIRD, "Bear"), game.knows(ME, "Lamp")] == [True, False, False]


@card("Don't Be Nervous")
@pytest.mark.parametrize(("dwarfs", "hand", "lore"), [(2, 3, 2), (1, 1, 0)])
def test_don_t_be_nervous_finds_a_princess_and_more_among_dwarfs(dwarfs, hand, lore):
    deck = ["Bear", "Hen", "Princess", "Wolf"]
    game = table({"hand": [NERVOUS], "ink": 5, "play": ["Dwarf"] * dwarfs, "deck": deck}, cards=[PRINCESS, DWARF])
    game.push(f"play {NERVOUS}", "choose Princess")
    assert ("Princess" in game.hand(ME), game.knows(YOU, "Princess")) == (True, True)
    assert (len(game.hand(ME)), game.lore(ME)) == (hand, lore)


@card("Donald Duck - Distracted Traveler")
def test_donald_costs_the_opponent_a_card_if_another_character_was_played():
    game = table(me={"play": [DONALD], "hand": ["Hen"], "ink": 1}, you={"hand": ["Hum", "Rope"]})
    game.push("play Hen", "quest Donald")
    assert game.deciding == YOU
    assert game.push("choose Hum").hand(YOU) == ["Rope"]
    game = table(me={"play": [DONALD], "hand": ["Lamp"], "ink": 2}, you={"hand": ["Hum", "Rope"]})
    assert game.push("play Lamp", "quest Donald").hand(YOU) == ["Hum", "Rope"]


@card("Dopey - Drawn to Music")
def test_dopey_can_t_sing_but_enjoys_the_first_song_of_your_turn():
    game = table({"play": [DOPEY, "Knight"], "hand": ["Hum", "Tune"], "ink": 4})
    assert game.legal("sing") == ["sing Hum with Knight", "sing Tune with Knight"]
    assert game.push("play Hum").lore_value("Dopey") == 3
    assert game.push("play Tune").lore_value("Dopey") == 3
    assert game.push("end").lore_value("Dopey") == 2


@card("DunBroch Family Tapestry")
def test_the_tapestry_comes_exerted_and_shuffles_all_characters_back():
    assert table({"hand": [TAPESTRY], "ink": 2}).push("play DunBroch").is_exerted(TAPESTRY)
    game = table(
        {"play": [TAPESTRY], "discard": ["Bear", "Lamp", "Hen"], "deck": 3}, {"discard": ["Wolf", "Hum"], "deck": 4}
    )
    game.push("use DunBroch")
    assert sorted(game.names_in("discard", ME)) == [TAPESTRY, "Lamp"]
    assert (game.names_in("discard", YOU), len(game.deck(ME)), len(game.deck(YOU))) == (["Hum"], 5, 5)
