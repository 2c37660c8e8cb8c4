"""Thousands of positions with the number of their legal actions: games by their seeds, and what was counted on the way.

`python -m tests.positions.record` writes the file. A line is a game: who plays with which decks from which seed, and at
some of its decisions the number of legal actions with a digest of their texts. So a change that opens or closes an
action anywhere in them says in which game, at which decision.
"""

from __future__ import annotations

import gzip
import hashlib
import zlib
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Final

import msgspec

import mazo
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.notation.actions import Action
from tests.positions.counting import about
from tests.properties.play import Chooser

FILE: Final = Path(__file__).parent / "positions.jsonl.gz"
LONGEST: Final = 130
"""No game is followed further than so many decisions."""
WIDEST: Final = 400
"""Positions with more legal actions are passed over."""


class Position(msgspec.Struct, frozen=True, array_like=True, omit_defaults=True):
    """At one decision of a game: how many legal actions there are, and which."""

    ply: int
    count: int
    digest: str
    tried: bool = False
    """Whether the number was also found by trying everything that can be said."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One game by its seed, with positions on its way."""

    game: str
    seed: int
    edition: str
    players: int
    decks: tuple[str, ...] = ()
    positions: tuple[Position, ...] = ()

    def begin(self) -> Game:
        """The game at its first question."""
        if self.decks:
            return mazo.new(self.game, decks=self.decks, seed=self.seed, edition=self.edition)
        return mazo.new(self.game, seed=self.seed, edition=self.edition, players=self.players)

    def walk(self, end: int = LONGEST) -> Iterator[tuple[int, Game, int]]:
        """The game at each of its decisions up to `end`: which one it is, and who is asked; always the same way."""
        game, chooser = self.begin(), Chooser(self.seed)
        for ply in range(end):
            if game.outcome is not None:
                return
            seat = game.deciding[chooser.below(len(game.deciding))]
            yield ply, game, seat
            scribe = game.scribe(seat)
            assert scribe is not None
            game.push(Action(seat, "", tuple(chooser.picks(scribe))))

    def counted(self) -> Iterator[tuple[Position, Position, Game, int]]:
        """Each position as it was counted and as it is now, with the game and who is asked."""
        known = {position.ply: position for position in self.positions}
        for ply, game, seat in self.walk(max(known) + 1):
            if ply in known:
                now = counted(game, seat, ply)
                assert now is not None, f"{self}: decision {ply} has far more legal actions than before"
                yield known[ply], now, game, seat


def counted(game: Game, seat: int, ply: int) -> Position | None:
    """The position as a row of the file; None if it has too many answers to list."""
    scribe = game.scribe(seat)
    assert scribe is not None
    if about(scribe.fresh) > 4 * WIDEST:
        return None
    texts = [action.text for action in islice(game.legal(seat), WIDEST + 1)]
    if len(texts) > WIDEST:
        return None
    return Position(ply, len(texts), hashlib.sha256("\n".join(sorted(texts)).encode()).hexdigest()[:8])


def read() -> list[Line]:
    """All lines of the file."""
    return msgspec.json.decode(b"[" + b",".join(gzip.decompress(FILE.read_bytes()).splitlines()) + b"]", type=list[Line])


def write(lines: list[Line]) -> None:
    """Write the file; the same lines give the same bytes."""
    FILE.write_bytes(gzip.compress(b"\n".join(map(msgspec.json.encode, lines)) + b"\n", mtime=0))


def planned() -> Iterator[Line]:
    """The games of the file: every shipped deck, every edition, every number of players, and drafts."""
    for name in NAMES:
        kind = kind_named(name)
        decks = kind.known_decks()
        for at in range(max(len(decks), 12) if len(kind.seats) < 5 else 24):
            for turn in range(3):
                seed = zlib.crc32(f"{name} {at} {turn}".encode())
                players = kind.seats[0] if turn < 2 and decks else kind.seats[(at + turn) % len(kind.seats)]
                edition = kind.editions[0] if turn == 0 else kind.editions[(at + turn) % len(kind.editions)]
                sat = tuple(decks[(at + seat * (2 * turn + 1)) % len(decks)] for seat in range(players)) if decks else ()
                yield Line(name, seed, edition, players, sat)
