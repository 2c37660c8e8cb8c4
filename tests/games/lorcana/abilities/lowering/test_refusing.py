"""Trees that say what no card can say are refused with a typed error that names the card, wherever they come from."""

from __future__ import annotations

import re

import msgspec
import pytest

from mazo.abilities.tree.deeds import Draw, ToPlayer
from mazo.abilities.tree.effects import Ability, Action, Answer, Become, Gain, Get, Static, Triggered
from mazo.abilities.tree.facts import Floor
from mazo.abilities.tree.nouns import Cards, Chosen, Compare, Count, Every, Is, SameName, Sum, They, This, When
from mazo.abilities.tree.words import Stat
from mazo.errors import BadPosition, BadReplay, BadTree
from mazo.games.lorcana.cards.catalogue import Card
from mazo.games.lorcana.deal import edition_named, figures_of
from mazo.games.lorcana.lexicon import STATS
from mazo.making import from_position
from mazo.record.replays import cards_of
from tests.support.rule import rule

CHARACTERS = Cards(("character",))
FIXED = sorted({*STATS} - {"strength", "willpower", "lore"})


def card(*abilities: Ability) -> Card:
    return Card(name="Odd", type="character", cost=1, willpower=1, abilities=abilities)


def refused(*abilities: Ability) -> BadTree:
    with pytest.raises(BadTree) as caught:
        figures_of([card(*abilities)], edition_named(None))
    return caught.value


@rule("lorcana", "6.6.2", "6.6.3")
@pytest.mark.parametrize("stat", FIXED)
def test_only_strength_willpower_and_lore_are_changed_by_effects(stat: Stat) -> None:
    for ability in (
        Static((Get(This(), stat, 1),)),
        Static((Floor(CHARACTERS, stat),)),
        Triggered((When("quest", "this"),), Get(Chosen(CHARACTERS), stat, 1, "this turn")),
    ):
        fault = refused(ability)
        assert re.match(
            f'"Odd": abilities.*stat: Lorcana has no figure to be (changed|kept) "{stat}"', fault.text("en")
        )
        assert re.match(f"«Odd»: abilities.*stat: Lorcana no tiene ninguna cifra que .* «{stat}»", fault.text("es"))


@rule("lorcana", "6.7.2.1")
@pytest.mark.parametrize(
    "condition",
    [They(Chosen(CHARACTERS), (Is("damaged"),)), Compare(Sum("strength", Chosen(CHARACTERS)), "at least", 3)],
)
def test_the_if_of_an_ability_does_not_choose(condition) -> None:
    for ability in (
        Triggered((When("quest", "this"),), ToPlayer("gain lore", 1), condition),
        Static((Get(This(), "strength", 1),), condition),
    ):
        assert "can't choose" in refused(ability).text("en")


@pytest.mark.parametrize(
    "ability",
    [
        Static((Gain(This(), Action(ToPlayer("gain lore", 1))),)),
        Static((Gain(This(), Static((Get(Every(CHARACTERS), "lore", 1),))),)),
        Static((Get(Chosen(CHARACTERS), "lore", 1),)),
    ],
)
def test_what_cannot_be_gained_or_said_of_cards_is_refused(ability: Ability) -> None:
    fault = refused(ability)
    assert fault.text("en").startswith('"Odd": ')
    assert fault.text("es").startswith("«Odd»: ")


def test_a_position_and_a_replay_name_the_card_that_says_it() -> None:
    facts = msgspec.to_builtins(card(Static((Get(This(), "damage", 1),))))
    described = {
        "mazo": 1,
        "game": "lorcana",
        "players": [{"deck": ["Odd"]}, {"deck": 5}],
        "cards": [facts],
    }
    with pytest.raises(BadPosition, match=r"cards\[0\]\.abilities\[0\]\.facts\[0\]\.stat: Lorcana has no figure"):
        from_position(described)
    with pytest.raises(BadReplay, match=r'defined\[0\]: "Odd" has a text'):
        cards_of("lorcana", [((60, "Odd"),)], [{**facts, "text": True}])


@pytest.mark.parametrize(
    "ability",
    [
        Static((Become(This(), "strength", 5),)),
        Answer((When("play"),), ToPlayer("gain lore", 1)),
    ],
)
def test_what_only_other_games_have_is_refused(ability: Ability) -> None:
    assert '"Odd"' in refused(ability).text("en")


def test_cards_are_alike_in_name_alone() -> None:
    """Lorcana's cards never speak of cards of the same type."""
    alike = Cards(where=(SameName(This(), "type"),))
    fault = refused(Triggered((When("quest", "this"),), Draw(Count(alike))))
    assert (
        fault.text("en")
        == '"Odd": abilities[0].do.amount.cards.where[0].what: Lorcana has no likeness of cards "type".'
    )
    assert fault.text("es").endswith("where[0].what: Lorcana no tiene ningún parecido entre cartas «type».")
