"""The clocks of a game: whose time runs, how much is left, and for whom it is over. The server alone judges that.

What is left stands in the journal with every entry; what has passed since is counted here, and given back if the server
ends meanwhile.
"""

from __future__ import annotations

from collections.abc import Callable, Container
from time import monotonic
from typing import Final

import msgspec

from mazo.kernel.codes import NOBODY
from mazo.server.livetable import LiveTable
from mazo.server.records import Clocked, Entry, Timing

GRACE: Final = 1.0
"""So many seconds later than the clock says an answer may arrive: it has been on its way."""
PLEA_HOLDS: Final = 30.0
"""So long the clocks stand still for a plea; whoever does not answer it keeps nobody waiting for ever."""


class GameClock:
    """The clocks of one table."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._left: list[float] = []
        """Seconds, by seat, when it was counted last."""
        self._since: dict[int, float] = {}
        """For whom time runs, and since when it was counted last."""
        self._at = (0, 0, NOBODY)
        """The game of the series, its turn and whose turn it is, when it was counted last."""

    @property
    def running(self) -> tuple[tuple[int, ...], tuple[int, int, int]]:
        """Whose clocks run, and at which point of the game: when that changes there is something to tell."""
        return tuple(self._since), self._at

    def forget(self) -> None:
        """The table was read back: count from what its journal has."""
        self._left, self._since = [], {}

    def look(self, table: LiveTable, held: Container[int] = ()) -> float:
        """Let time run for those who are asked, but not for whom it is held; in how many seconds somebody's is over.

        0 if nobody's runs.
        """
        timing = self._count(table)
        if timing is None:
            return 0.0
        asked = [seat for seat in _asked(table) if seat not in held and self._left[seat] != 0.0]
        self._since = dict.fromkeys(asked, self._now())
        return max(0.01, min(self._left[seat] for seat in asked) + GRACE) if asked else 0.0

    def over(self, table: LiveTable) -> list[int]:
        """For whom time is over by now, and a while ago."""
        if self._count(table) is None:
            return []
        return [seat for seat in self._since if self._left[seat] <= -GRACE]

    def run_out(self, seat: int) -> None:
        """Somebody's time is over, which is about to be told."""
        self._left[seat] = 0.0
        self._since.pop(seat, None)

    def stood_in(self, table: LiveTable, seat: int) -> bool:
        """Whether a bot acts for a seat until the turn ends, because its time is used up."""
        timing = self._count(table)
        return timing is not None and timing.late == "bot" and self._left[seat] == 0.0

    def stamped(self, table: LiveTable, entries: list[Entry]) -> list[Entry]:
        """Entries that are about to be written, the last one with what is left to everybody behind them."""
        if not entries or self._count(table) is None:
            return entries
        table.clocks = tuple(round(1000 * max(0.0, left)) for left in self._left)
        return [*entries[:-1], msgspec.structs.replace(entries[-1], clocks=table.clocks)]

    def shown(self, table: LiveTable) -> tuple[Clocked, ...]:
        """All clocks as everybody may see them."""
        if self._count(table) is None:
            return ()
        return tuple(
            Clocked(seat, round(max(0.0, left), 1), seat in self._since) for seat, left in enumerate(self._left)
        )

    def _count(self, table: LiveTable) -> Timing | None:
        """Take off what has passed; when a turn has ended, give what that brings. None where no game is timed now."""
        timing, game = table.timing, table.game
        if timing is None or game is None or table.awaited:
            self._since = {}
            return None
        now, at = self._now(), (table.number, game.turn, game.table.active)
        if not self._left:
            kept = [mark / 1000 for mark in table.clocks]
            self._left, self._at = kept or [float(timing.seconds)] * game.seats, at
        for seat, since in self._since.items():
            self._left[seat] -= now - since
            self._since[seat] = now
        if at[0] != self._at[0] or (at[1] > self._at[1] and timing.kind == "turn"):
            self._left = [float(timing.seconds)] * game.seats
        elif at[1] > self._at[1] and self._at[2] != NOBODY:
            self._left[self._at[2]] += timing.increment
        self._at = at
        return timing


def _asked(table: LiveTable) -> list[int]:
    """The people who are asked and have not answered."""
    game = table.game
    if game is None or game.outcome is not None:
        return []
    return [each.seat for each in game.decisions if not each.answered and each.seat in table.people]
