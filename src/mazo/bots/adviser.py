"""The adviser: says to whoever asks what a greedy player would do."""

from __future__ import annotations

from mazo.bots import named
from mazo.bots.seat import Seat
from mazo.game import Game
from mazo.notation.actions import Action


def advise(game: Game, seat: int) -> Action | None:
    """What a greedy player would do; nothing in a game of which no bot knows what is good."""
    if not game.kind.understood or game.question(seat) is None:
        return None
    action = named("greedy").act(Seat(game, seat))
    return action if isinstance(action, Action) else Action(seat, action)
