"""Cards that are looked at, revealed, searched for and sorted."""

from __future__ import annotations

from typing import Any, cast

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.parts import Puts, Rest
from mazo.abilities.tree.deeds import Do, Look, NameCard, Put, Reveal, RevealHand, RevealUntil, Search, Sort
from mazo.abilities.tree.effects import Effect, Steps
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Ref, Them
from mazo.games.lorcana.reading.parts import Mark
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


def put_one_hand() -> Any:
    return Puts((Put("hand"),))


def put_back(_: Them, order: bool = False) -> Any:
    return Rest("top", order)


def put_any() -> Effect:
    return Sort((Put("bottom", "any"),), "top")


def rest_bottom(_: str, order: bool = False) -> Any:
    return Rest("bottom", order)


def rest_top(_: str, order: bool = False) -> Any:
    return Rest("top", order)


def rest_discard() -> Any:
    return Rest("discard")


def put_rest(rest: Rest) -> Rest:
    return rest


def shuffle_rest() -> Any:
    return Rest("shuffle")


def the_other_one() -> str:
    return "rest"


def the_rest() -> str:
    return "rest"


def sort_hand() -> tuple[str, bool]:
    return "hand", False


def sort_ink_exerted() -> tuple[str, bool]:
    return "inkwell exerted", False


def sort_top(*parts: Any) -> tuple[str, bool]:
    return "top", True in parts


def sort_bottom(*parts: Any) -> tuple[str, bool]:
    return "bottom", True in parts


def sort_part(which: int | str, place: tuple[str, bool]) -> tuple[int | str, str, bool]:
    return which, *place


def sort_parts(one: tuple[Any, Any, bool], other: tuple[Any, Any, bool]) -> Effect:
    if one[0] == "rest" or other[0] != "rest":
        raise ValueError("first some, then the rest")
    return Sort((Put(one[1], one[0]),), other[1], other[2])


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
