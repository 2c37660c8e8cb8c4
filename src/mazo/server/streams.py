"""Streams: all that one seat is told in one language, numbered, so that a connection can be lost and taken up again."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from mazo.protocol.session import Session
from mazo.texts.lang import Lang

KEPT: Final = 600
"""So many lines can be told again,"""
KEPT_SIZE: Final = 256 * 1024
"""and not more than so many characters of them."""
QUEUED: Final = 2_000
"""So many lines may wait for a slow reader before it is hung up on,"""
QUEUED_SIZE: Final = 4 * 1024 * 1024
"""or so many characters."""
AT_ONCE: Final = 32
"""So many lines are sent in one piece."""
RESET: Final = "reset {}"
"""Forget everything: what follows is the whole table."""
THOUGHT: Final = ("hint", "moments")
"""Requests that take thought."""


class Lines(asyncio.Queue[str | None]):
    """Lines that wait to be sent, and how long they are together; None ends them."""

    size: int

    def _init(self, maxsize: int) -> None:
        super()._init(maxsize)
        self.size = 0

    def _put(self, item: str | None) -> None:
        super()._put(item)
        self.size += len(item or "")

    def _get(self) -> str | None:
        item: str | None = super()._get()
        self.size -= len(item or "")
        return item

    async def several(self) -> list[str]:
        """The lines that wait, or the next one, though not too many at once; none when they are over."""
        line = await self.get()
        found: list[str] = []
        while line is not None:
            found.append(line)
            if self.empty() or len(found) == AT_ONCE:
                break
            line = self.get_nowait()
        if line is None and found:
            self.put_nowait(None)  # the end is told when the rest has been
        return found


class Follower:
    """One connection that reads a stream."""

    def __init__(self) -> None:
        self.lines = Lines()
        self.address = ""
        """Where the connection comes from, for whoever runs the server."""
        self.name = ""
        """What somebody who watches wants to be called."""
        self.gone = asyncio.Event()
        """Nothing more is told: it was too slow, or was hung up on."""

    @property
    def lost(self) -> bool:
        """Whether nothing more is told."""
        return self.gone.is_set()

    def tell(self, line: str) -> None:
        """Queue a line; a reader that is far behind is given up."""
        if self.lost:
            return
        if self.lines.qsize() >= QUEUED or self.lines.size + len(line) > QUEUED_SIZE:
            self.hang_up()
        else:
            self.lines.put_nowait(line)

    def hang_up(self) -> None:
        """Nothing follows, not even what waits to be sent."""
        while not self.lines.empty():
            self.lines.get_nowait()
        self.end()

    def end(self) -> None:
        """Nothing follows what waits to be sent."""
        self.gone.set()
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
        self._kept: deque[tuple[int, str]] = deque()
        self._kept_size = 0

    def tell(self, lines: Iterable[str]) -> None:
        """Number the lines and send them to whoever follows."""
        for line in lines:
            self._last += 1
            numbered = f"{self._last} {line}"
            self._keep(numbered)
            for follower in self.followers:
                follower.tell(numbered)

    def _keep(self, numbered: str) -> None:
        self._kept.append((self._last, numbered))
        self._kept_size += len(numbered)
        while len(self._kept) > KEPT or self._kept_size > KEPT_SIZE:
            self._kept_size -= len(self._kept.popleft()[1])

    def answer(self, asker: Follower | None, lines: Iterable[str]) -> None:
        """Tell lines to the one who asked, unnumbered; to all if nobody knows who that was."""
        if asker is None:
            self.tell(lines)
            return
        for line in lines:
            asker.tell(f"0 {line}")

    def missed_since(self, mark: str) -> list[str] | None:
        """The lines after a mark that somebody has brought back; None if it is no mark, or too old."""
        epoch, _, after = mark.partition(".")
        number = after.isascii() and after.isdigit() and len(after) < 16
        return self.missed(epoch, int(after)) if number else None

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


async def answered(session: Session, line: str) -> list[str]:
    """What a session answers to a request; what takes thought is done in a thread, so that other tables go on."""
    if line.partition(" ")[0] in THOUGHT:
        return await asyncio.to_thread(session.receive, line)
    return session.receive(line)


def hang_up_on(streams: Iterable[Stream], where: Callable[[str], bool]) -> int:
    """End the connections that come from certain addresses; how many."""
    found = [one for stream in streams for one in stream.followers if where(one.address)]
    for follower in found:
        follower.hang_up()
    return len(found)
