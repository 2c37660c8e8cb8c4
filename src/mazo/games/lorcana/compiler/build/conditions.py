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
    Who,
    Whose,
)
from mazo.abilities.tree.words import EventName
from mazo.games.lorcana.compiler.build.amounts import Amounts
from mazo.games.lorcana.compiler.build.nouns import STATS, of, traits_of, unplaced, with_trait
from mazo.games.lorcana.compiler.parts import HowMany


def held(many: HowMany, whose: Whose) -> Cards:
    """The cards as somebody's; "their hand" of an opponent is an opponent's."""
    cards = replace(many.cards, said="") if many.cards.said == "in play" else many.cards
    return cards if cards.whose not in ("any", "theirs") else of(cards, whose)


def compared(many: HowMany, whose: Whose) -> Condition:
    """Somebody has so many."""
    return Compare(Count(held(many, whose)), many.comparison, many.number)


def happened(event: EventName, many: HowMany, who: Who) -> Condition:
    """Something has happened so often this turn."""
    cards: Cards | None = unplaced(many.cards)
    assert cards is not None
    if cards == Cards():
        cards = None
    return Compare(Happened(event, who, cards), many.comparison, many.number)


def befell(event: EventName, many: HowMany, whose: Whose | None = None) -> Condition:
    """Something has happened so often this turn to somebody's cards, whoever did it."""
    cards = unplaced(many.cards)
    cards = cards if whose is None else of(cards, whose)
    return Compare(Happened(event, "each player", cards), many.comparison, many.number)


def by_whose(many: HowMany) -> tuple[HowMany, Who]:
    """Whose cards did something, as the player who did it."""
    who: Who = {"yours": "you", "opposing": "each opponent"}.get(many.cards.whose, "each player")
    return replace(many, cards=of(many.cards, "any")), who


def they(them: Them, trait: Trait) -> Condition:
    """Those cards are so; "an opposing character is so" means that there is one."""
    if isinstance(them, Chosen) and them.plain:
        return Compare(Count(with_trait(replace(them.cards, said="so"), trait)), "at least", 1)
    return They(them, (trait,))


IN_DISCARD = They(This(), (Is("?in discard"),))
"""A mark: the ability works while its card is in the discard."""


THEY_ARE_CHALLENGED = They(Ref("?they"), (Is("being challenged"),))
"""Of whom a fact speaks as long as they are being challenged."""


