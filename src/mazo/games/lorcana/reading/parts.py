"""Pieces of a sentence that are no tree yet: what builders hand to each other."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from mazo.abilities.tree.nouns import Amount, Cards, Comparison, Condition, Node, Them, When, Who, Whose
from mazo.abilities.tree.words import Counter, EventName, Stat, Until, Zone


class HowMany(msgspec.Struct, frozen=True):
    """So many of such cards."""

    cards: Cards
    comparison: Comparison
    number: int
    at_once: bool = False
    """One or more at the same time."""


class SoMany(msgspec.Struct, frozen=True):
    """How many, of whatever."""

    comparison: Comparison
    number: int
    other: bool = False
    at_once: bool = False

    def of(self, cards: Cards) -> HowMany:
        """So many of such cards."""
        such = msgspec.structs.replace(cards, other=True) if self.other else cards
        return HowMany(such, self.comparison, self.number, self.at_once)


class Participant(msgspec.Struct, frozen=True):
    """Who takes part in a happening: this card, or so many of such cards."""

    many: HowMany | None = None
    """None: this card."""
    or_this: bool = False
    """Or this card itself."""
    nth: int = 0
    """Only the nth in a turn."""


class Happening(msgspec.Struct, frozen=True):
    """Something that happens, whenever that is: to such cards, with such others, done by somebody."""

    event: EventName
    cards: Participant | None = None
    other: Participant | None = None
    who: Who | None = None
    amount: tuple[Comparison, int] | None = None
    conditions: tuple[Condition, ...] = ()
    subject: Literal["cards", "other"] = "cards"
    """Where the one stands who is the subject of the sentence, if it is a card."""
    zone: Zone = ""
    whose: Whose = "any"
    """Of what zone it speaks, and whose."""


class Soon(msgspec.Struct, frozen=True):
    """An event that is waited for this turn only: each time, or the next one."""

    when: When
    occasion: Literal["whenever", "the next time"]


class Mark(msgspec.Struct, frozen=True):
    """What a word says of a noun that is no trait: whose it is, in which zone, whether another."""

    whose: Whose | str | None = None
    zone: Zone | str | None = None
    said: str = ""
    other: bool = False
    under: Them | None = None


Time: TypeAlias = Literal["", "turn", "way"]
"""When something was done: this turn, by the effect itself, or whenever it was."""
Modal: TypeAlias = Literal["can't", "must"]
Conjunction: TypeAlias = Literal["and", "or"]


class Done(Node, frozen=True, tag="?done"):
    """To which something was done, this turn or by the effect itself: what counts such cards knows what that means."""

    happening: Happening
    how: tuple[Condition, ...]
    this: Time


class Afterwards(Node, frozen=True, tag="?afterwards"):
    """Where what is played goes afterwards, instead of where it would."""

    to: Literal["bottom"]


class AsIf(msgspec.Struct, frozen=True):
    """Something is done as if a condition held."""

    condition: Condition


class Measured(Node, frozen=True, tag="?measured"):
    """Cards, and how much is done to them: "to chosen character equal to …"."""

    them: Them
    amount: Amount


class Total(Node, frozen=True, tag="?total"):
    """With a total of a figure that is at most so much: a trait of all of them together."""

    stat: Stat
    limit: Amount


Unit: TypeAlias = Literal["", "lore", "ink"] | Counter
"""What there is so much of: lore, ink, or counters of a sort."""


Exchange: TypeAlias = Literal["gain", "lose", "get", "remove", "deal", "move"]
"""What is done with so much of something."""


class Quantum(msgspec.Struct, frozen=True):
    """So much of something."""

    amount: Amount | Literal["all", "some"]
    unit: Unit = ""
    up_to: bool = False
    or_more: bool = False


class Holder(msgspec.Struct, frozen=True):
    """A player who has something, and whose that is."""

    who: Who | None
    """None: there is no word for what such a player has beside cards."""
    whose: Whose


class Stock(msgspec.Struct, frozen=True):
    """So much lore, so many counters or cards that a player has; or more than another."""

    unit: Unit | Cards
    comparison: Comparison
    than: int | Holder


class Those(msgspec.Struct, frozen=True):
    """Those of some players of whom something is so."""

    who: Who
    condition: Condition


class Place(msgspec.Struct, frozen=True):
    """Where cards are put."""

    to: Literal["hand", "inkwell", "inkwell exerted", "discard", "top", "bottom", "either", "under"]
    order: Literal["", "any", "random"] = ""
    under: Them | None = None
    faceup: bool = False


class Tail(msgspec.Struct, frozen=True):
    """What follows something said of cards: how long, how often, only while here."""

    until: Until | None = None
    each: Amount | None = None
    here: bool = False
