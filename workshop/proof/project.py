"""Where things are in the repository: a game's sources and rule book, and the tests."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from mazo.cli.checkout import find_root
from mazo.errors import BadConfig
from mazo.texts.rulebook import Book

GAMES = Path("src", "mazo", "games")
BOOK = Path("book", "rules.toml")
REASONS = Path("book", "definitions.toml")
MACHINERY = Path("book", "machinery.toml")


@dataclass(frozen=True)
class Project:
    """One game in the repository: its book, the folder of its engine and the tests."""

    game: str
    book: Book
    root: Path
    engine: Path
    tests: Path
    src: Path
    reasons: dict[str, str] = field(default_factory=dict)
    """Why a definition needs no test, by number."""
    outside: dict[str, str] = field(default_factory=dict)
    """Why a rule that acts lies outside what is played here, by number."""
    machinery: dict[str, dict[str, list[str]]] = field(default_factory=dict)
    """The rules that code which all games share carries out: by its file below the sources and its name."""

    def relative(self, path: Path) -> str:
        """A file as the repository names it."""
        return path.relative_to(self.root).as_posix()

    def modules(self) -> Iterator[Path]:
        """The engine's source files; the book is data and says nothing about the code."""
        for path in sorted(self.engine.rglob("*.py")):
            if path.relative_to(self.engine).parts[0] != BOOK.parts[0]:
                yield path

    def test_files(self) -> Iterator[Path]:
        """The files in which pytest looks for tests."""
        for path in sorted(self.tests.rglob("*.py")):
            if path.name.startswith("test_") or path.name.endswith("_test.py"):
                yield path


def games(root: Path) -> list[str]:
    """The games of the repository that have a rule book."""
    return sorted(path.parents[1].name for path in (root / GAMES).glob(f"*/{BOOK.as_posix()}"))


def find_project(game: str, root: Path | None = None) -> Project:
    """The game as the repository has it."""
    root = root or find_root()
    known = games(root)
    if game not in known:
        names = ", ".join(known)
        raise BadConfig(
            f'There is no game "{game}" with a rule book: there are {names}.',
            f"No hay ningún juego «{game}» con reglamento: hay {names}.",
        )
    engine = root / GAMES / game
    path = engine / REASONS
    told = tomllib.loads(path.read_text("utf-8")) if path.is_file() else {}
    shared = engine / MACHINERY
    return Project(
        game=game,
        book=Book.parse((engine / BOOK).read_text("utf-8")),
        root=root,
        engine=engine,
        tests=root / "tests",
        src=root / "src",
        reasons=told.get("reasons", {}),
        outside=told.get("outside", {}),
        machinery=tomllib.loads(shared.read_text("utf-8")) if shared.is_file() else {},
    )
