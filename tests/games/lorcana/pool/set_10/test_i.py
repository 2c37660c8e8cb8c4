"""Set 10: what the cards that begin with I do at the table."""

import pytest

from mazo.abilities.tree.deeds import Draw
from mazo.abilities.tree.effects import Action
from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.table import ME, YOU, made, position

SCHOOLMASTER = "Ichabod Crane - Bookish Schoolmaster"
SCARED = "Ichabod Crane - Scared Out of His Mind"
TUNNELS = "Illuminary Tunnels - Linked Caverns"
MAP = "Inscrutable Map"


@card("Ichabod Crane - Bookish Schoolmaster")
@pytest.mark.parametrize(("name", "ink"), [("Giant", (0, 7)), ("Knight", (2, 4))])
def test_ichabod_reads_on_after_a_dear_character(name, ink):
    game = table({"play": [SCHOOLMASTER], "hand": [name], "ink": 6}).push(f"play {name}", "quest Ichabod")
    assert game.ink(ME) == ink


@card("Ichabod Crane - Scared Out of His Mind", "Ellie Fredricksen - Adventure Partner")
@pytest.mark.parametrize("name", [SCARED, "Ellie Fredricksen - Adventure Partner"])
def test_two_may_go_to_the_inkwell_when_they_are_banished(name):
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        f"challenge Giant -> {name}", "yes"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 1), [])
    game = table({"play": [f"{name} (exerted)"]}, {"play": ["Giant"]}, active=YOU).push(
        f"challenge Giant -> {name}", "no"
    )
    assert (game.ink(ME), game.names_in("discard", ME)) == ((0, 0), [name])


@card("Illuminary Tunnels - Linked Caverns")
def test_the_tunnels_link_locations_while_somebody_is_there():
    game = table(
        {"play": [TUNNELS, f"Bear (at {TUNNELS})", "Fort", "Cave"], "hand": ["Fort", "Lamp"], "ink": 1},
        {"play": ["Fort"]},
    )
    assert (game.lore_value(TUNNELS), game.legal("play")) == (3, ["play Fort"])
    game = table({"play": [TUNNELS, "Bear", "Cave"], "hand": ["Fort"], "ink": 1}, {"play": ["Fort"]})
    assert (game.lore_value(TUNNELS), game.legal("play")) == (1, [])


@card("Ink Amplifier")
@pytest.mark.parametrize(("drawn", "ink"), [(1, 1), (3, 1)])
def test_the_amplifier_hears_the_second_card_of_a_turn(drawn, ink):
    several = made("Several", "action", abilities=[Action(Draw(drawn))])
    game = table({"play": ["Ink Amplifier"]}, {"hand": ["Several"], "ink": 1}, active=ME, cards=[several])
    game.push("end", "play Several", "yes")  # they drew one at the start of their turn
    assert sum(game.ink(ME)) == ink


@card("Ink Amplifier")
def test_the_amplifier_counts_each_opponent_apart():
    several = made("One", "action", abilities=[Action(Draw())])
    game = position(
        me={"play": ["Ink Amplifier"]},
        you={"hand": ["One"], "ink": 1},
        third={"hand": ["One"], "ink": 1},
        active=ME,
        cards=[several],
    )
    game.push("end", "play One", "yes", "end", "play One", "yes")
    assert sum(game.ink(ME)) == 2


@card("Inkrunner")
def test_the_inkrunner_draws_and_makes_somebody_alert():
    game = table(me={"hand": ["Inkrunner"], "ink": 3, "play": ["Bear", "Wolf"]}, you={"play": ["Bird (exerted)"]})
    game.push("play Inkrunner")
    assert (len(game.hand(ME)), game.legal("challenge")) == (1, [])
    game.push("use Inkrunner", "choose Bear")
    assert (game.legal("challenge"), game.is_exerted("Inkrunner")) == (["challenge Bear -> Bird"], True)
    assert game.ink(ME) == (0, 3)


@card("Inscrutable Map")
def test_the_map_leads_an_opposing_character_astray_for_a_round():
    game = table(me={"play": [MAP, "Wolf"], "ink": 1}, you={"play": ["Bear", "Giant"]}).push("use Inscrutable")
    assert game.legal() == ["choose Bear", "choose Giant"]
    game.push("choose Bear", "end", "quest Bear")
    assert game.lore(YOU) == 1
    assert game.push("end").lore_value("Bear") == 2
