"""Cards that are looked at, revealed, searched for and sorted."""

from __future__ import annotations

from typing import Any, Literal, TypeAlias

from msgspec.structs import replace

from mazo.abilities.reading.parts import Puts, Rest
from mazo.abilities.tree.deeds import Do, Look, NameCard, Put, Reveal, RevealHand, RevealUntil, Search, Sort
from mazo.abilities.tree.effects import Effect, Play, Steps
from mazo.abilities.tree.nouns import ANY_NUMBER, Cards, Chosen, Every, Ref, Them
from mazo.games.lorcana.lexicon import DESTINATIONS, LEXICON
from mazo.games.lorcana.reading.parts import Place, Quantum
from mazo.games.lorcana.reading.shape.cards import NUMBER, WHOLE, looked_at, unnumbered, unplaced

Portion: TypeAlias = tuple[Quantum | Literal["rest"], Place]
"""So many of them, and where they go."""

# Looking and sorting.


def look(them: Them) -> Effect:
    if isinstance(them, Every) and them.said == WHOLE:
        return Look(Every(them.cards))
    return Look(them)


def reveal(them: Them) -> Effect:
    match them:
        case Every(Cards(whose="yours" | "theirs" as whose, zone="hand"), said) if said == WHOLE:
            return RevealHand("you" if whose == "yours" else "they")
    return Reveal(them)


def reveal_until(them: Them, cards: Cards) -> Effect:
    if them != Every(Cards(whose="yours", zone="?top"), "bare"):
        raise ValueError("from the top of your deck")
    return RevealUntil(unplaced(cards))


def reveal_one(cards: Cards) -> tuple[Put, ...]:
    return (Put("hand", 1, cards=cards if cards.zone == "hand" else looked_at(cards), reveal=True),)


def reveal_any(cards: Cards) -> tuple[Put, ...]:
    if NUMBER not in cards.where:
        raise ValueError("any number of them")
    return reveal_some((ANY_NUMBER, True), unnumbered(cards))


def reveal_some(quantity: tuple[int, bool], cards: Cards) -> tuple[Put, ...]:
    count, up_to = quantity
    return (Put("hand", "any" if count == ANY_NUMBER else count, up_to=up_to, cards=looked_at(cards), reveal=True),)


def reveals(*shown: tuple[Put, ...]) -> tuple[Put, ...]:
    return tuple(one for some in shown for one in some)


def reveal_put(puts: tuple[Put, ...], them: Them) -> Any:
    if not isinstance(them, Ref):
        raise ValueError("what was revealed")
    if any(one.cards is not None and one.cards.zone == "hand" for one in puts):
        raise ValueError("cards that were looked at")
    return Puts(puts)


def reveal_play(puts: tuple[Put, ...], them: Them) -> Any:
    if not isinstance(them, Ref):
        raise ValueError("what was revealed")
    if len(puts) == 1 and puts[0].cards is not None and puts[0].cards.zone == "hand":
        return Play(Chosen(puts[0].cards))  # what is played is revealed by that
    return Puts(tuple(replace(one, to="play") for one in puts))


def reveal_it_put() -> Effect:
    return Steps((Reveal(Ref("looked")), Do("return to hand", Ref("looked"))), ("and",))


def put_back(them: Them, order: Literal["", "any", "random"]) -> Any:
    if not isinstance(them, Ref):
        raise ValueError("cards that were looked at")
    return _rest(Place("top", order))


def the_other_one() -> Literal["rest"]:
    return "rest"


def the_rest() -> Literal["rest"]:
    return "rest"


def portion(which: Quantum | Literal["rest"], place: Place) -> Portion:
    return which, place


def put_again(portion: Portion) -> tuple[Portion]:
    return (portion,)


def put_portions(*portions: Portion | tuple[Portion]) -> Any:
    """Some of the cards that were looked at here, some there, the rest elsewhere; perhaps with the verb again."""
    *some, (last, place) = [one[0] if len(one) == 1 else one for one in portions]
    if last != "rest":
        some, place = [*some, (last, place)], Place("hand")
    puts = []
    for which, where in some:
        if which == "rest" or isinstance(which.amount, str) or where.to not in DESTINATIONS or where.order == "random":
            raise ValueError("first some, then the rest")
        puts.append(Put(where.to, which.amount, which.up_to))
    if last != "rest":
        return Puts(tuple(puts))
    rest = _rest(place)
    if not puts:
        return rest
    return Sort(tuple(puts), rest.rest, rest.any_order, said="put" if len(portions[-1]) == 1 else "")


def put_such_and(them: Them, place: Place, others: Portion) -> Any:
    """Such of the cards that were looked at here, the rest elsewhere."""
    match them:
        case Every(Cards(zone="?card") as cards):
            put = Put("hand", ANY_NUMBER, cards=looked_at(cards))
        case Chosen(Cards(zone="?card") as cards, count, up_to, plain=False, at_random=False):
            put = Put("hand", count, up_to, looked_at(cards))
        case _:
            raise ValueError("such of the cards that were looked at")
    which, elsewhere = others
    if which != "rest" or place != Place(place.to) or place.to not in DESTINATIONS:
        raise ValueError("such cards, then the rest")
    rest = _rest(elsewhere)
    return Sort((replace(put, to=place.to),), rest.rest, rest.any_order)


def shuffle_rest() -> Any:
    return Rest("shuffle")


def search(them: Them, joint: Any, found: Them) -> Search:
    if not isinstance(them, Chosen):
        raise ValueError("such a card")
    if not isinstance(found, Ref) or joint not in ("and", ","):
        raise ValueError("what was found")
    return Search(replace(unplaced(them.cards), whose="any"), them.count, joint)


def search_secretly() -> Effect:
    return Steps((Look(Every(Cards(whose="yours", zone="deck"))), Sort((Put("hand"),), "shuffle")))


def name_card() -> Effect:
    return NameCard()


def _rest(place: Place) -> Rest:
    if place.order == "random" or place.to not in LEXICON.remainders:
        raise ValueError("a place for the rest of them")
    return Rest(place.to, place.order == "any")
