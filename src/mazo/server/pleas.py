"""Taking back by consent: who asks for what, who has not answered yet, and how often one may ask."""

from __future__ import annotations

from collections.abc import Callable
from math import inf
from time import monotonic
from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.server.livetable import LiveTable
from mazo.server.records import Plea
from mazo.texts.phrases import Phrases

PLEAS: Final = 3
"""How often a player may ask in one game to take something back."""
_PHRASES: Final = Phrases("mazo.server")


class Pleas:
    """What is asked for at one table; nothing of it outlives what is done next."""

    def __init__(self, now: Callable[[], float] = monotonic) -> None:
        self._now = now
        self._since = 0.0
        self.denied: int | None = None
        """Whose plea was refused, until something is done."""
        self._open: tuple[int, int, set[int]] | None = None
        self._asked: dict[int, int] = {}

    @property
    def told(self) -> Plea | None:
        """The plea that is open, as everybody may know it."""
        return None if self._open is None else Plea(self._open[0], self._open[1], tuple(sorted(self._open[2])))

    @property
    def seconds(self) -> float:
        """For how long a plea has been open; without one, for ever."""
        return inf if self._open is None else self._now() - self._since

    def forget(self) -> None:
        """Something was done: whatever was asked for before it is over."""
        self._open = self.denied = None

    def begin_again(self) -> None:
        """Another game begins, in which one may ask as often again."""
        self._asked = {}

    def ask(self, table: LiveTable, seat: int) -> str:
        """A seat wants its last play back; why it may not ask, if so."""
        game = table.game
        target = game.last_play(seat) if game is not None and seat != NOBODY else None
        others = {other for other in table.people if other != seat}
        if game is None or target is None or not others or game.outcome is not None:
            return "nothing"
        if self._asked.get(seat, 0) >= PLEAS:
            return "often"
        self._asked[seat] = self._asked.get(seat, 0) + 1
        self._open, self.denied = (seat, target, others), None
        self._since = self._now()
        return ""

    def is_asked(self, seat: int) -> bool:
        """Whether a seat's answer is waited for."""
        return self._open is not None and seat in self._open[2]

    def deny(self) -> int:
        """The plea is refused; whose it was."""
        assert self._open is not None
        self.denied, self._open = self._open[0], None
        return self.denied

    def allow(self, seat: int) -> int | None:
        """A seat agrees; how many actions remain if nobody is waited for any longer."""
        assert self._open is not None
        _, target, waiting = self._open
        waiting.discard(seat)
        return None if waiting else target
