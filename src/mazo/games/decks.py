"""Decks as every game judges them and ships them: formats, verdicts and what a list is made of."""

from __future__ import annotations

from datetime import date
from typing import Literal

import msgspec

from mazo.errors import DeckProblem
from mazo.texts.lang import Wording


class DeckFormat(msgspec.Struct, frozen=True):
    """A format that decks are built for."""

    name: str
    title: Wording
    rotates: bool = False
    """Whether it admits other cards on other days."""


class Dealing(msgspec.Struct, frozen=True):
    """How a game deals from a deck: the first hand, how it may be changed, and how many cards a turn has brought."""

    hand: int
    hand_rule: int
    again: Literal["some", "fewer", "none"]
    """Some cards are put back and as many drawn, once; or the whole hand for one card fewer, as often as one likes."""
    again_rule: int = 0
    on_play: int = 0
    """Who starts has seen the first hand and as many cards more as the number of their turn plus this,"""
    on_draw: int = 0
    """and who comes second so many."""


class StartMark(msgspec.Struct, frozen=True):
    """How lists mark a card that begins the game in play."""

    title: Wording
    behind: str
    """What stands behind its line."""
    field: str
    """The field that names it where a list is JSON."""


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
    side: dict[str, int] = {}
    """The cards of the side deck."""
    marked: tuple[str, ...] = ()
    """The cards that the list marks to begin the game in play,"""
    markable: tuple[str, ...] = ()
    """and those of the list that could."""


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
