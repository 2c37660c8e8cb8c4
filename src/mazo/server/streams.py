"""Streams: all that one seat is told in one language, numbered, so that a connection can be lost and taken up again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Iterable
from typing import Final

from mazo.notation.protocol import Session
from mazo.rulebook import Lang

KEPT: Final = 600
"""So many lines can be told again."""
QUEUED: Final = 2_000
"""So many lines may wait for a slow reader before it is hung up on."""
RESET: Final = "reset {}"
"""Forget everything: what follows is the whole table."""


class Follower:
    """One connection that reads a stream."""

    def __init__(self) -> None:
        self.lines: asyncio.Queue[str | None] = asyncio.Queue(QUEUED)
        self.lost = False
        """Whether it was too slow."""

    def tell(self, line: str) -> None:
        """Queue a line; a reader that is far behind is given up."""
        if not self.lost:
            try:
                self.lines.put_nowait(line)
            except asyncio.QueueFull:
                self.hang_up()

    def hang_up(self) -> None:
        """Nothing follows."""
        self.lost = True
        while not self.lines.empty():
            self.lines.get_nowait()
        self.lines.put_nowait(None)


class Stream:
    """What a seat (-1: spectators) hears in a language; `epoch` tells two lives of the server apart."""

    def __init__(self, epoch: str, seat: int, lang: Lang) -> None:
        self.epoch = epoch
        self.seat = seat
        self.lang: Lang = lang
        self.session: Session | None = None
        self.followers: set[Follower] = set()
        self._last = 0
        self._kept: deque[tuple[int, str]] = deque(maxlen=KEPT)

    def tell(self, lines: Iterable[str]) -> None:
        """Number the lines and send them to whoever follows."""
        for line in lines:
            self._last += 1
            numbered = f"{self._last} {line}"
            self._kept.append((self._last, numbered))
            for follower in self.followers:
                follower.tell(numbered)

    def missed(self, epoch: str, after: int) -> list[str] | None:
        """The lines after that number; None if they are not known any longer, or never were."""
        if epoch != self.epoch or after > self._last:
            return None
        first = self._kept[0][0] if self._kept else self._last + 1
        if after < first - 1:
            return None
        return [line for number, line in self._kept if number > after]

    def follow(self, follower: Follower, missed: list[str] | None) -> None:
        """Let a connection read from here on, after what it missed."""
        for line in missed or []:
            follower.tell(line)
        self.followers.add(follower)

    @property
    def mark(self) -> str:
        """Where the stream stands, for whoever wants to come back."""
        return f"{self.epoch}.{self._last}"
