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
from mazo.games.lorcana.reading.shape.cards import STATS, traits_of, with_trait


def one() -> int:
    return 1


def number(number: Token) -> int:
    return int(number)


def same(amount: Amount) -> Amount:
    return amount


def at_most(amount: Amount, limit: Token) -> Amount:
    return Math("least", amount, int(limit))


def that_much() -> Amount:
    return That()


def each_of_that() -> Amount:
    return That("each")


def equal_to_that() -> Amount:
    return That("equal")


def that_and_more(number: Token) -> Amount:
    return Math("plus", That(), int(number))


def each_discarded(cards: Cards) -> Amount:
    if cards.types not in (("item",), ()) or cards.where:
        return Size(Ref("discarded"), traits_of(cards))
    return That("each")


def each_put_into_discard(cards: Cards) -> Amount:
    return Size(Ref("put into discard"), traits_of(cards))


def ink_types_revealed() -> Amount:
    return Different("ink types", Ref("looked"))


def each_banished(cards: Cards) -> Amount:
    return Happened("banished in a challenge", "each player", Cards(cards.types, cards.whose, cards.where))


def number_of(amount: Amount | Cards) -> Amount:
    return Count(amount, "equal") if isinstance(amount, Cards) else amount


def counted(cards: Cards) -> Cards:
    return cards


def counted_yours(cards: Cards) -> Cards:
    return replace(cards, whose="yours", said="your")


def counted_your_others(cards: Cards) -> Cards:
    return replace(cards, whose="yours", other=True, said="your")


def counted_damaged(cards: Cards) -> Cards:
    return with_trait(cards, Is("damaged"))


def stat_of(them: Them, stat: Token) -> Amount:
    return Sum(STATS[stat], them)


def stat_of_np(stat: Token, them: Them) -> Amount:
    return Sum(STATS[stat], them)


def had_in_play(stat: Token) -> Amount:
    return Sum(STATS[stat], This())


def damage_on(them: Them) -> Amount:
    return Sum("damage", them, "equal")


def cost_of(them: Them) -> Amount:
    return Sum("cost", them)


def owners_cost(them: Them) -> Amount:
    return Sum("cost", them)


def cards_under(them: Them) -> Amount:
    return Sum("cards under", them, "equal")


def each_card_under(them: Them) -> Amount:
    return Sum("cards under", them, "each")


def each_noun(cards: Cards) -> Amount:
    if cards.zone == "play" and not cards.said:
        cards = replace(cards, said="bare")
    return Count(cards, "each")


def each_other_noun(cards: Cards) -> Amount:
    return Count(replace(cards, other=True), "each")


def each_of_yours(cards: Cards) -> Amount:
    return Count(replace(cards, whose="yours", said="your"), "each")


def each_damage(number: Token, them: Them) -> Amount:
    return _single(number, Sum("damage", them, "each"))


def each_point(number: Token) -> Amount:
    return _single(number, That("each"))


def each_singer() -> Amount:
    return Size(Ref("singers"))


def ink_types(cards: Cards) -> Amount:
    return Different("ink types", cards)


def _single(number: Token, amount: Amount) -> Amount:
    if number != "1":
        raise ValueError("for each 1 of them")
    return amount
