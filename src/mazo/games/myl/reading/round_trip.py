"""The round trip: a compiled tree said in Spanish again, compared with what was printed.

Both texts are brought into one form first: the words that the grammar sees (so that gender, number and mood fall away,
and the card's own name is one sign), without and the wordings of `same.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from mazo.abilities.reading.lexer import Lexer
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.record import Record
from mazo.games.myl.reading.wording import SCRIPT, THIS, WORDS, normalised, number, race
from mazo.games.myl.words import SPEECH


@cache
def same() -> tuple[tuple[re.Pattern[str], str], ...]:
    """Reviewed: wordings that mean exactly the same, as `same.toml` lists them with the reasons."""
    table = tomllib.loads((files("mazo.games.myl.reading") / "same.toml").read_text(encoding="utf-8"))
    return tuple((re.compile(one), other) for kind in table["same"] for one, other in kind["wordings"])


_LEXER: Final = Lexer(WORDS)


def rendered_text(card: Record, abilities: Sequence[Ability]) -> str:
    """What the trees say, one sentence or more an ability."""
    said = [SPEECH.sentence(one, "es", name=card.name, kind=card.kind) for one in abilities]
    return " ".join(one if one.endswith(".") else f"{one}." for one in said)


def form(text: str, name: str) -> list[str]:
    """The sentences of a text in the one form, in no order: what a card says first and last is all the same."""
    out = []
    for sentence in SCRIPT.sentences(normalised(text, name)):
        said = " ".join(_word(one.kind, one.value) for one in _LEXER.words(sentence.text) if one.value != ",")
        said = _own(said)
        for pattern, other in same():
            said = pattern.sub(other, said)
        words = said.split()
        out += [word for at, word in enumerate(words) if word != THIS or THIS not in words[:at]]
    return sorted(out)


_NOUN: Final = re.compile(r"\b(?:aliado|carta|oro|arma|totem|talisman|[A-ZÁÉÍÓÚ]{4,})\b")


def _own(said: str) -> str:
    """The sentence with the card's sign for a pronoun before which no other card was spoken of."""
    out: list[str] = []
    for word in said.split():
        before = re.sub(r"\b(?:este|ese) \w+|\d+ oro|un oro", "", " ".join(out))
        out.append(THIS if word == "lo" and not _NOUN.search(before) else word)
    return " ".join(out)


def _word(kind: str, value: str) -> str:
    if kind == "NUM":
        return str(number(value))
    return race(value).upper() if kind == "RACENAME" else value


def returns(card: Record, abilities: Sequence[Ability]) -> bool:
    """Whether the trees say again what was printed."""
    return form(card.text or "", card.name) == form(rendered_text(card, abilities), card.name)
