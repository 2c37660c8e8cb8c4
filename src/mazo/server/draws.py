"""Draws by agreement, in games whose rules have them: who offers one, who has not agreed yet, and how often one may."""

from __future__ import annotations

from typing import Literal

from mazo.kernel.codes import NOBODY
from mazo.server.livetable import LiveTable
from mazo.server.records import DrawOffer

Came = Literal["", "offered", "agreed", "no_rule", "decisive", "over", "bot", "often", "open", "no_offer"]
"""What came of a request: nothing more to do, an offer to be written down, an agreement; or why it is refused."""


class Draws:
    """The offer that is open at one table."""

    def __init__(self) -> None:
        self._open: tuple[int, set[int]] | None = None

    @property
    def told(self) -> DrawOffer | None:
        """The offer as everybody may know it."""
        return None if self._open is None else DrawOffer(self._open[0], tuple(sorted(self._open[1])))

    def forget(self) -> None:
        """The game is over, or another one: nothing is offered any longer."""
        self._open = None

    def ask(self, table: LiveTable, seat: int, word: str) -> Came:
        """What comes of `offer`, `accept`, `decline` or `withdraw` from a seat."""
        game = table.game
        if not table.kind.draw_rule():
            return "no_rule"
        if not table.has_draws:
            return "decisive"
        if game is None or table.awaited or game.outcome is not None or seat == NOBODY or game.table.gone[seat]:
            return "over"
        if word == "offer":
            return self._offer(table, seat)
        if self._open is None:
            return "no_offer"
        by, waiting = self._open
        if (word == "withdraw" and by == seat) or (word == "decline" and seat in waiting):
            self._open = None
            return ""
        if word != "accept" or seat not in waiting:
            return "no_offer"
        waiting.discard(seat)
        if waiting:
            return ""
        self._open = None
        return "agreed"

    def _offer(self, table: LiveTable, seat: int) -> Came:
        assert table.game is not None
        others = {other for other in range(table.game.seats) if other != seat and not table.game.table.gone[other]}
        if not others <= set(table.people):
            return "bot"
        if self._open is not None:
            return "open"
        if seat in table.offers:
            return "often"
        self._open = seat, others
        return "offered"
