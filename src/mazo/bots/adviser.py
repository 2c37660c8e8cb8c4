"""The adviser: tries what a seat may do in imagined worlds, and says what it would do and what it expects of it."""

from __future__ import annotations

from typing import Final

from mazo.bots.aftermath import aftermath
from mazo.bots.budget import Budget
from mazo.bots.fast import GreedyBot
from mazo.bots.native import Native
from mazo.bots.seat import Seat
from mazo.bots.thinker import Thinker
from mazo.bots.weighing import Question, Scales, Weighed
from mazo.foresight import foresee
from mazo.game import Game
from mazo.kernel.choices import options_of
from mazo.kernel.codes import ONE
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action
from mazo.protocol.advice import Advice, Expected
from mazo.views import Foresight, ScoreChange

USUAL: Final = Budget(60)
"""Somebody waits for the answer."""
AGAIN: Final = Budget(48)
"""What the best are weighed with once more, against each other and in the same worlds."""
BEST: Final = 3
NOTICED: Final = 3
"""Fewer of a hundred games are no difference."""


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
        first = foresee(game, seat, action.text)
        alone = len(options_of(game.table, asked)) == 1
        return Advice(action, gains=gains(game, first), rule=_rule(first, asked.rule), alone=alone)
    dice = Dice(0)
    found = bot.found[:1]
    if asked.mode == ONE:
        found = again(game, seat, [one.option for one in bot.found[:BEST]], dice)
        action = _action(game, seat, found[0].option)
    best, *others = found
    told = tuple(expected(one, _action(game, seat, one.option), best) for one in others)
    first = foresee(game, seat, action.text)
    luck = dice.below(1 << 30)
    return Advice(
        action,
        expected(best, action, best),
        told,
        gains(game, first),
        _rule(first, asked.rule),
        aftermath(game, action, Dice(luck)),
        aftermath(game, told[0].action, Dice(luck)) if told else None,
    )


def again(game: Game, seat: int, options: list[int], dice: Dice) -> list[Weighed]:
    """Options weighed against the first of them, which stays the best unless another one is so by more than chance."""
    here = Seat(game, seat)
    scales = Scales(AGAIN, dice)
    scales.margin = 0.0  # what is told are games won, not by how much
    return scales.weigh(Question(seat, [], options, options[0]), lambda dice: here.imagine(dice).table)


def gains(game: Game, changed: Foresight) -> tuple[ScoreChange, ...]:
    """What an action changes at once of what games are won by."""
    told = game.kind.telling_scores
    return tuple(change for change in changed.scores if change.name in told)


def expected(one: Weighed, action: Action, best: Weighed) -> Expected:
    """What came of an option, of a hundred games; it is worse than the best only if that can hardly be chance."""
    won = percent(one.won, one.tried)
    doubt = one.gain - one.surely
    fewer = percent(best.won, best.tried) - won if one.gain + doubt < best.gain else 0
    return Expected(action, won, percent(one.soon, one.tried), fewer if fewer >= NOTICED else 0)


def percent(part: float, whole: int) -> int:
    """How many of a hundred that is."""
    return round(100 * part / whole) if whole else 0


def _action(game: Game, seat: int, packed: int) -> Action:
    return Action(seat, game.text(Action(seat, "", (packed,))), (packed,))


def _rule(changed: Foresight, asked: int) -> int:
    """The rule by which something happens first; the one that asks, where nobody can foresee what happens.

    That nothing comes of a clause may hang on cards that were only imagined: it is no reason to give.
    """
    return next((event.rule for event in changed.events if event.rule and not event.why), asked)
