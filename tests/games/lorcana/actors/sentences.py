"""What cards wait for and ask about, found in their trees, and what a sentence says of an event."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from typing import Any

import msgspec

from mazo.abilities.tree.effects import Keyword, Triggered
from mazo.abilities.tree.nouns import (
    AllOf,
    Cards,
    Classified,
    Condition,
    Happened,
    Has,
    HasKeyword,
    Is,
    Named,
    OneOf,
    Trait,
    Turn,
    When,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.cards.catalogue import Card, CardType, standard
from tests.games.lorcana.actors.routes import Driven
from tests.support.table import ME, Made, made

IT = "Patient"
WITNESS = "Witness"


@dataclass(frozen=True)
class Waiting:
    """A triggered ability of a card and one of the events that it waits for."""

    card: Card
    ability: Triggered
    when: When

    def __str__(self) -> str:
        return f"{self.card.full_name}: {self.when.event}"


@dataclass(frozen=True)
class Asking:
    """A card that asks how often something has happened this turn."""

    card: Card
    asks: Happened

    def __str__(self) -> str:
        return f"{self.card.full_name}: {self.asks.event}"


@cache
def waiting() -> tuple[Waiting, ...]:
    """All that cards in play wait for."""
    return tuple(
        Waiting(card, ability, when)
        for card in standard()
        for ability in card.abilities
        if isinstance(ability, Triggered) and ability.zone == "play"
        for when in ability.when
    )


@cache
def asking() -> tuple[Asking, ...]:
    """All that cards ask about the turn."""
    return tuple(Asking(card, asks) for card in standard() for asks in dict.fromkeys(_happenings(card.abilities)))


def _happenings(node: Any) -> Iterator[Happened]:
    if isinstance(node, Happened):
        yield node
    if isinstance(node, msgspec.Struct):
        for name in node.__struct_fields__:
            yield from _happenings(getattr(node, name))
    elif isinstance(node, tuple):
        for each in node:
            yield from _happenings(each)


# What can be tried: the rest says why not.


def untried(when: When) -> str:
    """Why a sentence can't be driven by one event alone; empty if it can."""
    if when.other is not None:
        return "speaks of another card that takes part"
    if when.nth > 1:
        return "waits for a later time"
    if when.amount is not None:
        return "asks how much"
    if not all(isinstance(condition, Turn) and condition.whose != "theirs" for condition in when.conditions):
        return "asks for circumstances"
    if when.who is not None and not isinstance(when.who, str):
        return "speaks of a card's player"
    return "" if when.cards in (None, "this") or patient(when.cards) is not None else "asks for a state"


def unasked(asks: Happened) -> str:
    """Why a question can't be answered after one event alone; empty if it can."""
    if asks.who not in ("you", "each player", "each opponent"):
        return "speaks of another player"
    return "" if asks.cards is None or patient(asks.cards) is not None else "asks for a state"


_FIGURES = ("cost", "strength", "willpower", "lore")


def patient(cards: Cards | str | None) -> Made | None:
    """A card that the sentence speaks of; None if it asks for more than a printed card has."""
    facts: dict[str, Any] = {"cost": 1, "strength": 1, "willpower": 4, "lore": 1}
    classes: list[str] = ["Storyborn"]
    keywords: list[Keyword] = [Keyword("Boost", 1), Keyword("Singer", 9)]
    kind: CardType = "character"
    name = IT
    if isinstance(cards, Cards):
        kind = cards.types[0] if cards.types else "character"  # type: ignore[assignment]
        for trait in _plain(cards.where):
            match trait:
                case Classified(any):
                    classes.append(any[0])
                case Named(names):
                    name = names[0]
                case Has(stat, comparison, int(amount)) if stat in _FIGURES:
                    facts[stat] = amount + {"more than": 1, "less than": -1}.get(comparison, 0)
                case HasKeyword(keyword):
                    keywords.append(Keyword(keyword, 1))
                case Is("a song"):
                    facts["song"] = True
                case Is("not a song") | Is("inkable"):
                    pass
                case _:
                    return None
    if kind != "character":
        keywords = []
    return made(name, kind, classifications=classes, abilities=keywords, **facts)


def _plain(where: tuple[Trait, ...]) -> Iterator[Trait]:
    """Traits without "all of", and of "one of" the first."""
    for trait in where:
        if isinstance(trait, AllOf):
            yield from _plain(trait.of)
        elif isinstance(trait, OneOf):
            yield from _plain(trait.of[:1])
        else:
            yield trait


def befalls(driven: Driven, card: Made, boosted: bool) -> bool:
    """Whether the route can befall a card of that type."""
    kinds = {card.card.type, "boosted", "singer"} if boosted and card.card.type == "character" else {card.card.type}
    return not driven.needs.isdisjoint(kinds)


# What the sentence says.


def means(who: object, actor: int) -> bool:
    """Whether "you", "an opponent" or nobody in particular is that player, seen by me."""
    if who is None or who in ("each player", "any players"):
        return True
    return (who == "you") == (actor == ME)


def speaks_of(cards: Cards | str | None, driven: Driven) -> bool:
    """Whether the card is one that the sentence speaks of: it was made to fit, but for whose it is."""
    if not isinstance(cards, Cards) or cards.whose == "any":
        return True
    return (cards.whose == "yours") == (driven.owner == ME)


def hold(conditions: tuple[Condition, ...], active: int) -> bool:
    """Whether the circumstances are those that the sentence asks for."""
    return all(isinstance(one, Turn) and (one.whose == "yours") == (active == ME) for one in conditions)


def fires(when: When, driven: Driven) -> bool:
    """Whether the ability triggers, by what its sentence says."""
    return (
        means(when.who, driven.actor)
        and speaks_of(when.cards, driven)
        and comes_from(when, driven.zone)
        and hold(when.conditions, driven.turn)
    )


def comes_from(when: When, zone: str) -> bool:
    """Whether the card comes from where the sentence says, if it matters for that event."""
    return when.event != "return to hand" or not isinstance(when.cards, Cards) or when.cards.zone == zone


def counts(asks: Happened, driven: Driven) -> bool:
    """Whether the event is one of those that the question counts."""
    return means(asks.who, driven.actor) and speaks_of(asks.cards, driven)


def events_spoken_of() -> frozenset[EventName]:
    """All events that some card waits for or asks about."""
    return frozenset({one.when.event for one in waiting()} | {one.asks.event for one in asking()})
