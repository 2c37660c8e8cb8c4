"""Set 10: what the cards that begin with H do at the table."""

import pytest

from tests.games.lorcana.pool.extras import EXTRAS, table
from tests.support.card import card
from tests.support.table import ME, THIRD, YOU, made, position

HADES = "Hades - Looking for a Deal"

ZEUS = made("Zeus", cost=2, strength=2, willpower=4, classifications=["Deity"])


@card("Hades - Looking for a Deal")
def test_hades_draws_two_unless_his_victim_sinks_into_the_deck():
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear", "Hen"]})
    game.push("play Hades", "yes", "choose Bear")
    assert game.deciding == YOU
    game.push("yes")
    assert (game.hand(ME), game.play(YOU), game.deck(YOU)[-1]) == ([], ["Hen"], "Bear")
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear", "Hen"]})
    game.push("play Hades", "yes", "choose Bear", "no")
    assert (len(game.hand(ME)), game.play(YOU)) == (2, ["Bear", "Hen"])


@card("Hades - Looking for a Deal")
def test_hades_draws_nothing_without_anybody_to_deal_with():
    game = table(me={"hand": [HADES], "ink": 5, "play": ["Wolf"]}, you={"play": ["Lamp"]}).push("play Hades")
    assert (game.legal("quest"), game.hand(ME)) == (["quest Wolf"], [])
    game = table(me={"hand": [HADES], "ink": 5, "play": ["Wolf"]}, you={"play": ["Warded"]}).push("play Hades", "yes")
    assert (game.legal("quest"), game.hand(ME)) == (["quest Wolf"], [])
    game = table(me={"hand": [HADES], "ink": 5}, you={"play": ["Bear"]}).push("play Hades", "no")
    assert (game.hand(ME), game.play(YOU)) == ([], ["Bear"])


@card("Hans - Brazen Manipulator")
@pytest.mark.parametrize(("theirs", "lore"), [((["Bear"], ["Wolf"]), 0), ((["Bear", "Wolf"], []), 2)])
def test_hans_looks_for_one_opponent_with_two_ready_characters(theirs, lore):
    hans = "Hans - Brazen Manipulator"
    you, third = theirs
    game = position(me={"play": [hans]}, you={"play": you}, third={"play": third}, active=THIRD, cards=EXTRAS)
    game.push("end")
    assert game.lore(ME) == lore


@card("He Hurled His Thunderbolt")
def test_the_thunderbolt_strikes_and_the_gods_charge():
    game = table(
        me={"hand": ["He Hurled His Thunderbolt"], "ink": 4, "play": ["Zeus", "Bear"]},
        you={"play": ["Giant (exerted)"]},
        cards=[ZEUS],
    )
    game.push("play He Hurled", "choose Giant", "challenge Zeus -> Giant")
    assert game.damage("Giant") == 4 + 4
    game = table(
        me={"hand": ["He Hurled His Thunderbolt"], "ink": 4, "play": ["Zeus", "Bear"]},
        you={"play": ["Giant (exerted)"]},
        cards=[ZEUS],
    )
    game.push("play He Hurled", "choose Giant", "challenge Bear -> Giant")
    assert game.damage("Giant") == 4 + 3
