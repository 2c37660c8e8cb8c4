"""The moments that decided a game: the choices by which their player lost most of what could be expected.

Every choice of the game is weighed against its alternatives, in worlds that its player could not tell from the real one
at that time: what nobody could know is nobody's mistake. First all of them briefly, then the worst of them well.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from typing import Final, NamedTuple

from mazo.bots.adviser import percent
from mazo.bots.budget import Budget
from mazo.bots.fast import usual
from mazo.bots.outlook import Outlook
from mazo.bots.seat import Seat
from mazo.bots.weighing import Question, Scales, Weighed
from mazo.game import Game
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules
from mazo.notation.actions import Action
from mazo.protocol.advice import Swing
from mazo.texts.lang import Wording

COUNT: Final = 3
BRIEFLY: Final = Budget(24)
WELL: Final = Budget(300)
CLOSER: Final = 3
"""So many times as many choices as are told are weighed well."""

LEAST: Final = 5
"""Fewer of a hundred games have decided nothing."""
STRIDE: Final = 7
"""Every so manieth choice is looked at first, so that whoever has to stop early has seen all of the game."""

Watch = Callable[[int, int], None]
"""Is told how many choices have been weighed, and of how many."""
Going = Callable[[], bool]
"""Says whether there is time to go on."""


class Fork(NamedTuple):
    """A pick that could have been another one: after so many actions of the game and picks of the answer."""

    at: int
    picks: int


class Found(NamedTuple):
    """What weighing a fork has shown: what was done, and what did best."""

    fork: Fork
    done: Weighed
    best: Weighed

    @property
    def lost(self) -> float:
        """How much the best would have been worth more."""
        return self.best.gain

    @property
    def told(self) -> int:
        """How many more of a hundred games it would have won."""
        return percent(self.best.won, self.best.tried) - percent(self.done.won, self.done.tried)


def moments(
    game: Game,
    seats: Collection[int] | None = None,
    *,
    count: int = COUNT,
    briefly: Budget = BRIEFLY,
    well: Budget = WELL,
    seed: int = 0,
    watch: Watch | None = None,
    going: Going = lambda: True,
) -> tuple[Swing, ...]:
    """The choices (of these seats; of all, if none are named) that cost most, in the order of the game.

    Where there is no time to look at all of them, the worst of those that were looked at are weighed well.
    """
    if not game.kind.understood or game.kind.draft is not None:
        return ()
    dice = Dice(seed)
    every = [fork for fork in forks(game) if seats is None or game.history[fork.at].action.seat in seats]
    looked: list[Found] = []
    for number, fork in enumerate(fork for start in range(STRIDE) for fork in every[start::STRIDE]):
        looked += weighed(game, fork, briefly, dice)
        if watch is not None:
            watch(number + 1, len(every))
        if not going():
            break
    worst = sorted(looked, key=lambda found: -found.lost)[: CLOSER * count]
    again = [one for found in worst for one in weighed(game, found.fork, well, dice)]
    sure = [one for one in again if not one.best.usual and one.best.surely > 0 and one.told >= LEAST]
    told = sorted(sure, key=lambda found: -found.lost)[:count]
    return tuple(swing(game, found) for found in sorted(told, key=lambda found: found.fork))


def briefly(game: Game, seats: Collection[int]) -> tuple[Swing, ...]:
    """The same for a table where others wait for their turn to ask: less sure, and soon told."""
    return moments(game, seats, briefly=Budget(8), well=Budget(40))


def forks(game: Game) -> Iterator[Fork]:
    """Every pick of a game for which there was another option."""
    for at, past in enumerate(game.history):
        choice = choice_of(past.table, past.action.seat)
        if choice is None:
            continue
        for number, packed in enumerate(past.action.picks):
            asked = _after(choice, past.action.picks[:number])
            options = options_of(past.table, asked)
            if len(options) > 1 and packed in options and not past.table.indifferent(asked):
                yield Fork(at, number)


def weighed(game: Game, fork: Fork, budget: Budget, dice: Dice) -> list[Found]:
    """What came of what was done and of what did best; nothing where all options come to the same."""
    past = game.history[fork.at]
    there = before(game, fork.at)
    action, table = past.action, there.table
    asked = choice_of(table, action.seat)
    assert asked is not None
    asked = _after(asked, action.picks[: fork.picks])
    done = action.picks[fork.picks]
    distinct = Outlook(table, action.seat).distinct(table, options_of(table, asked), done)
    if len(distinct) == 1:
        return []
    seat = Seat(there, action.seat)
    question = Question(action.seat, asked.picks, distinct, done)
    found = Scales(budget, dice).weigh(question, lambda dice: seat.imagine(dice).table)
    return [Found(fork, next(one for one in found if one.usual), found[0])]


def before(game: Game, at: int) -> Game:
    """The game as it was after so many actions."""
    then = game.copy()
    table = game.history[at].table.copy()
    assert isinstance(table, Rules)
    then.table, then.earlier = table, game.history[:at]
    return then


def swing(game: Game, found: Found) -> Swing:
    """The choice in words."""
    there, past = before(game, found.fork.at), game.history[found.fork.at]
    better = completed(there.table, past.action, found.fork.picks, found.best.option)
    return Swing(
        at=found.fork.at,
        turn=there.turn,
        seat=past.action.seat,
        did=_wording(there, past.action),
        better=_wording(there, better),
        won=percent(found.done.won, found.done.tried),
        better_won=percent(found.best.won, found.best.tried),
    )


def completed(table: Rules, action: Action, picks: int, option: int) -> Action:
    """The answer with another pick in the place of one; what came after it is what one would usually take."""
    question = choice_of(table, action.seat)
    assert question is not None
    asked = _after(question, (*action.picks[:picks], option))
    while not is_complete(asked):
        asked = _after(asked, (*asked.picks, usual(table, asked, options_of(table, asked))))
    return Action(action.seat, "", tuple(asked.picks))


def _after(choice: Choice, picks: tuple[int, ...]) -> Choice:
    twin = choice.copy()
    twin.picks = list(picks)
    return twin


def _wording(game: Game, action: Action) -> Wording:
    """An answer to be read: cards by their names alone."""
    scribe = game.scribe(action.seat)
    assert scribe is not None
    return Wording(scribe.write(action.picks, "en", handles=False), scribe.write(action.picks, "es", handles=False))
