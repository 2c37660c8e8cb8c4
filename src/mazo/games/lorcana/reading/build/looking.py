"""Cards that are looked at, revealed, searched for and sorted."""

from __future__ import annotations

from typing import Any, Literal, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import Puts, Rest
from mazo.abilities.tree.deeds import Do, Look, NameCard, Put, Reveal, RevealHand, RevealUntil, Search, Sort
from mazo.abilities.tree.effects import Effect, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref, Them
from mazo.games.lorcana.lexicon import DESTINATIONS, LEXICON
from mazo.games.lorcana.reading.parts import Mark, Place, Quantum
from mazo.games.lorcana.reading.shape.cards import either_of, looked_at, unplaced

# Looking and sorting.


def look(them: Them) -> Effect:
    return Look(them)


def look_zone(mark: Mark) -> Effect:
    return Look(Every(Cards(whose=cast(Any, mark.whose), zone=cast(Any, mark.zone))))


def reveal(them: Them) -> Effect:
    return Reveal(them)


def reveal_hand() -> Effect:
    return RevealHand("you")


def reveal_until(cards: Cards) -> Effect:
    return RevealUntil(unplaced(cards))


def reveal_one(cards: Cards) -> tuple[Put, ...]:
    return (Put("hand", 1, up_to=True, cards=looked_at(cards), reveal=True),)


def reveal_either(one: Cards, other: Cards) -> tuple[Put, ...]:
    return (Put("hand", 1, up_to=True, cards=either_of(one, other), reveal=True),)


def reveal_up_to(number: Token, cards: Cards) -> tuple[Put, ...]:
    return (Put("hand", int(number), up_to=True, cards=looked_at(cards), reveal=True),)


def reveal_two_kinds(n: Token, one: Cards, m: Token, other: Cards) -> tuple[Put, ...]:
    return reveal_up_to(n, one) + reveal_up_to(m, other)


def reveal_any(cards: Cards) -> tuple[Put, ...]:
    return (Put("hand", "any", up_to=True, cards=looked_at(cards), reveal=True),)


def reveal_put(puts: tuple[Put, ...]) -> Any:
    return Puts(puts)


def reveal_play(puts: tuple[Put, ...]) -> Any:
    return Puts(tuple(replace(one, to="play") for one in puts))


def reveal_it_put() -> Effect:
    return Steps((Reveal(Ref("looked")), Do("return to hand", Ref("looked"))), ("and",))


def put_back(them: Them, order: Literal["", "any", "random"] = "") -> Any:
    return put_back_at(them, Place("top", order))


def put_back_at(them: Them, place: Place) -> Any:
    if not isinstance(them, Ref):
        raise ValueError("cards that were looked at")
    return _rest(place)


def the_other_one() -> Literal["rest"]:
    return "rest"


def the_rest() -> Literal["rest"]:
    return "rest"


def portion(which: Quantum | Literal["rest"], place: Place) -> tuple[Quantum | Literal["rest"], Place]:
    return which, place


def put_portions(*portions: tuple[Quantum | Literal["rest"], Place]) -> Any:
    """Some of the cards that were looked at here, some there, the rest elsewhere."""
    *some, (last, place) = portions
    if last != "rest":
        some, place = [*some, (last, place)], Place("hand")
    puts = []
    for which, where in some:
        if which == "rest" or which.amount == "all" or where.to not in DESTINATIONS or where.order == "random":
            raise ValueError("first some, then the rest")
        puts.append(Put(where.to, which.amount))
    if last != "rest":
        return Puts(tuple(puts))
    rest = _rest(place)
    return Sort(tuple(puts), rest.rest, rest.any_order) if puts else rest


def put_any() -> Effect:
    return Sort((Put("bottom", "any"),), "top")


def shuffle_rest() -> Any:
    return Rest("shuffle")


def search(them: Chosen) -> Search:
    return Search(replace(unplaced(them.cards), whose="any"), them.count)


def search_comma(them: Chosen) -> Effect:
    return replace(search(them), joint=",")


def search_secretly() -> Effect:
    return Steps((Look(Every(Cards(whose="yours", zone="deck"))), Sort((Put("hand"),), "shuffle")))


def search_either(one: Cards, other: Cards) -> Effect:
    return Search(either_of(one, other))


def name_card() -> Effect:
    return NameCard()


def _rest(place: Place) -> Rest:
    if place.order == "random" or place.to not in LEXICON.remainders:
        raise ValueError("a place for the rest of them")
    return Rest(place.to, place.order == "any")
