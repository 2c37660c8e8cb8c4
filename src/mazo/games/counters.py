"""The counters of a table by their names: what lies on a card, what lies in a player's zones, and how it is laid."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from mazo.games.wellformed import impossible
from mazo.kernel.codes import NOBODY
from mazo.kernel.counters import put
from mazo.kernel.table import Table

MOST = 999
"""More counters of a kind than any game brings to one place."""


def counters_on(table: Table, card: int) -> dict[str, int]:
    """The counters that lie on a card, by kind."""
    kinds = enumerate(table.counter_kinds)
    return {kind.name: many for at, kind in kinds if kind.zone == NOBODY and (many := table.counters[at][card])}


def counters_in(table: Table, zone: int, seat: int) -> dict[str, int]:
    """The counters that lie in a player's (or the table's) zone of a kind."""
    kinds = enumerate(table.counter_kinds)
    return {kind.name: many for at, kind in kinds if kind.zone == zone and (many := table.counters[at][seat])}


def counters_of(table: Table, seat: int) -> dict[str, int]:
    """The counters that lie in any zone of a player."""
    return {
        name: many for zone in range(len(table.zone_kinds)) for name, many in counters_in(table, zone, seat).items()
    }


def lay_on(table: Table, card: int, counters: Mapping[str, int], place: str, apart: Collection[str] = ()) -> None:
    """Put counters on a card as a file says; `apart` are those that the file says in another field."""
    known = {kind.name: at for at, kind in enumerate(table.counter_kinds) if kind.zone == NOBODY}
    _lay(table, card, counters, {name: at for name, at in known.items() if name not in apart}, place)


def lay_in(table: Table, seat: int, counters: Mapping[str, int], place: str) -> None:
    """Put counters into the zones of a player as a file says."""
    known = {kind.name: at for at, kind in enumerate(table.counter_kinds) if kind.zone != NOBODY}
    _lay(table, seat, counters, known, place)


def _lay(table: Table, at: int, counters: Mapping[str, int], known: Mapping[str, int], place: str) -> None:
    for name, many in counters.items():
        if name not in known:
            names = ", ".join(known)
            raise impossible(
                place,
                f"no counters {name!r} lie here; " + (f"there is {names}" if names else "the game has none for it"),
                f"aquí no hay contadores {name!r}; " + (f"hay {names}" if names else "el juego no tiene ninguno"),
            )
        if not 0 <= many <= MOST:
            raise impossible(f"{place}.{name}", f"from 0 to {MOST} counters fit", f"caben de 0 a {MOST} contadores")
        put(table, known[name], at, many)
