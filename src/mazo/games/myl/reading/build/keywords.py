"""Builders of the section "keywords": sentences that are, or mean, a keyword."""

from __future__ import annotations

from typing import Any

from lark import Token
from msgspec.structs import replace

from mazo.abilities.reading.builders import Echoed
from mazo.abilities.reading.joints import joined
from mazo.abilities.tree.effects import Can, Cant, Gain, Keyword, Later, Must
from mazo.abilities.tree.nouns import Cards, This, When
from mazo.games.myl.reading.parts import Frame, Happens, KeywordSaid
from mazo.games.myl.reading.wording import number


def unica() -> KeywordSaid:
    return KeywordSaid(("única",))


def unica_y(names: tuple[str, ...]) -> KeywordSaid:
    return KeywordSaid(("única", *names))


def y_unica(names: tuple[str, ...]) -> KeywordSaid:
    return KeywordSaid((*names, "única"))


def calidad_propia(names: tuple[str, ...]) -> KeywordSaid:
    return KeywordSaid(names)


def mercenario(*parts: Token) -> KeywordSaid:
    if parts and number(parts[0]) != 3:
        raise ValueError("más de 3")
    return KeywordSaid(("mercenario",))


def errante(*this: Echoed) -> KeywordSaid:
    return KeywordSaid(("errante",))


def no_inicial(*parts: Echoed) -> KeywordSaid:
    return KeywordSaid(("no oro inicial",))


def desde_cementerio(this: Echoed) -> Frame:
    return Frame((), Can(This(), "be played from the graveyard"))


def exhumar(*this: Echoed) -> KeywordSaid:
    return KeywordSaid(("exhumar",))


def ataca_al_entrar(*parts: Echoed) -> Frame:
    attacks = joined(Gain(This(), Keyword("furia"), "this turn"), "and", Must(This(), "attack", "this turn"))
    return Frame((Happens((When("enter play", "this"),)),), attacks)


def ataca_y_luego(*parts: Any) -> Frame:
    attacks = ataca_al_entrar()
    (then,) = parts[-1]
    final = next(part for part in parts if isinstance(part, When))
    return replace(attacks, do=joined(attacks.do, "and", Later(final, then(This()))))


def maquinaria(this: Echoed) -> KeywordSaid:
    return KeywordSaid(("maquinaria",))


def solo_desde_la_mano(*this: Echoed) -> KeywordSaid:
    return KeywordSaid(("sólo desde la mano",))


def oro_inicial() -> KeywordSaid:
    return KeywordSaid(("oro inicial",))


def inmune(cards: Cards) -> Frame:
    return Frame((), Cant(This(), "be affected", cards=cards))
