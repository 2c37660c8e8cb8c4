"""Adjectives, and what stands after a noun: traits of cards, whose they are, and where."""

from __future__ import annotations

from typing import Any, Literal

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
    OneOf,
    PlayerOf,
    Ref,
    SameName,
    Sum,
    Them,
    This,
    Trait,
    Who,
)
from mazo.abilities.tree.words import Stat, Zone
from mazo.games.lorcana.reading.parts import Conjunction, Mark, SoMany, Total
from mazo.games.lorcana.reading.shape.cards import (
    ADDITIONAL,
    AMONG_THEM,
    ANY_NAME,
    CHOSEN,
    RANDOM,
    STATS,
    called,
    had,
    not_of,
)
from mazo.games.lorcana.reading.wording import INKS

# Adjectives and what stands after the noun.


def other() -> Mark:
    return Mark(other=True)


def opposing() -> Mark:
    return Mark("opposing")


def of_yours() -> Mark:
    return Mark("yours", said="of yours")


def kept_there(whose: Any, where: Mark | Is) -> Mark | tuple[Mark, Trait]:
    mark = Mark(whose, said="have in play")
    if isinstance(where, Mark):
        return mark
    if whose != "yours":
        raise ValueError("that you have here")
    return mark, where


def theirs() -> Mark:
    return Mark("theirs")


def in_play() -> Mark:
    return Mark(zone="play", said="in play")


def undamaged() -> Trait:
    return Is("undamaged")


def exerted() -> Trait:
    return Is("exerted")


def ready() -> Trait:
    return Is("ready")


def damaged() -> Trait:
    return Is("damaged")


def here() -> Trait:
    return Is("here")


def inkable() -> Trait:
    return Is("inkable")


def not_a_song() -> Trait:
    return Is("not a song")


def not_of_type(kind: str) -> Trait:
    return not_of(kind)


def additional() -> Trait:
    return ADDITIONAL


def at_random() -> Trait:
    return RANDOM


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
    if figure == "name":
        if so_many != SoMany("at least", 1):
            raise ValueError("any name")
        return ANY_NAME
    if figure == "damage" and so_many == SoMany("is", 0):
        return Is("undamaged")
    return Has(figure, so_many.comparison, so_many.number)


def as_much(figure: Stat, comparison: Any, amount: Amount) -> Has:
    return Has(figure, comparison, amount)


def up_to_more(figure: Stat, number: Token, them: Them) -> Has:
    return Has(figure, "at most", Math("plus", Sum(figure, them), int(number)))


def more_than_them(comparison: str, figure: Stat, them: Them) -> Has:
    highest = comparison == "at least"
    bound = MostAmong(figure, them.cards, lowest=not highest) if isinstance(them, Every) else Sum(figure, them)
    return Has(figure, "more than" if highest else "less than", bound)


def as_it() -> Them:
    return Ref("?chosen")


def as_those(them: Them) -> Them:
    return them


def name_figure() -> Stat:
    return "name"


def same_figure(figure: Stat, comparison: Any, them: Them) -> Trait:
    if figure != "name":
        return Has(figure, comparison, Sum(figure, them))
    if comparison != "is":
        raise ValueError("names are the same or not")
    return SameName(them)


def highest() -> bool:
    return False


def lowest() -> bool:
    return True


def extreme_figure(lowest: bool, figure: Stat) -> Trait:
    if figure == "name":
        raise ValueError("a figure")
    return Has(figure, "is", MostAmong(figure, AMONG_THEM, lowest))


def _with_trait(trait: Trait) -> Trait:
    match had(trait):
        case Is("damaged"):
            return Has("damage", "at least", 1)
        case Is("undamaged"):
            return Has("damage", "is", 0)
    return trait


def with_trait_each(trait: Trait) -> tuple[Mark, Trait]:
    return Mark(said="each"), _with_trait(trait)


