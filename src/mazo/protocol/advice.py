"""What an adviser says: what it would do, and what it expects of that and of the next best thing."""

from __future__ import annotations

from typing import NamedTuple

from mazo.notation.actions import Action


class Advice(NamedTuple):
    """An action; where the adviser has thought ahead also how many of a hundred games it expects to win by it."""

    action: Action
    won: int | None = None
    other: Action | None = None
    """The runner-up,"""
    other_won: int = 0
    """and how many it expects to win by that."""
