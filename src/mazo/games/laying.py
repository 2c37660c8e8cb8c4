"""How a position of a game is laid out by hand: the places for cards, what may be said of a card there, the figures.

Every name is a field of the game's position file; dots lead into an object. What the names are called is said by the
words of the game, in the section `laying` or where its boards name them.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec


class Figure(msgspec.Struct, frozen=True, omit_defaults=True):
    """Something to be set: a number, yes or no, one of several words, or a player."""

    name: str
    sort: Literal["number", "flag", "choice", "seat"] = "number"
    low: int = 0
    high: int = 99
    usual: int = 0
    """What is meant where nothing is said; of a seat, -1 for nobody."""
    choices: tuple[str, ...] = ()
    """The first one is meant where nothing is said."""
    bare: bool = False
    """Whether a number in place of the whole object means this figure of it."""


class Along(msgspec.Struct, frozen=True, omit_defaults=True):
    """Cards that lie with a card: under it, on it, in it."""

    name: str
    one: bool = False
    """Whether there is room for one alone, which is written without a list."""


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """What may be said of a card in a place."""

    card: str = "card"
    """The field that names the card."""
    figures: tuple[Figure, ...] = ()
    along: tuple[Along, ...] = ()
    at: str = ""
    """The field that names another card of the same place, where the card is."""


class Spot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place for cards, in the order of the position file."""

    name: str
    fillers: bool = False
    """Whether a number may stand for so many cards of no matter which sort."""
    entry: Entry | None = None
    """What may be said of a card there; nothing where only names are written."""


class Laying(msgspec.Struct, frozen=True, omit_defaults=True):
    """All that can be laid and set."""

    empty: dict[str, Any]
    """The position to begin with; its first player stands for all others."""
    places: tuple[Spot, ...]
    """Those that every player has."""
    own: tuple[Figure, ...] = ()
    """The figures of a player."""
    figures: tuple[Figure, ...] = ()
    """The figures of the table."""
    middle: tuple[Spot, ...] = ()
    """The places that belong to nobody."""
    besides: tuple[str, ...] = ()
    """Cards that can be laid and are in no catalogue."""

    def names(self) -> tuple[str, ...]:
        """Every name for which somebody needs a word, once."""
        found = [*self.own, *self.figures]
        for place in (*self.places, *self.middle):
            if place.entry is not None:
                found += place.entry.figures
        words = [name for figure in found for name in (figure.name, *figure.choices)]
        for place in (*self.places, *self.middle):
            entry = place.entry
            words += [place.name] if entry is None else [place.name, *(one.name for one in entry.along), entry.at]
        return tuple(dict.fromkeys(filter(None, words)))
