"""Adjectives, and what stands after a noun: traits of cards, whose they are, and where."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.tree.nouns import (
    Amount,
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
    Trait,
)
from mazo.abilities.tree.words import Stat, Zone
from mazo.games.lorcana.reading.parts import Mark, SoMany, Total
from mazo.games.lorcana.reading.shape.cards import CHOSEN, STATS
from mazo.games.lorcana.reading.wording import INKS

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


def no_character() -> Trait:
    return Not(OfType(("character",)))


def revealed() -> Mark:
    return Mark()


def kinds(*names: Token) -> Trait:
    words = tuple(map(str, names))
    inks = tuple(one for one in words if one in INKS)
    if inks and inks != words:
        raise ValueError("classifications or inks")
    return OfColour(inks) if inks else Classified(words)


def more() -> str:
    return "at least"


def less() -> str:
    return "at most"


def exactly_so() -> str:
    return "is"


def bound(comparison: str) -> str:
    return comparison


def stat(sign: Token) -> Stat:
    return STATS[sign]


def cost_figure() -> Stat:
    return "cost"


def damage_figure() -> Stat:
    return "damage"


def measured(number: Token, figure: Stat, comparison: Any) -> Has:
    return Has(figure, comparison, int(number))


def figure_measured(figure: Stat, number: Token, comparison: Any) -> Has:
    return Has(figure, comparison, int(number))


def counted_figure(so_many: SoMany, figure: Stat) -> Trait:
    if so_many.other or so_many.at_once:
        raise ValueError("how much of it")
    if figure == "damage" and so_many == SoMany("is", 0):
        return Is("undamaged")
    return Has(figure, so_many.comparison, so_many.number)


def as_much(figure: Stat, amount: Amount) -> Has:
    return Has(figure, "is", amount)


def as_much_or(figure: Stat, comparison: Any, amount: Amount) -> Has:
    return Has(figure, comparison, amount)


def up_to_more(figure: Stat, number: Token, them: Them) -> Has:
    return Has(figure, "at most", Math("plus", Sum(figure, them), int(number)))


def more_than_them(comparison: str, figure: Stat, them: Them) -> Has:
    highest = comparison == "at least"
    bound = MostAmong(figure, them.cards, lowest=not highest) if isinstance(them, Every) else Sum(figure, them)
    return Has(figure, "more than" if highest else "less than", bound)


def same_figure(figure: Stat, them: Them) -> Has:
    return Has(figure, "is", Sum(figure, them))


def same_figure_or(figure: Stat, comparison: Any) -> Has:
    return Has(figure, comparison, Sum(figure, Ref("?chosen")))


def with_trait(trait: Trait) -> Trait:
    match trait:
        case Is("damaged"):
            return Has("damage", "at least", 1)
        case Is("undamaged"):
            return Has("damage", "is", 0)
    return trait


def with_trait_each(trait: Trait) -> tuple[Mark, Trait]:
    return Mark(said="each"), with_trait(trait)


def with_total(measure: Trait) -> Total:
    if not isinstance(measure, Has) or measure.comparison != "at most":
        raise ValueError("a total has a limit")
    return Total(measure.stat, measure.amount)


def with_card_under(them: Them) -> Trait:
    if not isinstance(them, Ref | This):
        raise ValueError("a card under itself")
    return Is("has cards under")


def by_choice() -> Trait:
    return CHOSEN


def your_own() -> Mark:
    return Mark("yours", said="your")


def their_own() -> Mark:
    return Mark("theirs")


def with_keyword(keyword: Token) -> Trait:
    return HasKeyword(str(keyword))


def not_so(trait: Trait) -> Trait:
    if not isinstance(trait, HasKeyword | Named):
        raise ValueError("a keyword or a name that they lack")
    return Not(trait)


def names(*names: Token) -> tuple[str, ...]:
    return tuple(map(str, names))


def named(names: tuple[str, ...]) -> Trait:
    return Named(names)


def the_named() -> Trait:
    return IsNamedCard()


def same_name_as_it() -> Trait:
    return SameName(Ref("?chosen"))


def same_name(them: Them) -> Trait:
    return SameName(them)


def at_place(place: Them) -> Trait | tuple[Mark, Trait]:
    match place:
        case Ref("?location"):
            return Mark(said="there"), Is("here")
        case Chosen(Cards(("location",)) as cards) | Every(Cards(("location",)) as cards) if cards == Cards(("location",)):
            return at_location()
    raise ValueError("a location, or that one")


def under(them: Them) -> Mark:
    return Mark(zone="under", under=None if isinstance(them, This) else them)


def from_there() -> Mark:
    return Mark("yours", "?there")


def at_spot(spot: Trait | Mark) -> Trait:
    if isinstance(spot, Mark):
        raise ValueError("where cards were looked at, they are no more")
    return spot


def from_spot(spot: Trait | Mark) -> Trait | Mark:
    return spot


def from_top(whose: str) -> Mark:
    return Mark(whose, "?top")


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
