"""Conditions: what must hold."""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    AllHold,
    AllOf,
    Cards,
    Chosen,
    Classified,
    Compare,
    Condition,
    Count,
    Did,
    DoesntHold,
    Every,
    During,
    FirstTurn,
    Happened,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    MostAmong,
    Named,
    Not,
    OneHolds,
    OneOf,
    PlayerHas,
    Ref,
    SameName,
    SameObject,
    Size,
    Them,
    They,
    This,
    Trait,
    Turn,
    Under,
)
from mazo.games.lorcana.reading.parts import Holder, HowMany, SoMany, Stock, Unit
from mazo.games.lorcana.reading.shape.amounts import befell, by_whose, compared, happened, held_by, so
from mazo.games.lorcana.reading.shape.cards import STATS, of, traits_of, unplaced, with_trait

IN_DISCARD = They(This(), (Is("?in discard"),))
"""A mark: the ability works while its card is in the discard."""


THEY_ARE_CHALLENGED = They(Ref("?they"), (Is("being challenged"),))
"""Of whom a fact speaks as long as they are being challenged."""


# So many.


def how_many(so_many: SoMany, cards: Cards) -> HowMany:
    return so_many.of(cards)


def at_least_one() -> SoMany:
    return SoMany("at least", 1)


def another_one() -> SoMany:
    return SoMany("at least", 1, other=True)


def any_of_them() -> SoMany:
    return SoMany("at least", 1)


def one_or_more() -> SoMany:
    return SoMany("at least", 1, at_once=True)


def bounded(number: Token, comparison: Any) -> SoMany:
    return SoMany(comparison, int(number))


def exactly(number: Token) -> SoMany:
    return SoMany("is", int(number))


def not_one() -> SoMany:
    return SoMany("is", 0)


def more_than(number: Token) -> SoMany:
    return SoMany("more than", int(number))


def fewer_than(number: Token) -> SoMany:
    return SoMany("less than", int(number))


# Who has what.


def all_hold(*conditions: Condition) -> Condition:
    return AllHold(conditions)


def holder_you() -> Holder:
    return Holder("you", "yours")


def holder_they() -> Holder:
    return Holder("they", "theirs")


def holder_opponent() -> Holder:
    return Holder("any opponent", "opposing")


def holder_chosen() -> Holder:
    return Holder(None, cast(Any, "?chosen opponent"))


def has(who: Holder, what: HowMany | Stock) -> Condition:
    return held_by(who, what)


def hasnt(who: Holder, what: HowMany | Stock) -> Condition:
    return DoesntHold(held_by(who, what))


def has_both(who: Holder, one: HowMany, other: HowMany) -> Condition:
    return AllHold((compared(one, who.whose), compared(other, who.whose)))


def has_either(who: Holder, one: HowMany, other: HowMany) -> Condition:
    return OneHolds((compared(one, who.whose), compared(other, who.whose)))


def has_more(who: Holder, cards: Cards, rival: Holder) -> Condition:
    if (who.whose == "yours") == (rival.whose == "yours"):
        raise ValueError("than somebody else")
    cards = replace(cards, said="")
    return Compare(Count(of(cards, who.whose)), "more than", Count(of(cards, rival.whose)))


def stock(so_many: SoMany, unit: Unit) -> Stock:
    if so_many.other:
        raise ValueError("how much of it")
    return Stock(unit, so_many.comparison, so_many.number)


def stock_more(unit: Unit, rival: Holder) -> Stock:
    return Stock(unit, "more than", rival)


def you_have_all_named(names: tuple[str, ...]) -> Condition:
    each = [Compare(Count(Cards(("character",), "yours", (Named((name,)),))), "at least", 1) for name in names]
    return AllHold(tuple(each))


def there_is(many: HowMany) -> Condition:
    under = many.cards
    if under.zone == "under" and not under.types and not under.where:
        return Compare(Size(Under(under.under or This())), many.comparison, many.number)
    return Compare(Count(replace(many.cards, said="there")), many.comparison, many.number)


def so_many_exerted(many: HowMany) -> Condition:
    return Compare(Count(with_trait(replace(many.cards, said="so"), Is("exerted"))), many.comparison, many.number)


# What certain cards are.


def state_being_challenged() -> Trait:
    return Is("being challenged")


def is_state(them: Them, state: Trait) -> Condition:
    if them in (This(), Ref("?he")) and state == Is("being challenged"):
        return During("being challenged")
    if isinstance(them, Every) and them.cards.zone != "play":  # none of them isn't
        return Compare(Count(with_trait(them.cards, Not(state))), "is", 0)
    return so(them, state)


def has_trait(them: Them, trait: Trait) -> Condition:
    return so(them, trait)


def challenging_a(cards: Cards) -> Condition:
    return AllHold((During("challenging"), They(Ref("challenged"), traits_of(cards))))


def this_in_discard() -> Condition:
    return IN_DISCARD


def is_a(them: Them, cards: Cards) -> Condition:
    return They(them, traits_of(cards))


def is_named(them: Them, names: tuple[str, ...]) -> Condition:
    return They(them, (Named(names),))


def is_the_named(them: Them) -> Condition:
    return They(them, (IsNamedCard(),))


def isnt_so(them: Them, state: Trait) -> Condition:
    return DoesntHold(so(them, state))


def one_is_chosen(cards: Cards) -> Condition:
    only = tuple(one for one in cards.where if isinstance(one, Classified | Named | HasKeyword | Is | Has))
    return They(Ref("?chosen"), only, "chosen")


def shifted(keyword: Token, them: Them) -> Condition:
    if keyword != "Shift":
        raise ValueError(f"{keyword} is not how characters are played")
    return They(them, (Is("shifted"),))


def first_turn() -> Condition:
    return FirstTurn()


# What has happened this turn.


def being_challenged() -> Condition:
    return During("being challenged")


def sang_this(many: HowMany) -> Condition:
    return Compare(Size(Ref("singers")), many.comparison, many.number)


