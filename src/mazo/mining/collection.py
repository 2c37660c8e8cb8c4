"""What was dug out, as files: one JSON object a line. Those that come with a game lie in its folder.

>>> len(puzzles("lorcana"))
100
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from mazo.errors import BadConfig
from mazo.games import kind as kind_named
from mazo.mining.cases import Case
from mazo.mining.puzzles import Puzzle

PUZZLES: Final = "puzzles.jsonl"
CASES: Final = "editions.jsonl"

R = TypeVar("R", bound=msgspec.Struct)


@cache
def puzzles(game: str) -> tuple[Puzzle, ...]:
    """The puzzles that come with a game, the easiest first; none if it has none."""
    return _shipped(game, PUZZLES, Puzzle)


@cache
def cases(game: str) -> tuple[Case, ...]:
    """The cases that come with a game and that its editions decide differently."""
    return _shipped(game, CASES, Case)


def read(content: bytes, sort: type[R]) -> tuple[R, ...]:
    """The records of a file; BadConfig with the line if one is none."""
    found: list[R] = []
    for number, line in enumerate(content.splitlines(), start=1):
        try:
            found.append(msgspec.json.decode(line, type=sort))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise BadConfig(
                f"Line {number} can't be read: {error}.", f"La línea {number} no se puede leer: {error}."
            ) from None
    return tuple(found)


def write(folder: Path, name: str, records: Sequence[msgspec.Struct]) -> Path:
    """Write records into a file of that name; where it lies."""
    path = folder.expanduser() / name
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(b"".join(msgspec.json.encode(record) + b"\n" for record in records))
    except OSError as error:
        why = error.strerror or str(error)
        raise BadConfig(f"{path} can't be written: {why}.", f"{path} no se puede escribir: {why}.") from None
    return path


def _shipped(game: str, name: str, sort: type[R]) -> tuple[R, ...]:
    folder = type(kind_named(game)).__module__.rpartition(".")[0]
    path = files(folder).joinpath(name)
    return tuple(one for one in read(path.read_bytes(), sort) if _game(one) == game) if path.is_file() else ()


def _game(record: msgspec.Struct) -> str:
    return str(getattr(record, "game", ""))
