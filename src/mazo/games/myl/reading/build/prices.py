"""Builders of the section "prices": what cards cost."""

from __future__ import annotations

from typing import Any

from lark import Token

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.tree.facts import CostsLess
from mazo.abilities.tree.nouns import Cards, Chosen, Every, Them, This, Who
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


def jugar_en_cuesta_menos(cards: Cards, on: Them, count: int) -> Any:
    return _onto(count, cards, on)


def jugar_en_cuesta_mas(cards: Cards, on: Them, count: int) -> Any:
    return _onto(-count, cards, on)


def pagas_menos_en(count: int, cards: Cards, on: Them) -> Any:
    return _onto(count, cards, on)


def pagas_mas_en(count: int, cards: Cards, on: Them) -> Any:
    return _onto(-count, cards, on)


def _onto(less: int, cards: Cards, on: Them) -> Any:
    """What cards cost less where they are played onto such a card: only Armas are."""
    if cards.types != ("weapon",):
        raise ValueError("Armas")
    if isinstance(on, This):
        return CostsLess(less, cards, on="this")
    if isinstance(on, Every) and on.cards.types == ("ally",):
        return CostsLess(less, cards, on=on.cards)
    raise ValueError("quién las porta")


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


def este_en_cuesta_menos(this: Echoed, on: Them, count: int) -> Any:
    return _this_onto(count, on)


def este_en_cuesta_mas(this: Echoed, on: Them, count: int) -> Any:
    return _this_onto(-count, on)


def _this_onto(less: int, on: Them) -> Any:
    if isinstance(on, Every | Chosen) and on.cards.types == ("ally",):
        return CostsLess(less, "this", on=on.cards)
    raise ValueError("quién la porta")


def pagas_menos_por_este_en(count: int, this: Echoed, on: Them) -> Any:
    return _this_onto(count, on)


def pagas_mas_por_este_en(count: int, this: Echoed, on: Them) -> Any:
    return _this_onto(-count, on)
