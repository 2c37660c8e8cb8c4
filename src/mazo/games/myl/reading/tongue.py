"""The grammar of the cards: its sections, one file each, and the builders that belong to them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Final

from mazo.abilities.reading.builders import Builders
from mazo.abilities.reading.grammar import Grammar
from mazo.abilities.reading.lexer import Vocabulary
from mazo.games.myl.reading.build import (
    adjectives,
    amounts,
    answers,
    conditions,
    deeds,
    events,
    forbidding,
    keywords,
    looking,
    nouns,
    predicates,
    prices,
    sentences,
    windows,
)
from mazo.games.myl.reading.record import unaccented

SECTIONS: Final = (
    "sentences", "windows", "events", "conditions", "nouns", "adjectives", "amounts", "deeds", "looking", "answers",
    "predicates", "forbidding", "prices", "keywords", "words",
)  # fmt: skip
"""The grammar by what a part of it is about."""


@cache
def builders() -> Builders:
    """The builders of the sections of the grammar."""
    return Builders.of(
        sentences,
        windows,
        events,
        conditions,
        nouns,
        adjectives,
        amounts,
        deeds,
        looking,
        answers,
        predicates,
        forbidding,
        prices,
        keywords,
    )


@cache
def grammar() -> str:
    """The grammar of one sentence: its sections one after the other, without accents as texts are read."""
    where = files("mazo.games.myl.reading") / "grammar"
    text = "\n".join((where / f"{section}.es.lark").read_text(encoding="utf-8") for section in SECTIONS)
    return unaccented(text)


def parser(vocabulary: Vocabulary) -> Grammar:
    """The parser for sentences with a vocabulary of names; BadBuilders unless every name of it is built."""
    made = Grammar(grammar(), vocabulary)
    builders().fit(made.names)
    return made
