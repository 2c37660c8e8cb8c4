"""Amounts: numbers, what is counted, figures of cards."""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Cards,
    Compare,
    Condition,
    Count,
    Different,
    Happened,
    Math,
    MostAmong,
    Reckoned,
    Ref,
    Size,
    Sum,
    That,
    Them,
    This,
)
from mazo.abilities.tree.words import Quality, Stat
from mazo.games.lorcana.reading.parts import Done, Exchange, Happening, HowMany, Participant, Quantum, Time, Unit
from mazo.games.lorcana.reading.shape.cards import CARD, NUMBER, STATS, traits_of
from mazo.games.lorcana.reading.shape.memory import cards_have
from mazo.games.lorcana.reading.wording import COUNTERS

# So much of something.


def one() -> Quantum:
    return Quantum(1)


def number(number: Token) -> Quantum:
    return Quantum(int(number))


def as_many_as_that() -> Quantum:
    return Quantum(That())


def in_ink(quantum: Quantum) -> Quantum:
    return replace(quantum, unit="ink")


def so_many_or_more(number: Token) -> Quantum:
    return Quantum(int(number), or_more=True)


def some_of_it(unit: Unit) -> Quantum:
    return Quantum("some", unit)


def at_most_so_many(number: Token) -> Quantum:
    return Quantum(int(number), up_to=True)


def as_many_as_wanted() -> Quantum:
    return Quantum(ANY_NUMBER, up_to=True)


def everything() -> Quantum:
    return Quantum("all")


def unit_lore() -> Unit:
    return "lore"


def unit_damage() -> Unit:
    return "damage"


def unit_counter(name: Token) -> Unit:
    return COUNTERS[name.lower()]


def so_much(quantum: Quantum, unit: Unit) -> Quantum:
    return replace(quantum, unit=unit)


def so_much_as(unit: Unit, _: Literal["is"], amount: Amount) -> Quantum:
    return Quantum(amount, unit)


def so_much_at_most(unit: Unit, _: Literal["is"], amount: Amount, limit: Token, again: Unit) -> Quantum:
    if again != unit:
        raise ValueError(f"at most so much {unit}")
    return Quantum(Math("least", amount, int(limit)), unit)


# What is done with it.


def gaining() -> Exchange:
    return "gain"


def losing() -> Exchange:
    return "lose"


def getting() -> Exchange:
    return "get"


def removing() -> Exchange:
    return "remove"


def dealing() -> Exchange:
    return "deal"


def moving() -> Exchange:
    return "move"


# Quantities.


def that_much() -> Amount:
    return That()


def points(quantum: Quantum, exchange: Exchange, time: Time) -> Quantum:
    if (quantum.unit, exchange) not in (("lore", "lose"), ("damage", "remove"), ("damage", "move")):
        raise ValueError("so much that was done")
    if time == "turn":
        raise ValueError("how much in a turn is not remembered")
    return quantum


def equal_to_that(points: Quantum) -> Amount:
    if points != Quantum("some", points.unit):
        raise ValueError("all that was done")
    return That("equal")


def each_noun(cards: Cards) -> Amount:
    match cards.where:
        case (*traits, Done(happening, how, time)):
            return _each_done(replace(cards, where=tuple(traits)), happening, how, time)
    if cards.zone == "play" and not cards.said and not cards.other:
        cards = replace(cards, said="bare")
    return _counted(cards, "each")


def each_point(points: Quantum) -> Amount:
    if points not in (Quantum("some", points.unit), Quantum(1, points.unit)):
        raise ValueError("for each 1 of them")
    return That("each")


def _each_done(cards: Cards, happening: Happening, how: tuple[Condition, ...], time: Time) -> Amount:
    if time == "turn":
        match cards_have(Participant(HowMany(cards, "at least", 1)), happening, how, "turn"):
            case Compare(Happened() as often):
                return often
        raise ValueError("something that is counted")
    if happening.who == "you":
        happening = replace(happening, who=None)
    match happening:
        case Happening("sing", None, Participant(None)) if cards == Cards(("character",)):
            return Size(Ref("singers"))
        case Happening("discard") if cards.types not in (("item",), ()) or cards.where:
            return Size(Ref("discarded"), traits_of(cards))
        case Happening("put into discard", whose="yours"):
            return Size(Ref("put into discard"), traits_of(cards))
        case Happening("discard" | "banish" | "move") if happening == Happening(happening.event) and not cards.where:
            return That("each")
    raise ValueError("cards to which that was done")


def had_in_play(stat: Token) -> Amount:
    return Sum(STATS[stat], This())


def figure_of(them: Them, figure: Stat) -> Amount:
    return Sum(figure, them)


def of_figure(figure: Stat, them: Them) -> Amount:
    return Sum(figure, them)


def damage_on(them: Them) -> Amount:
    return Sum("damage", them, "equal")


def most_among(lowest: bool, figure: Stat, cards: Cards) -> Amount:
    if figure == "name":
        raise ValueError("a figure")
    return MostAmong(figure, replace(cards, said="") if cards.said == "your" else cards, lowest)


def number_of(cards: Cards) -> Amount:
    *traits, last = (None, *cards.where)
    if last != NUMBER:
        raise ValueError("the number of them")
    return _counted(replace(cards, where=cast(Any, tuple(traits[1:]))), "equal")


def each_damage(number: Token, them: Them) -> Amount:
    return _single(number, Sum("damage", them, "each"))


def ink_types() -> Quality:
    return "ink types"


def names_apart() -> Quality:
    return "names"


def costs_apart() -> Quality:
    return "costs"


def each_different(what: Quality, cards: Cards) -> Amount:
    revealed = cards == Cards(where=(cast(Any, Done(Happening("reveal"), (), "way")),), zone=CARD)
    return Different(what, Ref("looked") if revealed else cards)


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
