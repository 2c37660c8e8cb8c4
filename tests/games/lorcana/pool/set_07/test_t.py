"""Set 7: what the cards that begin with T do at the table."""

import pytest

from tests.games.lorcana.pool.extras import PRINCESS, table
from tests.games.lorcana.pool.set_07.extras import GHOST
from tests.support.card import card
from tests.support.rule import rule
from tests.support.table import ME, YOU

TAMATOA = "Tamatoa - Happy as a Clam"
TRAMP = "Tramp - Enterprising Dog"
SPANIEL = "Lady - Elegant Spaniel"
STREET_SMART = "Tramp - Street-Smart Dog"


@card("Tamatoa - Happy as a Clam")
def test_tamatoa_takes_two_items_back_and_plays_one_for_free_when_he_quests():
    game = table(me={"hand": [TAMATOA], "ink": 6, "discard": ["Lamp", "Rope", "Inkrunner", "Hen"]})
    game.push("play Tamatoa", "choose Lamp; Rope")
    assert (game.hand(ME), game.names_in("discard", ME)) == (["Lamp", "Rope"], ["Hen", "Inkrunner"])
    game = table(me={"play": [TAMATOA], "hand": ["Amethyst Coil", "Hen"]})
    game.push("quest Tamatoa", "yes", "choose Amethyst Coil")
    assert (game.play(ME), game.hand(ME), game.lore(ME)) == ([TAMATOA, "Amethyst Coil"], ["Hen"], 2)


@card("Tamatoa - Happy as a Clam")
def test_tamatoa_may_keep_his_items_in_the_hand():
    game = table(me={"play": [TAMATOA], "hand": ["Lamp"]}).push("quest Tamatoa", "no")
    assert game.hand(ME) == ["Lamp"]


@card("The Matchmaker - Unforgiving Expert")
def test_the_matchmaker_costs_the_opponent_a_lore_when_she_challenges_a_character():
    matchmaker = "The Matchmaker - Unforgiving Expert"
    game = table(me={"play": [matchmaker], "lore": 3}, you={"play": ["Wolf (exerted)"], "lore": 5})
    assert game.push("challenge The Matchmaker -> Wolf").lore(YOU) == 4
    game = table(me={"play": [matchmaker]}, you={"play": ["Fort"], "lore": 5}).push("challenge The Matchmaker -> Fort")
    assert game.lore(YOU) == 5


@card("The Queen - Jealous Beauty")
@pytest.mark.parametrize(("third", "lore"), [("Wolf", 3), ("Princess", 4)])
def test_the_queen_gains_more_for_a_princess(third, lore):
    queen = "The Queen - Jealous Beauty"
    game = table({"play": [queen]}, {"discard": ["Bear", "Hen", third], "deck": ["Lamp"]}, cards=[PRINCESS])
    game.push(f"use {queen}: 1")
    assert (game.lore(ME), len(game.deck(YOU)), game.deck(YOU)[0]) == (lore, 4, "Lamp")


@card("The Queen - Jealous Beauty")
def test_the_queen_gains_nothing_for_two_cards():
    queen = "The Queen - Jealous Beauty"
    game = table({"play": [queen]}, {"discard": ["Bear", "Hen"], "deck": ["Lamp"]})
    game.push(f"use {queen}: 1")
    assert game.lore(ME) == 0


@card("This Is My Family")
def test_this_is_my_family_gains_and_draws():
    game = table(me={"hand": ["This Is My Family"], "play": ["Wolf"], "deck": ["Lamp", "Rope"]})
    game.push("sing This Is My Family -> Wolf")
    assert (game.lore(ME), game.hand(ME)) == (1, ["Lamp"])


@card("Training Staff")
def test_the_training_staff_makes_a_challenger_for_the_turn():
    game = table(me={"play": ["Training Staff", "Wolf", "Bear"], "ink": 1}, you={"play": ["Giant (exerted)"]})
    game.push("use Training Staff", "choose Wolf", "challenge Wolf -> Giant")
    assert (game.damage("Giant"), game.ink(ME), game.is_exerted("Training Staff")) == (4, (0, 1), True)


@card("Training Staff")
def test_the_training_staff_needs_an_ink():
    assert table(me={"play": ["Training Staff", "Wolf"]}).legal("use") == []


@card("Tramp - Enterprising Dog")
def test_tramp_is_cheaper_beside_his_lady():
    assert table(me={"hand": [TRAMP], "ink": 2, "play": [SPANIEL]}).push("play Tramp", "choose Lady").ink(ME) == (1, 1)
    assert table(me={"hand": [TRAMP], "ink": 2}, you={"play": [SPANIEL]}).push("play Tramp").ink(ME) == (0, 2)


@card("Tramp - Enterprising Dog")
def test_tramp_strengthens_one_of_yours_for_each_other_character_this_turn():
    game = table(me={"hand": [TRAMP], "ink": 2, "play": ["Bear", "Hen", "Lamp"]}, you={"play": ["Giant"]})
    game.push("play Tramp")
    assert game.legal() == ["choose Bear", "choose Hen", f"choose {TRAMP}"]
    game.push("choose Bear")
    assert game.strength("Bear") == 3 + 2
    assert game.push("end").strength("Bear") == 3


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


@card("Treasure Guardian - Foreboding Sentry")
@rule("lorcana", "6.2.4")
def test_the_treasure_guardian_draws_only_beside_an_illusion():
    for friend, drawn in (("Ghost", 1), ("Bear", 0)):
        game = table(
            me={"hand": ["Treasure Guardian - Foreboding Sentry"], "ink": 4, "play": [friend]}, cards=[GHOST]
        ).push("play Treasure")
        if drawn:
            game.push("yes")
        assert len(game.hand(ME)) == drawn
