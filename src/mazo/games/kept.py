"""Sets of cards that a user has imported, one file each, beside the user's other data: never in the package.

A file says which version wrote it and in which format. What this version can't read is told with what to do about it,
and left alone; everything else goes on without it.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import wraps
from pathlib import Path
from typing import Final, TypeAlias, TypeVar
from urllib.parse import quote

import msgspec

from mazo._version import __version__
from mazo.errors import BadConfig
from mazo.home import data_folder, ensured
from mazo.texts.lang import Wording

T = TypeVar("T")

Stamp: TypeAlias = tuple[str, tuple[tuple[str, int, int, int], ...]]
"""The folder of a game's imported sets, and of each file the name, the inode, the time of writing and the size."""

FORMAT: Final = 1
"""The format that is written; raised when a file of the one before can't be read any more."""


class KeptSet(msgspec.Struct, frozen=True, kw_only=True):
    """A set that was imported: what it is, where it came from, who wrote it, and what the game keeps of it."""

    format: int = FORMAT
    mazo: str = __version__
    game: str
    set: str
    name: str
    source: str
    """The name of the card file."""
    body: msgspec.Raw


class Unreadable(msgspec.Struct, frozen=True):
    """A file that this version can't read, and what to do about it."""

    path: str
    set: str
    why: Wording


def kept_sets(game: str) -> Iterator[KeptSet | Unreadable]:
    """The imported sets of a game, by their codes."""
    folder = folder_of(game)
    for path in sorted(folder.glob("*.json")) if folder.is_dir() else ():
        yield _read(path)


def keep(one: KeptSet) -> Path:
    """Write a set, in place of what was imported of it before."""
    path = _path(ensured(folder_of(one.game)), one.set)
    fresh = path.with_suffix(".new")
    try:
        fresh.write_bytes(msgspec.json.encode(one))
        fresh.replace(path)
    except OSError as error:
        raise BadConfig(f"{path}: {error.strerror}.", f"{path}: {error.strerror}.") from None
    return path


def forget(game: str, code: str) -> bool:
    """Take an imported set away; False if there is none."""
    path = _path(folder_of(game), code)
    if not path.is_file():
        return False
    path.unlink()
    return True


def stamp(game: str) -> Stamp:
    """Another one whenever something was imported, replaced or taken away, by whatever process."""
    folder = str(folder_of(game))
    try:
        with os.scandir(folder) as files:
            told = [(one.name, one.stat()) for one in files]
    except OSError:
        return folder, ()
    return folder, tuple(sorted((name, at.st_ino, at.st_mtime_ns, at.st_size) for name, at in told))


def until_changed(game: str) -> Callable[[Callable[[], T]], Callable[[], T]]:
    """Keeps what a function gives until the imported sets of the game are others, so that no table must start anew."""

    def kept(make: Callable[[], T]) -> Callable[[], T]:
        last: list[tuple[Stamp, T]] = []

        @wraps(make)
        def given() -> T:
            now = stamp(game)
            known = last[0] if last else None
            if known is None or known[0] != now:
                known = (now, make())
                last[:] = [known]
            return known[1]

        return given

    return kept


def folder_of(game: str) -> Path:
    """Where the imported sets of a game are."""
    return data_folder() / "cards" / game


def unreadable(path: str, code: str, why: str, de: str) -> Unreadable:
    """A file that can't be read for a reason, with the remedy."""
    again = f"import its card file again (`mazo cards import FILE`) or drop it (`mazo cards forget {code}`)"
    de_nuevo = (
        f"vuelve a importar su archivo de cartas (`mazo cards import ARCHIVO`) o quítalo (`mazo cards forget {code}`)"
    )
    return Unreadable(path, code, Wording(f"{path}: {why}; {again}.", f"{path}: {de}; {de_nuevo}."))


def _path(folder: Path, code: str) -> Path:
    return folder / f"{quote(code, safe='')}.json"


class _Stamp(msgspec.Struct):
    """What every format begins with."""

    format: int
    mazo: str = "?"


def _read(path: Path) -> KeptSet | Unreadable:
    code = path.stem
    try:
        content = path.read_bytes()
        stamp = msgspec.json.decode(content, type=_Stamp)
        if stamp.format != FORMAT:
            return unreadable(
                str(path),
                code,
                f"written by Mazo {stamp.mazo} in format {stamp.format}, and this version reads format {FORMAT}",
                f"lo escribió Mazo {stamp.mazo} en el formato {stamp.format} y esta versión lee el formato {FORMAT}",
            )
        return msgspec.json.decode(content, type=KeptSet)
    except OSError as error:
        return unreadable(str(path), code, str(error.strerror), str(error.strerror))
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return unreadable(
            str(path), code, "no imported set, or a damaged one", "no es una colección importada, o está dañada"
        )
