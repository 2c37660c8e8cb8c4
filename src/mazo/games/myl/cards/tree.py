"""The small tree of MyL's synthetic cards, as frozen records that a person can read aloud and JSON can hold.

A tree names things in words (zones, figures, verbs, events); a game's `Vocabulary` knows the numbers behind them.

>>> import msgspec
>>> strike = Spell(do=Choose(among=Cards("defence", "opponents", (Has("type", "is", "ally"),)), then=ToThem("destroy")))
>>> msgspec.json.decode(msgspec.json.encode(strike), type=Ability) == strike
True
"""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

Whose: TypeAlias = Literal["yours", "opponents", "anyones"]
Comparison: TypeAlias = Literal["is", "at least", "at most", "is not"]


class Node(msgspec.Struct, frozen=True, tag_field="node", omit_defaults=True):
    """A record of the tree; the name of its class tells what it is."""


class Has(msgspec.Struct, frozen=True):
    """A condition on a card: one of its figures or states compared with a number or a word."""

    figure: str
    comparison: Comparison
    value: int | str


class Cards(msgspec.Struct, frozen=True, omit_defaults=True):
    """A set of cards: in which zone, whose, and what they must be like."""

    zone: str
    whose: Whose
    like: tuple[Has, ...] = ()
    others: bool = False
    """Not the card that the ability is printed on."""


class ToPlayer(Node, frozen=True, tag="player"):
    """A verb that befalls players: you, each opponent, or everybody."""

    verb: str
    amount: int = 1
    who: Whose = "yours"


class ToThem(Node, frozen=True, tag="them"):
    """A verb that befalls the cards at hand: the chosen ones, or all that were named."""

    verb: str
    amount: int = 1


class ToThat(Node, frozen=True, tag="that"):
    """A verb that befalls the card that the event or the answer is about."""

    verb: str
    amount: int = 1


class ToThis(Node, frozen=True, tag="this"):
    """A verb that befalls the card that the ability is printed on."""

    verb: str
    amount: int = 1


class TheyGet(Node, frozen=True, tag="get"):
    """The cards at hand have a changed figure for a while."""

    figure: str
    amount: int
    until: str


class Choose(Node, frozen=True, tag="choose"):
    """A player chooses some of these cards, and something befalls them."""

    among: Cards
    then: Effect
    low: int = 1
    high: int = 1


class All(Node, frozen=True, tag="all"):
    """Something befalls all of these cards at once."""

    of: Cards
    then: Effect


class May(Node, frozen=True, tag="may"):
    """The player decides whether it happens."""

    do: Effect


class Steps(Node, frozen=True, tag="steps"):
    """One after the other, each as far as possible."""

    of: tuple[Effect, ...]


Effect: TypeAlias = ToPlayer | ToThem | ToThat | ToThis | TheyGet | Choose | All | May | Steps


class Spell(Node, frozen=True, tag="spell"):
    """What happens when the card, which doesn't stay in play, resolves."""

    do: Effect


class Answer(Node, frozen=True, tag="answer"):
    """What the card does to another card that is being played; it can be played only then."""

    to: tuple[Has, ...]
    do: Effect


class Triggered(Node, frozen=True, tag="triggered"):
    """Whenever something happens, this follows."""

    when: str
    about: Literal["this", "yours", "your others", "opponents", "any"]
    do: Effect


class Activated(Node, frozen=True, tag="activated"):
    """Once a turn the player may pay for this."""

    cost: int
    do: Effect


class Grants(Node, frozen=True, tag="grants"):
    """The bearer of this card has a changed figure as long as it bears it."""

    figure: str
    amount: int


class Keyword(Node, frozen=True, tag="keyword"):
    """A keyword, by its name in the game's book."""

    name: str


Ability: TypeAlias = Spell | Answer | Triggered | Activated | Grants | Keyword
