"""What a text takes together: conditions, events and states that are one clause in any language."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

import msgspec

from mazo.abilities.text.plan.order import State
from mazo.abilities.text.plan.scene import without
from mazo.abilities.tree.effects import Cant
from mazo.abilities.tree.nouns import Cards, Compare, Condition, Count, Every, Is, Named, Not, When


def quest_or_challenge(whens: Sequence[When]) -> bool:
    """Whether the events are that this character quests or challenges, whomever."""
    told = [(one.event, one.cards, one.other, one.conditions) for one in whens]
    return told == [("quest", "this", None, ()), ("challenge", "this", None, ())]


def is_here(cards: Cards) -> bool:
    """Whether the cards are those at this location."""
    return any(isinstance(one, Is) and one.state == "here" for one in cards.where)


def held_together(conditions: Sequence[Condition]) -> list[Cards]:
    """What you have in play of each, if all the conditions ask for is that; else nothing."""
    held: list[Cards] = []
    for one in conditions:
        match one:
            case Compare(left=Count(cards=cards), comparison="at least", right=1) if (
                cards.whose == "yours" and cards.zone == "play" and not is_here(cards)
            ):
                held.append(msgspec.structs.replace(cards, whose="any"))
            case _:
                return []
    return held if len(held) > 1 else []


def names_of(held: Sequence[Cards]) -> list[tuple[str, ...]]:
    """The names of cards that differ in nothing else: characters named so and so; none if they differ."""
    names = [one.where[0].names for one in held if len(one.where) == 1 and isinstance(one.where[0], Named)]
    alike = len({(one.types, one.other) for one in held}) == 1
    return names if alike and len(names) == len(held) else []


def all_so(cards: Cards) -> Literal["exerted", "ready"] | None:
    """What all of them are, if the noun is those that aren't: all cards in your inkwell are exerted."""
    match cards.where:
        case (Not(of=Is(state="exerted" | "ready" as state)),) if not cards.other:
            return state
    return None


def unhurt(state: State) -> bool:
    """Whether it says that challenges don't hurt them."""
    return isinstance(state, Cant) and state.act == "be dealt damage in challenges"


def meanwhile(group: Sequence[State]) -> tuple[Literal["challenging", "being challenged"], list[State]] | None:
    """What cards do while something is so of them, and what that is: while being challenged, they gain Resist."""
    them = group[0].them
    if not isinstance(them, Every) or group[0].until is not None:
        return None
    cards, had = without(them.cards, "being challenged", "challenging")
    if not had:
        return None
    plain = msgspec.structs.replace(them, cards=cards)
    doing: Literal["challenging", "being challenged"] = "challenging" if had[0] == "challenging" else "being challenged"
    return doing, [msgspec.structs.replace(one, them=plain) for one in group]
