"""Who is away from a table and for how long, and what whoever stayed may claim because of that."""

from __future__ import annotations

from collections.abc import Callable
from time import monotonic
from typing import Final

from mazo.games.laws import ABSENT, DRAW_CLAIMED
from mazo.kernel.codes import NOBODY
from mazo.server.livetable import LiveTable
from mazo.server.records import Away

AWAY: Final = 90.0
"""After so many seconds a bot stands in for whoever is away, or the others may claim."""
RETURN: Final = 60.0
"""So long after a restart nobody's clock runs who has not come back yet."""
CLAIMS: Final = {"win": ABSENT, "draw": DRAW_CLAIMED}


class Absence:
    """Comings and goings at one table; after a restart everybody is away since the room was opened."""

    def __init__(self, here: Callable[[int], bool], now: Callable[[], float] = monotonic) -> None:
        self._here = here
        self._now = now
        self._opened = now()
        self._left: dict[int, float] = {}
        self._came: set[int] = set()
        self.told: set[int] = set()
        """For whom it was told that a bot stands in."""

    def comes(self, seat: int) -> None:
        """Somebody is here."""
        self._came.add(seat)
        self.told.discard(seat)

    def goes(self, seat: int) -> None:
        """Somebody has gone."""
        self._left[seat] = self._now()

    def seconds(self, seat: int) -> float:
        """For how long nobody has been at a seat."""
        return 0.0 if self._here(seat) else self._now() - self._left.get(seat, self._opened)

    def too_long(self, table: LiveTable, seat: int) -> bool:
        """Whether a person has been away for longer than a table waits."""
        return seat in table.people and not self._here(seat) and self.seconds(seat) > AWAY

    def not_back(self, table: LiveTable) -> set[int]:
        """Who has not been here since the room was opened, which is not long ago."""
        if self._now() - self._opened > RETURN:
            return set()
        return {seat for seat in table.people if seat not in self._came}

    def shown(self, table: LiveTable) -> tuple[Away, ...]:
        """Who is away during a game, and in how many seconds something comes of it; nothing where nothing does."""
        game = table.game
        if not _minds(table) or game is None or game.outcome is not None:
            return ()
        gone = [seat for seat in table.people if not self._here(seat) and not game.table.gone[seat]]
        return tuple(Away(seat, round(max(0.0, AWAY - self.seconds(seat)), 1)) for seat in gone)

    def claim(self, table: LiveTable, seat: int, wanted: str) -> tuple[str, int] | str:
        """The law by which a seat's claim is granted and whom it is about; or why it is not, in a word."""
        game = table.game
        if table.setup.absent != "claim" or wanted not in CLAIMS:
            return "no_claim"
        if game is None or game.outcome is not None or seat == NOBODY or game.table.gone[seat]:
            return "no_claim"
        others = [other for other in table.people if other != seat and not game.table.gone[other]]
        gone = [other for other in others if self.too_long(table, other)]
        if not gone:
            return "not_away"
        alone = len(gone) == len(others) == game.table.seats - 1 - sum(game.table.gone)
        if wanted == "draw" and not alone:
            return "not_alone"
        return CLAIMS[wanted], gone[0]


def _minds(table: LiveTable) -> bool:
    """Whether it matters at a table that somebody is away."""
    return table.setup.absent == "claim" or table.setup.stands_in
