"""A draft as the surfaces see it: what may be set about it, and what comes of it."""

from __future__ import annotations

from typing import Any

import msgspec

from mazo.draft.config import LEFT
from mazo.draft.table import Draft
from mazo.texts.lang import Wording
from mazo.views import DraftView


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
    picks = t.config.steps()
    return DraftView(
        round=t.turn,
        rounds=t.config.rounds,
        pick=min(t.step + 1, picks),
        picks=picks,
        passing="swap" if t.seats == 2 else "left" if t.config.direction(t.turn) == LEFT else "right",
        kept=t.config.kept(),
    )
