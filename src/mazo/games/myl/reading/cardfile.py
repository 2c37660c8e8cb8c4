"""A card file read: its cards made into data, and how much of their text is understood."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import msgspec
from msgspec.structs import replace

from mazo.abilities.reading.coverage import Coverage
from mazo.games.cards import CardsImported, CardsRead, SetImported, Watch
from mazo.games.imported import Body, refused_by, refused_for
from mazo.games.myl.cards.catalogue import packaged, printed, shipped
from mazo.games.myl.cards.status import known as known_status
from mazo.games.myl.reading.differences import differences
from mazo.games.myl.reading.library import Library, compiled_library, coverage, files_of
from mazo.games.myl.reading.record import CardFile, Record, read_file


def read_cards(content: bytes, watch: Watch | None) -> CardsRead:
    """Every card of a file, compiled."""
    file = read_file(content)
    library = compiled_library(file, watch, known=(card.name for card in packaged()))
    known = differences()
    return CardsRead(
        coverage=coverage(library.cards, library.status, file.faults),
        problems=library.problems,
        differs=tuple((card, known[card]) for card in sorted(library.status.differs) if card in known),
        files=files_of(library),
        faults=tuple(map(refused_for, file.faults)),
    )


def import_cards(content: bytes, reviewed: Iterable[str], watch: Watch | None, source: str = "") -> CardsImported:
    """The cards of a file that can't be played yet, compiled, set by set; the source names the set of those of none."""
    file = read_file(content)
    own = Path(source).name.partition(".")[0] or "otras"
    fresh = replace(file, play=tuple(_placed(one, own) for one in file.play if not is_known(one)))
    names = (card.name for card in packaged())
    library = compiled_library(fresh, watch, known=names, reviewed={*differences(), *reviewed})
    codes = dict.fromkeys([*(one.set for one in fresh.play), *(one.set or own for one in file.faults)])
    return CardsImported(tuple(_imported(code, own, file, fresh, library) for code in codes), apart=0)


def is_known(record: Record) -> bool:
    """Whether the card comes with the game and can be played."""
    return any(one.type == record.kind and not one.text for one in shipped().called(record.name))


def _placed(record: Record, own: str) -> Record:
    return record if record.set else replace(record, set=own)


def _imported(code: str, own: str, file: CardFile, fresh: CardFile, library: Library) -> SetImported:
    records = [one for one in fresh.play if one.set == code]
    keys = {(one.name, one.kind) for one in records}
    cards = [card for card in library.cards if (card.name, card.type) in keys]
    names = {card.name for card in cards}
    refused = [refused_by(one) for one in library.problems if one.card in names]
    faults = [refused_for(one) for one in file.faults if (one.set or own) == code]
    known = sum(is_known(one) for one in file.play if (one.set or own) == code)
    body = Body(
        cards=msgspec.Raw(msgspec.json.encode(cards)),
        differs=library.status.differs & names,
        refused={one.card: one.why.en for one in refused},
    )
    return SetImported(
        set=code,
        name=file.set_name(code),
        cards=known + len(records) + len(faults),
        known=known,
        new=len(cards) + len(faults),
        playable=sum(not card.text for card in cards),
        refused=(*refused, *faults),
        content=msgspec.json.encode(body),
    )


def keep_cards(what: CardsRead, folder: Path) -> None:
    """Write the data files of the package."""
    folder.mkdir(parents=True, exist_ok=True)
    for name, content in what.files.items():
        (folder / name).write_text(content, encoding="utf-8", newline="\n")


def known_coverage() -> Coverage:
    """How much is understood of the cards that the game has."""
    return coverage(printed(), known_status())
