"""The clock of a draft: since when people have a pick before them, and for whom time is over."""

from __future__ import annotations

from time import monotonic
from typing import Final

from mazo.draft.table import Draft
from mazo.games.drafts import standing
from mazo.server.livetable import LiveTable
from mazo.server.records import Thinking

GRACE: Final = 1.0
"""So many seconds later than the clock says an answer may arrive: it has been on its way."""


def seconds_at(table: LiveTable) -> tuple[int, tuple[int, int]]:
    """How long one may think about what is asked in a draft with a clock, 0 without a limit; and which pick it is.

    After a pack one may also look through what one has, before the next is chosen from.
    """
    game, pod = table.game, table.pod
    if not table.setup.clock or pod is None or game is None or not isinstance(game.table, Draft) or game.outcome:
        return 0, (0, 0)
    stands = standing(game.table)
    review = pod.kind.draft_format(pod.format).review
    between = review[stands.round - 2] if stands.pick == 1 and 1 < stands.round <= len(review) + 1 else 0
    return stands.seconds + between if stands.seconds else 0, (stands.round, stands.pick)


class PickClock:
    """Whoever chooses against the clock at one table; it runs anew when the table is read back."""

    def __init__(self) -> None:
        self._asked: dict[int, tuple[tuple[int, int], float]] = {}
        """Which pick people have before them, and since when."""
        self.overdue: set[int] = set()
        """Whose time is over."""

    def look(self, table: LiveTable) -> float:
        """Note who is asked since when; how soon to look again, 0 if nobody has just been asked."""
        game = table.game
        limit, pick = seconds_at(table)
        if game is None or not limit:
            self._asked, self.overdue = {}, set()
            return 0.0
        people = {each.seat for each in game.decisions if not each.answered and each.seat in table.people}
        begun = {seat: self._asked[seat] for seat in people if self._asked.get(seat, ((), 0))[0] == pick}
        fresh = people - begun.keys()
        self._asked = begun | {seat: (pick, monotonic()) for seat in fresh}
        self.overdue = {seat for seat, (_, since) in begun.items() if monotonic() - since >= limit + GRACE}
        return limit + GRACE if fresh else 0.0

    def thinking(self, table: LiveTable) -> tuple[Thinking, ...]:
        """Who chooses, and how long they may."""
        limit, pick = seconds_at(table)
        left = {seat: limit - (monotonic() - since) for seat, (asked, since) in self._asked.items() if asked == pick}
        return tuple(Thinking(seat, round(max(0.0, each), 1)) for seat, each in sorted(left.items())) if limit else ()
