"""Which cards a sentence speaks of that names them elsewhere: in what it asks, in what it costs, in the one before."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from msgspec.structs import replace

from mazo.abilities.reading.walk import contains, found, swapped
from mazo.abilities.tree.deeds import Discard, Draw, ToPlayer
from mazo.abilities.tree.nouns import Chosen, Compare, Condition, Count, Every, Named, Not, Ref, SameName, This
from mazo.games.myl.reading.folding import is_mark
from mazo.games.myl.reading.hanging import is_it, steps_of
from mazo.games.myl.reading.parts import SELF_NAME, Frame, Given, Seek

IT: Final = Ref("?it")


class CantMake(Exception):
    """The sentences make no ability; says what was expected."""


def this_there(said: Any) -> Any:
    """ "Si está en tu Cementerio, … para ponerlo en tu mano": this card, unless the same words speak of another."""
    return said if contains(said, (Chosen, Seek)) else swapped(said, IT, This())


def so_many(conditions: Sequence[Condition], cost: Any) -> Any:
    """ "Si tienes 3 …, puedes destruirlas": so many of those that were counted."""
    for one in conditions:
        if isinstance(one, Compare) and isinstance(one.left, Count) and one.comparison == "at least":
            if one.left.cards.where == (Named((SELF_NAME,)),) and isinstance(one.right, int) and one.right > 1:
                cost = swapped(cost, IT, Chosen(one.left.cards, one.right))
    return cost


def those_counted(conditions: Sequence[Condition], do: Any) -> Any:
    """ "Si tienes 3 … en juego, éstos ganan …": those that were counted."""
    for one in conditions:
        if isinstance(one, Compare) and isinstance(one.left, Count):
            cards = one.left.cards
            if one.comparison == "is" and cards.where and isinstance(cards.where[-1], Not):
                cards = replace(cards, where=cards.where[:-1])
            do = swapped(do, Ref("?they"), Every(cards))
    return do


def what_was_discarded(do: Any, cost: Any) -> Any:
    """ "Descarta una carta para buscar una del mismo tipo": of the type of that one."""
    if isinstance(cost, Discard):
        return swapped(do, SameName(IT, "type"), SameName(Ref("discarded"), "type"))
    return do


def asks_what_it_is(frame: Frame) -> bool:
    """ "Si es un Oro, …": of a card met before."""
    return any(isinstance(one, Given) and found(one.condition, is_it) is not None for one in frame.leads)


def what_went(frame: Frame, before: Frame) -> Frame:
    """The sentence, of the card that the one before discards; of one that it mills or draws nothing can be told."""
    last = steps_of(before.do)[-1]
    if contains((before.cost, before.do), (Chosen, Seek)):
        return frame
    gone = isinstance(last, Draw) or (isinstance(last, ToPlayer) and last.verb == "mill")
    if gone and found(frame.leads, is_mark) is not None:
        raise CantMake("qué carta es así")
    if not isinstance(last, Discard) or last.amount != 1:
        return frame
    for mark in (IT, Ref("?that")):
        frame = swapped(frame, mark, Ref("discarded"))
    return frame
