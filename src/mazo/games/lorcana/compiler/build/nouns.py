"""Nouns: cards with their adjectives, and which of them."""

from __future__ import annotations

from typing import Any, Final, cast

from lark import Token, Tree
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Both,
    Cards,
    Chosen,
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
    Top,
    Trait,
    Under,
    Whose,
)
from mazo.abilities.tree.words import CardType, Stat, Zone
from mazo.games.lorcana.compiler.parts import Mark, Total

STATS: Final[dict[str, Stat]] = {"{S}": "strength", "{W}": "willpower", "{L}": "lore"}
CARD: Final = "?card"
"""The zone of a noun that says "card" and no zone: the sentence around it knows."""


def located(cards: Cards, zone: Zone, whose: Whose = "yours") -> Cards:
    """A noun that says "card", in the zone that its sentence means."""
    if cards.zone != CARD and cards.zone != "play":
        return cards
    return replace(cards, zone=zone, whose=whose if cards.whose == "any" else cards.whose)


def unplaced(cards: Cards) -> Cards:
    """A noun as a kind of card only, without a zone."""
    return replace(cards, zone="play") if cards.zone == CARD else cards


def with_trait(cards: Cards, *traits: Trait) -> Cards:
    """The noun with further traits."""
    return replace(cards, where=(*cards.where, *traits))


def of(cards: Cards, whose: Whose) -> Cards:
    """The noun as somebody's."""
    return replace(cards, whose=whose)


def traits_of(cards: Cards) -> tuple[Trait, ...]:
    """What a card must be to be such a one."""
    types: tuple[Trait, ...] = (OfType(cards.types),) if cards.types else ()
    return types + cards.where


def as_many(cards: Cards, count: Amount, *, up_to: bool = False, plain: bool = False) -> Chosen:
    """So many of such cards, with the limit on their total if the noun had one."""
    total = next((one for one in cards.where if isinstance(one, Total)), None)
    if total is None:
        return Chosen(cards, count, up_to, plain=plain)
    kept = tuple(one for one in cards.where if not isinstance(one, Total))
    return Chosen(replace(cards, where=kept), count, up_to, plain=plain, within=total.stat, limit=total.limit)


class Unbuilt(ValueError):
    """A phrase of the grammar for which the ability tree has no word."""


