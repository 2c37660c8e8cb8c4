"""A deck out of what somebody has drafted: a sensible one to begin with, and what is wrong with another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Final

import msgspec

from mazo.draft.picking import FINE, Taste
from mazo.draft.traits import Traits

SPARSE: Final = 20
"""What a card that pays for nothing loses, in points, while there are too few that pay."""


class Built(msgspec.Struct, frozen=True):
    """A deck and the rest of the pool, by name."""

    deck: tuple[str, ...]
    side: tuple[str, ...]


class Plan(msgspec.Struct, frozen=True):
    """What a deck is to be: how many cards, how many of them that can pay for others, and what may be added freely."""

    least: int
    fuel: int
    given: tuple[str, ...] = ()


def suggest(
    pool: Sequence[str],
    traits: Traits,
    numbers: Mapping[str, int],
    pays: Callable[[str], bool],
    most: Mapping[str, int | None],
    plan: Plan,
) -> Built:
    """The best cards in the colours that the pool is best in, along the curve, with enough that pay for the others.

    `most` says how many copies of each card there may be at most; None: any number.
    """
    taste = Taste(traits, [numbers[name] for name in pool])
    left = sorted(pool)
    chosen: list[str] = []
    costs = [0] * len(traits.curve)
    own = plan.least - (plan.fuel if plan.given else 0)
    while left and len(chosen) < own:
        short = 0 if plan.given else plan.fuel - sum(map(pays, chosen))
        scarce = short >= own - len(chosen)  # from here on, every card must pay

        def worth(name: str, scarce: bool = scarce) -> int:
            kind = numbers[name]
            lack = traits.curve[traits.step(kind)] - costs[traits.step(kind)]
            value = FINE * traits.worth[kind] + taste.fit(kind) + FINE * traits.bend * max(-2, min(2, lack))
            return value - (FINE * SPARSE if scarce and not pays(name) else 0)

        allowed = [name for name in left if (limit := most[name]) is None or chosen.count(name) < limit]
        if not allowed:
            break
        best = max(allowed, key=worth)
        left.remove(best)
        chosen.append(best)
        costs[traits.step(numbers[best])] += 1
    added = [plan.given[at % len(plan.given)] for at in range(plan.least - len(chosen))] if plan.given else []
    return Built((*chosen, *added), tuple(left))


def beyond(deck: Sequence[str], pool: Sequence[str], given: Sequence[str]) -> dict[str, int]:
    """The cards of a deck that are not in its pool, or more often than there.

    >>> beyond(["A", "A", "B", "Free"], ["A", "B", "C"], ["Free"])
    {'A': 1}
    """
    over = Counter(deck) - Counter(pool)
    return {name: count for name, count in over.items() if name not in given}


def side_of(deck: Sequence[str], pool: Sequence[str]) -> tuple[str, ...]:
    """What is left of a pool beside a deck.

    >>> side_of(["A", "B"], ["A", "A", "B", "C"])
    ('A', 'C')
    """
    return tuple(sorted((Counter(pool) - Counter(deck)).elements()))
