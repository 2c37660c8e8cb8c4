"""The choices of a seat by which it lost most of a game that is over, each with the table as the seat saw it then."""

from __future__ import annotations

import time
from typing import Final

import msgspec

from mazo.bots.budget import Budget
from mazo.bots.moments import before, moments
from mazo.kernel.codes import NOBODY
from mazo.record import replays
from mazo.texts.lang import Lang
from mazo.views import View

BRIEFLY: Final = Budget(16)
WELL: Final = Budget(240)
WITHIN: Final = 6.0
"""CPU seconds after which what was found so far is told."""


class Decisive(msgspec.Struct, frozen=True):
    """A choice that cost its player part of the game: what was done, what would have been better, and by how much."""

    at: int
    """How many actions were taken before it: from here it can be tried again."""
    turn: int
    did: str
    better: str
    won: int
    """How many of a hundred imagined games what was done wins,"""
    better_won: int
    """and how many the better answer."""
    view: View
    """The table as the seat saw it."""


class Decided(msgspec.Struct, frozen=True):
    """What a seat's choices have decided, in the order of the game; three at most."""

    moments: tuple[Decisive, ...]


def decided(text: str, seat: int, lang: Lang) -> Decided:
    """The decisive choices of a seat in a replay."""
    if seat == NOBODY:
        return Decided(())
    game = replays.rerun(replays.loads(text))
    begun = time.process_time()

    def going() -> bool:
        return time.process_time() - begun < WITHIN

    found = moments(game, (seat,), briefly=BRIEFLY, well=WELL, going=going)
    names = game.names_in(lang)
    return Decided(
        tuple(
            Decisive(
                swing.at,
                swing.turn,
                swing.did.text(lang),
                swing.better.text(lang),
                swing.won,
                swing.better_won,
                game.kind.view(before(game, swing.at).table, seat, names),
            )
            for swing in found
        )
    )