class Nouns:
    """Builds nouns; and everything: `build` calls the method of each named alternative with what its parts became."""

    def build(self, parse: Any) -> Any:
        """What a parse means."""
        if not isinstance(parse, Tree):
            return parse
        method = getattr(self, parse.data, None)
        if method is None:
            raise Unbuilt(f"a word in the ability tree for {str(parse.data).replace('_', ' ')!r}")
        return method(*[self.build(child) for child in parse.children])

    # Adjectives and what stands after the noun.

    def other(self) -> Mark:
        return Mark(other=True)

    def opposing(self) -> Mark:
        return Mark("opposing")

    def of_yours(self) -> Mark:
        return Mark("yours", said="of yours")

    def you_have_in_play(self) -> Mark:
        return Mark("yours", said="have in play")

    def they_have_in_play(self) -> Mark:
        return Mark("opposing", said="have in play")

    def theirs(self) -> Mark:
        return Mark("theirs")

    def in_play(self) -> Mark:
        return Mark(zone="play", said="in play")

    def yours_here(self) -> tuple[Mark, Trait]:
        return Mark("yours", said="have in play"), Is("here")

    def damaged(self) -> Trait:
        return Is("damaged")

    def undamaged(self) -> Trait:
        return Is("undamaged")

    def exerted(self) -> Trait:
        return Is("exerted")

    def ready(self) -> Trait:
        return Is("ready")

    def here(self) -> Trait:
        return Is("here")

    def at_location(self) -> Trait:
        return Is("at a location")

    def inkable(self) -> Trait:
        return Is("inkable")

    def not_a_song(self) -> Trait:
        return Is("not a song")

    def was_challenged(self) -> Trait:
        return Is("was challenged this turn")

    def with_damage(self) -> Trait:
        return Has("damage", "at least", 1)

    def with_no_damage(self) -> Trait:
        return Has("damage", "is", 0)

    def with_card_under(self) -> Trait:
        return Is("has cards under")

    def no_character(self) -> Trait:
        return Not(OfType(("character",)))

    def revealed(self) -> Mark:
        return Mark()

    def classes(self, *names: Token) -> Trait:
        return Classified(tuple(map(str, names)))

    def of_ink(self, ink: Token) -> Trait:
        return OfColour((str(ink),))

    def more(self) -> str:
        return "at least"

    def less(self) -> str:
        return "at most"

    def with_stat(self, number: Token, stat: Token, comparison: Any = "is") -> Trait:
        return Has(STATS[stat], comparison, int(number))

    def with_stat_most(self, stat: Token, amount: Amount) -> Trait:
        return Has(STATS[stat], "at most", amount)

    def with_stat_than(self, comparison: str, stat: Token, them: Them) -> Trait:
        figure = STATS[stat]
        if isinstance(them, Every):
            bound = MostAmong(figure, them.cards, lowest=comparison != "at least")
            return Has(figure, "more than" if comparison == "at least" else "less than", bound)
        return Has(figure, "more than" if comparison == "at least" else "less than", Sum(figure, them))

    def with_cost(self, number: Token, comparison: Any = "is") -> Trait:
        return Has("cost", comparison, int(number))

    def with_stat_each(self, number: Token, stat: Token, comparison: Any) -> tuple[Mark, Trait]:
        return Mark(said="each"), self.with_stat(number, stat, comparison)

    def with_cost_each(self, number: Token, comparison: Any) -> tuple[Mark, Trait]:
        return Mark(said="each"), self.with_cost(number, comparison)

    def with_cost_most(self, amount: Amount) -> Trait:
        return Has("cost", "at most", amount)

    def with_cost_up_to(self, number: Token, them: Them) -> Trait:
        return Has("cost", "at most", Math("plus", Sum("cost", them), int(number)))

    def with_same_cost(self) -> Trait:
        return Has("cost", "at most", Sum("cost", Ref("?chosen")))

    def with_keyword(self, keyword: Token) -> Trait:
        return HasKeyword(str(keyword))

    def without_keyword(self, keyword: Token) -> Trait:
        return Not(HasKeyword(str(keyword)))

    def names(self, *names: Token) -> tuple[str, ...]:
        return tuple(map(str, names))

    def named(self, names: tuple[str, ...]) -> Trait:
        return Named(names)

    def not_named(self, names: tuple[str, ...]) -> Trait:
        return Not(Named(names))

    def the_named(self) -> Trait:
        return IsNamedCard()

    def same_name_as_it(self) -> Trait:
        return SameName(Ref("?chosen"))

    def same_name(self, them: Them) -> Trait:
        return SameName(them)

    def with_total(self, stat: Token, limit: Token) -> Total:
        return Total(STATS[stat], int(limit))

    def at_that_location(self) -> tuple[Mark, Trait]:
        return Mark(said="there"), Is("here")

    def from_under(self, them: Them) -> Mark:
        return Mark(zone="under", under=None if isinstance(them, This) else them)

    def from_there(self) -> Mark:
        return Mark("yours", "?there")

    def from_hand_or_discard(self) -> Mark:
        return Mark("yours", "?hand or discard")

    def all_under(self, them: Them) -> Them:
        return Under(them)

    # Zones.

    def hand(self) -> Zone:
        return "hand"

    def discard_zone(self) -> Zone:
        return "discard"

    def inkwell(self) -> Zone:
        return "inkwell"

    def deck(self) -> Zone:
        return "deck"

    def whose_your(self) -> str:
        return "yours"

    def whose_their(self) -> str:
        return "theirs"

    def whose_chosen_player(self) -> str:
        return "?chosen player"

    def whose_chosen_opponent(self) -> str:
        return "?chosen opponent"

    def whose_opponents(self) -> str:
        return "opposing"

    def whose_any(self) -> str:
        return "any"

    def whose_owner(self) -> str:
        return "owner"

    def zone(self, whose: str, zone: Zone) -> Mark:
        return Mark(whose, zone)

    def in_zone(self, mark: Mark) -> Mark:
        return mark

    # Heads.

    def character(self) -> CardType:
        return "character"

    def item(self) -> CardType:
        return "item"

    def location(self) -> CardType:
        return "location"

    def action(self) -> CardType:
        return "action"

    def song(self) -> str:
        return "song"

    def head_s(self, *types: str) -> Cards:
        if types == ("song",):
            return Cards(("action",), where=(Is("a song"),))
        return Cards(types)

    head_p = head_s

    def carded(self, *types: str) -> Cards:
        return replace(self.head_s(*types), zone=CARD)

    def any_card(self) -> Cards:
        return Cards(zone=CARD)

    def class_only(self, name: Token) -> Cards:
        return Cards(("character",), where=(Classified((str(name),)),), said="class")

    def noun_s(self, *parts: Any) -> Cards:
        head = cards = next(one for one in parts if isinstance(one, Cards))
        before: list[Trait] = []
        after: list[Trait] = []
        place = before
        for part in parts:
            if part is head:
                before += head.where
                place = after
                continue
            for one in part if isinstance(part, tuple) else (part,):
                if isinstance(one, Mark):
                    cards = _marked(cards, one)
                else:
                    place.append(one)
        if cards.said == "in play" and after and not (isinstance(parts[-1], Mark) and parts[-1].said == "in play"):
            cards = replace(cards, said="in play with")
        return replace(cards, where=(*before, *after))

    noun_p = noun_s

    # Which cards.

    def this(self) -> Them:
        return This()

    def he(self) -> Them:
        return Ref("?he")

    def it(self) -> Them:
        return Ref("?it")

    def they(self) -> Them:
        return Ref("?they")

    def that_character(self) -> Them:
        return Ref("?character")

    def that_item(self) -> Them:
        return Ref("?item")

    def that_location(self) -> Them:
        return Ref("?location")

    def that_card(self) -> Them:
        return Ref("?card")

    def those_characters(self) -> Them:
        return Ref("?characters")

    def those_cards(self) -> Them:
        return Ref("?cards")

    def the_chosen(self) -> Them:
        return Ref("?chosen")

    def the_subject(self) -> Them:
        return Ref("subject")

    def the_other(self) -> Them:
        return Ref("?second")

    def the_discarded(self) -> Them:
        return Ref("discarded")

    def challenger(self) -> Them:
        return Ref("challenger")

    def challenged(self) -> Them:
        return Ref("challenged")

    def another_chosen_exerted(self) -> Them:
        return Chosen(Cards(("character",), where=(Is("exerted"),), other=True))

    def chosen(self, cards: Cards) -> Them:
        return as_many(unplaced(cards), 1)

    def another_chosen(self, cards: Cards) -> Them:
        return as_many(replace(unplaced(cards), other=True), 1)

    def some(self, cards: Cards) -> Them:
        return as_many(cards, 1, plain=cards.zone == "play")

    def another(self, cards: Cards) -> Them:
        return self.some(replace(cards, other=True))

    def one_of_yours(self, cards: Cards) -> Them:
        return as_many(of(cards, "yours"), 1, plain=True)

    def one_of_theirs(self, cards: Cards) -> Them:
        return as_many(of(cards, "theirs"), 1, plain=True)

    def up_to_chosen(self, number: Token, cards: Cards) -> Them:
        return as_many(cards, int(number), up_to=True)

    def up_to_others_chosen(self, number: Token, cards: Cards) -> Them:
        return as_many(replace(cards, other=True), int(number), up_to=True)

    def some_chosen(self, number: Token, cards: Cards) -> Them:
        return as_many(cards, int(number))

    def others_chosen(self, number: Token, cards: Cards) -> Them:
        return as_many(replace(cards, other=True), int(number))

    def any_chosen(self, cards: Cards) -> Them:
        return as_many(cards, ANY_NUMBER, up_to=True)

    def any_number(self, cards: Cards) -> Them:
        return as_many(cards, ANY_NUMBER, up_to=True, plain=cards.zone == "play")

    def any_of_yours(self, cards: Cards) -> Them:
        return as_many(of(cards, "yours"), ANY_NUMBER, up_to=True, plain=True)

    def up_to(self, number: Token, cards: Cards) -> Them:
        return as_many(cards, int(number), up_to=True, plain=cards.zone == "play")

    def several(self, number: Token, cards: Cards) -> Them:
        return as_many(cards, int(number), plain=cards.zone == "play")

    def up_to_of_yours(self, number: Token, cards: Cards) -> Them:
        return as_many(of(cards, "yours"), int(number), up_to=True, plain=True)

    def several_of_yours(self, number: Token, cards: Cards) -> Them:
        return as_many(of(cards, "yours"), int(number), plain=True)

    def several_of_theirs(self, number: Token, cards: Cards) -> Them:
        return as_many(of(cards, "theirs"), int(number), plain=True)

    def all_of(self, cards: Cards) -> Them:
        return self.every(cards, "all")

    def each_one(self, cards: Cards) -> Them:
        return self.every(cards, "each")

    def bare(self, cards: Cards) -> Them:
        return self.every(cards, "bare")

    def all_of_yours(self, cards: Cards) -> Them:
        return self.every_of_yours(cards, "all")

    def each_one_of_yours(self, cards: Cards) -> Them:
        return self.every_of_yours(cards, "each")

    def bare_of_yours(self, cards: Cards) -> Them:
        return self.every_of_yours(cards, "bare")

    def every(self, cards: Cards, said: Any) -> Them:
        if cards.under is not None and not cards.types and not cards.where:
            return Under(cards.under)
        return Every(cards, said)

    def every_of_yours(self, cards: Cards, said: Any) -> Them:
        mine = of(cards, "yours")
        there = Is("at a location")
        if len(cards.types) > 1 and there in cards.where:  # "your locations and characters at locations"
            places = replace(
                mine,
                types=tuple(one for one in mine.types if one != "character"),
                where=tuple(one for one in mine.where if one != there),
            )
            return Both((Every(places), Every(replace(mine, types=("character",)))))
        return Every(mine, said)

    def both(self, one: Them, other: Them) -> Them:
        return Both((one, other))

    def top_one(self, whose: str) -> Them:
        return Top(1, cast(Any, whose))

    def top_several(self, number: Token, whose: str) -> Them:
        return Top(int(number), cast(Any, whose))

    def top_amount(self, amount: Amount) -> Them:
        return Top(amount)

    def top_mine(self) -> Them:
        return Top()


def _marked(cards: Cards, mark: Mark) -> Cards:
    if mark.whose is not None:
        cards = replace(cards, whose=cast(Any, mark.whose))
    if mark.said and cards.said != "class":
        cards = replace(cards, said=cast(Any, mark.said))
    if mark.zone is not None:
        cards = replace(cards, zone=mark.zone, under=mark.under)
    return replace(cards, other=True) if mark.other else cards
