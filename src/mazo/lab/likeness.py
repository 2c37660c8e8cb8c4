"""What a list lacks beside the lists most like it: cards that they play, and costs at which they have more.

This counts lists, it plays no games: it says what others do with such cards, not what wins.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Final

import msgspec

NEIGHBOURS: Final = 6
"""So many lists are compared with."""
LEAST: Final = 0.08
"""A list that is less like the one at hand is no neighbour."""
SUGGESTED: Final = 12
NOTICED: Final = 0.04
"""A share of the cards that is worth a word, where a list has so much less of a cost or a mark."""


class Neighbour(msgspec.Struct, frozen=True):
    """A list like the one at hand: how alike they are, from 0 to 1."""

    name: str
    likeness: float


class Suggestion(msgspec.Struct, frozen=True):
    """A card that neighbours play and the list lacks: how many of them, with how many copies as a rule."""

    card: str
    lists: int
    copies: int
    weight: float


class Lack(msgspec.Struct, frozen=True):
    """A cost, or cards with the mark of their game, of which the neighbours have more: shares of all cards."""

    cost: int | None
    own: float
    theirs: float


class Comparison(msgspec.Struct, frozen=True):
    """What came of comparing a list with others."""

    neighbours: tuple[Neighbour, ...]
    suggestions: tuple[Suggestion, ...]
    lacks: tuple[Lack, ...]


def likeness(one: Mapping[str, int], other: Mapping[str, int]) -> float:
    """How alike two lists are: the cosine of their numbers of copies.

    >>> round(likeness({"a": 4, "b": 4}, {"a": 4, "c": 4}), 2)
    0.5
    """
    shared = sum(copies * other.get(card, 0) for card, copies in one.items())
    sizes = sqrt(sum(n * n for n in one.values())) * sqrt(sum(n * n for n in other.values()))
    return shared / sizes if sizes else 0.0


def compared(
    own: Mapping[str, int],
    lists: Mapping[str, Mapping[str, int]],
    costs: Mapping[str, int],
    marked: frozenset[str],
    fits: frozenset[str] | None,
) -> Comparison:
    """Compare a list with others; `fits` are the cards that may be added to it, all if it is None.

    `costs` has only cards that are paid for, and `marked` those with the mark of their game.
    """
    alike = sorted(((likeness(own, cards), name) for name, cards in lists.items()), reverse=True)
    near = [(share, name) for share, name in alike if LEAST <= share < 1][:NEIGHBOURS]
    weights: dict[str, float] = {}
    played: dict[str, list[int]] = {}
    for share, name in near:
        for card, copies in lists[name].items():
            if card not in own and (fits is None or card in fits):
                weights[card] = weights.get(card, 0.0) + share * copies
                played.setdefault(card, []).append(copies)
    total = sum(share for share, _ in near) or 1.0
    suggestions = (
        Suggestion(card, len(played[card]), round(sum(played[card]) / len(played[card])), round(weight / total, 3))
        for card, weight in sorted(weights.items(), key=lambda one: (-one[1], one[0]))[:SUGGESTED]
    )
    others = [lists[name] for _, name in near]
    return Comparison(
        neighbours=tuple(Neighbour(name, round(share, 3)) for share, name in near),
        suggestions=tuple(suggestions),
        lacks=tuple(_lacks(own, others, costs, marked)) if own and others else (),
    )


def _lacks(
    own: Mapping[str, int], others: Sequence[Mapping[str, int]], costs: Mapping[str, int], marked: frozenset[str]
) -> list[Lack]:
    found: list[Lack] = []
    for cost in sorted(set(costs.values())):
        at_cost = frozenset(card for card, n in costs.items() if n == cost)
        found += _lack(cost, own, others, at_cost)
    return found + (_lack(None, own, others, marked) if marked else [])


def _lack(
    cost: int | None, own: Mapping[str, int], others: Sequence[Mapping[str, int]], cards: frozenset[str]
) -> list[Lack]:
    mine = _share(own, cards)
    theirs = sum(_share(other, cards) for other in others) / len(others)
    return [Lack(cost, round(mine, 3), round(theirs, 3))] if theirs - mine >= NOTICED else []


def _share(deck: Mapping[str, int], cards: frozenset[str]) -> float:
    return sum(n for card, n in deck.items() if card in cards) / max(1, sum(deck.values()))
