"""Decks as every game judges them and ships them: formats, verdicts and what a list is made of."""

from __future__ import annotations

from datetime import date

import msgspec

from mazo.errors import DeckProblem
from mazo.texts.lang import Wording


class DeckFormat(msgspec.Struct, frozen=True):
    """A format that decks are built for."""

    name: str
    title: Wording
    rotates: bool = False
    """Whether it admits other cards on other days."""


class Verdict(msgspec.Struct, frozen=True):
    """What a format says about a list; a game without formats has one verdict without a name."""

    format: str
    title: Wording
    problems: tuple[DeckProblem, ...] = ()


class Judgement(msgspec.Struct, frozen=True):
    """The cards of a list as far as they are known, and every format's verdict."""

    cards: int
    names: dict[str, int]
    colours: dict[str, int]
    """How many cards there are of each colour."""
    verdicts: tuple[Verdict, ...]
    missing: tuple[DeckProblem, ...] = ()
    """Lines that name no card that can be played, whatever the format."""


class Checked(msgspec.Struct, frozen=True):
    """What one format says about a list on a day."""

    format: str
    title: Wording
    on: date
    cards: int
    colours: dict[str, int]
    problems: tuple[DeckProblem, ...]
    sets: tuple[str, ...] | None = None
    """The sets that the format admits on that day; None if it does not ask."""
    unsupported: tuple[str, ...] = ()
    """Cards with a text that cannot be played yet."""


class ShippedDeck(msgspec.Struct, frozen=True):
    """A deck that comes with a game."""

    name: str
    title: str
    about: Wording = Wording()
    colours: dict[str, int] = {}
    cards: int = 0
    plain: bool = False
    """Whether no card of it has any text but keywords: a deck to learn with."""
    format: str = ""
    """What it was made for; the decks to begin with name nothing."""
    date: date | None = None
    legal: tuple[str, ...] = ()
    """The formats in which it may be played."""
