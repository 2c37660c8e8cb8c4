"""Questions for would-be judges: a position, what is done, choices, and the answer with the rules that give it."""

from __future__ import annotations

import pkgutil
import tomllib
from collections.abc import Sequence
from typing import Any

import msgspec

from mazo.texts.lang import Wording
from mazo.texts.rulebook import Book, Rule
from mazo.texts.rulings import Lies, Ruling


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One of the answers; exactly one of a question is right."""

    en: str
    es: str
    right: bool = False

    @property
    def wording(self) -> Wording:
        """The answer in words."""
        return Wording(self.en, self.es)


class Counts(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A number of a player when all is done."""

    seat: int
    name: str
    value: int


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    name: str
    topic: str
    choices: tuple[Choice, ...]
    ruling: str = ""
    ask: Wording = Wording()
    because: Wording = Wording()
    rules: tuple[str, ...] = ()
    position: str = ""
    do: tuple[str, ...] = ()
    refused: str = ""
    allowed: str = ""
    then: tuple[Lies, ...] = ()
    scores: tuple[Counts, ...] = ()
    winner: int = -1


class Question(msgspec.Struct, frozen=True):
    """One question; what proves its answer is played from its position."""

    name: str
    topic: str
    title: Wording
    """What the topic is called."""
    ask: Wording
    choices: tuple[Choice, ...]
    because: Wording
    rules: tuple[Rule, ...]
    position: dict[str, Any]
    do: tuple[str, ...] = ()
    """What is done, each with who does it, or by whoever is asked; at `...` everybody passes."""
    refused: str = ""
    """What cannot be done then."""
    allowed: str = ""
    """What can."""
    then: tuple[Lies, ...] = ()
    scores: tuple[Counts, ...] = ()
    winner: int = -1
    ruling: Ruling | None = None
    """The ruling that it asks about, which then says how it is played."""

    @property
    def right(self) -> int:
        """Which choice is right, from 0."""
        return next(at for at, choice in enumerate(self.choices) if choice.right)


def all_questions(package: str, book: Book, rulings: Sequence[Ruling]) -> tuple[Question, ...]:
    """The questions of the game in that package, as `book/quiz.toml` has them; a game may have none."""
    try:
        content = pkgutil.get_data(f"{package}.book", "quiz.toml")
    except FileNotFoundError:
        content = None
    data = tomllib.loads(content.decode()) if content is not None else {}
    topics = msgspec.convert(data.get("topics", {}), dict[str, Wording])
    known = {ruling.name: ruling for ruling in rulings}
    entries = msgspec.convert(data.get("question", []), list[_Entry])
    return tuple(_question(entry, topics[entry.topic], book, known.get(entry.ruling)) for entry in entries)


def _question(entry: _Entry, title: Wording, book: Book, ruling: Ruling | None) -> Question:
    if ruling is not None:
        return Question(
            name=entry.name,
            topic=entry.topic,
            title=title,
            ask=ruling.question,
            choices=entry.choices,
            because=ruling.answer,
            rules=ruling.rules,
            position=ruling.position or {},
            do=ruling.do,
            refused=ruling.refused,
            then=ruling.then,
            ruling=ruling,
        )
    return Question(
        name=entry.name,
        topic=entry.topic,
        title=title,
        ask=entry.ask,
        choices=entry.choices,
        because=entry.because,
        rules=tuple(book.by_number(number) for number in entry.rules),
        position=msgspec.json.decode(entry.position, type=dict[str, Any]),
        do=entry.do,
        refused=entry.refused,
        allowed=entry.allowed,
        then=entry.then,
        scores=entry.scores,
        winner=entry.winner,
    )
