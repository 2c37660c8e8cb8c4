"""Set 11: what the cards that begin with W do at the table."""

import pytest

from tests.games.lorcana.pool.extras import TUCK, table
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

RABBIT = "White Rabbit - Late Again"
TWEED = "Widow Tweed - Kindly Soul"
WILLIE = "Willie the Giant - Ghost of Christmas Present"
EBENEZER = "Scrooge McDuck - Ghostly Ebenezer"
WITCHES = "Witches of Morva - Orddu, Orwen, and Orgoch"


@card("White Rabbit - Late Again")
@pytest.mark.parametrize(("first", "turn", "cheaper"), [(YOU, 2, True), (ME, 1, False), (YOU, 4, False)])
def test_the_rabbit_is_cheaper_on_the_first_turn_of_whoever_comes_second(first, turn, cheaper):
    game = table(me={"hand": [RABBIT], "ink": 1}, first=first, turn=turn)
    assert (game.legal("play") != []) == cheaper


@card("White Rabbit - Late Again")
def test_the_rabbit_is_evasive():
    game = table(me={"play": ["Bear", "Bird"]}, you={"play": [f"{RABBIT} (exerted)"]})
    assert game.legal("challenge") == [f"challenge Bird -> {RABBIT}"]


@card("Widow Tweed - Kindly Soul")
def test_widow_tweed_returns_a_character_and_may_play_tod():
    tod = "Tod - All Alone"
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Tod", "yes")
    assert (game.is_in_play(tod), game.hand(ME)) == (True, [])
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Tod", "no")
    assert game.hand(ME) == [tod]
    game = table({"hand": [TWEED], "ink": 6, "discard": ["Bear", tod]}).push("play Widow", "choose Bear")
    assert (game.hand(ME), asked(game)) == (["Bear"], False)


@card("Willie the Giant - Ghost of Christmas Present")
def test_willie_needs_a_card_put_under_him_this_turn():
    game = table(me={"play": [f"{WILLIE} (facedown Hen)"], "ink": 3}, you={"play": ["Wolf (exerted)"]})
    assert (game.legal("quest"), game.legal("challenge")) == ([], [])
    game.push("boost Willie")
    assert (len(game.legal("quest")), len(game.legal("challenge"))) == (1, 1)
    game.push("end", "end")
    assert game.legal("quest") == []


@card("Willie the Giant - Ghost of Christmas Present")
def test_a_card_put_under_another_does_not_move_willie():
    game = table(me={"play": [WILLIE, EBENEZER], "ink": 3})
    game.push("boost Scrooge")
    assert game.legal("quest Willie") == []


@card("Witches of Morva - Orddu, Orwen, and Orgoch")
def test_the_witches_may_take_somebody_home_for_a_lore():
    game = table({"hand": [WITCHES], "ink": 5, "play": ["Bear"]}, {"play": ["Wolf"]}).push("play Witches", "yes")
    assert (game.hand(ME), game.lore(ME)) == (["Bear"], 1)
    alone = table({"hand": [WITCHES], "ink": 5}, {"play": ["Wolf"]}).push("play Witches")
    assert (asked(alone), alone.play(ME), alone.lore(ME)) == (False, [WITCHES], 0)


@card("Willie the Giant - Ghost of Christmas Present")
def test_willie_moves_after_an_effect_has_put_a_card_under_him():
    game = table(me={"play": [WILLIE, "Bear"], "hand": ["Tuck"]}, cards=[TUCK])
    game.push("play Tuck", f"choose {WILLIE}")
    assert len(game.legal("quest Willie")) == 1
