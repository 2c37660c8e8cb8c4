"""Adjectives, and what stands after a noun: traits of cards, whose they are, and where."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.tree.nouns import (
    Amount,
    Classified,
    Every,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Math,
    MostAmong,
    Named,
    Not,
    OfColour,
    OfType,
    Ref,
    SameName,
    Sum,
    Them,
    This,
    Trait,
)
from mazo.abilities.tree.words import Zone
from mazo.games.lorcana.reading.parts import Mark, Total
from mazo.games.lorcana.reading.shape.cards import STATS

# Adjectives and what stands after the noun.


def other() -> Mark:
    return Mark(other=True)


def opposing() -> Mark:
    return Mark("opposing")


def of_yours() -> Mark:
    return Mark("yours", said="of yours")


def you_have_in_play() -> Mark:
    return Mark("yours", said="have in play")


def they_have_in_play() -> Mark:
    return Mark("opposing", said="have in play")


def theirs() -> Mark:
    return Mark("theirs")


def in_play() -> Mark:
    return Mark(zone="play", said="in play")


def yours_here() -> tuple[Mark, Trait]:
    return Mark("yours", said="have in play"), Is("here")


def damaged() -> Trait:
    return Is("damaged")


def undamaged() -> Trait:
    return Is("undamaged")


def exerted() -> Trait:
    return Is("exerted")


def ready() -> Trait:
    return Is("ready")


def here() -> Trait:
    return Is("here")


def at_location() -> Trait:
    return Is("at a location")


def inkable() -> Trait:
    return Is("inkable")


def not_a_song() -> Trait:
    return Is("not a song")


def was_challenged() -> Trait:
    return Is("was challenged this turn")


def with_damage() -> Trait:
    return Has("damage", "at least", 1)


def with_no_damage() -> Trait:
    return Has("damage", "is", 0)


def with_card_under() -> Trait:
    return Is("has cards under")


def no_character() -> Trait:
    return Not(OfType(("character",)))


def revealed() -> Mark:
    return Mark()


def classes(*names: Token) -> Trait:
    return Classified(tuple(map(str, names)))


def of_ink(ink: Token) -> Trait:
    return OfColour((str(ink),))


def more() -> str:
    return "at least"


def less() -> str:
    return "at most"


def with_stat(number: Token, stat: Token, comparison: Any = "is") -> Trait:
    return Has(STATS[stat], comparison, int(number))


def with_stat_most(stat: Token, amount: Amount) -> Trait:
    return Has(STATS[stat], "at most", amount)


def with_stat_than(comparison: str, stat: Token, them: Them) -> Trait:
    figure = STATS[stat]
    if isinstance(them, Every):
        bound = MostAmong(figure, them.cards, lowest=comparison != "at least")
        return Has(figure, "more than" if comparison == "at least" else "less than", bound)
    return Has(figure, "more than" if comparison == "at least" else "less than", Sum(figure, them))


def with_cost(number: Token, comparison: Any = "is") -> Trait:
    return Has("cost", comparison, int(number))


def with_stat_each(number: Token, stat: Token, comparison: Any) -> tuple[Mark, Trait]:
    return Mark(said="each"), with_stat(number, stat, comparison)


def with_cost_each(number: Token, comparison: Any) -> tuple[Mark, Trait]:
    return Mark(said="each"), with_cost(number, comparison)


def with_cost_most(amount: Amount) -> Trait:
    return Has("cost", "at most", amount)


def with_cost_up_to(number: Token, them: Them) -> Trait:
    return Has("cost", "at most", Math("plus", Sum("cost", them), int(number)))


def with_same_cost() -> Trait:
    return Has("cost", "at most", Sum("cost", Ref("?chosen")))


def with_keyword(keyword: Token) -> Trait:
    return HasKeyword(str(keyword))


def without_keyword(keyword: Token) -> Trait:
    return Not(HasKeyword(str(keyword)))


def names(*names: Token) -> tuple[str, ...]:
    return tuple(map(str, names))


def named(names: tuple[str, ...]) -> Trait:
    return Named(names)


def not_named(names: tuple[str, ...]) -> Trait:
    return Not(Named(names))


def the_named() -> Trait:
    return IsNamedCard()


def same_name_as_it() -> Trait:
    return SameName(Ref("?chosen"))


def same_name(them: Them) -> Trait:
    return SameName(them)


def with_total(stat: Token, limit: Token) -> Total:
    return Total(STATS[stat], int(limit))


def at_that_location() -> tuple[Mark, Trait]:
    return Mark(said="there"), Is("here")


def from_under(them: Them) -> Mark:
    return Mark(zone="under", under=None if isinstance(them, This) else them)


def from_there() -> Mark:
    return Mark("yours", "?there")


def from_hand_or_discard() -> Mark:
    return Mark("yours", "?hand or discard")


# Zones.


def hand() -> Zone:
    return "hand"


def discard_zone() -> Zone:
    return "discard"


def inkwell() -> Zone:
    return "inkwell"


def deck() -> Zone:
    return "deck"


def whose_your() -> str:
    return "yours"


def whose_their() -> str:
    return "theirs"


def whose_chosen_player() -> str:
    return "?chosen player"


def whose_chosen_opponent() -> str:
    return "?chosen opponent"


def whose_opponents() -> str:
    return "opposing"


def whose_any() -> str:
    return "any"


def whose_owner() -> str:
    return "owner"


def zone(whose: str, zone: Zone) -> Mark:
    return Mark(whose, zone)


def in_zone(mark: Mark) -> Mark:
    return mark
