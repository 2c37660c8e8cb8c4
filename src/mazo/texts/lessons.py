"""The lessons of a game: a table, steps that tell and ask for something to be done there, and a question at the end.

A lesson is a file of the game's folder `lessons`; `docs/lessons.md` says how to write one.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from typing import Any

import msgspec

from mazo.texts.lang import Wording
from mazo.texts.rulebook import Book, Rule


class BadLesson(ValueError):
    """A lesson that contradicts itself or lacks something, with the name of its file."""


class Beginning(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A new game that a lesson begins with, and what has been done there before the learner comes."""

    seed: str
    decks: tuple[str, ...] = ()
    options: dict[str, Any] = {}
    played: tuple[str, ...] = ()


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One step: what is said, and what the learner is to do, if anything."""

    say: Wording
    rules: tuple[str, ...] = ()
    """The numbers of the rules that it shows."""
    do: tuple[str, ...] = ()
    """What the learner is to do, any of these; nothing where there is only something to read."""
    refused: str = ""
    """What the learner is to try although the rules refuse it, by one of the rules of the step."""
    then: tuple[str, ...] = ()
    """What happens behind it: answers of whoever is asked, or of a player counted from 1 (`2: concede`), `...` to let
    everything go by, `clean up` to clear the table."""
    show: tuple[str, ...] = ()
    """What the eye is led to: cards by their names, places of the board, `answers` or `log`."""
    nudge: Wording = Wording()
    """What is said to whoever does something else that may be done."""


class Choice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One answer that may be chosen, and why it is right or wrong where that needs saying."""

    text: Wording
    right: bool = False
    because: Wording = Wording()


class Question(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is asked at the end: exactly one answer is right."""

    ask: Wording
    choices: tuple[Choice, ...]
    because: Wording
    rules: tuple[str, ...]


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: Wording
    about: Wording
    chapter: Wording
    step: tuple[Step, ...]
    edition: str = ""
    game: str = ""
    seat: int = 0
    first: bool = False
    names: tuple[str, ...] = ()
    new: Beginning | None = None
    position: dict[str, Any] | None = None
    question: Question | None = None


class Lesson(msgspec.Struct, frozen=True):
    """One lesson with its rules; its table is a new game or a position."""

    name: str
    title: Wording
    about: Wording
    chapter: Wording
    steps: tuple[Step, ...]
    game: str
    """The game that is played, where several belong to one book: nothing for the game itself."""
    edition: str
    seat: int
    """Where the learner sits."""
    first: bool
    """Whether it is the guided game that a newcomer begins with."""
    names: tuple[str, ...]
    new: Beginning | None
    position: dict[str, Any] | None
    question: Question | None
    rules: tuple[Rule, ...]
    """Every rule that it shows, in the order in which they are met."""


def all_lessons(package: str, book: Book) -> tuple[Lesson, ...]:
    """The lessons of the game in that package, in the order of their files; maybe none."""
    return tuple(_lesson(name, content, book) for name, content in _files(package))


def _files(package: str) -> Iterator[tuple[str, str]]:
    folder = files(package) / "lessons"
    if not folder.is_dir():
        return
    for path in sorted(folder.iterdir(), key=lambda path: path.name):
        if path.name.endswith(".toml"):
            yield path.name.removesuffix(".toml").partition("-")[2], path.read_text("utf-8")


def _lesson(name: str, content: str, book: Book) -> Lesson:
    try:
        file = msgspec.convert(tomllib.loads(content), _File)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise BadLesson(f"{name}: {error}") from None
    if (file.new is None) == (file.position is None):
        raise BadLesson(f"{name}: a lesson begins either with a new game or with a position")
    if file.question is not None and sum(choice.right for choice in file.question.choices) != 1:
        raise BadLesson(f"{name}: exactly one answer of the question is right")
    asked = () if file.question is None else file.question.rules
    numbers = dict.fromkeys([*(number for step in file.step for number in step.rules), *asked])
    return Lesson(
        name=name,
        title=file.title,
        about=file.about,
        chapter=file.chapter,
        steps=file.step,
        game=file.game,
        edition=file.edition,
        seat=file.seat,
        first=file.first,
        names=file.names,
        new=file.new,
        position=file.position,
        question=file.question,
        rules=tuple(book.by_number(number, file.edition or book.default_edition) for number in numbers),
    )
