"""The seventh set at the table: Amber, alone or as the first of two inks."""

from tests.games.lorcana.pool.extras import table
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME

MARIANO = "Mariano Guzman - Handsome Suitor"
PEPA = "Pepa Madrigal - Sensitive Sister"
PARK_AVENUE = "Lady - Miss Park Avenue"
STREET_SMART = "Tramp - Street-Smart Dog"
DOLORES = "Dolores Madrigal - Within Earshot"


@card("Mariano Guzman - Handsome Suitor")
def test_mariano_is_worth_more_lore_beside_his_dolores():
    game = table(me={"play": [MARIANO], "hand": [DOLORES], "ink": 1})
    assert game.lore_value("Mariano") == 1
    game.push("play Dolores", "quest Mariano")
    assert (game.lore_value("Mariano"), game.lore(ME)) == (2, 2)


@card("Mariano Guzman - Handsome Suitor")
def test_mariano_does_not_care_for_an_opponents_dolores():
    assert table(me={"play": [MARIANO]}, you={"play": [DOLORES]}).lore_value("Mariano") == 1


@card("Pepa Madrigal - Sensitive Sister")
def test_pepa_gains_a_lore_whenever_somebody_of_hers_sings():
    game = table(me={"play": [PEPA, "Bear"], "hand": ["Hum", "Hum", "Hum"], "ink": 1})
    game.push("sing Hum -> Bear", "sing Hum -> Pepa")
    assert game.lore(ME) == 2
    game.push("play Hum")
    assert game.lore(ME) == 2


@card("Pepa Madrigal - Sensitive Sister")
def test_pepa_gains_once_for_several_who_sing_together():
    game = table(me={"play": [PEPA, "Bear", "Giant"], "hand": ["Second Star to the Right"]})
    game.push("sing together Second Star to the Right", f"player {ME + 1}")
    assert [game.is_exerted(name) for name in ("Pepa", "Bear", "Giant")] == [True, True, True]
    assert game.lore(ME) == 1


@card("So Much to Give")
def test_so_much_to_give_draws_and_makes_a_bodyguard_for_a_round():
    game = table(
        me={"hand": ["So Much to Give"], "ink": 2, "play": ["Bear (exerted)", "Hen (exerted)"]}, you={"play": ["Giant"]}
    )
    game.push("play So Much", "choose Hen")
    assert game.hand(ME) == ["Filler"]
    game.push("end")
    assert game.legal("challenge") == ["challenge Giant -> Hen"]


@card("So Much to Give")
@rule("lorcana", "6.1.13.3")
def test_the_bodyguard_of_so_much_to_give_retires_as_its_players_turn_begins():
    game = table(
        me={"hand": ["So Much to Give"], "ink": 2, "play": ["Bear", "Hen"]},
        you={"play": ["Giant"]},
    )
    game.push("play So Much", "choose Hen", "end", "end", "quest Bear", "quest Hen", "end")
    assert game.legal("challenge") == ["challenge Giant -> Bear", "challenge Giant -> Hen"]


@card("Lady - Miss Park Avenue")
def test_lady_brings_two_cheap_characters_back_from_the_discard():
    game = table(
        me={"hand": [PARK_AVENUE], "ink": 3, "play": ["Lady - Elegant Spaniel"], "discard": ["Wolf", "Hen", "Bear"]}
    )
    game.push(f"shift {PARK_AVENUE} -> Lady - Elegant Spaniel", "yes")
    assert sorted(game.legal("choose")) == ["choose Hen", "choose Wolf", "choose Wolf; Hen", "choose nothing"]
    game.push("choose Wolf; Hen")
    assert (sorted(game.hand(ME)), game.names_in("discard", ME)) == (["Hen", "Wolf"], ["Bear"])


@card("Lady - Miss Park Avenue")
def test_lady_may_leave_the_discard_alone():
    game = table(me={"hand": [PARK_AVENUE], "ink": 5, "discard": ["Wolf"]})
    game.push("play Lady", "no")
    assert (game.hand(ME), game.ink(ME)) == ([], (0, 5))


@card("Tramp - Street-Smart Dog")
def test_tramp_costs_less_for_every_character_and_digs_as_deep_as_the_party_is_large():
    game = table(
        me={"hand": [STREET_SMART, "Lamp"], "ink": 5, "play": ["Bear", "Wolf"], "deck": ["Hen", "Rope", "Fort"]},
        you={"play": ["Giant"]},
    )
    game.push("play Tramp", "yes")
    assert (game.ink(ME), sorted(game.hand(ME))) == ((0, 5), ["Hen", "Lamp", "Rope"])
    game.push("choose Lamp; Rope")
    assert (game.hand(ME), len(game.names_in("discard", ME))) == (["Hen"], 2)


@card("Tramp - Street-Smart Dog")
def test_tramp_gets_no_reduction_from_the_opponents_characters_and_may_not_dig():
    game = table(me={"hand": [STREET_SMART], "ink": 5, "play": ["Bear"]}, you={"play": ["Giant", "Hen"]})
    assert game.refused("play Tramp") == ("too_expensive", "4.3.2.4")
    rich = table(me={"hand": [STREET_SMART, "Lamp"], "ink": 6, "play": ["Bear"]}).push("play Tramp", "no")
    assert rich.hand(ME) == ["Lamp"]
