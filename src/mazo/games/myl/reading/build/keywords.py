"""Builders of the section "keywords": sentences that are, or mean, a keyword."""

from __future__ import annotations

from mazo.abilities.reading.builders import Echoed
from mazo.games.myl.reading.parts import KeywordSaid


def unica() -> KeywordSaid:
    return KeywordSaid(("única",))


def calidad_propia(names: tuple[str, ...]) -> KeywordSaid:
    return KeywordSaid(names)


def errante(this: Echoed) -> KeywordSaid:
    return KeywordSaid(("errante",))


def no_inicial(*parts: Echoed) -> KeywordSaid:
    return KeywordSaid(("no oro inicial",))
