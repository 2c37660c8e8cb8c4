"""The adviser: tries what a seat may do in imagined worlds, and says what it would do and what it expects of it."""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import GreedyBot
from mazo.bots.native import Native
from mazo.bots.seat import Seat
from mazo.bots.thinker import Thinker
from mazo.bots.weighing import Weighed
from mazo.foresight import foresee
from mazo.game import Game
from mazo.kernel.codes import ONE
from mazo.notation.actions import Action
from mazo.protocol.advice import Advice, Expected
from mazo.views import ScoreChange

USUAL: Final = Budget(60)
"""Somebody waits for the answer."""


def advise(game: Game, seat: int, budget: Budget | None = None) -> Advice | None:
    """What one who thinks ahead would do; nothing in a game of which no bot knows what is good."""
    asked = game.question(seat)
    if not game.kind.understood or asked is None:
        return None
    if game.kind.draft is not None:  # nothing is gained there by thinking ahead
        return Advice(Native(GreedyBot()).act(Seat(game, seat)))
    bot = Thinker(budget or USUAL)
    bot.thorough = True
    action = Native(bot).act(Seat(game, seat))
    if not bot.found:
        return Advice(action, gains=gains(game, action))
    best, *others = bot.found
    other = others[0] if others and asked.mode == ONE else None
    return Advice(
        action,
        expected(best, action),
        None if other is None else expected(other, _action(game, seat, other.option)),
        gains(game, action),
    )


def gains(game: Game, action: Action) -> tuple[ScoreChange, ...]:
    """What an action changes at once of what games are won by."""
    told = game.kind.telling_scores
    return tuple(change for change in foresee(game, action.seat, action.text).scores if change.name in told)


def expected(one: Weighed, action: Action) -> Expected:
    """What came of an option, of a hundred games."""
    return Expected(action, percent(one.won, one.tried), percent(one.soon, one.tried))


def percent(part: float, whole: int) -> int:
    """How many of a hundred that is."""
    return round(100 * part / whole) if whole else 0


def _action(game: Game, seat: int, packed: int) -> Action:
    return Action(seat, game.text(Action(seat, "", (packed,))), (packed,))
