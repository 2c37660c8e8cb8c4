"""Set 2: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.set_02.extras import YOUNG
from tests.games.lorcana.pool.shown import asked
from tests.support.card import card
from tests.support.table import ME, YOU

HEIHEI = "HeiHei - Persistent Presence"
HIRAM = "Hiram Flaversham - Toymaker"
TRAGIC = "Beast - Tragic Hero"


@card("HeiHei - Persistent Presence")
def test_heihei_comes_back_from_a_challenge_in_either_turn():
    game = table({"play": [HEIHEI]}, {"play": ["Bear (exerted)"]}).push("challenge HeiHei -> Bear")
    assert (game.hand(ME), game.names_in("discard", ME)) == ([HEIHEI], [])
    game = table({"play": ["Bear"]}, {"play": [f"{HEIHEI} (exerted)"]}).push("challenge Bear -> HeiHei")
    assert game.hand(YOU) == [HEIHEI]


@card("HeiHei - Persistent Presence")
def test_heihei_does_not_come_back_from_anything_else():
    game = table({"hand": ["Smash"], "ink": 3}, {"play": [HEIHEI, "Bear"]}).push("play Smash", "choose HeiHei")
    assert (game.hand(YOU), game.names_in("discard", YOU)) == ([], [HEIHEI])


@card("Hiram Flaversham - Toymaker")
def test_hiram_trades_an_item_for_two_cards_when_played_and_when_questing():
    game = table({"hand": [HIRAM], "ink": 4, "play": ["Lamp", "Rope"]}, {"play": ["Lantern"]})
    game.push("play Hiram", "yes")
    assert game.legal() == ["choose Lamp", "choose Rope"]
    game.push("choose Rope")
    assert (game.play(ME), len(game.hand(ME))) == (["Lamp", HIRAM], 2)
    game.push("end", "end", "quest Hiram", "yes")
    assert (game.play(ME), len(game.hand(ME))) == ([HIRAM], 5)


@card("Hiram Flaversham - Toymaker")
def test_hiram_need_not_trade_and_cannot_without_an_item():
    game = table({"play": [HIRAM, "Lamp"]}).push("quest Hiram", "no")
    assert (game.play(ME), game.hand(ME)) == ([HIRAM, "Lamp"], [])
    game = table({"play": [HIRAM]}, {"play": ["Lamp"]}).push("quest Hiram")
    assert (game.hand(ME), game.asked_by) == ([], "3.3.1")


@card("Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet")
@pytest.mark.parametrize("way", [f"shift {TRAGIC} -> Beast - Young", f"play {TRAGIC}"])
def test_three_of_them_greet_every_floodborn_character_of_yours(way):
    welcome = ["Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet"]
    game = table(
        {"play": [*welcome, "Beast - Young", "Bear (damage 3)"], "hand": [TRAGIC], "ink": 5}, {"lore": 4}, cards=[YOUNG]
    )
    ink = sum(game.ink(ME))
    game.push(way, "resolve 1", "resolve 1", "yes", "yes", "choose Bear")
    assert (game.lore(YOU), sum(game.ink(ME)) - ink, game.damage("Bear")) == (3, 1, 0)


@card("Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet")
def test_none_of_them_greets_another_character_or_one_of_an_opponent():
    welcome = ["Honest John - Not That Honest", "Mrs. Judson - Housekeeper", "Nana - Darling Family Pet"]
    game = table({"play": welcome, "hand": ["Bear"], "ink": 3}, {"lore": 4, "hand": [TRAGIC], "ink": 5})
    assert not asked(game.push("play Bear"))
    assert not asked(game.push("end", "play Beast"))
    assert game.lore(YOU) == 4


@card("Hypnotize")
def test_hypnotize_makes_each_opponent_choose_a_card_to_discard_and_draws_one():
    game = table({"hand": ["Hypnotize"], "ink": 3}, {"hand": ["Bear", "Wolf"]}, third={"hand": []})
    game.push("play Hypnotize")
    assert (game.deciding, game.legal()) == (YOU, ["choose Bear", "choose Wolf"])
    game.push("choose Wolf")
    assert (game.hand(YOU), game.names_in("discard", YOU), len(game.hand(ME))) == (["Bear"], ["Wolf"], 1)
