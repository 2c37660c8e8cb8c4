"""What single sentences say, before they are put together: pieces of a text that are no tree yet."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mazo.abilities.tree.deeds import Put
from mazo.abilities.tree.effects import Effect, Joint
from mazo.abilities.tree.nouns import Amount, Condition, Node, When
from mazo.abilities.tree.words import Entry, Remainder

FREE: Final = ("plain", "while", "once")
"""How sentences are said that hang on none before them."""


class Said(msgspec.Struct, frozen=True):
    """A sentence: what it says, how it hangs on what came before, and under which condition."""

    do: Effect
    how: str = "plain"
    """A way of `assemble`, or of the game's customs; "while" and "once" are no part of a chain of effects."""
    condition: Condition | None = None
    word: Literal["", "if", "while", "if after", "while after", "while, if"] = ""
    """The word before the condition."""
    joint: Joint = "."


class Trigger(msgspec.Struct, frozen=True):
    """The opening of a triggered ability."""

    whens: tuple[When, ...]
    once: Literal["", "turn", "your turn", "opponents turn", "twice"] = ""


class TriggeredSaid(msgspec.Struct, frozen=True):
    """A sentence that begins a triggered ability."""

    trigger: Trigger
    said: Said


# Effects that only the sentences around them complete.


class AsBefore(Node, frozen=True, tag="?as before"):
    """The same as before with another amount: "deal 3 damage instead"."""

    verb: str
    """Of a deed; or "remove" and the name of a counter."""
    amount: Amount


class Puts(Node, frozen=True, tag="?puts"):
    """Some of the cards just looked at go somewhere."""

    puts: tuple[Put, ...]


class Rest(Node, frozen=True, tag="?rest"):
    """What becomes of the other cards that were looked at."""

    rest: Remainder
    any_order: bool = False


class EnterAs(Node, frozen=True, tag="?enter"):
    """What was just played enters play in this state."""

    state: Entry


class Again(Node, frozen=True, tag="?again"):
    """Repeat this effect."""


class Options(Node, frozen=True, tag="?options"):
    """One of the options that follow with dots, or so many of them; "they": another player chooses."""

    count: Amount = 1
    by: Literal["you", "they"] = "you"


class Counted(Node, frozen=True, tag="?counted"):
    """An amount that the next sentence calls "that number"."""

    amount: Amount
