"""Set 13: what the cards that begin with F do at the table."""

import pytest

from tests.games.lorcana.pool.extras import table
from tests.games.lorcana.pool.shown import POINT, asked
from tests.support.card import card
from tests.support.table import ME, YOU

FFLEWDDUR = "Fflewddur Fflam - Luckless Bard"
FLYNN = "Flynn Rider - High-Climbing Rogue"
KEVIN = "Kevin - Flightless Bird"
SEARCH = "Focused Search"


@card("Fflewddur Fflam - Luckless Bard")
def test_fflewddur_draws_after_a_quest():
    side = {"hand": [FFLEWDDUR], "ink": 6, "play": ["Bear"]}
    assert len(table(side).push("quest Bear", "play Fflewddur").hand(ME)) == 1
    assert table(side).push("play Fflewddur").hand(ME) == []


@card("Flynn Rider - High-Climbing Rogue")
def test_flynn_costs_opponents_a_card_when_they_choose_him():
    game = table({"play": [FLYNN, "Bear"]}, {"hand": ["Point", "Lamp", "Rope"]}, active=YOU, cards=[POINT])
    game.push("play Point", "choose Flynn", "choose Lamp")
    assert (game.hand(YOU), game.is_exerted("Flynn")) == (["Rope"], True)
    own = table({"play": [FLYNN, "Bear"], "hand": ["Point", "Lamp"]}, cards=[POINT]).push("play Point", "choose Flynn")
    assert own.hand(ME) == ["Lamp"]


@card("Flynn Rider - High-Climbing Rogue")
def test_flynn_minds_support_as_well():
    chicha = "Chicha - Dedicated Mother"
    game = table({"play": [FLYNN]}, {"play": [chicha], "hand": ["Lamp", "Rope"]}, active=YOU).push(
        "quest Chicha", "yes"
    )
    assert (game.legal(), game.deciding) == (["choose Lamp", "choose Rope"], YOU)


@card("Focused Search")
@pytest.mark.parametrize("name", [KEVIN, "Lamp"])
def test_the_search_finds_kevin_or_an_item(name):
    game = table({"hand": [SEARCH], "ink": 1, "deck": ["Bear", KEVIN, "Lamp", "Hum", "Rope"]}).push(f"play {SEARCH}")
    assert sorted(game.legal()) == [f"choose {KEVIN}", "choose Lamp", "choose nothing"]
    game.push(f"choose {name}")
    while asked(game):
        game.push(game.legal()[0])
    assert (game.hand(ME), game.deck(ME)[0], len(game.deck(ME))) == ([name], "Rope", 4)
