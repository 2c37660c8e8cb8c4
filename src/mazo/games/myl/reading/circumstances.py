"""Of whom, when and on which conditions an ability speaks, where the sentence around it decides that."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    AllHold,
    Cards,
    Chosen,
    Classified,
    Compare,
    Condition,
    Every,
    Happened,
    Has,
    HostOf,
    Named,
    Ref,
    SameObject,
    They,
    This,
    When,
)


def of_all_so_called(fact: Any) -> Any:
    """What is so of a card by its name is so of whichever is called like that."""
    them = getattr(fact, "them", None)
    if isinstance(them, Chosen) and them.cards.where and isinstance(them.cards.where[0], Named):
        return replace(fact, them=Every(them.cards))
    return fact


def of_the_bearer(condition: Condition) -> Condition:
    """ "Si es de raza …", said on an Arma of nobody: only its bearer has a race, or strength."""
    if isinstance(condition, They) and condition.cards == Ref("?it") and isinstance(condition.are[0], Classified | Has):
        return replace(condition, cards=HostOf(This()))
    return condition


def final_meant(moment: str) -> When:
    """The Fase Final that is meant: the next one, or the next one of yours."""
    return When("final", who="you") if moment == "your final phase" else When("final")


def happened(when: When) -> Condition:
    """What an ability waits for, asked afterwards: whether it has happened this turn."""
    cards = Cards(where=(SameObject(This()),)) if when.cards == "this" else when.cards
    asked = Compare(Happened(when.event, "any player", cards), "at least", 1)
    return AllHold((asked, *when.conditions)) if when.conditions else asked


def all_hold(conditions: Sequence[Condition]) -> Condition:
    """All of the conditions as one."""
    return conditions[0] if len(conditions) == 1 else AllHold(tuple(conditions))
