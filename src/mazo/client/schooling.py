"""What a learner has done: which lessons are finished, and so which rules have been met; kept in one small file."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.home import data_folder, ensured
from mazo.texts.lang import Lang
from mazo.texts.lessons import Lesson
from mazo.texts.phrases import Phrases
from mazo.texts.rulebook import Rule

FILE: Final = "lessons.json"


@cache
def _phrases() -> Phrases:
    return Phrases("mazo.client", "lessons.toml")


def say(section: str, name: str, lang: Lang, **values: object) -> str:
    """What is said around lessons."""
    return _phrases().say(section, name, lang, **values)


def taught() -> list[GameKind]:
    """The games that have lessons."""
    return [kind for kind in map(kind_named, NAMES) if kind.lessons]


def lesson_named(kind: GameKind, name: str) -> Lesson:
    """The lesson of that name."""
    found = next((lesson for lesson in kind.lessons if lesson.name == name.casefold()), None)
    if found is not None:
        return found
    known = ", ".join(lesson.name for lesson in kind.lessons)
    fault = (
        ("lesson", {"lesson": name, "game": kind.title, "known": known}) if known else ("none", {"game": kind.title})
    )
    raise BadConfig(say("fault", fault[0], "en", **fault[1]), say("fault", fault[0], "es", **fault[1]))


def following(kind: GameKind, lesson: Lesson) -> Lesson | None:
    """The lesson after one, if it is not the last."""
    at = kind.lessons.index(lesson)
    return kind.lessons[at + 1] if at + 1 < len(kind.lessons) else None


def founding(kind: GameKind) -> list[Rule]:
    """The rules of a game that its founding documents state, headings left out."""
    return [rule for rule in kind.book if rule.seed and rule.kind != "heading"]


def met(lessons: Iterable[Lesson]) -> set[int]:
    """The codes of the rules that these lessons show."""
    return {rule.code for lesson in lessons for rule in lesson.rules}


class Progress:
    """The finished lessons of one user, by game; a file that can't be read counts as none."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder
        self.done: dict[str, list[str]] = self._read()

    @property
    def path(self) -> Path:
        """Where it is kept."""
        return (self._folder or data_folder()) / FILE

    def _read(self) -> dict[str, list[str]]:
        try:
            return msgspec.json.decode(self.path.read_bytes(), type=dict[str, list[str]])
        except (OSError, msgspec.DecodeError):
            return {}

    def finished(self, kind: GameKind) -> list[Lesson]:
        """The lessons of a game that are finished and still there."""
        return [lesson for lesson in kind.lessons if lesson.name in self.done.get(kind.name, ())]

    def finish(self, kind: GameKind, lesson: Lesson) -> None:
        """Note that a lesson is finished."""
        names = self.done.setdefault(kind.name, [])
        if lesson.name not in names:
            names.append(lesson.name)
            ensured(self.path.parent)
            self.path.write_bytes(msgspec.json.encode(self.done))
