"""Pieces of a sentence that are no tree yet: what builders hand to each other."""

from __future__ import annotations

from typing import Literal

import msgspec

from mazo.abilities.tree.nouns import Amount, Cards, Comparison, Node, Them, Whose
from mazo.abilities.tree.words import Stat, Until, Zone


class HowMany(msgspec.Struct, frozen=True):
    """So many of such cards."""

    cards: Cards
    comparison: Comparison
    number: int


class Mark(msgspec.Struct, frozen=True):
    """What a word says of a noun that is no trait: whose it is, in which zone, whether another."""

    whose: Whose | str | None = None
    zone: Zone | str | None = None
    said: str = ""
    other: bool = False
    under: Them | None = None


class Total(Node, frozen=True, tag="?total"):
    """With a total of a figure that is at most so much: a trait of all of them together."""

    stat: Stat
    limit: Amount


class Moved(msgspec.Struct, frozen=True):
    """How much damage is moved."""

    amount: Amount | Literal["all"]
    up_to: bool = False


class Tail(msgspec.Struct, frozen=True):
    """What follows something said of cards: how long, how often, only while here."""

    until: Until | None = None
    each: Amount | None = None
    here: bool = False
