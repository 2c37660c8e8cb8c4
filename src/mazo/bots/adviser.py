"""The adviser: tries what a seat may do in imagined worlds, and says what it would do and what it expects of it."""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import GreedyBot
from mazo.bots.native import Native
from mazo.bots.seat import Seat
from mazo.bots.thinker import Thinker
from mazo.bots.weighing import Weighed
from mazo.game import Game
from mazo.kernel.codes import ONE
from mazo.kernel.loop import choice_of
from mazo.notation.actions import Action
from mazo.protocol.advice import Advice

USUAL: Final = Budget(60)
"""Somebody waits for the answer."""


def advise(game: Game, seat: int, budget: Budget | None = None) -> Advice | None:
    """What one who thinks ahead would do; nothing in a game of which no bot knows what is good."""
    if not game.kind.understood or game.question(seat) is None:
        return None
    if game.kind.draft is not None:  # nothing is gained there by thinking ahead
        return Advice(Native(GreedyBot()).act(Seat(game, seat)))
    bot = Thinker(budget or USUAL)
    action = Native(bot).act(Seat(game, seat))
    asked = choice_of(game.table, seat)
    if not bot.found or asked is None:
        return Advice(action)
    best, *others = bot.found
    other = others[0] if others and asked.mode == ONE else None
    if other is None:
        return Advice(action, percent(best))
    picks = (other.option,)
    return Advice(action, percent(best), Action(seat, game.text(Action(seat, "", picks)), picks), percent(other))


def percent(one: Weighed) -> int:
    """How many of a hundred games an option wins."""
    return round(100 * one.won / one.tried) if one.tried else 0
