"""How much of a card file is understood, and how much of that says again what is printed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

import msgspec


class Counts(msgspec.Struct):
    """How many cards there are, and what became of them; those without text are compiled."""

    unique: int = 0
    compiled: int = 0
    by_hand: int = 0
    unsupported: int = 0
    round_trip: int = 0
    """How many of those with text say again what was printed."""


class Coverage(Counts):
    """How much of a card file is understood, in all and by the set that printed a card first."""

    names: int = 0
    """How many full names are printed; some differ from another only in capitals."""
    by_set: dict[str, Counts] = {}


class Fate(msgspec.Struct, frozen=True):
    """What became of a card's text: read by the grammar, written by hand, or neither."""

    set: str
    how: Literal["grammar", "hand", "unsupported"]
    returns: bool
    """Whether it says again what was printed."""


def coverage(fates: Iterable[Fate], names: int) -> Coverage:
    """The counts over all cards."""
    whole = Coverage(names=names)
    by_set: dict[str, Counts] = {}
    for fate in fates:
        for counts in (whole, by_set.setdefault(fate.set, Counts())):
            counts.unique += 1
            counts.round_trip += fate.returns
            counts.compiled += fate.how == "grammar"
            counts.by_hand += fate.how == "hand"
            counts.unsupported += fate.how == "unsupported"
    whole.by_set = by_set
    return whole
