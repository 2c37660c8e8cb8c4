"""What the options of a question are worth, found out by playing on: all of them in the same imagined worlds.

Every option is tried in a world that the seat can't tell from the real one, and from there everybody plays greedily to
the end, or as far as the game says that it is of use. Options share their worlds and the chance in them, so that what
differs is the option. After each stage the worse half is dropped (sequential halving), and the worlds go to those about
which there is still a doubt.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import monotonic, sleep
from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import NEVER, FastBot, GreedyBot, play_out
from mazo.bots.judging import ahead, result
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

CAP: Final = 4_000
"""A game that is played on takes at most so many picks; after that the table is judged as it stands."""
MARGIN_BELOW: Final = 200
"""With fewer play-outs than this, half of a worth is by how much a game was won: wins alone say too little."""
LOYALTY: Final = 0.03
"""What the option that looks best at once is worth besides: where worlds say nothing, it is the one to take."""

HASTE: Final = 0.001
"""What a win loses, and a defeat gains, with each turn that it takes, up to PATIENCE of them."""
PATIENCE: Final = 20

World = Callable[[Dice], Rules]
"""Makes a table that the seat can't tell from the real one."""


class Weighed:
    """An option with what came of it: in how many worlds it was tried, how many were won, and its worth in all."""

    def __init__(self, option: int, loyal: bool) -> None:
        self.option = option
        self.loyal = loyal
        self.tried = 0
        self.won = 0.0
        self.worth = 0.0

    @property
    def mean(self) -> float:
        """What the option is worth, from 0 (lost everywhere) to 1 (won everywhere)."""
        return (self.worth / self.tried if self.tried else 0.0) + (LOYALTY if self.loyal else 0.0)

    def add(self, won: float, worth: float) -> None:
        """Count one more world."""
        self.tried += 1
        self.won += won
        self.worth += worth


class Question:
    """What is to be weighed: a seat's question with the picks of its answer so far, and the options of the next one."""

    def __init__(self, seat: int, picks: Sequence[int], options: Sequence[int], usual: int) -> None:
        self.seat = seat
        self.picks = list(picks)
        self.options = list(options)
        self.usual = usual


class Scales:
    """Weighs the options of questions with the dice and the budget that it is given."""

    def __init__(self, budget: Budget, dice: Dice) -> None:
        self.budget = budget
        self.dice = dice
        self._players: list[FastBot] = []

    def weigh(self, question: Question, world: World) -> list[Weighed]:
        """All options with their worths, the best first; those that were dropped early come last."""
        alive = [Weighed(option, option == question.usual) for option in self._considered(question)]
        dropped: list[Weighed] = []
        stages = max(1, (len(alive) - 1).bit_length())
        began = monotonic()
        for stage in range(stages):
            self._stage(question, world, alive, stages, began + self.budget.ms * (stage + 1) / stages / 1000)
            alive.sort(key=_mean, reverse=True)
            if len(alive) > 2:
                kept = (len(alive) + 1) // 2
                dropped = alive[kept:] + dropped
                alive = alive[:kept]
        return alive + dropped

    def _considered(self, question: Question) -> list[int]:
        """The options that the budget is enough for; the usual one is always among them."""
        room = max(2, self.budget.playouts // 2) if not self.budget.ms else len(question.options)
        if len(question.options) <= room:
            return question.options
        others = [option for option in question.options if option != question.usual]
        chosen = set(self.dice.shuffled(list(range(len(others))))[: room - 1])
        return [question.usual, *(option for at, option in enumerate(others) if at in chosen)]

    def _stage(self, question: Question, world: World, alive: list[Weighed], stages: int, until: float) -> None:
        """Try what is left in further worlds: at least one, and as many as the stage may have."""
        most = max(1, self.budget.playouts // (stages * len(alive)))
        tried = 0
        while tried == 0 or (monotonic() < until if self.budget.ms else tried < most):
            self._try_all(question, world(self.dice), alive)
            tried += 1

    def _try_all(self, question: Question, world: Rules, alive: list[Weighed]) -> None:
        """Try every option in one world, with the same chance."""
        chance = self.dice.below(1 << 30)
        seat = question.seat
        asked = choice_of(world, seat)
        assert asked is not None
        asked.picks = question.picks[:]
        with_margin = not self.budget.ms and self.budget.playouts < MARGIN_BELOW
        for one in alive:
            sleep(0)  # other threads may go on: compiled code never makes room by itself
            table = world.copy()
            assert isinstance(table, Rules)
            pick(table, one.option, seat)
            if not table.over:
                far = table.horizon()
                until = world.turn + far if far else NEVER
                play_out(table, self._seated(table.seats), Dice(chance), CAP, until)
            won = result(table, seat)
            worth = (won + ahead(table, seat)) / 2 if with_margin else won
            later = HASTE * min(PATIENCE, table.turn - world.turn)
            one.add(won, worth - later if won > 0.5 else worth + later)

    def _seated(self, seats: int) -> list[FastBot]:
        while len(self._players) < seats:
            self._players.append(GreedyBot())
        return self._players[:seats]


def _mean(one: Weighed) -> float:
    return one.mean
