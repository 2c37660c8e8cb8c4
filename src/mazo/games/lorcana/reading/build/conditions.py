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
from mazo.games.lorcana.reading.parts import HowMany, SoMany
from mazo.games.lorcana.reading.shape.amounts import befell, by_whose, compared, happened, so
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


def at_least(number: Token) -> SoMany:
    return SoMany("at least", int(number))


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


def you_have(many: HowMany) -> Condition:
    return compared(many, "yours")


def you_dont_have(many: HowMany) -> Condition:
    return DoesntHold(compared(many, "yours"))


def you_have_both(one: HowMany, other: HowMany) -> Condition:
    return AllHold((compared(one, "yours"), compared(other, "yours")))


def you_have_either(one: HowMany, other: HowMany) -> Condition:
    return OneHolds((compared(one, "yours"), compared(other, "yours")))


def you_have_all_named(names: tuple[str, ...]) -> Condition:
    each = [Compare(Count(Cards(("character",), "yours", (Named((name,)),))), "at least", 1) for name in names]
    return AllHold(tuple(each))


def strongest(many: HowMany, _: Literal["at least"], stat: Token) -> Condition:
    figure = STATS[stat]
    mine, theirs = of(many.cards, "yours"), Cards(many.cards.types, "opposing")
    return Compare(MostAmong(figure, mine), "more than", MostAmong(figure, theirs))


def they_have(many: HowMany) -> Condition:
    return compared(many, "opposing")


def there_is(many: HowMany) -> Condition:
    under = many.cards
    if under.zone == "under" and not under.types and not under.where:
        return Compare(Size(Under(under.under or This())), many.comparison, many.number)
    return Compare(Count(replace(many.cards, said="there")), many.comparison, many.number)


def yours_exerted(many: HowMany) -> Condition:
    exerted = with_trait(replace(many.cards, whose="yours", said="so"), Is("exerted"))
    return Compare(Count(exerted), many.comparison, many.number)


def i_have_more(cards: Cards) -> Condition:
    cards = replace(cards, said="")
    return Compare(Count(of(cards, "yours")), "more than", Count(of(cards, "opposing")))


def they_have_more(cards: Cards) -> Condition:
    cards = replace(cards, said="")
    return Compare(Count(of(cards, "opposing")), "more than", Count(of(cards, "yours")))


def chosen_has_more(cards: Cards) -> Condition:
    chosen = of(cards, cast(Any, "?chosen opponent"))
    return Compare(Count(chosen), "more than", Count(of(cards, "yours")))


def more_lore() -> Condition:
    return Compare(PlayerHas("lore", "any opponent"), "more than", PlayerHas("lore", "you"))


def lore_at_least(number: Token) -> Condition:
    return Compare(PlayerHas("lore", "any opponent"), "at least", int(number))


def lore_is(number: Token) -> Condition:
    return Compare(PlayerHas("lore", "any opponent"), "is", int(number))


# What certain cards are.


def state_being_challenged() -> Trait:
    return Is("being challenged")


def is_state(them: Them, state: Trait) -> Condition:
    if them in (This(), Ref("?he")) and state == Is("being challenged"):
        return During("being challenged")
    if isinstance(them, Every) and them.cards.zone != "play":  # none of them isn't
        return Compare(Count(with_trait(them.cards, Not(state))), "is", 0)
    return so(them, state)


def is_not() -> None:
    return None


def isnt_at_location(them: Them, _: None) -> Condition:
    return DoesntHold(They(them, (Is("at a location"),)))


def has_trait(them: Them, trait: Trait) -> Condition:
    return so(them, trait)


def at_hand_have(many: HowMany) -> Condition:
    return compared(many, "theirs")


def challenging_a(cards: Cards) -> Condition:
    return AllHold((During("challenging"), They(Ref("challenged"), traits_of(cards))))


def this_in_discard() -> Condition:
    return IN_DISCARD


def is_a(them: Them, cards: Cards) -> Condition:
    return They(them, traits_of(cards))


def is_named(them: Them, names: tuple[str, ...]) -> Condition:
    return They(them, (Named(names),))


def it_is_either(one: Cards, other: Cards) -> Condition:
    return They(Ref("?it"), (OneOf((AllOf(traits_of(one)), AllOf(traits_of(other)))),))


def it_is_or_named(cards: Cards, names: tuple[str, ...]) -> Condition:
    types, rest = traits_of(cards)[:1], traits_of(cards)[1:]
    return They(Ref("?it"), (*types, OneOf((AllOf(rest), Named(names)))))


def it_is_named() -> Condition:
    return They(Ref("?it"), (IsNamedCard(),))


def it_has_same_name(them: Them) -> Condition:
    return They(Ref("?it"), (SameName(them),))


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


