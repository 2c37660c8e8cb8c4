"""The round trip: a compiled tree said in Spanish again, compared with what was printed.

Both texts are brought into one form first: the words that the grammar sees (so that gender, number and mood fall away,
and the card's own name is one sign), without commas, and the wordings of `same.toml`.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Final, TypeAlias

from mazo.abilities.reading.lexer import Lexer
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.record import Record
from mazo.games.myl.reading.wording import SCRIPT, THIS, WORDS, normalised, number, race
from mazo.games.myl.words import SPEECH

Wordings: TypeAlias = tuple[tuple[re.Pattern[str], str], ...]
"""Patterns over the words that the grammar sees, and what stands for them, in order."""


@cache
def same() -> Wordings:
    """Reviewed: wordings that mean exactly the same, as `same.toml` lists them with the reasons."""
    table = tomllib.loads((files("mazo.games.myl.reading") / "same.toml").read_text(encoding="utf-8"))
    return tuple((re.compile(one), other) for kind in table["same"] for one, other in kind["wordings"])


_LEXER: Final = Lexer(WORDS)


def rendered_text(card: Record, abilities: Sequence[Ability]) -> str:
    """What the trees say, one sentence or more an ability."""
    said = [SPEECH.sentence(one, "es", name=card.name, kind=card.kind) for one in abilities]
    return " ".join(one if one.endswith(".") else f"{one}." for one in said)


def spoken(text: str, card: Record) -> list[str]:
    """The sentences of a text in the words that the grammar sees."""
    return [
        " ".join(_word(one.kind, one.value) for one in _LEXER.words(sentence.text) if one.value != ",")
        for sentence in SCRIPT.sentences(normalised(text, card.name, card.kind))
    ]


def form(sentences: Sequence[str], equal: Wordings) -> tuple[list[str], int, int]:
    """The words of a text in the one form and in no order, how often it names the card itself, and how often it may.

    Where the card is a pronoun's or a left-out subject's, one text may name it and the other not.
    """
    out: list[str] = []
    named = open_to = 0
    for said in sentences:
        open_to += len(_PRONOUN.findall(said))
        for pattern, other in equal:
            said = pattern.sub(other, said)
        words = said.split()
        named += sum(word in (THIS, "portador") for word in words)
        out += [word for word in words if word not in (THIS, "portador")]
    return sorted(out), named, open_to


def counts_of_self(sentences: Sequence[str]) -> tuple[int, int]:
    """How often a text names the card itself, and how often it may."""
    _, named, open_to = form(sentences, _ITSELF)
    return named, open_to


_ITSELF: Final[Wordings] = (
    (re.compile(r"\beste (?:aliado|carta|totem|arma|oro|talisman)\b(?! oponente)"), THIS),
    (re.compile(r"\b(?:el |su )(?:aliado )?portador(?: de §)?"), "portador"),
    (re.compile(r"^(?=(?:cuando|si) (?:entrar|salir|ser(?! en\b)|hacer|atacar|bloquear)\b)"), f"{THIS} "),
    (re.compile(r"\b(?:mientras|si) (?:tienes )?§ (?:estar |permanecer )?en juego\b"), ""),
    (
        re.compile(r"^§ (?:ser|se considerar) (?=imbloqueable|indestructible|indesterrable)(?!.*\b(?:si|mientras)\b)"),
        "",
    ),
    (re.compile(r"\bjugar (?:a )?§ (?=para\b)"), ""),
    (re.compile(r"\b(?:un|otro) (?:copia de )?§"), "un tocayo"),
    (re.compile(r"^§ (?=generar\b)"), ""),
)
"""The card itself, by its name, its type, or left out."""
_PRONOUN: Final = re.compile(
    rf"\blo\b|\bese\b|\bsu\b|(?:^|\b(?:y|que|en juego|o|turno|talisman|si|cuando|final)) "
    rf"(?={THIS}|no|poder|solo|deber|ganar|perder|tener|ser"
    r"|duplicar|atacar|bloquear|hacer|entrar|salir|furia|este)"
    r"|^(?=no|poder|solo|deber|ganar|perder|tener|ser|duplicar|inmunidad|costar)"
)
"""Words that may stand for the card itself, or places where it is left out."""


def _word(kind: str, value: str) -> str:
    if kind == "NUM":
        return str(number(value))
    return race(value).upper() if kind == "RACENAME" else value


def returns(card: Record, abilities: Sequence[Ability]) -> bool:
    """Whether the trees say again what was printed."""
    return alike(spoken(card.text or "", card), spoken(rendered_text(card, abilities), card), same())


def alike(printed: Sequence[str], said: Sequence[str], equal: Wordings) -> bool:
    """Whether two texts say the same, with these wordings counted as equal."""
    words, named, may = form(printed, equal)
    words_again, named_again, may_again = form(said, equal)
    return words == words_again and abs(named_again - named) <= may + may_again
