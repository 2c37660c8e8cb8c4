"""Conditions: what must hold."""

from __future__ import annotations

from typing import Any, cast

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
from mazo.games.lorcana.reading.parts import HowMany
from mazo.games.lorcana.reading.shape.amounts import befell, by_whose, compared, happened, so
from mazo.games.lorcana.reading.shape.cards import STATS, of, traits_of, unplaced, with_trait

IN_DISCARD = They(This(), (Is("?in discard"),))
"""A mark: the ability works while its card is in the discard."""


THEY_ARE_CHALLENGED = They(Ref("?they"), (Is("being challenged"),))
"""Of whom a fact speaks as long as they are being challenged."""


# So many.


def at_least_one(cards: Cards) -> HowMany:
    return HowMany(cards, "at least", 1)


def another_one(cards: Cards) -> HowMany:
    return HowMany(replace(cards, other=True), "at least", 1)


def at_least(number: Token, cards: Cards) -> HowMany:
    return HowMany(cards, "at least", int(number))


def at_least_others(number: Token, cards: Cards) -> HowMany:
    return HowMany(replace(cards, other=True), "at least", int(number))


def exactly(number: Token, cards: Cards) -> HowMany:
    return HowMany(cards, "is", int(number))


def none_of(cards: Cards) -> HowMany:
    return HowMany(cards, "is", 0)


def more_than(number: Token, cards: Cards) -> HowMany:
    return HowMany(cards, "more than", int(number))


def fewer_than(number: Token, cards: Cards) -> HowMany:
    return HowMany(cards, "less than", int(number))


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


def you_have_any(cards: Cards) -> Condition:
    return Compare(Count(of(cards, "yours")), "at least", 1)


def strongest(many: HowMany, comparison: str, stat: Token) -> Condition:
    figure = STATS[stat]
    mine, theirs = of(many.cards, "yours"), Cards(many.cards.types, "opposing")
    return Compare(MostAmong(figure, mine), "more than", MostAmong(figure, theirs))


def they_have(many: HowMany) -> Condition:
    return compared(many, "opposing")


def there_is(many: HowMany) -> Condition:
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


def inkwell_exerted() -> Condition:
    return Compare(Count(Cards(whose="yours", zone="inkwell", where=(Not(Is("exerted")),))), "is", 0)


# What certain cards are.


def state_being_challenged() -> Trait:
    return Is("being challenged")


def is_state(them: Them, state: Trait) -> Condition:
    if isinstance(them, This) and state == Is("being challenged"):
        return During("being challenged")
    return so(them, state)


def is_not() -> None:
    return None


def isnt_at_location(them: Them, _: None) -> Condition:
    return DoesntHold(They(them, (Is("at a location"),)))


def stat_trait(number: Token, stat: Token, comparison: Any) -> Trait:
    return Has(STATS[stat], comparison, int(number))


def damage_trait(number: Token) -> Trait:
    return Has("damage", "at least", int(number))


def has_trait(them: Them, trait: Trait) -> Condition:
    return so(them, trait)


def has_card_under(them: Them, _: Them) -> Condition:
    return They(them, (Is("has cards under"),))


def has_cards_under(them: Them) -> Condition:
    return Compare(Size(Under(them)), "at least", 1)


def at_hand_have(many: HowMany) -> Condition:
    return compared(many, "theirs")


def was_discarded(cards: Cards) -> Condition:
    return They(Ref("discarded"), traits_of(unplaced(cards)), "discarded")


def you_discarded_such(cards: Cards) -> Condition:
    return They(Ref("discarded"), traits_of(unplaced(cards)), "you discarded")


def he_is_at_location() -> Condition:
    return They(Ref("?he"), (Is("at a location"),))


def they_are_challenged() -> Condition:
    return THEY_ARE_CHALLENGED


def challenging_a(cards: Cards) -> Condition:
    return AllHold((During("challenging"), They(Ref("challenged"), traits_of(cards))))


def second_draw() -> Condition:
    return Compare(Happened("draw", "they"), "is", 2)


