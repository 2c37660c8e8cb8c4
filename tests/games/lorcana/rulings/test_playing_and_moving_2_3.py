"""Rulings that came with rules 2.3.0: playing, entering and moving."""

import pytest

from mazo.abilities.tree.deeds import Do, ToPlayer
from mazo.abilities.tree.effects import Get, PayLess, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Happened, This, When
from tests.games.lorcana.abilities.lowering.stage import PLAIN, hero, lord
from tests.games.lorcana.abilities.lowering.stage import spell as says
from tests.support.rule import rule
from tests.support.table import ME, position

NEW = "2.3.0"


@rule("lorcana", "4.3.2", "5.1.1.5")
def test_the_new_rule_gives_no_permission():
    """R178: the Cauldron's second ability was not used, so Belle can't be announced."""
    game = position(me={"play": ["The Black Cauldron"], "discard": ["Belle - Apprentice Inventor"], "ink": 2})
    game.push("use The Black Cauldron: THE CAULDRON CALLS")
    assert game.legal("play Belle") == []


@rule("lorcana", "4.3.6")
def test_two_discounts_for_the_next_character_add_up_and_are_both_used():
    """R185."""
    cheap = says(PayLess(1, Cards(("character",))), name="Cheap")
    game = position(me={"hand": ["Cheap", "Cheap", "Bear", "Dog"], "ink": 3}, cards=[*PLAIN, cheap], edition=NEW).push(
        "play Cheap", "play Cheap", "play Bear"
    )
    assert game.ink(ME) == (2, 1)
    assert game.push("play Dog").ink(ME) == (0, 3)


@rule("lorcana", "4.7.2", "4.1.4")
def test_where_a_character_is_is_no_turn_action():
    """R189: the only location is where it stands."""
    game = position(me={"play": ["Dog (at Hut)", "Hut"], "ink": 3}, cards=PLAIN, edition=NEW)
    assert game.legal("move") == []


@rule("lorcana", "4.3.3")
def test_a_card_counts_itself_among_those_played():
    """R183: an end-of-turn ability that asks for three cards played this turn."""
    eager = hero(
        Triggered(
            (When("turn end", who="you"),),
            ToPlayer("gain lore", 1),
            condition=Compare(Happened("play", "you", Cards()), "at least", 3),
        ),
        name="Eager",
    )
    game = position(me={"hand": ["Eager", "Dog", "Ant"], "ink": 9}, cards=[*PLAIN, eager], edition=NEW)
    assert game.push("play Dog", "play Ant", "play Eager", "end").lore(ME) == 1


@rule("lorcana", "6.1.6", "1.7.7")
def test_another_character_where_there_is_none():
    """R202: the questing character is the only one in play."""
    spiteful = hero(
        Triggered((When("quest", "this"),), Do("deal damage", Chosen(Cards(("character",), other=True)))), name="Spite"
    )
    game = position(me={"play": ["Spite"]}, cards=[spiteful], edition=NEW).push("quest Spite")
    assert (game.damage("Spite"), game.step) == (0, "main/actions")


@rule("lorcana", "6.1.8")
def test_a_bonus_while_there_is_an_item_comes_once():
    """R199: three items, +2 once."""
    proud = lord(
        Get(This(), "strength", 2), when=Compare(Count(Cards(("item",), "yours")), "at least", 1), name="Proud"
    )
    game = position(me={"play": ["Proud", "Rock", "Rock", "Rock"]}, cards=[*PLAIN, proud], edition=NEW)
    assert game.strength("Proud") == 4


@rule("lorcana", "5.4.1.2")
def test_an_action_does_not_count_itself_in_the_discard():
    """R200."""
    ponder = says(ToPlayer("gain lore", Count(Cards(zone="discard"))), name="Ponder")
    game = position(me={"hand": ["Ponder"], "discard": ["Ant", "Dog"]}, cards=[*PLAIN, ponder], edition=NEW)
    assert game.push("play Ponder").lore(ME) == 2


@rule("lorcana", "6.2.4")
@pytest.mark.parametrize(("places", "lore"), [([], 1), (["Hut"], 0)])
def test_an_if_after_a_trigger_is_read_as_it_resolves(places, lore):
    """R203: playing a location, if no other one of that name is in play."""
    lonely = hero(
        Triggered(
            (When("play", Cards(("location",), "yours")),),
            ToPlayer("gain lore", 1),
            condition=Compare(Count(Cards(("location",), "yours")), "at most", 1),
        ),
        name="Scout",
    )
    game = position(me={"hand": ["Hut"], "play": ["Scout", *places], "ink": 2}, cards=[*PLAIN, lonely], edition=NEW)
    assert game.push("play Hut").lore(ME) == lore
