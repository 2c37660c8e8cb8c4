"""[1.2.2] [5.2.8] An ability that is lost by its name is silent as a whole: triggers, uses and whatever it says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from mazo.abilities.tree import deeds, facts
from mazo.abilities.tree import effects as fx
from mazo.abilities.tree.deeds import ToPlayer
from mazo.abilities.tree.effects import Action, Activated, Cost, Gain, Get, Lose, Static, Triggered
from mazo.abilities.tree.nouns import Cards, Every, This, When
from tests.support.rule import rule
from tests.support.table import ME, Situation, made, position

MINE = Cards(("character",), "yours")
OX = made("Ox", cost=3, strength=2, willpower=9)
HUSH = made("Hush", "action", cost=0, abilities=[Action(Lose(Every(Cards()), ability="Boon", until="this turn"))])
FIRE = made("Fire", "action", cost=0, abilities=[Action(deeds.Do("deal damage", Every(MINE), 1))])

SAYS: list[tuple[fx.Fact, Callable[[Situation], Any]]] = [
    (Get(Every(MINE), "strength", 2), lambda game: game.strength("Calf")),
    (Gain(Every(MINE), fx.Keyword("Rush")), lambda game: game.legal("challenge Calf")),
    (Gain(Every(MINE), Activated(Cost(), ToPlayer("gain lore", 1), name="Trick")), lambda game: game.legal("use")),
    (
        Gain(Every(MINE), Triggered((When("quest", "this"),), ToPlayer("gain lore", 4), name="Cheer")),
        lambda game: game.push("quest Ox").lore(ME),
    ),
    (fx.Cant(Every(MINE), "quest"), lambda game: game.legal("quest")),
    (fx.Cant("you", "play", cards=Cards(("character",))), lambda game: game.legal("play Ox")),
    (facts.CostsLess(2, MINE), lambda game: game.push("play Ox").ink(ME)),
    (facts.PlayerRule("lore to win", 5, "you"), lambda game: game.push("quest Ox").over),
    (facts.Enters(MINE, "exerted"), lambda game: game.push("play Hen").is_exerted("Hen")),
    (facts.More("deal damage", 2, to=MINE), lambda game: game.push("play Fire").damage("Calf")),
    (fx.Instead(When("is dealt damage", MINE), ToPlayer("gain lore", 1)), lambda game: game.push("play Fire").lore(ME)),
    (facts.DoFrom("ink", "discard", MINE), lambda game: game.legal("ink")),
    (facts.PlayFrom(Cards(("item",), "yours", zone="discard")), lambda game: game.legal("play Rock")),
    (facts.PlayerRule("ink more", 1), lambda game: game.push("ink Ox").legal("ink")),
    (facts.Floor(MINE, "strength"), lambda game: game.strength("Calf")),
]


def table(abilities: list[fx.Ability], hush: bool) -> Situation:
    game = position(
        me={
            "play": ["Saint", "Ox", "Calf (drying)"], "hand": ["Hush", "Ox", "Ox", "Fire", "Hen"], "ink": 9,
            "discard": ["Ox", "Rock"], "lore": 4,
        },
        you={"play": ["Ox (exerted)"]},
        cards=[
            made("Saint", "item", abilities=abilities), OX, HUSH, FIRE, made("Rock", "item"), made("Hen"),
            made("Calf", strength=1, willpower=9, abilities=[Static((Get(This(), "strength", -3),))]),
        ],
    )  # fmt: skip
    return game.push("play Hush") if hush else game


@rule("lorcana", "1.2.2", "5.2.8")
@pytest.mark.parametrize(("fact", "seen"), SAYS, ids=lambda value: type(value).__name__)
def test_nothing_that_a_static_ability_says_is_so_once_it_is_lost(fact, seen):
    blank = seen(table([], hush=False))
    assert seen(table([Static((fact,), name="BOON")], hush=False)) != blank, "it says something here"
    assert seen(table([Static((fact,), name="BOON")], hush=True)) == seen(table([], hush=True))
    assert seen(table([Static((fact,), name="BANE")], hush=True)) != seen(table([], hush=True)), "another name stays"


@rule("lorcana", "1.2.2", "5.2.8")
@pytest.mark.parametrize(("name", "uses"), [("Boon", 0), ("Trick", 2)])
def test_an_ability_that_another_card_gives_is_lost_by_its_name_as_well(name, uses):
    gift = Gain(Every(MINE), Activated(Cost(), ToPlayer("gain lore", 1), name=name))
    assert len(table([Static((gift,), name="GIFT")], hush=True).legal("use")) == uses
