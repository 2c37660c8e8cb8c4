"""Builders of the section "keywords": sentences that are, or mean, a keyword."""

from __future__ import annotations

from lark import Token

from mazo.abilities.reading.builders import Echoed
from mazo.games.myl.reading.parts import KeywordSaid
from mazo.games.myl.reading.wording import number


def unica() -> KeywordSaid:
    return KeywordSaid(("única",))


def calidad_propia(names: tuple[str, ...]) -> KeywordSaid:
    return KeywordSaid(names)


def mercenario(count: Token, this: Echoed) -> KeywordSaid:
    if number(count) != 3:
        raise ValueError("más de 3")
    return KeywordSaid(("mercenario",))


def errante(this: Echoed) -> KeywordSaid:
    return KeywordSaid(("errante",))


def no_inicial(*parts: Echoed) -> KeywordSaid:
    return KeywordSaid(("no oro inicial",))
