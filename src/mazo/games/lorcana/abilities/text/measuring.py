"""Amounts taken apart: so many for each of something, or equal to something; the words are the language's."""

from __future__ import annotations

from typing import ClassVar, TypeAlias

import msgspec

from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Count,
    Different,
    Happened,
    Math,
    Ref,
    Size,
    Sum,
    That,
    Them,
    Trait,
    When,
)
from mazo.abilities.tree.words import Stat
from mazo.games.lorcana.abilities.text.measure import Measure
from mazo.games.lorcana.abilities.text.scene import factor

Wording: TypeAlias = str
""""least", "most", "times", "that number", or what is counted as different."""


class Measuring:
    """How an amount fits into the sentence around it."""

    MEASURES: ClassVar[dict[Wording, str]]
    """ "to a maximum of {}", "{} times {}", "different name of {}"."""

    # What a language adds.

    def value(self, amount: Amount) -> str:
        """An amount as a noun."""
        raise NotImplementedError

    def each(self, cards: Cards) -> str:
        """What is counted after "for each"."""
        raise NotImplementedError

    def each_done(self) -> str:
        """What was done last, as what is counted."""
        raise NotImplementedError

    def all_done(self) -> str:
        """What was done last, as an amount."""
        raise NotImplementedError

    def point_of(self, stat: Stat, of: Them) -> str:
        """One point of a figure, as what is counted."""
        raise NotImplementedError

    def such_each(self, of: Them, are: tuple[Trait, ...]) -> str:
        """What is counted when some of those cards are."""
        raise NotImplementedError

    def size_each(self, of: Them) -> str:
        """What is counted when those cards are."""
        raise NotImplementedError

    def counted_ones(self, cards: Cards | Ref) -> str:
        """The cards among which something is counted."""
        raise NotImplementedError

    def happened(self, when: When) -> str:
        """Something that happens, as what is counted."""
        raise NotImplementedError

    # The same for all languages.

    def measure(self, amount: Amount) -> Measure:
        """An amount taken apart for the sentence around it."""
        if isinstance(amount, int):
            return Measure(amount)
        if isinstance(amount, Math) and amount.op in ("least", "most"):
            inner, limit = (amount.left, amount.right) if isinstance(amount.right, int) else (amount.right, amount.left)
            if isinstance(limit, int) and not isinstance(inner, int):
                said = self.MEASURES["least" if amount.op == "least" else "most"].format(limit)
                return msgspec.structs.replace(self.measure(inner), limit=said)
        times, inner = factor(amount)
        match inner:
            case int():
                return Measure(times * inner)
            case That(said="each"):
                return Measure(times, self.each_done())
            case That(said="equal") if times == 1:
                return Measure(equal=self.all_done())
            case That() if times == 1:
                return Measure(that=True)
            case Count(said="counted"):
                return Measure(times, equal=self.MEASURES["that number"], counted=self.value(inner))
            case Count(said="equal") | Sum(said="equal") if times == 1:
                return Measure(equal=self.value(inner))
            case Count(cards=cards, said="each" | "each first" as said):
                return Measure(times, self.each(cards), first=said == "each first")
            case Sum(stat="damage" | "cards under" as stat, of=of, said="each" | "each first" as said):
                return Measure(times, self.point_of(stat, of), first=said == "each first")
            case Count(cards=cards):
                return Measure(times, self.each(cards), self.value(inner) if times == 1 else "")
            case Size(of=of, are=are) if are:
                return Measure(times, self.such_each(of, are))
            case Size(of=of):
                return Measure(times, self.size_each(of), self.value(inner) if times == 1 else "")
            case Different(what=what, cards=cards):
                return Measure(times, self.MEASURES[what].format(self.counted_ones(cards)))
            case Happened(event=event, who=who, cards=cards):
                return Measure(times, self.happened(When(event, cards, who=who)))
            case Sum(stat="damage", of=of):
                return Measure(times, self.point_of("damage", of), self.value(inner) if times == 1 else "")
        if abs(times) == 1:
            return Measure(1 if times == 1 else times, equal=self.value(inner))
        return Measure(times, equal=self.MEASURES["times"].format(abs(times), self.value(inner)))