def with_total(measure: Trait) -> Total:
    if not isinstance(measure, Has) or measure.comparison != "at most":
        raise ValueError("a total has a limit")
    return Total(measure.stat, measure.amount)


def with_cards_under(so_many: SoMany, them: Them) -> Trait:
    if not isinstance(them, Ref | This) or so_many.other or so_many.at_once:
        raise ValueError("so many cards under itself")
    if so_many == SoMany("at least", 1):
        return Is("has cards under")
    return Has("cards under", so_many.comparison, so_many.number)


def by_choice() -> Trait:
    return CHOSEN


def your_own() -> Mark:
    return Mark("yours", said="your")


def their_own() -> Mark:
    return Mark("theirs")


def with_keyword(keyword: Token) -> Trait:
    return HasKeyword(str(keyword))


def listed_by(conjunction: Conjunction) -> Conjunction:
    return conjunction


def listed_on() -> Literal[","]:
    return ","


def either_trait(one: Trait, listing: Conjunction | Literal[","], other: Trait) -> Trait:
    *before, last = one.of if isinstance(one, OneOf) else (one,)
    if isinstance(last, Named) and isinstance(other, Named):  # nobody has two of them: all of each name
        either = Named(last.names + other.names)
        return OneOf((*before, either)) if before else either
    if listing != "or":
        raise ValueError("one or the other")
    return OneOf((*before, last, other))


def by_having() -> bool:
    return True


def by_being_called() -> bool:
    return False


def so_or_not(affirmed: bool, having: bool, trait: Trait) -> Trait:
    if having:
        trait = _with_trait(trait)
    elif not called(trait):
        raise ValueError("with what?")
    if affirmed:
        return trait
    if not isinstance(trait, HasKeyword | Named):
        raise ValueError("a keyword or a name that they lack")
    return Not(trait)


def names(*names: Token) -> tuple[str, ...]:
    return tuple(map(str, names))


def named(name: Token) -> Trait:
    return Named((str(name),))


def the_named() -> Trait:
    return IsNamedCard()


def at_place(place: Them) -> Trait | tuple[Mark, Trait]:
    match place:
        case Ref("?location"):
            return Mark(said="there"), Is("here")
        case Chosen(Cards(("location",)) as cards) | Every(Cards(("location",)) as cards) if cards == Cards(
            ("location",)
        ):
            return Is("at a location")
    raise ValueError("a location, or that one")


def under(them: Them) -> Mark:
    return Mark(zone="under", under=None if isinstance(them, This) else them)


def from_there() -> Mark:
    return Mark("yours", "?there")


def at_spot(spot: Trait | Mark) -> Trait | tuple[Mark, Trait]:
    return (Mark(said="there"), Is("here")) if isinstance(spot, Mark) else spot


def to_spot(spot: Trait | Mark) -> Them:
    return Ref("?location") if isinstance(spot, Mark) else This()


def from_spot(spot: Trait | Mark) -> Trait | Mark:
    return spot


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


def whose_opposing() -> str:
    return "opposing"


def by_any() -> Who:
    return "each player"


def whose_of(who: Any) -> str:
    match who:
        case "chosen player" | "chosen opponent":
            return f"?{who}"
        case "each opponent" | "any opponent":
            return "opposing"
        case "each player":
            return "any"
        case PlayerOf(Ref()):
            return "owner"
    raise ValueError("whose?")


def somebodys_own(who: Any) -> Mark:
    if who not in ("each opponent", "any opponent"):
        raise ValueError("whose cards?")
    return Mark("opposing", said="of yours")


def zone(whose: str, zone: Zone) -> Mark:
    return Mark(whose, zone)


def either_zone(whose: str, one: Zone, other: Zone) -> Mark:
    return Mark(whose, f"?{one} or {other}")


def from_end(end: str, whose: str | None) -> Mark:
    if whose is None or end not in ("top", "bottom"):
        raise ValueError("from the top of a deck, or from its bottom")
    return Mark(whose, f"?{end}")


def in_zone(mark: Mark) -> Mark:
    return mark
