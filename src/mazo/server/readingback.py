"""A table is read back from its journal, and it is seen whether that still leads to the table that it led to.

Rules change between versions. A game that was begun under others may be played on by these and still be another one:
its cards lie elsewhere, and what was done since means something else. Nobody goes on with such a table: its journal
stays as it is, for the version that has written it.
"""

from __future__ import annotations

import zlib
from collections.abc import Sequence

import msgspec

from mazo.errors import MazoError
from mazo.game import Game
from mazo.server.complaints import Fault
from mazo.server.livetable import LiveTable
from mazo.server.records import Entry, Setup

GONE = 410
"""What a browser is told of an address at which nothing will be again."""


class Parted(Fault):
    """A table that was begun under other rules, by which it would be another one from some entry on."""

    def __init__(self, number: int) -> None:
        super().__init__(
            GONE,
            "parted",
            "This game was begun with another version of the program. By the rules of this one it would have gone "
            "otherwise, so it can't be played on. It is kept as it was.",
            "Esta partida se empezó con otra versión del programa. Con las reglas de esta habría ido de otra manera, "
            "así que no se puede seguir jugando. Se guarda como estaba.",
        )
        self.number = number
        """The entry of the journal, from 0, after which the table is another one or that can't be taken."""


def standing(game: Game | None) -> str:
    """How a table stands, in a few signs: where all cards lie, what lies on them, the scores, and who is asked.

    Not the hash of its state: that changes whenever a version remembers something more, though the game is the same.
    """
    if game is None:
        return ""
    table = game.table
    scores = [list(game.kind.scores(table, seat).values()) for seat in range(table.seats)]
    lying = [(place, cards) for place, cards in enumerate(table.zones) if cards]
    said = (table.turn, table.active, game.deciding, table.over, table.winner, table.drawings, scores)
    return f"{zlib.crc32(msgspec.json.encode((said, lying, table.host, table.controller, table.counters))):08x}"


def stamped(table: LiveTable, entries: Sequence[Entry]) -> list[Entry]:
    """New entries of a journal, the last of which says how the table stands after all of them."""
    return [*entries[:-1], msgspec.structs.replace(entries[-1], stands=standing(table.game))]


def read_back(setup: Setup, entries: Sequence[Entry]) -> LiveTable:
    """The table as its journal has it: by the numbers of each action, or by its words where these mean another one now.

    Parted if neither leads to the table that the journal has seen.
    """
    table = LiveTable(setup)
    if _lead(table, entries) is None:
        return table
    table = LiveTable(setup)
    parts = _lead(
        table, [msgspec.structs.replace(entry, picks=()) if entry.kind == "do" else entry for entry in entries]
    )
    if parts is not None:
        raise Parted(parts)
    return table


def _lead(table: LiveTable, entries: Sequence[Entry]) -> int | None:
    """Do what the entries say; the number of the first that can't be done or leads elsewhere, None if all is well."""
    for number, entry in enumerate(entries):
        try:
            table.apply(entry)
        except MazoError:
            return number
        if entry.stands and entry.stands != standing(table.game):
            return number
    return None
