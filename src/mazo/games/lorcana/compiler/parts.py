"""Pieces of a text that are no tree yet: what single sentences say, before they are put together."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mazo.abilities.tree.deeds import Put
from mazo.abilities.tree.effects import Effect, Joint
from mazo.abilities.tree.nouns import Amount, Cards, Comparison, Condition, Node, Them, When, Whose
from mazo.abilities.tree.words import Stat, Until, Zone

How: TypeAlias = Literal[
    "plain", "if you do", "if not done", "otherwise", "instead", "while", "once", "refuser", "unreduced", "bottom"
]


class Said(msgspec.Struct, frozen=True):
    """A sentence: what it says, how it hangs on what came before, and under which condition."""

    do: Effect
    how: How = "plain"
    condition: Condition | None = None
    word: Literal["", "if", "while", "if after", "while after", "while, if"] = ""
    """The word before the condition."""
    joint: Joint = "."


class Trigger(msgspec.Struct, frozen=True):
    """The opening of a triggered ability."""

    whens: tuple[When, ...]
    once: Literal["", "turn", "your turn", "opponents turn", "twice"] = ""
    zone: Zone = "play"


class TriggeredSaid(msgspec.Struct, frozen=True):
    """A sentence that begins a triggered ability."""

    trigger: Trigger
    said: Said


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


# Effects that only the sentences around them complete.


class More(Node, frozen=True, tag="?more"):
    """The same as before with another amount: "deal 3 damage instead"."""

    verb: Literal["deal", "remove"]
    amount: Amount


class Puts(Node, frozen=True, tag="?puts"):
    """Some of the cards just looked at go somewhere."""

    puts: tuple[Put, ...]


class Rest(Node, frozen=True, tag="?rest"):
    """What becomes of the other cards that were looked at."""

    rest: Literal["top", "bottom", "discard", "shuffle"]
    any_order: bool = False


class EnterExerted(Node, frozen=True, tag="?exerted"):
    """What was just played enters play exerted."""


class Again(Node, frozen=True, tag="?again"):
    """Repeat this effect."""


class Options(Node, frozen=True, tag="?options"):
    """One of the options that follow with dots."""

    count: Amount = 1


class Counted(Node, frozen=True, tag="?counted"):
    """An amount that the next sentence calls "that number"."""

    amount: Amount
