"""Exact odds of cards among the first ones of a shuffled deck."""

from __future__ import annotations

from math import comb


def exactly(wanted: int, copies: int, deck: int, drawn: int) -> float:
    """The chance that just so many of the copies are among the drawn cards.

    >>> round(exactly(1, 4, 60, 7), 4)
    0.3363
    """
    if wanted < 0 or wanted > copies or drawn - wanted < 0 or drawn - wanted > deck - copies:
        return 0.0
    return comb(copies, wanted) * comb(deck - copies, drawn - wanted) / comb(deck, drawn)


def at_least(wanted: int, copies: int, deck: int, drawn: int) -> float:
    """The chance of so many of the copies, or more, among the drawn cards.

    >>> round(at_least(1, 4, 60, 7), 4)
    0.3995
    """
    return sum(exactly(number, copies, deck, drawn) for number in range(max(0, wanted), min(copies, drawn) + 1))


def by_turn(copies: int, deck: int, opening: int, turns: int) -> list[float]:
    """The chance to have drawn at least one of the copies: in the opening hand, then with each card more.

    >>> [round(chance, 2) for chance in by_turn(4, 60, 7, 2)]
    [0.4, 0.44, 0.49]
    """
    return [at_least(1, copies, deck, min(deck, opening + turn)) for turn in range(turns + 1)]
