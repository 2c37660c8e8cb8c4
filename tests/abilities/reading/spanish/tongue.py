"""The toy tongue: an invented game about a harbour, in Spanish; the smallest there is."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from mazo.abilities.reading.builders import Builders
from mazo.abilities.reading.lexer import Terms, Vocabulary
from mazo.abilities.reading.reader import Reader
from mazo.abilities.reading.references import Pronouns, last_chosen
from mazo.abilities.reading.round_trip import OneForm
from mazo.abilities.reading.script import Script
from mazo.abilities.reading.tongue import Customs, Tongue
from mazo.abilities.tree.effects import Cost
from mazo.abilities.tree.lexicon import Lexicon
from tests.abilities.reading.spanish import deeds, nouns
from tests.abilities.reading.spanish.voice import say

LEXICON = Lexicon(
    game="Puerto",
    types=("ship",),
    zones=("play", "hand"),
    figures=("cargo",),
    changeable=("cargo",),
    events=("sail",),
    players=("you",),
    verbs=("sink",),
)
SCRIPT = Script(
    symbols={"“": '"', "”": '"', "«": '"', "»": '"'},
    synonyms=(("manda a pique", "hunde"),),
    abbreviations=("Cap",),
)
WORDS = Vocabulary(
    signs=(("QUOTE", r'"[^"]*"'), ("SIGNED", r"[+-]\d+"), ("NUM", r"\d+")),
    forms={
        "del": ("de", "el"),
        "barcos": ("barco",),
        "cartas": ("carta",),
        "ganan": ("gana",),
        "robar": ("roba",),
        "hundir": ("hunde",),
    },
    terms=(Terms("CLASE", ("Velero", "Velero Real")),),
)
GRAMMAR = (Path(__file__).parent / "grammar.es.lark").read_text(encoding="utf-8")
FORM = OneForm(plain=SCRIPT.plain, same={"sinking has two words": ((r"\bmanda a pique\b", "hunde"),)})


def _paid(text: str) -> Cost | None:
    found = re.fullmatch(r"Paga (\d+)", text)
    return None if found is None else Cost(int(found[1]))


TONGUE = Tongue(
    script=SCRIPT,
    vocabulary=WORDS,
    grammar=GRAMMAR,
    builders=Builders.of(deeds, nouns),
    pronouns=Pronouns(rules={"it": last_chosen}, player=lambda said: "you", actor="ship"),
    say=say,
    usual_joint=lambda one, other: ".",
    customs=Customs(cost=_paid),
)


@cache
def reader() -> Reader:
    """A reader of the toy tongue."""
    return Reader(TONGUE)
