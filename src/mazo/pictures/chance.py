"""The chance of a picture: a seed out of words, so that a card looks the same everywhere and always."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeVar

T = TypeVar("T")

_WORD: Final = 0xFFFFFFFF


def seed_of(text: str) -> int:
    """A number out of a text (FNV-1a).

    >>> seed_of("a") != seed_of("b")
    True
    """
    seed = 2166136261
    for byte in text.encode():
        seed = ((seed ^ byte) * 16777619) & _WORD
    return seed


class Chance:
    """A row of numbers that depends on its seed alone (mulberry32)."""

    def __init__(self, seed: int) -> None:
        self._state = seed & _WORD

    def roll(self) -> float:
        """The next number, from 0 up to but without 1."""
        self._state = (self._state + 0x6D2B79F5) & _WORD
        mixed = self._state
        mixed = ((mixed ^ (mixed >> 15)) * (mixed | 1)) & _WORD
        mixed ^= (mixed + (((mixed ^ (mixed >> 7)) * (mixed | 61)) & _WORD)) & _WORD
        return ((mixed ^ (mixed >> 14)) & _WORD) / 4294967296

    def between(self, low: float, high: float) -> float:
        """A number from low to high."""
        return low + (high - low) * self.roll()

    def pick(self, choices: Sequence[T]) -> T:
        """One of them."""
        return choices[int(self.roll() * len(choices))]

    def happens(self, share: float) -> bool:
        """Whether something happens that does so in this share of all cases."""
        return self.roll() < share
