"""Made-up sentences read on a made-up card."""

from __future__ import annotations

from functools import cache

from mazo.abilities.reading.outcome import Compiled
from mazo.abilities.tree.effects import Ability
from mazo.games.myl.reading.compile import Compiler
from mazo.games.myl.reading.library import unlike
from mazo.games.myl.reading.record import Record

NAME = "Vigía de Cobre"


@cache
def compiler() -> Compiler:
    """A compiler that knows two cards."""
    return Compiler([NAME, "Faro Hundido"])


def card(text: str, kind: str = "aliado") -> Record:
    """A card that nobody has printed."""
    return Record(name=NAME, type=kind, text=text)


def read(text: str, kind: str = "aliado") -> tuple[Ability, ...]:
    """The abilities that a text says."""
    made = compiler().compile_card(card(text, kind))
    assert isinstance(made, Compiled), made
    return made.abilities


def refused(text: str, kind: str = "aliado") -> list[str]:
    """The sentences that aren't understood."""
    made = compiler().compile_card(card(text, kind))
    return [] if isinstance(made, Compiled) else [one.sentence for one in made]


def comes_back(text: str, kind: str = "aliado") -> bool:
    """Whether what was read says again what was printed."""
    return not unlike(compiler(), card(text, kind), read(text, kind))
