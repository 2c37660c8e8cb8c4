"""The cases of a game that players ask about: a situation, a question, its answer and the rules that give it."""

from __future__ import annotations

import pkgutil
import tomllib
from typing import Any

import msgspec

from mazo.texts.lang import Wording
from mazo.texts.rulebook import Book, Rule

REST = "..."
"""Everybody passes as long as they can."""


class Lies(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What lies in a zone of a player when all is done: so many cards, or these."""

    seat: int
    zone: str
    count: int = -1
    cards: tuple[str, ...] = ()


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new game that a case begins with."""

    decks: tuple[str, ...]
    seed: str
    edition: str = ""


class _Case(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    rules: tuple[str, ...]
    question: Wording
    answer: Wording
    do: tuple[str, ...] = ()
    refused: str = ""
    then: tuple[Lies, ...] = ()
    new: Beginning | None = None
    format: str = ""
    problems: tuple[str, ...] = ()


class Ruling(msgspec.Struct, frozen=True):
    """One case; it has a position, a new game or a deck list, or none of them where no real cards show it."""

    name: str
    rules: tuple[Rule, ...]
    question: Wording
    answer: Wording
    position: dict[str, Any] | None = None
    new: Beginning | None = None
    do: tuple[str, ...] = ()
    """What is done there, as players write it; between two acts and at `REST` everybody passes."""
    passing: str = ""
    """How players let something go by."""
    refused: str = ""
    """What cannot be done then."""
    then: tuple[Lies, ...] = ()
    deck: str = ""
    """A deck list that is judged by a format, with the reasons why it is refused."""
    format: str = ""
    problems: tuple[str, ...] = ()


def all_rulings(package: str, book: Book) -> tuple[Ruling, ...]:
    """The cases of the game in that package, as `book/rulings.toml` and the folder `rulings` have them; maybe none."""
    content = _file(f"{package}.book", "rulings.toml")
    data = tomllib.loads(content.decode()) if content is not None else {}
    cases = msgspec.convert(data.get("case", []), list[_Case])
    return tuple(_ruling(package, book, case, str(data.get("passing", ""))) for case in cases)


def _ruling(package: str, book: Book, case: _Case, passing: str) -> Ruling:
    position = _file(package, f"rulings/{case.name}.json")
    deck = _file(package, f"rulings/{case.name}.txt")
    return Ruling(
        name=case.name,
        rules=tuple(book.by_number(number) for number in case.rules),
        question=case.question,
        answer=case.answer,
        position=None if position is None else msgspec.json.decode(position, type=dict[str, Any]),
        new=case.new,
        do=case.do,
        passing=passing,
        refused=case.refused,
        then=case.then,
        deck="" if deck is None else deck.decode(),
        format=case.format,
        problems=case.problems,
    )


def _file(package: str, name: str) -> bytes | None:
    try:
        return pkgutil.get_data(package, name)
    except FileNotFoundError:
        return None
