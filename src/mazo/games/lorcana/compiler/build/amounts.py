"""Amounts: numbers, what is counted, figures of cards."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.games.lorcana.abilities.nouns import (
    Amount,
    Cards,
    Count,
    Different,
    Happened,
    Is,
    Math,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
    Who,
)
from mazo.games.lorcana.compiler.build.nouns import STATS, Nouns, located, of, with_trait


def times(number: int, amount: Amount) -> Amount:
    """So many for each."""
    if isinstance(amount, int):
        return number * amount
    return amount if number == 1 else Math("times", number, amount)


class Amounts(Nouns):
    """Builds amounts."""

    def one(self) -> int:
        return 1

    def number(self, number: Token) -> int:
        return int(number)

    def same(self, amount: Amount) -> Amount:
        return amount

    def at_most(self, amount: Amount, limit: Token) -> Amount:
        return Math("least", amount, int(limit))

    def that_much(self) -> Amount:
        return That()

    def that_and_more(self, number: Token) -> Amount:
        return Math("plus", That(), int(number))

    def each_discarded(self, cards: Cards) -> Amount:
        if cards.types not in (("item",), ()) or cards.where:
            raise ValueError("how many of the discarded cards were such ones is not known")
        return That()

    def each_banished(self, cards: Cards) -> Amount:
        who: Who = {"yours": "you", "opposing": "each opponent"}.get(cards.whose, "each player")  # type: ignore[assignment]
        return Happened("banished in a challenge", who, Cards(cards.types, "any", cards.where))

    def number_of(self, amount: Amount | Cards) -> Amount:
        return Count(amount) if isinstance(amount, Cards) else amount

    def counted(self, cards: Cards) -> Cards:
        return cards

    def counted_yours(self, cards: Cards) -> Cards:
        return of(cards, "yours")

    def counted_your_others(self, cards: Cards) -> Cards:
        return Cards(cards.types, "yours", cards.where, cards.zone, True)

    def counted_damaged(self, cards: Cards) -> Cards:
        return with_trait(cards, Is("damaged"))

    def stat_of(self, them: Them, stat: Token) -> Amount:
        return Sum(STATS[stat], them)

    def stat_of_np(self, stat: Token, them: Them) -> Amount:
        return Sum(STATS[stat], them)

    def had_in_play(self, stat: Token) -> Amount:
        return Sum(STATS[stat], This())

    def damage_on(self, them: Them) -> Amount:
        return Sum("damage", them)

    def cost_of(self, them: Them) -> Amount:
        return Sum("cost", them)

    def owners_cost(self, them: Them) -> Amount:
        return Sum("cost", them)

    def cards_under(self, them: Them) -> Amount:
        return Sum("cards under", them)

    def each_noun(self, cards: Cards) -> Amount:
        return Count(cards)

    def each_other_noun(self, cards: Cards) -> Amount:
        return Count(Cards(cards.types, cards.whose, cards.where, cards.zone, True))

    def each_of_yours(self, cards: Cards) -> Amount:
        return Count(of(cards, "yours"))

    def each_damage(self, number: Token, them: Them) -> Amount:
        return _single(number, Sum("damage", them))

    def each_point(self, number: Token) -> Amount:
        return _single(number, That())

    def each_singer(self) -> Amount:
        return Size(Ref("singers"))

    def ink_types(self, cards: Cards) -> Amount:
        return Different("ink types", cards)


def _single(number: Token, amount: Amount) -> Amount:
    if number != "1":
        raise ValueError("for each 1 of them")
    return amount
