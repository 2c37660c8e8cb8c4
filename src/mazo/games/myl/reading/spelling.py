"""Slips of the pen: a word that nobody knows, one letter away from a single one that the cards use."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import cache
from typing import Final

_WORD: Final = re.compile(r"[A-Za-zñÑ]+")
_SHORTEST: Final = 5
"""Shorter words are near to too many others."""
_LETTERS: Final = "abcdefghijklmnñopqrstuvwxyz"
_CAPITAL: Final = frozenset(
    (
        "aliado", "aliados", "talisman", "talismanes", "totem", "totems", "oponente", "castillo", "cementerio",
        "destierro", "linea", "defensa", "ataque", "vigilia", "final", "reserva", "batalla", "guerra", "carta",
        "cartas",
    )
)  # fmt: skip
"""What is printed with a capital wherever it stands; any other word with one may be a name."""


def mended(text: str, known: Collection[str], meanable: Collection[str]) -> str:
    """A text without accents, with each word that isn't known as the one of these that must be meant.

    The last letter is taken for right, since it tells who and how many.

    >>> words = ("destruye", "aliado", "un", "de", "haste")
    >>> mended("Destrye un Altado de Baste.", words, words)
    'destruye un aliado de Baste.'
    """

    def word(found: re.Match[str]) -> str:
        said = found[0]
        if len(said) < _SHORTEST or not {said.lower(), said.lower().removesuffix("s")}.isdisjoint(known):
            return said
        meant = {one for one in _near(said.lower()) if one in meanable and one[-1] == said[-1]}
        opens = found.start() == 0 or text[: found.start()].rstrip().endswith(".")
        if said[0].isupper() and not opens:
            meant &= _CAPITAL
        return meant.pop() if len(meant) == 1 else said

    return _WORD.sub(word, text)


@cache
def _near(word: str) -> frozenset[str]:
    """The words that one letter more, less, another or out of place would make."""
    cuts = [(word[:at], word[at:]) for at in range(len(word) + 1)]
    less = {left + right[1:] for left, right in cuts if right}
    swapped = {left + right[1] + right[0] + right[2:] for left, right in cuts if len(right) > 1}
    other = {left + letter + right[1:] for left, right in cuts if right for letter in _LETTERS}
    more = {left + letter + right for left, right in cuts for letter in _LETTERS}
    return frozenset((less | swapped | other | more) - {word})
