"""Nouns with their adjectives, and which cards exactly."""

from __future__ import annotations

from typing import Any, Final, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Both,
    Cards,
    Chosen,
    Classified,
    Count,
    Every,
    Has,
    Is,
    Math,
    MostAmong,
    Named,
    Ref,
    SameObject,
    That,
    Them,
    This,
    Top,
    Trait,
    Under,
)
from mazo.abilities.tree.words import CardType
from mazo.games.lorcana.reading.parts import Happening, Mark, Measured
from mazo.games.lorcana.reading.shape.cards import (
    AMONG_THEM,
    CARD,
    CHOSEN,
    COPIES,
    NUMBER,
    RANDOM,
    WHOLE,
    as_many,
    classification,
    either_of,
    not_of,
    unnumbered,
    unplaced,
    with_trait,
)

OPEN: Final = Math(cast(Any, "?open"), 0)
"""How many is said afterwards: "a number of cards … equal to …"."""

# Heads.


def character() -> CardType:
    return "character"


def item() -> CardType:
    return "item"


def location() -> CardType:
    return "location"


def action() -> CardType:
    return "action"


def song() -> str:
    return "song"


def head_s(*types: str) -> Cards:
    if types == ("song",):
        return Cards(("action",), where=(Is("a song"),))
    return Cards(types)


head_p = head_s


def carded(*types: str) -> Cards:
    return replace(head_s(*types), zone=CARD)


def any_card() -> Cards:
    return Cards(zone=CARD)


def class_only(name: Token) -> Cards:
    return Cards(("character",), where=(Classified((classification(name),)),), said="class")


def any_but(kind: str) -> Cards:
    return Cards(where=(not_of(kind),))


def copies(name: Token) -> Cards:
    return Cards(where=(COPIES, Named((str(name),))), zone=CARD)


def plain_s(*parts: Any) -> Cards:
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
            if cards.zone == "under" and place is after:  # what follows is said of the card above them
                cards = replace(cards, under=_further(cards.under, one))
            elif isinstance(one, Mark) and one.zone and after and (counted := _counted_in(after[-1], one)) is not None:
                after[-1] = counted
            elif isinstance(one, Mark):
                cards = _marked(cards, one)
            else:
                place.append(one)
    if cards.said == "in play" and after and not (isinstance(parts[-1], Mark) and parts[-1].said == "in play"):
        cards = replace(cards, said="in play with")
    return _with_extremes(replace(cards, where=(*before, *after)))


def _counted_in(trait: Trait, where: Mark) -> Trait | None:
    """A comparison with how many cards there are somewhere: "cost equal to the number of cards in your hand"."""
    match trait:
        case Has(amount=Count(cards) as count) if cards.zone == CARD:
            return replace(trait, amount=replace(count, cards=_marked(cards, where)))
    return None


def _with_extremes(cards: Cards) -> Cards:
    """The noun with its superlatives among all such cards, wherever one chooses from them."""
    for one in cards.where:
        match one:
            case Has(amount=MostAmong(cards=among) as most) if among == AMONG_THEM:
                rest = tuple(other for other in cards.where if other is not one and other != CHOSEN)
                most = replace(most, cards=unplaced(replace(cards, where=rest, said="")))
                return replace(cards, where=tuple(replace(it, amount=most) if it is one else it for it in cards.where))
    return cards


def _further(them: Them | None, said: Mark | Trait) -> Them:
    """Cards of which something more is said."""
    if not isinstance(them, Chosen | Every):
        raise ValueError("of what?")
    return replace(them, cards=_marked(them.cards, said) if isinstance(said, Mark) else with_trait(them.cards, said))


plain_p = plain_s
qualified = plain_s
unqualified = plain_s


def either_noun(one: Cards, other: Cards) -> Cards:
    return either_of(one, other)


def numbering(cards: Cards) -> Cards:
    return with_trait(cards, NUMBER)


# Which cards.


def this() -> Them:
    return This()


def he() -> Them:
    return Ref("?he")


def it() -> Them:
    return Ref("?it")


def they() -> Them:
    return Ref("?they")


def that_such(cards: Cards) -> Them:
    if cards.where or len(cards.types) > 1:
        raise ValueError("that card")
    if cards.zone == CARD:
        return Ref("?card")
    if cards.types not in (("character",), ("item",), ("location",)):
        raise ValueError("that card")
    return Ref(f"?{cards.types[0]}")


def from_discard(them: Them) -> Them:
    return them


def those_such(cards: Cards) -> Them:
    if cards.where or cards.types not in ((), ("character",), ("item",)):
        raise ValueError("those cards")
    return Ref("?characters" if cards.types else "?cards")


def the_other() -> Them:
    return Ref("?second")


def the_one_done(happening: Happening, cards: Cards) -> Them:
    chosen = the_chosen(cards)
    match happening.event, cards.types:
        case "banish" | "exert", _:
            return chosen
        case "is challenged", ("character",):
            return Ref("challenged")
        case "move", ("character",):
            return Ref("subject")
        case "discard", ("character",):
            return Ref("discarded")
        case "reveal", ():
            return Ref("?it")
    raise ValueError("one that was spoken of")


def challenger() -> Them:
    return Ref("challenger")


