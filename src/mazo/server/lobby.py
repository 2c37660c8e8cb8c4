"""The lobby: open tables at which somebody waits for others, for whoever looks for a game."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Protocol

import msgspec

from mazo.server.livetable import LiveTable
from mazo.server.records import OPEN, WAITING, Timing

GONE: Final = 120.0
"""A table whose maker has been away for so many seconds is listed no longer; it is again when they come back."""
MOST: Final = 100
"""So many tables are listed."""


class Waits(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table that anybody may join."""

    table: str
    game: str
    title: str
    edition: str
    people: tuple[str, ...]
    """Who sits there already, by name."""
    free: int
    """How many seats are free."""
    format: str = ""
    series: str = ""
    timing: Timing | None = None


class Listed(Protocol):
    """What the lobby must know of a room."""

    name: str
    table: LiveTable
    broken: bool

    def gone_for(self, seat: int) -> float:
        """For how many seconds nobody has been at a seat."""


def waiting(rooms: Mapping[str, Listed]) -> tuple[Waits, ...]:
    """The tables of the lobby, the latest first."""
    found = [_of(name, room.table) for name, room in reversed(list(rooms.items())) if _is_listed(room)]
    return tuple(found[:MOST])


def _is_listed(room: Listed) -> bool:
    table = room.table
    if room.broken or not table.setup.open or table.state != WAITING or not table.people:
        return False
    return room.gone_for(table.people[0]) <= GONE


def _of(name: str, table: LiveTable) -> Waits:
    setup = table.setup
    return Waits(
        table=name,
        game=table.kind.name,
        title=table.kind.title,
        edition=table.edition,
        people=tuple(chair.name for chair in table.chairs if chair.who != OPEN),
        free=sum(chair.who == OPEN for chair in table.chairs),
        format=setup.format,
        series=setup.series,
        timing=setup.timing,
    )
