"""The signs of card texts as words, for sentences that stand where no sign can be drawn."""

from __future__ import annotations

import re
from typing import Final

from mazo.texts.lang import Lang

_ENGLISH: Final = {"S": "Strength", "W": "Willpower", "L": "lore", "I": "ink", "E": "exert", "IW": "the inkwell symbol"}
_SPANISH: Final = {"S": "Fuerza", "W": "Voluntad", "L": "lore", "I": "tinta", "E": "agotar", "IW": "el tintero"}
_SIGN: Final = re.compile(r"\{(IW|[SWLIE])\}")
_OF_LORE: Final = ((" a la {L}", " al {L}"), (" de la {L}", " del {L}"), ("la {L}", "el {L}"))
"""The sign of lore is written like the others, which are feminine in Spanish."""
_AMOUNT: Final = re.compile(r"(?<=\d) (?=\{[SWLI]\})")


def in_words(text: str, lang: Lang) -> str:
    """A text without signs.

    >>> in_words("gets +2 {S}", "en"), in_words("obtiene +2 {S}", "es")
    ('gets +2 Strength', 'obtiene +2 de Fuerza')
    """
    if lang == "en":
        return _SIGN.sub(lambda found: _ENGLISH[found[1]], text.replace("+{S} equal", "more {S}, equal"))
    text = text.replace("+{S} igual", "más {S}, igual")
    for feminine, masculine in _OF_LORE:
        text = text.replace(feminine, masculine)
    return _SIGN.sub(lambda found: _SPANISH[found[1]], _AMOUNT.sub(" de ", text))
