"""Amounts taken apart: so many for each of something, or equal to something; the words are the language's.

>>> from mazo.abilities.tree.nouns import Cards, Math
>>> items = Count(Cards(("item",), "yours"))
>>> measure(Math("times", 2, items), Usage()) == Measure(2, each=EachCard(items.cards))
True
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, Protocol, TypeAlias

import msgspec

from mazo.abilities.text.plan.shapes import factor
from mazo.abilities.text.plan.stage import Part
from mazo.abilities.text.plan.usage import Kind, Met, Usage
from mazo.abilities.text.words import GameWords
from mazo.abilities.tree.deeds import Discard, Do, MoveCounters, RemoveCounters, ToDeck, ToPlayer
from mazo.abilities.tree.effects import Move
from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Chosen,
    Count,
    Different,
    Every,
    Happened,
    Math,
    MostAmong,
    PlayerHas,
    Ref,
    Size,
    Sum,
    That,
    Them,
    Trait,
    When,
    Who,
)
from mazo.abilities.tree.words import Counter, PlayerFigure, Quality, Stat

Wording: TypeAlias = Literal[
    "least", "most", "times", "that number", "that amount", "number of", "so many", "each", "equal", "where",
    "you moved", "discarded", "moved", "half", "half up", "lower", "higher", "plus", "minus", "by",
    "double", "own",
]  # fmt: skip
"""Small words around amounts: ", to a maximum of {}", "the number of {}", " for each {}", "half {}, rounded down"."""
_MATH: Final[Mapping[str, Wording]] = {"least": "lower", "most": "higher", "times": "by"}


class EachCard(msgspec.Struct, frozen=True):
    """For each such card."""

    cards: Cards


class EachDone(msgspec.Struct, frozen=True):
    """For each of what was done last."""


class EachPoint(msgspec.Struct, frozen=True):
    """For each point of a figure."""

    stat: Stat
    of: Them


class EachSuch(msgspec.Struct, frozen=True):
    """For each of those cards that is so."""

    of: Them
    are: tuple[Trait, ...]


class EachOf(msgspec.Struct, frozen=True):
    """For each of those cards."""

    of: Them


class EachDifferent(msgspec.Struct, frozen=True):
    """For each different name, or the like."""

    what: Quality
    cards: Cards | Ref


class EachTime(msgspec.Struct, frozen=True):
    """For each time that it happened."""

    when: When


Each: TypeAlias = EachCard | EachDone | EachPoint | EachSuch | EachOf | EachDifferent | EachTime


class Measure(msgspec.Struct, frozen=True):
    """An amount taken apart: so many, for each of something or equal to something, perhaps with a limit."""

    number: int = 1
    each: Each | None = None
    equal: Amount | Literal["done"] | None = None
    times: int = 1
    """How many times what it equals."""
    that: bool = False
    limit: tuple[Literal["least", "most"], int] | None = None
    counted: bool = False
    """Whether a sentence of its own counts before what it equals."""
    first: bool = False
    """Whether what it is counted by stands before all else."""


def measure(amount: Amount, usage: Usage) -> Measure:
    """An amount taken apart for the sentence around it."""
    if isinstance(amount, int):
        return Measure(amount)
    if isinstance(amount, Math) and amount.op in ("least", "most"):
        inner, limit = (amount.left, amount.right) if isinstance(amount.right, int) else (amount.right, amount.left)
        if isinstance(limit, int) and not isinstance(inner, int):
            bound: tuple[Literal["least", "most"], int] = ("least" if amount.op == "least" else "most", limit)
            return msgspec.structs.replace(measure(inner, usage), limit=bound)
    times, inner = factor(amount)
    either = inner if times == 1 else None
    match inner:
        case int():
            return Measure(times * inner)
        case That(said="each"):
            return Measure(times, EachDone())
        case That(said="equal") if times == 1:
            return Measure(equal="done")
        case That() if times == 1:
            return Measure(that=True)
        case Count(said="counted"):
            return Measure(times, equal=inner, counted=True)
        case Count(said="equal") | Sum(said="equal") if times == 1:
            return Measure(equal=inner)
        case Count(cards=cards, said="each" | "each first" as said):
            return Measure(times, EachCard(cards), first=said == "each first")
        case Sum(stat=stat, of=of, said="each" | "each first" as said) if stat in (*usage.heaps, *usage.piles):
            return Measure(times, EachPoint(stat, of), first=said == "each first")
        case Count(cards=cards):
            return Measure(times, EachCard(cards), either)
        case Size(of=of, are=are) if are:
            return Measure(times, EachSuch(of, are))
        case Size(of=of):
            return Measure(times, EachOf(of), either)
        case Different(what=what, cards=cards):
            return Measure(times, EachDifferent(what, cards))
        case Happened(event=event, who=who, cards=cards):
            return Measure(times, EachTime(When(event, cards, who=who)))
        case Sum(stat=stat, of=of) if stat in usage.heaps:
            return Measure(times, EachPoint(stat, of), either)
    if abs(times) == 1:
        return Measure(times, equal=inner)
    return Measure(times, equal=inner, times=abs(times))


def uncounted(amount: Amount) -> Amount:
    """The amount without "count … that number" as the manner of saying it."""
    match amount:
        case Count(said="counted"):
            return msgspec.structs.replace(amount, said="")
        case Math(left=left, right=right):
            return msgspec.structs.replace(amount, left=uncounted(left), right=uncounted(right))
    return amount


class Told(msgspec.Struct, frozen=True):
    """A measure in the words of a language."""

    number: int = 1
    each: str = ""
    equal: str = ""
    that: bool = False
    limit: str = ""
    counted: str = ""
    """What a sentence of its own counts before."""
    first: bool = False
    """Whether what it is counted by stands before all else."""

    @property
    def plain(self) -> bool:
        """Whether a number says it, for each of something or not."""
        return not self.equal or bool(self.each)


class Amounts(Protocol):
    """How a language says what amounts are made of."""

    @property
    def words(self) -> GameWords:
        """The words of the game."""

    def counter_done(self, kind: Counter, moved: bool) -> str:
        """A counter that was removed or moved, as what is counted."""

    def done_so(self, kind: Kind, how: str) -> str:
        """A card of a kind that something was done with, as what is counted."""

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted."""

    def such_each(self, of: Them, are: tuple[Trait, ...], plural: bool = False) -> str:
        """What is counted when some of those cards are."""

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""

    def different(self, what: Quality, cards: Cards | Ref, plural: bool = False) -> str:
        """What is counted as different among cards."""

    def owned(self, cards: Cards) -> str:
        """Cards in the plural with where they are."""

    def size_of(self, of: Them) -> str:
        """How many those cards are."""

    def stat_of(self, stat: Stat, of: Them) -> str:
        """A figure of those cards."""

    def player_has(self, figure: PlayerFigure, who: Who) -> str:
        """What a player has so much of."""

    def times(self, when: When) -> str:
        """How often something happened, after "the number of"."""

    def most_among(self, stat: Stat, cards: Cards, lowest: bool) -> str:
        """The highest or the lowest figure among cards."""

    def one_of_them(self) -> str:
        """One of what was done last, where there is no word for it."""