def the_chosen(cards: Cards) -> Them:
    if cards.where or len(cards.types) > 1:
        raise ValueError("the chosen card")
    return Ref("?chosen" if cards.types in ((), ("character",)) else f"?{cards.types[0]}")


def chosen(cards: Cards) -> Them:
    return _picked(with_trait(cards, CHOSEN), 1)


def some(cards: Cards) -> Them:
    return _picked(cards, 1)


def any_such(cards: Cards) -> Them:
    if NUMBER in cards.where:
        return _picked(unnumbered(cards), ANY_NUMBER, up_to=True)
    return _picked(cards, 1)


def another(cards: Cards) -> Them:
    return _picked(replace(cards, other=True), 1)


def one_of(cards: Cards) -> Them:
    return _picked(cards, 1)


def so_many(number: Token) -> tuple[int, bool]:
    return int(number), False


def up_to(number: Token) -> tuple[int, bool]:
    return int(number), True


def as_many_of_that() -> tuple[Amount, bool]:
    return That(), False


def any_of(them: Them) -> Them:
    if them != Ref("?they"):
        raise ValueError("of them")
    return Chosen(Cards(where=(SameObject(them),)), ANY_NUMBER, up_to=True)


def as_many_as(them: Them, comparison: str, amount: Amount) -> Them | Measured:
    if comparison != "is":
        raise ValueError("so many exactly")
    match them:
        case Every(cards, "bare"):
            return _picked(cards, amount)
        case Chosen(count=count) | Top(count=count) if count == OPEN:
            return replace(them, count=amount)
        case Chosen(count=1):
            return Measured(them, amount)
    raise ValueError("so many of them")


def and_more(them: Them, number: Token) -> Them:
    if not isinstance(them, Chosen) or them.count != That():
        raise ValueError("that many and more")
    return replace(them, count=Math("plus", That(), int(number)))


def several(quantity: tuple[Amount, bool], cards: Cards) -> Them:
    return _picked(cards, *quantity)


def several_others(number: Token, cards: Cards) -> Them:
    return _picked(replace(cards, other=True), int(number))


def all_of(cards: Cards) -> Them:
    return _every(cards, "all")


def each_of_those(them: Them) -> Them:
    if not isinstance(them, Ref):
        raise ValueError("several that were spoken of")
    return them


def each_one(cards: Cards) -> Them:
    return _every(cards, "each")


def bare(cards: Cards) -> Them:
    return _every(cards, "bare")


def whole_zone(zone: Mark) -> Them:
    if zone.zone not in ("hand", "deck", "discard"):
        raise ValueError("all cards of a hand, a deck or a discard")
    return Every(Cards(whose=cast(Any, zone.whose), zone=zone.zone), WHOLE)


def both(one: Them, other: Them) -> Them:
    return Both((one, other))


def owner(them: Them) -> Them:
    return them


def top_card(whose: str | None) -> Them:
    return Top() if whose is None else Top(1, cast(Any, whose))


def top_several(number: Token, whose: str) -> Them:
    return Top(int(number), cast(Any, whose))


def _picked(cards: Cards, count: Amount, up_to: bool = False) -> Them:
    """So many of them: chosen, if the noun says so, else selected."""
    if cards.zone in ("?top", "?bottom") and not up_to and NUMBER not in cards.where:
        return _of_top(cards, count)
    if RANDOM in cards.where:
        kept = tuple(one for one in cards.where if one != RANDOM)
        if cards.zone in ("play", "?top", "?bottom") or up_to:
            raise ValueError("from where they can be found by chance")
        return replace(as_many(replace(cards, where=kept), count), at_random=True)
    if NUMBER in cards.where:
        return _picked(unnumbered(cards), OPEN)
    if CHOSEN in cards.where:
        kept = tuple(one for one in cards.where if one != CHOSEN)
        return as_many(_owned(unplaced(replace(cards, where=kept))), count, up_to=up_to)
    return as_many(_owned(cards), count, up_to=up_to, plain=cards.zone == "play")


def _of_top(cards: Cards, amount: Amount) -> Them:
    if cards != Cards(whose=cards.whose, zone=cards.zone):
        raise ValueError("any cards from the top of a deck")
    return Top(amount, cards.whose, cards.zone == "?bottom")


def _owned(cards: Cards) -> Cards:
    """Whose they are is said before the noun by itself."""
    return replace(cards, said="") if cards.said == "your" else cards


def _every(cards: Cards, said: Any) -> Them:
    cards = _owned(cards)
    if cards.zone == "under" and not cards.types and not cards.where:
        return Under(cards.under or This())
    there = Is("at a location")
    if cards.whose == "yours" and len(cards.types) > 1 and there in cards.where:
        # "your locations and characters at locations"
        places = replace(
            cards,
            types=tuple(one for one in cards.types if one != "character"),
            where=tuple(one for one in cards.where if one != there),
        )
        return Both((Every(places), Every(replace(cards, types=("character",)))))
    return Every(cards, said)


def _marked(cards: Cards, mark: Mark) -> Cards:
    if mark.whose is not None:
        cards = replace(cards, whose=cast(Any, mark.whose))
    if mark.said and cards.said != "class" and not (mark.said == "your" and cards.said):
        cards = replace(cards, said=cast(Any, mark.said))
    if mark.zone is not None:
        cards = replace(cards, zone=mark.zone, under=mark.under)
    return replace(cards, other=True) if mark.other else cards
