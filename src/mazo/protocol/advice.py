"""What an adviser says: what to do and what to expect of it, and after a game which choices decided it."""

from __future__ import annotations

from typing import NamedTuple

from mazo.notation.actions import Action
from mazo.texts.lang import Wording
from mazo.views import ScoreChange


class Expected(NamedTuple):
    """An action, how many of a hundred games it is expected to win, and how many of them before the next turn ends."""

    action: Action
    won: int
    soon: int = 0


class Advice(NamedTuple):
    """What an adviser would do; where it has thought ahead also what it expects of that and of the runner-up."""

    action: Action
    best: Expected | None = None
    other: Expected | None = None
    gains: tuple[ScoreChange, ...] = ()
    """What the action changes at once of what games are won by, as far as anybody can foresee it."""


class Swing(NamedTuple):
    """A choice that cost its player part of the game: what was done and what would have been better."""

    at: int
    """After so many actions of the game."""
    turn: int
    seat: int
    did: Wording
    better: Wording
    won: int
    """How many of a hundred games what was done is expected to win,"""
    better_won: int
    """and how many the better answer."""
