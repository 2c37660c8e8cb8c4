"""Builders of the toy tongue: which ships."""

from __future__ import annotations

from lark import Token
from msgspec.structs import replace

from mazo.abilities.tree.nouns import Cards, Chosen, Classified, Compare, Condition, Count, Every, Them, This, When

SHIP = Cards(("ship",))


def barco() -> Cards:
    return SHIP


def barco_de_clase(name: Token) -> Cards:
    return replace(SHIP, where=(Classified((str(name),)),))


def de_rival() -> Cards:
    return replace(SHIP, whose="opposing")


def este() -> Them:
    return This()


def un(ships: Cards) -> Them:
    return Chosen(ships)


def tus(ships: Cards) -> Them:
    return Every(replace(ships, whose="yours"), "bare")


def tengas(number: Token, ships: Cards) -> Condition:
    return Compare(Count(replace(ships, whose="yours")), "at least", int(number))


def zarpa(them: Them) -> When:
    if isinstance(them, This):
        return When("sail", "this")
    if isinstance(them, Chosen):
        return When("sail", them.cards)
    raise ValueError("un barco")
