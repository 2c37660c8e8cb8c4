"""Set 1: what the cards that begin with U do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME


@card("Ursula - Power Hungry")
@pytest.mark.parametrize(("lore", "answer", "drawn"), [((3, 1), "yes", 2), ((3, 0), "yes", 1), ((3, 1), "no", 0)])
def test_ursula_may_draw_for_every_lore_that_her_opponents_lost(lore, answer, drawn):
    game = table({"hand": ["Ursula - Power Hungry"], "ink": 7}, {"lore": lore[0]}, third={"lore": lore[1]})
    game.push("play Ursula", answer)
    assert [game.lore(seat) for seat in (1, 2)] == [2, 0]
    assert len(game.hand(ME)) == drawn


@card("Ursula's Cauldron")
def test_the_cauldron_puts_one_of_two_back_and_the_other_down():
    game = table({"play": ["Ursula's Cauldron"], "deck": ["Hen", "Bear", "Wolf"]}).push("use Ursula's", "choose Bear")
    assert game.deck(ME) == ["Bear", "Wolf", "Hen"]


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
