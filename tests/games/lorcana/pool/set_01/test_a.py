"""Set 1: what the cards that begin with A do at the table."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU


@card("Aladdin - Heroic Outlaw")
def test_aladdin_steals_lore_when_he_banishes_in_his_own_turn():
    game = table({"play": ["Aladdin - Heroic Outlaw"], "lore": 1}, {"play": ["Wolf (exerted)"], "lore": 1})
    game.push("challenge Aladdin -> Wolf")
    assert (game.lore(ME), game.lore(YOU)) == (3, 0)


@card("Aladdin - Heroic Outlaw")
def test_aladdin_steals_nothing_in_an_opponents_turn_nor_if_the_other_survives():
    game = table({"play": ["Wolf", "Giant (exerted)"], "lore": 3}, {"play": ["Aladdin - Heroic Outlaw (exerted)"]})
    game.push("challenge Wolf -> Aladdin")
    assert (game.is_in_play("Wolf"), game.lore(ME), game.lore(YOU)) == (False, 3, 0)
    game.push("end", "challenge Aladdin -> Giant")
    assert (game.lore(ME), game.lore(YOU)) == (3, 0)


@card("Aladdin - Heroic Outlaw")
def test_aladdin_is_shifted_for_five():
    game = table({"play": ["Aladdin - Street Rat"], "hand": ["Aladdin - Heroic Outlaw"], "ink": 5})
    assert game.push("shift Aladdin - Heroic -> Aladdin - Street").play(ME) == ["Aladdin - Heroic Outlaw"]


@card("Aladdin - Street Rat")
def test_aladdin_costs_each_opponent_a_lore():
    game = table({"hand": ["Aladdin - Street Rat"], "ink": 3, "lore": 2}, {"lore": 4}, third={"lore": 0})
    game.push("play Aladdin")
    assert [game.lore(seat) for seat in (0, 1, 2)] == [2, 3, 0]


@card("Ariel - On Human Legs")
def test_ariel_without_a_voice_sings_neither_alone_nor_with_others():
    game = table({"play": ["Ariel - On Human Legs", "Giant"], "hand": ["Tune", "Fantastical and Magical"]})
    assert game.refused("sing Tune with Ariel") == ("singer_cant", "1.2.2")
    assert game.legal("sing") == ["sing Tune with Giant"]  # with her the two would be enough for the other song
    assert "quest Ariel - On Human Legs" in game.legal()
