"""A card file read: its cards made into data, and how much of their text is understood."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from mazo.abilities.reading.coverage import Coverage
from mazo.games.cards import CardsImported, CardsRead, SetImported, Watch
from mazo.games.imported import refused_by, refused_for
from mazo.games.lorcana.cards import status
from mazo.games.lorcana.cards.catalogue import packaged, set_order, standard
from mazo.games.lorcana.cards.fields import CardsOfFile, read_file
from mazo.games.lorcana.cards.imported import Body
from mazo.games.lorcana.cards.importer import read_printings, write_data
from mazo.games.lorcana.reading.differences import differences
from mazo.texts.lang import Wording

if TYPE_CHECKING:
    from mazo.games.lorcana.reading.library import Library


def read_cards(content: bytes, watch: Watch | None) -> CardsRead:
    """Every card of a file, compiled."""
    from mazo.games.lorcana.reading.library import compiled_library, coverage, files_of  # nobody else needs the parser

    printed = read_printings(content)
    library = compiled_library(printed, watch, known=packaged())
    return CardsRead(
        coverage=coverage(library.cards, library.status),
        problems=library.problems,
        differs=tuple((card, _why(card)) for card in sorted(library.status.differs)),
        files=files_of(library, printed),
    )


def import_cards(content: bytes, reviewed: Iterable[str], watch: Watch | None) -> CardsImported:
    """The cards of a file that Mazo doesn't have yet, compiled, set by set."""
    from mazo.games.lorcana.reading.library import compiled_library  # nobody else needs the parser

    file = read_file(content)
    cards = packaged()
    fresh = [one for one in file.printings if one.full_name not in cards]
    library = compiled_library(fresh, watch, known=cards, reviewed={*differences(), *reviewed})
    new = {card.set for card in library.cards} | {one.set for one in file.faults}
    return CardsImported(tuple(_imported(code, file, library) for code in sorted(new, key=set_order)), file.apart)


def _imported(code: str, file: CardsOfFile, library: Library) -> SetImported:
    cards = [card for card in library.cards if card.set == code]
    names = {card.full_name for card in cards}
    refused = [refused_by(one) for one in library.problems if one.card in names]
    faults = [refused_for(one) for one in file.faults if one.set == code]
    printed = [one for one in file.printings if one.set_code == code]
    body = Body(
        cards=msgspec.Raw(msgspec.json.encode(cards)),
        numbers=tuple((one.number, one.id, one.full_name) for one in printed if one.number is not None),
        differs=frozenset(library.status.differs & names),
        refused={one.card: one.why.en for one in refused},
    )
    return SetImported(
        set=code,
        name=file.sets.get(code, ""),
        cards=len({one.key for one in printed}) + len(faults),
        known=sum(name in packaged() for name in {one.full_name for one in printed}),
        new=len(cards) + len(faults),
        playable=sum(not card.text for card in cards),
        refused=(*refused, *faults),
        content=msgspec.json.encode(body),
    )


def keep_cards(what: CardsRead, folder: Path) -> None:
    """Write the data files of the package."""
    write_data(what.files, folder)


def known_coverage() -> Coverage:
    """How much is understood of the cards that the game has."""
    from mazo.games.lorcana.reading.library import coverage  # nobody else needs the parser

    return coverage(standard(), status.known())


def _why(card: str) -> Wording:
    known = differences()[card]
    return Wording(known.en, known.es)
