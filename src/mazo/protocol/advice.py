"""What an adviser says: what to do, why and what else, and after a game which choices decided it."""

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
    worse: int = 0
    """How many fewer than the advice wins; 0 where that may be chance."""


class Reply(NamedTuple):
    """What another player may do before the adviser's seat has its next turn, and in how many of a hundred games."""

    seat: int
    text: Wording
    often: int


class Loss(NamedTuple):
    """A card of the seat that may be gone by its next turn, and in how many of a hundred games."""

    card: str
    often: int


class Gain(NamedTuple):
    """By how much a player's score may grow until the seat's next turn, on average."""

    seat: int
    score: str
    amount: int


class Aftermath(NamedTuple):
    """What may come of an action until the seat that takes it has its next turn."""

    beaten: int = 0
    """How many of a hundred games it loses by then."""
    replies: tuple[Reply, ...] = ()
    losses: tuple[Loss, ...] = ()
    gains: tuple[Gain, ...] = ()
    """What the others get."""


class Advice(NamedTuple):
    """What an adviser would do; where it has thought ahead also what it expects of that and of other things."""

    action: Action
    best: Expected | None = None
    others: tuple[Expected, ...] = ()
    """What else could be done, the best first."""
    gains: tuple[ScoreChange, ...] = ()
    """What the action changes at once of what games are won by, as far as anybody can foresee it."""
    rule: int = 0
    """The rule by which the action happens."""
    then: Aftermath | None = None
    """What may come of it until the next turn,"""
    instead: Aftermath | None = None
    """and what of the first of the others."""
    alone: bool = False
    """Whether nothing else can be done."""


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
