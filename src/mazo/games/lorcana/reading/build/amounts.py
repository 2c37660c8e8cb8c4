"""Amounts: numbers, what is counted, figures of cards."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    Amount,
    Cards,
    Compare,
    Condition,
    Count,
    Different,
    Happened,
    Is,
    Math,
    Reckoned,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
    Who,
)
from mazo.abilities.tree.words import Stat
from mazo.games.lorcana.reading.build.history import cards_did
from mazo.games.lorcana.reading.parts import Done, Happening, HowMany, Participant, Quantum, Unit
from mazo.games.lorcana.reading.wording import COUNTERS
from mazo.games.lorcana.reading.shape.cards import CARD, STATS, traits_of


# So much of something.


def one() -> Quantum:
    return Quantum(1)


def number(number: Token) -> Quantum:
    return Quantum(int(number))


def as_many_as_that() -> Quantum:
    return Quantum(That())


def at_most_so_many(number: Token) -> Quantum:
    return Quantum(int(number), up_to=True)


def everything() -> Quantum:
    return Quantum("all")


def unit_card() -> Unit:
    return "card"


def unit_lore() -> Unit:
    return "lore"


def unit_damage() -> Unit:
    return "damage"


def unit_counter(name: Token) -> Unit:
    return COUNTERS[name.lower()]


def so_much(quantum: Quantum, unit: Unit) -> Quantum:
    return replace(quantum, unit=unit)


def so_much_as(unit: Unit, amount: Amount) -> Quantum:
    return Quantum(amount, unit)


def so_much_at_most(unit: Unit, amount: Amount, limit: Token, again: Unit) -> Quantum:
    if again != unit:
        raise ValueError(f"at most so much {unit}")
    return Quantum(Math("least", amount, int(limit)), unit)


def that_and_more(unit: Unit, number: Token) -> Quantum:
    return Quantum(Math("plus", That(), int(number)), unit)


# Quantities.


def that_much() -> Amount:
    return That()


def each_counter_moved(counter: Token) -> Amount:
    if COUNTERS[counter.lower()] != "damage":
        raise ValueError("only damage moves")
    return That("each")


def each_of_that() -> Amount:
    return That("each")


def equal_to_that() -> Amount:
    return That("equal")


def each_done(cards: Cards, happening: Happening) -> Amount:
    match happening:
        case Happening("discard") if cards.types not in (("item",), ()) or cards.where:
            return Size(Ref("discarded"), traits_of(cards))
        case Happening("put into discard", whose="yours"):
            return Size(Ref("put into discard"), traits_of(cards))
        case Happening("discard" | "banish" | "move") if happening == Happening(happening.event) and not cards.where:
            return That("each")
    raise ValueError("cards to which that was done")


def _each_done_this_turn(cards: Cards, happening: Happening, how: tuple[Condition, ...]) -> Amount:
    match cards_did(Participant(HowMany(cards, "at least", 1)), happening, how):
        case Compare(Happened() as often):
            return often
    raise ValueError("something that is counted")


def counted(cards: Cards) -> Cards:
    return cards


def had_in_play(stat: Token) -> Amount:
    return Sum(STATS[stat], This())


def figure_of(them: Them, figure: Stat) -> Amount:
    return Sum(figure, them)


def of_figure(figure: Stat, them: Them) -> Amount:
    return Sum(figure, them)


def damage_on(them: Them) -> Amount:
    return Sum("damage", them, "equal")


def number_of(cards: Cards) -> Amount:
    return _counted(cards, "equal")


def each_noun(cards: Cards) -> Amount:
    match cards.where:
        case (*traits, Done(happening, how, this)):
            cards = replace(cards, where=tuple(traits))
            return each_done(cards, happening) if this == "way" else _each_done_this_turn(cards, happening, how)
    if cards.zone == "play" and not cards.said and not cards.other:
        cards = replace(cards, said="bare")
    return _counted(cards, "each")


def each_damage(number: Token, them: Them) -> Amount:
    return _single(number, Sum("damage", them, "each"))


def each_point(number: Token) -> Amount:
    return _single(number, That("each"))


def each_singer() -> Amount:
    return Size(Ref("singers"))


def ink_types(cards: Cards) -> Amount:
    revealed = cards == Cards(where=(cast(Any, Done(Happening("reveal"), (), "way")),), zone=CARD)
    return Different("ink types", Ref("looked") if revealed else cards)


def _counted(cards: Cards, said: Reckoned) -> Amount:
    if cards.zone == "under" and not cards.types and not cards.where:
        return Sum("cards under", cards.under or This(), said)
    if cards.whose == "yours" and cards.said == "in play":
        cards = replace(cards, said="your")
    return Count(cards, said)


def _single(number: Token, amount: Amount) -> Amount:
    if number != "1":
        raise ValueError("for each 1 of them")
    return amount
