"""A card file read: its cards made into data, and how much of their text is understood."""

from __future__ import annotations

from pathlib import Path

from mazo.abilities.reading.coverage import Coverage
from mazo.games.cards import CardsRead, Watch
from mazo.games.myl.cards.catalogue import packaged
from mazo.games.myl.cards.status import shipped
from mazo.games.myl.reading.differences import differences
from mazo.games.myl.reading.library import compiled_library, coverage, files_of
from mazo.games.myl.reading.record import read_file


def read_cards(content: bytes, watch: Watch | None) -> CardsRead:
    """Every card of a file, compiled."""
    library = compiled_library(read_file(content), watch, known=(card.name for card in packaged()))
    known = differences()
    return CardsRead(
        coverage=coverage(library.cards, library.status),
        problems=library.problems,
        differs=tuple((card, known[card]) for card in sorted(library.status.differs) if card in known),
        files=files_of(library),
    )


def keep_cards(what: CardsRead, folder: Path) -> None:
    """Write the data files of the package."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in what.files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


def known_coverage() -> Coverage:
    """How much is understood of the cards that the game has."""
    return coverage(packaged(), shipped())
