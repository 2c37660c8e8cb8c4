"""A draft as the surfaces see it: what may be set about it, and what comes of it."""

from __future__ import annotations

from typing import Any, Final, Literal, TypeAlias

import msgspec

from mazo.draft.config import LEFT, LINES, PASSING, PILES, SHOWN, SPLIT
from mazo.draft.table import Draft
from mazo.draft.words import ASK_PILE
from mazo.kernel.codes import NOBODY
from mazo.kernel.loop import choice_of
from mazo.texts.lang import Wording
from mazo.views import DraftView

Passing: TypeAlias = Literal["left", "right", "swap", "none"]
Manner: TypeAlias = Literal["passing", "shown", "lines", "piles", "split"]

MANNERS: Final[dict[int, Manner]] = {
    PASSING: "passing",
    SHOWN: "shown",
    LINES: "lines",
    PILES: "piles",
    SPLIT: "split",
}
"""What the ways to choose are called."""


class DraftSetting(msgspec.Struct, frozen=True):
    """An option of the game that whoever drafts may set: by saying so, or by naming one of several values."""

    name: str
    """What is typed."""
    option: str
    about: Wording
    value: int = 0
    """What saying so sets."""
    values: dict[str, int] = {}


class DraftFacts(msgspec.Struct, frozen=True):
    """That a game is a draft: what people call it, how many play it, and its settings."""

    called: str
    players: Wording
    usual: int = 2
    """For how many it is where nobody says another number."""
    settings: tuple[DraftSetting, ...] = ()
    alone: dict[str, int] = {}
    """The options with which nothing follows the draft, in a game that goes on after it."""


class DraftedSeat(msgspec.Struct, frozen=True):
    """What a player has drafted, in words."""

    title: str
    lines: tuple[tuple[str, str], ...]


class Drafted(msgspec.Struct, frozen=True):
    """What came of a draft: as data, in words for each seat, and what is left."""

    facts: dict[str, Any]
    seats: tuple[DraftedSeat, ...]
    rest: tuple[tuple[str, str], ...]


def standing(t: Draft) -> DraftView:
    """Where a draft stands, which everybody sees."""
    config = t.config
    if config.manner != PASSING:
        picks = config.turns
        passing: Passing = "none"
    else:
        picks = config.steps()
        passing = "swap" if t.seats == 2 else "left" if config.direction(t.turn) == LEFT else "right"
    asked = choice_of(t, NOBODY)
    return DraftView(
        round=t.turn,
        rounds=config.rounds,
        pick=min(t.step + 1, picks) if picks else t.step + 1,
        picks=picks,
        passing=passing,
        kept=config.kept(),
        manner=MANNERS[config.manner],
        seconds=config.time_for(t.pack_size() if config.manner == PASSING else t.laid_out()),
        pile=asked.how + 1 if asked is not None and asked.ask == ASK_PILE else 0,
    )
