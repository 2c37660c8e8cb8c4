"""Builders of the section "prices": what cards cost."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Them, Who
from mazo.games.myl.reading.shape import by_number, priced
from mazo.games.myl.reading.wording import number


def tanto_oro(count: Token) -> int:
    return number(count)


def un_oro() -> int:
    return 1


def jugar_cuesta_menos(cards: Cards, count: int) -> Any:
    return CostsLess(count, cards)


def jugar_cuesta_mas(cards: Cards, count: int) -> Any:
    return CostsLess(-count, cards, "each player")


def pagas_menos(count: int, cards: Cards) -> Any:
    return CostsLess(count, cards)


def pagas_menos_por_este(count: int, this: Echoed) -> Any:
    return CostsLess(count, "this")


def pagas_mas(count: int, cards: Cards) -> Any:
    return CostsLess(-count, cards)


def jugador_paga_mas(who: Who, count: int, cards: Cards) -> Any:
    return CostsLess(-count, cards, who)


def jugador_paga_menos(who: Who, count: int, cards: Cards) -> Any:
    return CostsLess(count, cards, who)


def coste_se_reduce(them: Them, count: int, *each: Any) -> Any:
    return priced(by_number(count, *each), them)


def coste_aumenta(them: Them, count: int) -> Any:
    return priced(-count, them)