class Conditions(Amounts):
    """Builds conditions."""

    # So many.

    def at_least_one(self, cards: Cards) -> HowMany:
        return HowMany(cards, "at least", 1)

    def another_one(self, cards: Cards) -> HowMany:
        return HowMany(replace(cards, other=True), "at least", 1)

    def at_least(self, number: Token, cards: Cards) -> HowMany:
        return HowMany(cards, "at least", int(number))

    def at_least_others(self, number: Token, cards: Cards) -> HowMany:
        return HowMany(replace(cards, other=True), "at least", int(number))

    def exactly(self, number: Token, cards: Cards) -> HowMany:
        return HowMany(cards, "is", int(number))

    def none_of(self, cards: Cards) -> HowMany:
        return HowMany(cards, "is", 0)

    def more_than(self, number: Token, cards: Cards) -> HowMany:
        return HowMany(cards, "more than", int(number))

    def fewer_than(self, number: Token, cards: Cards) -> HowMany:
        return HowMany(cards, "less than", int(number))

    # Who has what.

    def all_hold(self, *conditions: Condition) -> Condition:
        return AllHold(conditions)

    def you_have(self, many: HowMany) -> Condition:
        return compared(many, "yours")

    def you_dont_have(self, many: HowMany) -> Condition:
        return DoesntHold(compared(many, "yours"))

    def you_have_both(self, one: HowMany, other: HowMany) -> Condition:
        return AllHold((compared(one, "yours"), compared(other, "yours")))

    def you_have_either(self, one: HowMany, other: HowMany) -> Condition:
        return OneHolds((compared(one, "yours"), compared(other, "yours")))

    def you_have_all_named(self, names: tuple[str, ...]) -> Condition:
        each = [Compare(Count(Cards(("character",), "yours", (Named((name,)),))), "at least", 1) for name in names]
        return AllHold(tuple(each))

    def you_have_any(self, cards: Cards) -> Condition:
        return Compare(Count(of(cards, "yours")), "at least", 1)

    def strongest(self, many: HowMany, comparison: str, stat: Token) -> Condition:
        figure = STATS[stat]
        mine, theirs = of(many.cards, "yours"), Cards(many.cards.types, "opposing")
        return Compare(MostAmong(figure, mine), "more than", MostAmong(figure, theirs))

    def they_have(self, many: HowMany) -> Condition:
        return compared(many, "opposing")

    def there_is(self, many: HowMany) -> Condition:
        return Compare(Count(replace(many.cards, said="there")), many.comparison, many.number)

    def yours_exerted(self, many: HowMany) -> Condition:
        exerted = with_trait(replace(many.cards, whose="yours", said="so"), Is("exerted"))
        return Compare(Count(exerted), many.comparison, many.number)

    def i_have_more(self, cards: Cards) -> Condition:
        cards = replace(cards, said="")
        return Compare(Count(of(cards, "yours")), "more than", Count(of(cards, "opposing")))

    def they_have_more(self, cards: Cards) -> Condition:
        cards = replace(cards, said="")
        return Compare(Count(of(cards, "opposing")), "more than", Count(of(cards, "yours")))

    def chosen_has_more(self, cards: Cards) -> Condition:
        chosen = of(cards, cast(Any, "?chosen opponent"))
        return Compare(Count(chosen), "more than", Count(of(cards, "yours")))

    def more_lore(self) -> Condition:
        return Compare(PlayerHas("lore", "any opponent"), "more than", PlayerHas("lore", "you"))

    def lore_at_least(self, number: Token) -> Condition:
        return Compare(PlayerHas("lore", "any opponent"), "at least", int(number))

    def lore_is(self, number: Token) -> Condition:
        return Compare(PlayerHas("lore", "any opponent"), "is", int(number))

    def inkwell_exerted(self) -> Condition:
        return Compare(Count(Cards(whose="yours", zone="inkwell", where=(Not(Is("exerted")),))), "is", 0)

    # What certain cards are.

    def state_being_challenged(self) -> Trait:
        return Is("being challenged")

    def is_state(self, them: Them, state: Trait) -> Condition:
        if isinstance(them, This) and state == Is("being challenged"):
            return During("being challenged")
        return they(them, state)

    def is_not(self) -> None:
        return None

    def isnt_at_location(self, them: Them, _: None) -> Condition:
        return DoesntHold(They(them, (Is("at a location"),)))

    def stat_trait(self, number: Token, stat: Token, comparison: Any) -> Trait:
        return Has(STATS[stat], comparison, int(number))

    def damage_trait(self, number: Token) -> Trait:
        return Has("damage", "at least", int(number))

    def has_trait(self, them: Them, trait: Trait) -> Condition:
        return they(them, trait)

    def has_card_under(self, them: Them, _: Them) -> Condition:
        return They(them, (Is("has cards under"),))

    def has_cards_under(self, them: Them) -> Condition:
        return Compare(Size(Under(them)), "at least", 1)

    def at_hand_have(self, many: HowMany) -> Condition:
        return compared(many, "theirs")

    def was_discarded(self, cards: Cards) -> Condition:
        return They(Ref("discarded"), traits_of(unplaced(cards)), "discarded")

    def you_discarded_such(self, cards: Cards) -> Condition:
        return They(Ref("discarded"), traits_of(unplaced(cards)), "you discarded")

    def he_is_at_location(self) -> Condition:
        return They(Ref("?he"), (Is("at a location"),))

    def they_are_challenged(self) -> Condition:
        return THEY_ARE_CHALLENGED

    def challenging_a(self, cards: Cards) -> Condition:
        return AllHold((During("challenging"), They(Ref("challenged"), traits_of(cards))))

    def second_draw(self) -> Condition:
        return Compare(Happened("draw", "they"), "is", 2)

    def second_ink(self) -> Condition:
        return Compare(Happened("ink"), "is", 2)

    def didnt_ink(self) -> Condition:
        return DoesntHold(Compare(Happened("ink"), "at least", 1))

    def you_healed_yours(self, number: Token) -> Condition:
        if number != "1":
            raise ValueError("how much damage was removed is not remembered")
        return Compare(Happened("is healed", "you", Cards(("character",), "yours")), "at least", 1)

    def this_in_discard(self) -> Condition:
        return IN_DISCARD

    def is_a(self, them: Them, cards: Cards) -> Condition:
        return They(them, traits_of(cards))

    def is_named(self, them: Them, names: tuple[str, ...]) -> Condition:
        return They(them, (Named(names),))

    def it_is_a(self, cards: Cards) -> Condition:
        return They(Ref("?it"), traits_of(cards))

    def they_are_a(self, cards: Cards) -> Condition:
        return They(Ref("?they"), traits_of(cards))

    def it_is_either(self, one: Cards, other: Cards) -> Condition:
        return They(Ref("?it"), (OneOf((AllOf(traits_of(one)), AllOf(traits_of(other)))),))

    def it_is_or_named(self, cards: Cards, names: tuple[str, ...]) -> Condition:
        types, rest = traits_of(cards)[:1], traits_of(cards)[1:]
        return They(Ref("?it"), (*types, OneOf((AllOf(rest), Named(names)))))

    def it_is_named(self) -> Condition:
        return They(Ref("?it"), (IsNamedCard(),))

    def it_has_same_name(self, them: Them) -> Condition:
        return They(Ref("?it"), (SameName(them),))

    def one_is_chosen(self, cards: Cards) -> Condition:
        only = tuple(one for one in cards.where if isinstance(one, Classified | Named | HasKeyword | Is | Has))
        return They(Ref("?chosen"), only, "chosen")

    def one_was_returned(self, cards: Cards) -> Condition:
        return They(Ref("?chosen"), cards.where, "you returned")

    def shifted(self, keyword: Token, them: Them) -> Condition:
        if keyword != "Shift":
            raise ValueError(f"{keyword} is not how characters are played")
        return They(them, (Is("shifted"),))

    def first_turn(self) -> Condition:
        return FirstTurn()

    def done(self) -> Condition:
        return Did("removed")

    # What has happened this turn.

    def you_played(self, many: HowMany) -> Condition:
        return happened("play", many, "you")

    def you_didnt_play(self, many: HowMany) -> Condition:
        return DoesntHold(happened("play", many, "you"))

    def put_into_discard(self, many: HowMany) -> Condition:
        return befell("put into discard", replace(many, cards=replace(many.cards, zone="discard")), "yours")

    def left_discard(self, many: HowMany) -> Condition:
        return happened("left discard", many, "each player")

    def you_discarded(self) -> Condition:
        return Compare(Happened("discard"), "at least", 1)

    def you_healed(self) -> Condition:
        return Compare(Happened("is healed", "you", Cards(("character",))), "at least", 1)

    def was_banished(self, many: HowMany) -> Condition:
        return befell("banish", many)

    def yours_was_banished(self, cards: Cards) -> Condition:
        return befell("banish", HowMany(cards, "at least", 1), "yours")

    def was_banished_in_challenge(self, many: HowMany) -> Condition:
        return befell("banished in a challenge", many)

    def took_damage(self, many: HowMany) -> Condition:
        return befell("takes damage", many)

    def yours_took_damage(self, cards: Cards) -> Condition:
        return befell("takes damage", HowMany(cards, "at least", 1), "yours")

    def none_challenged(self) -> Condition:
        return Compare(Happened("challenge"), "is", 0)

    def challenged_this_turn(self, many: HowMany) -> Condition:
        return happened("challenge", *by_whose(many))

    def quested_this_turn(self, many: HowMany) -> Condition:
        return happened("quest", *by_whose(many))

    def none_quested(self) -> Condition:
        return Compare(Happened("quest", "each player", Cards(("character",), other=True)), "is", 0)

    def second_challenge(self) -> Condition:
        return Compare(Happened("challenge"), "is", 2)

    def being_challenged(self) -> Condition:
        return During("being challenged")

    def your_turn(self) -> Condition:
        return Turn()

    def own_turn(self) -> Condition:
        return Turn("theirs")

    def they_are_at_location(self) -> Condition:
        return They(Ref("?they"), (Is("at a location"),))

    def theirs_challenged(self) -> Condition:
        return Compare(Happened("challenge", "they", Cards(("character",), "theirs")), "at least", 1)

    def any_moved(self, cards: Cards) -> Condition:
        return Compare(Size(Ref("?chosen"), traits_of(cards)), "at least", 1)

    def their_turn(self) -> Condition:
        return Turn("opponents")

    def sang_this(self, many: HowMany) -> Condition:
        return Compare(Size(Ref("singers")), many.comparison, many.number)

    def you_put_under(self, them: Them) -> Condition:
        if isinstance(them, Chosen):
            return Compare(Happened("put under", "you", them.cards), "at least", 1)
        return Compare(Happened("put under", "you", Cards(where=(SameObject(This()),))), "at least", 1)
