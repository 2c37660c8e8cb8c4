"""A card file read: its cards made into data, and how much of their text is understood."""

from __future__ import annotations

from pathlib import Path

from mazo.abilities.reading.coverage import Coverage
from mazo.games.cards import CardsRead, Watch
from mazo.games.lorcana.cards.catalogue import standard
from mazo.games.lorcana.cards.importer import DATA_FOLDER, read_printings, write_data
from mazo.games.lorcana.cards.status import shipped
from mazo.games.lorcana.reading.differences import differences
from mazo.games.lorcana.reading.library import compiled_library, coverage, files_of
from mazo.texts.lang import Wording


def read_cards(content: bytes, watch: Watch | None) -> CardsRead:
    """Every card of a file, compiled."""
    printings = read_printings(content)
    library = compiled_library(printings, watch)
    return CardsRead(
        coverage=coverage(library.cards, library.status),
        problems=library.problems,
        differs=tuple((card, _why(card)) for card in sorted(library.status.differs)),
        files=files_of(library, printings),
    )


def keep_cards(found: CardsRead, folder: Path | None) -> None:
    """Write the data files, by default where the game keeps its own."""
    write_data(found.files, DATA_FOLDER if folder is None else folder)


def known_coverage() -> Coverage:
    """How much is understood of the cards that the game has."""
    return coverage(standard(), shipped())


def _why(card: str) -> Wording | None:
    known = differences().get(card)
    return None if known is None else Wording(known.en, known.es)
