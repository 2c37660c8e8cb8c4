"""Switches of which two values say the same in other words: no situation tells the editions apart."""

from __future__ import annotations

import pytest

from mazo.abilities.tree.deeds import Do, MoveCounters, PutCounters, ToPlayer
from mazo.abilities.tree.effects import Effect, Triggered
from mazo.abilities.tree.nouns import Cards, Chosen, This, When
from tests.games.lorcana.rules.switches import values
from tests.support.rule import rule
from tests.support.table import ME, OLD, THIRD, YOU, made, position

THEIRS = Cards(("character",), "opposing")
ANT = made("Ant", willpower=2)
NEWER = ["2.2.0", "2.1.0", "2.0.1"]


@rule("lorcana", "6.7.2.1", "6.2.4")
@pytest.mark.parametrize("edition", NEWER)
@pytest.mark.parametrize(("asked", "drawn"), [(YOU, 0), (THIRD, 3)])
def test_what_an_if_needs_is_chosen_before_it_is_tested(edition, asked, drawn):
    """2.2 writes down what older editions leave to sense: nobody can test the hand of a player still to be chosen."""
    assert values("secondary_if", "2.1.0", "2.2.0") == [0, 2]
    game = position(
        me={"hand": ["Remember Who You Are"], "ink": 9}, you={"hand": 0}, third={"hand": 3}, edition=edition
    )
    game.push("play Remember Who You Are")
    assert len(game.legal("player")) == 2
    game.push(game.legal("player")[asked - 1])
    assert len(game.hand(ME)) == drawn


WAYS: list[Effect] = [
    Do("deal damage", Chosen(THEIRS), 2),
    PutCounters("damage", 2, Chosen(THEIRS)),
    MoveCounters("damage", 2, This(), Chosen(THEIRS)),
]


@rule("lorcana", "1.8.1.4", "1.x 1.9.1.3")
@pytest.mark.parametrize("edition", [OLD, *NEWER])
@pytest.mark.parametrize("way", WAYS)
def test_damage_that_an_ability_deals_puts_or_moves_is_damage_that_is_taken_from_it(edition, way):
    """The older edition lists the three ways, the newer ones have one word for them."""
    assert values("banish_credit", OLD, "2.2.0") == [1, 2]
    credit = Triggered((When("banish", THEIRS, "this"),), ToPlayer("gain lore", 5))
    hero = made("Hero", willpower=9, abilities=[Triggered((When("quest", "this"),), way), credit])
    game = position(me={"play": ["Hero (damage 2)"]}, you={"play": ["Ant"]}, cards=[hero, ANT], edition=edition)
    assert game.push("quest Hero").lore(ME) == 6


@rule("lorcana", "1.8.1.4", "1.x 1.9.1.3")
@pytest.mark.parametrize("edition", [OLD, *NEWER])
def test_damage_of_a_challenge_is_credited_to_who_deals_it_and_that_of_an_action_to_nobody(edition):
    credit = Triggered((When("banish", THEIRS, "this"),), ToPlayer("gain lore", 5))
    hero = made("Hero", strength=2, willpower=9, abilities=[credit])
    side = {"play": ["Hero"], "hand": ["Fire the Cannons!"], "ink": 9}
    game = position(me=side, you={"play": ["Ant (exerted)", "Ant (damage 1)"]}, cards=[hero, ANT], edition=edition)
    assert game.push("challenge Hero -> Ant").lore(ME) == 5
    assert game.push("play Fire the Cannons!", "choose Ant").lore(ME) == 5
    assert game.play(YOU) == []
