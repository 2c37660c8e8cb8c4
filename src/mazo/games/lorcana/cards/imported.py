"""Sets that the user has imported, as the catalogue finds them."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.games.kept import KeptSet, Unreadable, kept_sets, unreadable, until_changed

GAME: Final = "lorcana"


class Body(msgspec.Struct, frozen=True):
    """What is kept of a set: its cards as the catalogue reads them, and what the import found out about them."""

    cards: msgspec.Raw
    numbers: tuple[tuple[int, int, str], ...] = ()
    """Of each printing the collector number, LorcanaJSON's number and the card's full name."""
    differs: frozenset[str] = frozenset()
    """Cards that read otherwise than printed, which somebody has looked at."""
    refused: dict[str, str] = {}
    """Why cards can't be played, in English, by full name."""


class ImportedSet(msgspec.Struct, frozen=True):
    """A set that can be read: its code, its name, its file, and what is kept of it."""

    code: str
    name: str
    source: str
    mazo: str
    body: Body


@until_changed(GAME)
def found() -> tuple[ImportedSet | Unreadable, ...]:
    """All imported sets, those that can't be read among them."""
    return tuple(_opened(one) for one in kept_sets(GAME))


def imported_sets() -> tuple[ImportedSet, ...]:
    """The imported sets that can be read."""
    return tuple(one for one in found() if isinstance(one, ImportedSet))


def set_names() -> dict[str, str]:
    """The names of the imported sets by their codes."""
    return {one.code: one.name for one in imported_sets()}


def _opened(one: KeptSet | Unreadable) -> ImportedSet | Unreadable:
    if isinstance(one, Unreadable):
        return one
    try:
        body = msgspec.json.decode(one.body, type=Body)
    except msgspec.MsgspecError:
        return unreadable(
            one.set, one.set, f"Mazo {one.mazo} wrote it otherwise", f"Mazo {one.mazo} lo escribió de otro modo"
        )
    return ImportedSet(one.set, one.name, one.source, one.mazo, body)
