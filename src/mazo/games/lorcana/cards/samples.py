"""Ready-made decks: a few of cards without text to begin with, and lists that were sold or played in tournaments."""

from __future__ import annotations

from datetime import date
from functools import cache

import msgspec

from mazo.errors import BadConfig
from mazo.games.deckfiles import SUFFIX, folder, heads
from mazo.games.lorcana.cards.catalogue import Card, standard
from mazo.games.lorcana.cards.construction import load_deck
from mazo.texts.lang import Lang

APART = "coconut"
"""The format whose decks are legal in no other, and no others in it."""


class About(msgspec.Struct, frozen=True):
    """What a deck says about itself in the comments at its head."""

    title: str
    en: str
    es: str
    format: str = ""
    """The format that it was made for; the decks to begin with name none."""
    date: date | None = None
    """The day on which it was sold or played, or from which on it could be."""

    def text(self, lang: Lang) -> str:
        """What it is, in the language."""
        return self.es if lang == "es" else self.en


@cache
def names() -> tuple[str, ...]:
    """The names of the decks to begin with, in alphabetical order."""
    return tuple(name for name, about in _shipped().items() if not about.format)


@cache
def names_for(format: str) -> tuple[str, ...]:
    """The names of the decks that were made for a format, in alphabetical order."""
    return tuple(name for name, about in _shipped().items() if about.format == format)


@cache
def usual_names() -> tuple[str, ...]:
    """The names of all decks but those that are legal in a format of their own alone."""
    return tuple(name for name in all_names() if name not in names_for(APART))


@cache
def all_names() -> tuple[str, ...]:
    """The names of all decks that Mazo ships: those to begin with, then the others, each in alphabetical order."""
    return (*names(), *(name for name, about in _shipped().items() if about.format))


def text(name: str) -> str:
    """The list of a deck as it is written, with its title and descriptions as comments."""
    if name not in all_names():
        known = ", ".join(all_names())
        raise BadConfig(
            f'There is no sample deck "{name}": choose one of {known}.',
            f"No existe el mazo de ejemplo «{name}»: elige uno de {known}.",
        )
    return folder("mazo.games.lorcana").joinpath(f"{name}{SUFFIX}").read_text(encoding="utf-8")


def about(name: str) -> About:
    """What a deck is.

    >>> about("spark-dash").title, about("champion-europe-2026").date
    ('Spark Dash', datetime.date(2026, 9, 13))
    """
    return _shipped()[name]


def deck(source: str, format: str) -> tuple[Card, ...]:
    """The cards of a deck that is named, or written down, for a format."""
    if source not in all_names():
        return load_deck(source, standard(), format)
    return load_deck(text(source), standard(), format) if format == APART else load(source)


@cache
def load(name: str) -> tuple[Card, ...]:
    """The cards of a deck.

    >>> len(load(names()[0]))
    60
    """
    # A list of another day may hold what was banned since, or be smaller: its own format judged it, in the tests.
    return load_deck(text(name), standard(), None if about(name).format else "constructed")


@cache
def _shipped() -> dict[str, About]:
    """The decks by their names, in alphabetical order."""
    return heads("mazo.games.lorcana", About)
