"""Levels for people: five opponents with a name and a temper, each stronger than the one before."""

from __future__ import annotations

from functools import cache
from typing import Final

from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases, fold

LEVELS: Final = {"1": "novice:5", "2": "novice:35", "3": "novice:70", "4": "greedy", "5": "thinker:240"}
"""Which bot plays each level."""
USUAL: Final = "4"
QUICK: Final = ("1", "2", "3", "4")
"""Those that do not think ahead."""


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.bots", "levels.toml")


def level_named(word: str) -> str:
    """The level that somebody means by its number or by the name of who plays it; nothing if it is none.

    >>> level_named("3"), level_named("marta"), level_named("greedy")
    ('3', '4', '')
    """
    meant = fold(word)
    return next((level for level in LEVELS if meant in (level, fold(name_of(level)))), "")


def name_of(level: str, lang: Lang = "en") -> str:
    """What the opponent of a level is called."""
    return _phrases().say("who", level, lang).partition(",")[0]


def who(level: str, lang: Lang) -> str:
    """Name and temper: "Marta, careful"."""
    return _phrases().say("who", level, lang)


def about(level: str, lang: Lang) -> str:
    """How the opponent of a level plays."""
    return _phrases().say("about", level, lang)


def spoken(level: str, lang: Lang) -> str:
    """Number, name and temper: "Level 4: Marta, careful"."""
    return _phrases().say("say", "level", lang, number=level, who=who(level, lang))


def temper(level: str, lang: Lang) -> str:
    """What is said beside a name: "level 4, careful"."""
    return _phrases().say("say", "temper", lang, number=level, temper=who(level, lang).partition(", ")[2])