class Nouns(Protocol):
    """How a language says nouns."""

    def each(self, cards: Cards) -> str:
        """What is counted after "for each"."""

    def noun(self, cards: Cards) -> str:
        """A noun with its adjectives."""


class References(Protocol):
    """How a language keeps what was spoken of."""

    def met(self, them: Them) -> Met:
        """What is known of those cards."""


class Events(Protocol):
    """How a language says events."""

    def happened(self, when: When) -> str:
        """Something that happens, as what is counted."""


class Reckoner(Protocol):
    """The parts of a voice that measures ask."""

    @property
    def amounts(self) -> Amounts:
        """Amounts."""

    @property
    def nouns(self) -> Nouns:
        """Nouns."""

    @property
    def refs(self) -> References:
        """What was spoken of."""

    @property
    def events(self) -> Events:
        """Events."""


class Measuring(Part[Reckoner, Mapping[Wording, str]]):
    """How an amount fits into the sentence around it; the words are "to a maximum of {}", "{} times {}"."""

    def measure(self, amount: Amount) -> Told:
        """An amount in the words of the language; one without words for counting first never does."""
        words = self.words
        found = measure(amount if "that number" in words else uncounted(amount), self.scene.usage)
        each = self.each(found.each) if found.each is not None else ""
        equal = counted = ""
        if found.counted and not isinstance(found.equal, str | None):
            equal, counted = words["that number"], self.value(found.equal)
        elif found.equal == "done":
            equal = self.all_done()
        elif found.equal is not None and not isinstance(found.equal, str):
            equal = self.value(found.equal)
            equal = equal if found.times == 1 else words["times"].format(found.times, equal)
        limit = words[found.limit[0]].format(found.limit[1]) if found.limit is not None else ""
        return Told(found.number, each, equal, found.that, limit, counted, found.first)

    def each_of(self, amount: Amount) -> str:
        """What an amount is counted by, if by anything."""
        return self.measure(amount).each

    def each(self, each: Each) -> str:
        """What is counted after "for each"."""
        match each:
            case EachCard(cards=cards):
                return self.voice.nouns.each(cards)
            case EachDone():
                return self.each_done()
            case EachPoint(stat=stat, of=of):
                return self.voice.amounts.point_of(stat, of)
            case EachSuch(of=of, are=are):
                return self.voice.amounts.such_each(of, are)
            case EachOf(of=Every(cards=cards)):
                return self.voice.nouns.each(cards)
            case EachOf(of=of):
                return self.voice.amounts.size_each(of)
            case EachDifferent(what=what, cards=cards):
                return self.voice.amounts.different(what, cards)
            case EachTime(when=when):
                return self.voice.events.happened(when)

    # Amounts as nouns.

    def value(self, amount: Amount) -> str:
        """An amount as a noun: 3, the number of your items, this character's {S}."""
        say, number = self.voice.amounts, self.words["number of"].format
        match amount:
            case int():
                return str(amount)
            case Count(cards=cards):
                return number(say.owned(cards))
            case Size(of=of, are=are) if are:
                return number(say.such_each(of, are, True))
            case Size(of=of):
                return say.size_of(of)
            case Sum(stat=stat, of=of):
                return say.stat_of(stat, of)
            case PlayerHas(figure=figure, who=who):
                return say.player_has(figure, who)
            case That():
                return self.words["that amount"]
            case Happened(event=event, who=who, cards=cards):
                return number(say.times(When(event, cards, who=who)))
            case Different(what=what, cards=among):
                return number(say.different(what, among, True))
            case MostAmong(stat=stat, cards=cards, lowest=lowest):
                return say.most_among(stat, cards, lowest)
            case Math(op="times", left=2, right=other):
                return self.words["double"].format(self.value(other))
            case Math(op=op, left=left, right=right):
                return self.words[_MATH.get(op, op)].format(self.value(left), self.value(right))

    def price(self, amount: Amount) -> str:
        """So much of what cards are paid with, or the price of cards."""
        if isinstance(amount, Sum) and amount.stat == self.scene.usage.price:
            return self.value(amount)
        measure, words = self.measure(amount), self.voice.amounts.words
        if measure.each:
            return words.price(measure.number) + self.words["each"].format(measure.each)
        return words.price(self.value(amount))

    def each_done(self) -> str:
        """What was done last, as what is counted: 1 damage removed this way."""
        say, done = self.voice.amounts, self.scene.done
        text = ""
        match done:
            case RemoveCounters(kind=kind) | MoveCounters(kind=kind):
                return say.counter_done(kind, isinstance(done, MoveCounters))
            case ToPlayer(verb=verb):
                text = say.words.player_verbs[verb].done[0]
            case Do(verb=verb, them=them) if how := say.words.verbs[verb].done:
                text = say.done_so(self.voice.refs.met(them).kind, how)
            case Move():
                text = self.words["you moved"].format(say.words.word(self.scene.usage.being))
            case Discard(cards=cards):
                text = self.words["discarded"].format(self.voice.nouns.noun(cards))
            case ToDeck(them=Every(cards=cards) | Chosen(cards=cards)):
                text = self.words["moved"].format(self.voice.nouns.noun(cards))
        event = say.words.events.get(self.scene.event or "")
        return text or (event.done if event is not None and event.done else say.one_of_them())

    def all_done(self) -> str:
        """What was done last, as an amount: the glory lost this way."""
        done = self.scene.done
        said = self.voice.amounts.words.player_verbs[done.verb].done[1] if isinstance(done, ToPlayer) else ""
        return said or self.words["that amount"]