def second_ink() -> Condition:
    return Compare(Happened("ink"), "is", 2)


def didnt_ink() -> Condition:
    return DoesntHold(Compare(Happened("ink"), "at least", 1))


def you_healed_yours(number: Token) -> Condition:
    if number != "1":
        raise ValueError("how much damage was removed is not remembered")
    return Compare(Happened("is healed", "you", Cards(("character",), "yours")), "at least", 1)


def this_in_discard() -> Condition:
    return IN_DISCARD


def is_a(them: Them, cards: Cards) -> Condition:
    return They(them, traits_of(cards))


def is_named(them: Them, names: tuple[str, ...]) -> Condition:
    return They(them, (Named(names),))


def it_is_a(cards: Cards) -> Condition:
    return They(Ref("?it"), traits_of(cards))


def they_are_a(cards: Cards) -> Condition:
    return They(Ref("?they"), traits_of(cards))


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


def one_was_returned(cards: Cards) -> Condition:
    return They(Ref("?chosen"), cards.where, "you returned")


def shifted(keyword: Token, them: Them) -> Condition:
    if keyword != "Shift":
        raise ValueError(f"{keyword} is not how characters are played")
    return They(them, (Is("shifted"),))


def first_turn() -> Condition:
    return FirstTurn()


def done() -> Condition:
    return Did("removed")


# What has happened this turn.


def you_played(many: HowMany) -> Condition:
    return happened("play", many, "you")


def you_didnt_play(many: HowMany) -> Condition:
    return DoesntHold(happened("play", many, "you"))


def put_into_discard(many: HowMany) -> Condition:
    return befell("put into discard", replace(many, cards=replace(many.cards, zone="discard")), "yours")


def left_discard(many: HowMany) -> Condition:
    return happened("left discard", many, "each player")


def you_discarded() -> Condition:
    return Compare(Happened("discard"), "at least", 1)


def you_healed() -> Condition:
    return Compare(Happened("is healed", "you", Cards(("character",))), "at least", 1)


def was_banished(many: HowMany) -> Condition:
    return befell("banish", many)


def yours_was_banished(cards: Cards) -> Condition:
    return befell("banish", HowMany(cards, "at least", 1), "yours")


def was_banished_in_challenge(many: HowMany) -> Condition:
    return befell("banished in a challenge", many)


def took_damage(many: HowMany) -> Condition:
    return befell("takes damage", many)


def yours_took_damage(cards: Cards) -> Condition:
    return befell("takes damage", HowMany(cards, "at least", 1), "yours")


def none_challenged() -> Condition:
    return Compare(Happened("challenge"), "is", 0)


def challenged_this_turn(many: HowMany) -> Condition:
    return happened("challenge", *by_whose(many))


def quested_this_turn(many: HowMany) -> Condition:
    return happened("quest", *by_whose(many))


def none_quested() -> Condition:
    return Compare(Happened("quest", "each player", Cards(("character",), other=True)), "is", 0)


def second_challenge() -> Condition:
    return Compare(Happened("challenge"), "is", 2)


def being_challenged() -> Condition:
    return During("being challenged")


def your_turn() -> Condition:
    return Turn()


def own_turn() -> Condition:
    return Turn("theirs")


def they_are_at_location() -> Condition:
    return They(Ref("?they"), (Is("at a location"),))


def theirs_challenged() -> Condition:
    return Compare(Happened("challenge", "they", Cards(("character",), "theirs")), "at least", 1)


def any_moved(cards: Cards) -> Condition:
    return Compare(Size(Ref("?chosen"), traits_of(cards)), "at least", 1)


def their_turn() -> Condition:
    return Turn("opponents")


def sang_this(many: HowMany) -> Condition:
    return Compare(Size(Ref("singers")), many.comparison, many.number)


def you_put_under(them: Them) -> Condition:
    if isinstance(them, Chosen):
        return Compare(Happened("put under", "you", them.cards), "at least", 1)
    return Compare(Happened("put under", "you", Cards(where=(SameObject(This()),))), "at least", 1)
