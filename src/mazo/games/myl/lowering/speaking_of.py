"""What the text of a card is about, for cards that answer or pick out such cards: which cards it affects, and how."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final

from mazo.abilities.tree import deeds, nouns
from mazo.abilities.tree import effects as fx
from mazo.games.myl.codes import figures as F

_HARMS: Final = ("destroy", "banish", "return to hand", "take control", "put into the graveyard", "pay")


def speaks_of(abilities: Sequence[fx.Ability]) -> int:
    """[8.2.5] What a text is about, as bits: Oros or Armas in play, annulling, strength, gold, hands of others."""
    found = 0
    for node in _nodes(abilities):
        match node:
            case deeds.Do("annul"):
                found |= F.ANNULS
            case deeds.Do(verb, them) if verb in _HARMS:
                found |= _harmed(them, verb == "destroy")
            case deeds.ToDeck(them):
                found |= _harmed(them, False)
            case deeds.ToPlayer("generate gold") | deeds.Credit():
                found |= F.GENERATES_GOLD
            case deeds.Discard(_, who) if who != "you":
                found |= F.DISCARDS
            case fx.Get(_, "strength") | fx.Become(_, "strength"):
                found |= F.CHANGES_STRENGTH
    return found


def _harmed(them: nouns.Them, destroys: bool) -> int:
    found = 0
    for one in them.of if isinstance(them, nouns.Both) else (them,):
        match one:
            case nouns.Chosen(cards) | nouns.Every(cards) if cards.zone in ("play", "reserve", "paid gold"):
                if _may_be(cards, "gold"):
                    found |= F.AFFECTS_GOLD | (F.DESTROYS_GOLD if destroys else 0)
                if _may_be(cards, "weapon"):
                    found |= F.AFFECTS_WEAPONS
    return found


def _may_be(cards: nouns.Cards, kind: str) -> bool:
    """Whether cards of this type are meant: by name of the type, or since any card is."""
    if cards.types:
        return kind in cards.types
    return not any(
        isinstance(one, nouns.Classified)
        or (isinstance(one, nouns.Not) and isinstance(one.of, nouns.OfType) and kind in one.of.any)
        or (isinstance(one, nouns.OfType) and kind not in one.any)
        for one in cards.where
    )


def _nodes(node: Any) -> Iterator[Any]:
    """A tree and all that is in it."""
    if isinstance(node, nouns.Node):
        yield node
        for field in node.__struct_fields__:
            yield from _nodes(getattr(node, field))
    elif isinstance(node, tuple | list):
        for one in node:
            yield from _nodes(one)
