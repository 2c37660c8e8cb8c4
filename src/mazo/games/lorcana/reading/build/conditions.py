"""Conditions: what must hold."""

from __future__ import annotations

from typing import Any, TypeAlias, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    AllHold,
    Amount,
    Cards,
    Chosen,
    Classified,
    Compare,
    Condition,
    Count,
    Did,
    During,
    Every,
    FirstTurn,
    Has,
    HasKeyword,
    Is,
    IsNamedCard,
    Named,
    Not,
    OneHolds,
    Ref,
    Size,
    Them,
    They,
    This,
    Trait,
    Under,
    Who,
)
from mazo.games.lorcana.reading.parts import Conjunction, Holder, HowMany, Mark, SoMany, Stock, Unit
from mazo.games.lorcana.reading.shape.amounts import compared, held_by, said_so, so
from mazo.games.lorcana.reading.shape.cards import had, traits_of, with_trait
from mazo.games.lorcana.reading.shape.clauses import THEMSELVES_CHALLENGED

IN_DISCARD = They(This(), (Is("?in discard"),))
"""A mark: the ability works while its card is in the discard."""


IN_PLAY = They(This(), (Is("?in play"),))
"""A mark: as long as this card is in play."""


THEY_ARE_CHALLENGED = They(Ref("?they"), (Is("being challenged"),))
"""Of whom a fact speaks as long as they are being challenged."""


_IN_PLAY = Mark(zone="play", said="in play")

SeveralHad: TypeAlias = tuple[HowMany, Conjunction, HowMany]
"""Some cards and others, or one of them."""

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


def less_than(number: Token) -> SoMany:
    return SoMany("less than", int(number))


def not_one() -> SoMany:
    return SoMany("is", 0)


def more_than(number: Token) -> SoMany:
    return SoMany("more than", int(number))


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


def affirmed() -> bool:
    return True


def denied() -> bool:
    return False


def conjoined() -> Conjunction:
    return "and"


def disjoined() -> Conjunction:
    return "or"


def has(who: Holder, affirmed: bool, what: HowMany | Stock | SeveralHad) -> Condition:
    if not isinstance(what, tuple):
        return said_so(held_by(who, what), affirmed)
    one, conjunction, other = what
    had = (compared(one, who.whose), compared(other, who.whose))
    return said_so(AllHold(had) if conjunction == "and" else OneHolds(had), affirmed)


def several_had(one: HowMany, conjunction: Conjunction, other: HowMany) -> SeveralHad:
    return one, conjunction, other


def stock(so_many: SoMany, unit: Unit) -> Stock:
    if so_many.other:
        raise ValueError("how much of it")
    return Stock(unit, so_many.comparison, so_many.number)


def stock_more(comparison: str, unit: Unit, rival: Holder) -> Stock:
    return Stock(unit, "more than" if comparison == "at least" else "less than", rival)


def more_cards(comparison: str, cards: Cards, rival: Holder) -> Stock:
    return Stock(cards, "more than" if comparison == "at least" else "less than", rival)


def you_have_all_named(names: tuple[str, ...]) -> Condition:
    each = [Compare(Count(Cards(("character",), "yours", (Named((name,)),))), "at least", 1) for name in names]
    return AllHold(tuple(each))


def there_is(many: HowMany) -> Condition:
    under = many.cards
    if under.other and under.zone == "under":
        raise ValueError("another than which?")
    if under.zone == "under" and not under.types and not under.where:
        return Compare(Size(Under(under.under or This())), many.comparison, many.number)
    return Compare(Count(replace(many.cards, said="there")), many.comparison, many.number)


def so_many_are(many: HowMany, state: Trait | Mark | tuple[Any, ...]) -> Condition:
    if state == _IN_PLAY:
        return there_is(many)
    if isinstance(state, Mark | tuple):
        raise ValueError("how they are, or that they are in play")
    return Compare(Count(with_trait(replace(many.cards, said="so"), state)), many.comparison, many.number)


# What certain cards are.


def state_being_challenged() -> Trait:
    return Is("being challenged")


def is_state(them: Them, affirmed: bool, state: Trait | Mark | tuple[Any, ...]) -> Condition:
    if isinstance(state, Mark):
        if state == _IN_PLAY and them == This() and affirmed:
            return IN_PLAY
        if state == Mark("yours", "hand") and isinstance(them, Ref) and affirmed:
            return They(them, (Is("?in hand"),))
        if state != Mark("yours", "discard") or them != This() or not affirmed:
            raise ValueError("this card in your discard")
        return IN_DISCARD
    if isinstance(state, tuple):
        raise ValueError("where?")
    return said_so(_is(them, state), affirmed)


def _is(them: Them, state: Trait) -> Condition:
    if them in (This(), Ref("?he")) and state == Is("being challenged"):
        return During("being challenged")
    if isinstance(them, Every) and them.cards.zone != "play":  # none of them isn't
        return Compare(Count(with_trait(them.cards, Not(state))), "is", 0)
    return so(them, state)


def has_trait(them: Them, affirmed: bool, trait: Trait) -> Condition:
    return said_so(so(them, had(trait)), affirmed)


def does_it(who: Who, affirmed: bool) -> Condition:
    if who not in ("you", "they"):
        raise ValueError("who was asked")
    if who == "they" and affirmed:
        raise ValueError("if you do")
    return said_so(Did(), affirmed)


def challenging_a(cards: Cards) -> Condition:
    return AllHold((During("challenging"), They(Ref("challenged"), traits_of(cards))))


def is_so_much(amount: Amount, number: Token, comparison: Any) -> Condition:
    return Compare(amount, comparison, int(number))


def is_a(them: Them, affirmed: bool, cards: Cards) -> Condition:
    if isinstance(them, Chosen) and them.plain:
        raise ValueError("whether there is one")
    return said_so(They(them, traits_of(cards)), affirmed)


def is_named(them: Them, affirmed: bool, names: tuple[str, ...]) -> Condition:
    return said_so(so(them, Named(names)), affirmed)


def is_the_named(them: Them, affirmed: bool) -> Condition:
    return said_so(They(them, (IsNamedCard(),)), affirmed)


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
    return THEMSELVES_CHALLENGED
