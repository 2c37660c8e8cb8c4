"""What a text takes together: conditions, events and states that are one clause in any language."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from mazo.abilities.text.plan.order import State
from mazo.abilities.text.plan.shapes import without
from mazo.abilities.text.plan.usage import Usage
from mazo.abilities.tree.nouns import Cards, Compare, Condition, Count, Every, Is, Named, Not
from mazo.abilities.tree.words import State as StateName


def held_together(conditions: Sequence[Condition], usage: Usage) -> list[Cards]:
    """What you have in play of each, if all the conditions ask for is that; else nothing."""
    held: list[Cards] = []
    for one in conditions:
        match one:
            case Compare(left=Count(cards=cards), comparison="at least", right=1) if (
                cards.whose == "yours" and cards.zone == "play" and not usage.is_here(cards)
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


def all_so(cards: Cards, usage: Usage) -> StateName | None:
    """What all of them are, if the noun is those that aren't: all cards in your vault are tapped."""
    match cards.where:
        case (Not(of=Is(state=state)),) if not cards.other and state in usage.turned:
            return state
    return None


def meanwhile(group: Sequence[State], usage: Usage) -> tuple[StateName, list[State]] | None:
    """What cards do while something is so of them, and what that is: while being attacked, they gain Armour."""
    them = group[0].them
    if not isinstance(them, Every) or group[0].until is not None:
        return None
    cards, had = without(them.cards, *usage.meanwhile)
    if not had:
        return None
    plain = msgspec.structs.replace(them, cards=cards)
    return had[0], [msgspec.structs.replace(one, them=plain) for one in group]
