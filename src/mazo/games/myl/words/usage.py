"""How Mitos y Leyendas uses its words in card text, whatever the language."""

from __future__ import annotations

from typing import Final

from mazo.abilities.text.plan.usage import Met, Usage
from mazo.abilities.tree.effects import Keyword
from mazo.abilities.tree.nouns import Cards, SameObject
from mazo.games.myl.cards.card import RACES

USAGE: Final = Usage(
    classes=frozenset(RACES),
    types=("ally", "weapon", "talisman", "totem", "gold"),
    counted_again=True,
    plain_later=True,
    suffered=("destroy", "banish"),
    passing=("talisman",),
    told_zones=("graveyard", "exile", "hand"),
    only_if=True,
    comes_first="banish",
    carded=False,
    chooses=False,
    one_opponent=True,
    by_name=True,
    moment_first=True,
    quiet_search=True,
    price="cost",
    being="ally",
    host="ally",
    things=("weapon", "totem", "talisman", "gold"),
    roles={"attackers": Met("ally", True)},
    parties={"block": "ally", "is blocked": "ally"},
    surroundings=("the damage",),
    edges=("grouping", "vigil", "final"),
    befalls=(
        "enter play", "leave play", "return to hand", "regroup", "attack", "block", "is blocked", "is not blocked",
        "damage the deck",
    ),
    once=("play", "enter play", "leave play", "destroy", "banish", "return to hand", "shuffle in", "discard"),
    leaving=("destroy", "banish", "leave play", "return to hand", "shuffle in", "discard"),
    of_beings=("attack", "block", "is blocked", "is not blocked", "damage the deck"),
    uncounted=("mill",),
    piles=("weapons",),
    deniable=("play", "draw", "discard", "damage the deck"),
    dash=False,
)  # fmt: skip


def keyword_line(keyword: Keyword, number: str, cost: str) -> str:
    """A keyword as it is printed."""
    return keyword.name.capitalize()


def anyone(cards: Cards) -> bool:
    """Whether the cards may be yours as well as your opponent's, so that either castle may be meant."""
    return cards.whose == "any" and not any(isinstance(one, SameObject) for one in cards.where)
