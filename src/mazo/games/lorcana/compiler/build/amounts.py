"""Amounts: numbers, what is counted, figures of cards."""

from __future__ import annotations

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
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
from mazo.games.lorcana.compiler.build.nouns import STATS, Nouns, traits_of, with_trait


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

    def each_of_that(self) -> Amount:
        return That("each")

    def equal_to_that(self) -> Amount:
        return That("equal")

    def that_and_more(self, number: Token) -> Amount:
        return Math("plus", That(), int(number))

    def each_discarded(self, cards: Cards) -> Amount:
        if cards.types not in (("item",), ()) or cards.where:
            return Size(Ref("discarded"), traits_of(cards))
        return That("each")

    def each_put_into_discard(self, cards: Cards) -> Amount:
        return Size(Ref("put into discard"), traits_of(cards))

    def ink_types_revealed(self) -> Amount:
        return Different("ink types", Ref("looked"))

    def each_banished(self, cards: Cards) -> Amount:
        return Happened("banished in a challenge", "each player", Cards(cards.types, cards.whose, cards.where))

    def number_of(self, amount: Amount | Cards) -> Amount:
        return Count(amount, "equal") if isinstance(amount, Cards) else amount

    def counted(self, cards: Cards) -> Cards:
        return cards

    def counted_yours(self, cards: Cards) -> Cards:
        return replace(cards, whose="yours", said="your")

    def counted_your_others(self, cards: Cards) -> Cards:
        return replace(cards, whose="yours", other=True, said="your")

    def counted_damaged(self, cards: Cards) -> Cards:
        return with_trait(cards, Is("damaged"))

    def stat_of(self, them: Them, stat: Token) -> Amount:
        return Sum(STATS[stat], them)

    def stat_of_np(self, stat: Token, them: Them) -> Amount:
        return Sum(STATS[stat], them)

    def had_in_play(self, stat: Token) -> Amount:
        return Sum(STATS[stat], This())

    def damage_on(self, them: Them) -> Amount:
        return Sum("damage", them, "equal")

    def cost_of(self, them: Them) -> Amount:
        return Sum("cost", them)

    def owners_cost(self, them: Them) -> Amount:
        return Sum("cost", them)

    def cards_under(self, them: Them) -> Amount:
        return Sum("cards under", them, "equal")

    def each_card_under(self, them: Them) -> Amount:
        return Sum("cards under", them, "each")

    def each_noun(self, cards: Cards) -> Amount:
        if cards.zone == "play" and not cards.said:
            cards = replace(cards, said="bare")
        return Count(cards, "each")

    def each_other_noun(self, cards: Cards) -> Amount:
        return Count(replace(cards, other=True), "each")

    def each_of_yours(self, cards: Cards) -> Amount:
        return Count(replace(cards, whose="yours", said="your"), "each")

    def each_damage(self, number: Token, them: Them) -> Amount:
        return _single(number, Sum("damage", them, "each"))

    def each_point(self, number: Token) -> Amount:
        return _single(number, That("each"))

    def each_singer(self) -> Amount:
        return Size(Ref("singers"))

    def ink_types(self, cards: Cards) -> Amount:
        return Different("ink types", cards)


def _single(number: Token, amount: Amount) -> Amount:
    if number != "1":
        raise ValueError("for each 1 of them")
    return amount
