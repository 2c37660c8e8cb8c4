"""What the people at a table say to each other: who may, how often, and what of it stays for those who come later."""

from __future__ import annotations

from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.server.faucet import Faucet
from mazo.server.names import thinned
from mazo.server.records import Said

SAID_LIMIT: Final = 300
KEPT_WORDS: Final = 40
"""So many words that were said stay for whoever comes and goes."""
SAID_AT_ONCE: Final = 6
SAID_PER_SECOND: Final = 0.5
"""A player says at most so many words to everybody at once, and then so many a second."""


class Chatter:
    """The talk at one table; it is nowhere else."""

    def __init__(self) -> None:
        self.spoken: list[Said] = []
        """What was said last."""
        self._faucets: dict[int, Faucet] = {}
        self._muted: set[tuple[int, int]] = set()
        """Who does not want to hear whom."""

    def mute(self, by: int, seat: int) -> tuple[int, ...]:
        """Somebody does not want to hear a seat, or does again; all whom they don't hear."""
        self._muted ^= {(by, seat)}
        return tuple(sorted(whom for who, whom in self._muted if who == by))

    def is_muted(self, by: int, seat: int) -> bool:
        """Whether somebody does not want to hear a seat."""
        return (by, seat) in self._muted

    def heard_by(self, seat: int) -> list[Said]:
        """What was said last, as far as a seat wants to hear it."""
        return [said for said in self.spoken if not self.is_muted(seat, said.seat)]

    def say(self, seat: int, name: str, text: str) -> Said | str:
        """A word to everybody, or why not: only people at the table speak, and not without a pause."""
        words = thinned("".join(sign for sign in text[:SAID_LIMIT] if sign.isprintable())).strip()
        if seat == NOBODY or not words:
            return "silent"
        if not self._faucets.setdefault(seat, Faucet(SAID_AT_ONCE, SAID_PER_SECOND)).take():
            return "flood"
        said = Said(seat, name, words)
        self.spoken = [*self.spoken, said][-KEPT_WORDS:]
        return said
