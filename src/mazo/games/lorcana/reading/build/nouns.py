"""Nouns with their adjectives, and which cards exactly."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import (
    ANY_NUMBER,
    Amount,
    Both,
    Cards,
    Chosen,
    Classified,
    Every,
    Is,
    Ref,
    Them,
    This,
    Top,
    Trait,
    Under,
)
from mazo.abilities.tree.words import CardType
from mazo.games.lorcana.reading.parts import Mark
from mazo.games.lorcana.reading.shape.cards import CARD, as_many, of, unplaced

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
    return Cards(("character",), where=(Classified((str(name),)),), said="class")


def noun_s(*parts: Any) -> Cards:
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


def this() -> Them:
    return This()


def he() -> Them:
    return Ref("?he")


def it() -> Them:
    return Ref("?it")


def they() -> Them:
    return Ref("?they")


def that_character() -> Them:
    return Ref("?character")


def that_item() -> Them:
    return Ref("?item")


def that_location() -> Them:
    return Ref("?location")


def that_card() -> Them:
    return Ref("?card")


def those_characters() -> Them:
    return Ref("?characters")


def those_cards() -> Them:
    return Ref("?cards")


def the_chosen() -> Them:
    return Ref("?chosen")


def the_subject() -> Them:
    return Ref("subject")


def the_other() -> Them:
    return Ref("?second")


def the_discarded() -> Them:
    return Ref("discarded")


def challenger() -> Them:
    return Ref("challenger")


def challenged() -> Them:
    return Ref("challenged")


def another_chosen_exerted() -> Them:
    return Chosen(Cards(("character",), where=(Is("exerted"),), other=True))


def chosen(cards: Cards) -> Them:
    return as_many(unplaced(cards), 1)


def another_chosen(cards: Cards) -> Them:
    return as_many(replace(unplaced(cards), other=True), 1)


def some(cards: Cards) -> Them:
    return as_many(cards, 1, plain=cards.zone == "play")


def another(cards: Cards) -> Them:
    return some(replace(cards, other=True))


def one_of_yours(cards: Cards) -> Them:
    return as_many(of(cards, "yours"), 1, plain=True)


def one_of_theirs(cards: Cards) -> Them:
    return as_many(of(cards, "theirs"), 1, plain=True)


def up_to_chosen(number: Token, cards: Cards) -> Them:
    return as_many(cards, int(number), up_to=True)


def up_to_others_chosen(number: Token, cards: Cards) -> Them:
    return as_many(replace(cards, other=True), int(number), up_to=True)


def some_chosen(number: Token, cards: Cards) -> Them:
    return as_many(cards, int(number))


def others_chosen(number: Token, cards: Cards) -> Them:
    return as_many(replace(cards, other=True), int(number))


def any_chosen(cards: Cards) -> Them:
    return as_many(cards, ANY_NUMBER, up_to=True)


def any_number(cards: Cards) -> Them:
    return as_many(cards, ANY_NUMBER, up_to=True, plain=cards.zone == "play")


def any_of_yours(cards: Cards) -> Them:
    return as_many(of(cards, "yours"), ANY_NUMBER, up_to=True, plain=True)


def up_to(number: Token, cards: Cards) -> Them:
    return as_many(cards, int(number), up_to=True, plain=cards.zone == "play")


def several(number: Token, cards: Cards) -> Them:
    return as_many(cards, int(number), plain=cards.zone == "play")


def up_to_of_yours(number: Token, cards: Cards) -> Them:
    return as_many(of(cards, "yours"), int(number), up_to=True, plain=True)


def several_of_yours(number: Token, cards: Cards) -> Them:
    return as_many(of(cards, "yours"), int(number), plain=True)


def several_of_theirs(number: Token, cards: Cards) -> Them:
    return as_many(of(cards, "theirs"), int(number), plain=True)


def all_of(cards: Cards) -> Them:
    return _every(cards, "all")


def each_one(cards: Cards) -> Them:
    return _every(cards, "each")


def bare(cards: Cards) -> Them:
    return _every(cards, "bare")


def all_of_yours(cards: Cards) -> Them:
    return _every_of_yours(cards, "all")


def each_one_of_yours(cards: Cards) -> Them:
    return _every_of_yours(cards, "each")


def bare_of_yours(cards: Cards) -> Them:
    return _every_of_yours(cards, "bare")


def both(one: Them, other: Them) -> Them:
    return Both((one, other))


def all_under(them: Them) -> Them:
    return Under(them)


def top_one(whose: str) -> Them:
    return Top(1, cast(Any, whose))


def top_several(number: Token, whose: str) -> Them:
    return Top(int(number), cast(Any, whose))


def top_amount(amount: Amount) -> Them:
    return Top(amount)


def top_mine() -> Them:
    return Top()


def _every(cards: Cards, said: Any) -> Them:
    if cards.under is not None and not cards.types and not cards.where:
        return Under(cards.under)
    return Every(cards, said)


def _every_of_yours(cards: Cards, said: Any) -> Them:
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


def _marked(cards: Cards, mark: Mark) -> Cards:
    if mark.whose is not None:
        cards = replace(cards, whose=cast(Any, mark.whose))
    if mark.said and cards.said != "class":
        cards = replace(cards, said=cast(Any, mark.said))
    if mark.zone is not None:
        cards = replace(cards, zone=mark.zone, under=mark.under)
    return replace(cards, other=True) if mark.other else cards
