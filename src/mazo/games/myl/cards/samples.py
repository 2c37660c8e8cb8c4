"""The decks that come with Mitos y Leyendas: those to begin with, and lists that somebody has played."""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadConfig
from mazo.games.deckfiles import SUFFIX, folder, heads
from mazo.games.myl.cards.card import Card
from mazo.games.myl.cards.construction import load_deck


class About(msgspec.Struct, frozen=True):
    """What a deck says about itself in the comments at its head."""

    title: str
    en: str = ""
    es: str = ""
    format: str = ""
    """The format that it was made for."""
    date: date | None = None
    """The day on which it was played."""
    sample: bool = True
    """Whether it is one of those to begin with."""
    invented: bool = False
    """Whether its cards were never printed: such decks are for tests, and found by name alone."""


@cache
def names() -> tuple[str, ...]:
    """The names of the decks to begin with, in alphabetical order."""
    return tuple(name for name, about in _shipped().items() if about.sample and not about.invented)


@cache
def all_names() -> tuple[str, ...]:
    """The names of all decks: those to begin with, then the others, each in alphabetical order."""
    return (*names(), *(name for name, about in _shipped().items() if not about.sample and not about.invented))


def text(name: str) -> str:
    """The list of a deck as it is written, with its title and descriptions as comments."""
    if name not in _shipped():
        known = ", ".join(all_names())
        raise BadConfig(
            f'There is no sample deck "{name}": choose one of {known}.',
            f"No existe el mazo de ejemplo «{name}»: elige uno de {known}.",
        )
    return folder("mazo.games.myl").joinpath(f"{name}{SUFFIX}").read_text(encoding="utf-8")


def about(name: str) -> About:
    """What a deck is."""
    return _shipped()[name]


def deck(source: str, format: str) -> tuple[Card, ...]:
    """The cards of a deck that is named, or written down, for a format."""
    return _load(source) if source in _shipped() else load_deck(source, format)


@cache
def _load(name: str) -> tuple[Card, ...]:
    """The cards of a deck that Mazo ships."""
    return load_deck(text(name), None)


@cache
def _shipped() -> dict[str, About]:
    """The decks by their names, in alphabetical order."""
    return heads("mazo.games.myl", About)
