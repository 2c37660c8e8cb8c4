"""Set 8: what the cards that begin with J do at the table."""

import pytest

from mazo.abilities.tree.effects import Keyword
from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import is_evasive, shifts_for
from tests.support.card import card
from tests.support.table import ME, YOU, made

INFILTRATOR = "Jasmine - Resourceful Infiltrator"
STRATEGIST = "Jasmine - Steady Strategist"
JIMINY = "Jiminy Cricket - Level-Headed and Wise"

DASHER = made("Dasher", cost=1, willpower=3, abilities=[Keyword("Rush")])


@card("Jasmine - Resourceful Infiltrator")
def test_jasmine_may_protect_another_character_until_her_next_turn():
    game = table(
        {"hand": [INFILTRATOR, "Smash"], "ink": 4, "play": ["Giant"]}, {"play": ["Bear"], "hand": ["Smash"], "ink": 3}
    )
    game.push("play Jasmine", "yes")
    assert game.legal() == ["choose Giant", "choose Bear"]
    game.push("choose Giant", "end", "play Smash", "choose Giant")
    assert game.damage("Giant") == 2
    assert game.push("end", "play Smash", "choose Giant").damage("Giant") == 5


@card("Jasmine - Resourceful Infiltrator")
def test_jasmine_need_not_protect_anybody():
    game = table({"hand": [INFILTRATOR, "Smash"], "ink": 4, "play": ["Giant"]}).push("play Jasmine", "no")
    assert game.push("play Smash", "choose Giant").damage("Giant") == 3


@card("Jasmine - Steady Strategist")
def test_jasmine_finds_an_ally_among_her_top_three():
    ally = "Louie - One Cool Duck"
    game = table({"play": [STRATEGIST], "deck": ["Bear", ally, "Lamp", "Hen"]}).push("quest Jasmine")
    assert game.legal() == [f"choose {ally}", "choose nothing"]
    game.push("choose Louie", "order Lamp; Bear")
    assert (game.hand(ME), game.knows(YOU, ally), game.deck(ME)) == ([ally], True, ["Hen", "Lamp", "Bear"])
    assert shifts_for(STRATEGIST, 2)


@card("Jiminy Cricket - Level-Headed and Wise")
@pytest.mark.parametrize(("state", "exerted"), [(" (exerted)", True), ("", False)])
def test_jiminy_exerted_calms_opposing_characters_with_rush(state, exerted):
    game = table({"play": [f"{JIMINY}{state}"]}, {"hand": ["Hare", "Wolf"], "ink": 4}, active=YOU)
    game.push("play Hare", "play Wolf")
    assert (game.is_exerted("Hare"), game.is_exerted("Wolf")) == (exerted, False)
    assert is_evasive(JIMINY)


@card("Jiminy Cricket - Level-Headed and Wise")
def test_jiminy_leaves_your_own_rushing_characters_alone():
    game = table({"play": [f"{JIMINY} (exerted)"], "hand": ["Dasher"], "ink": 1}, cards=[DASHER]).push("play Dasher")
    assert not game.is_exerted("Dasher")
