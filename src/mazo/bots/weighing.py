"""What the options of a question are worth, found out by playing on: all of them in the same imagined worlds.

Every option is tried in a world that the seat can't tell from the real one, and from there everybody plays as the game
supposes it of them, mostly greedily, to the end or as far as the game says that it is of use. Options share their
worlds and the chance in them, so that what differs is the option. After each stage the worse half is dropped
(sequential halving), and the worlds go to those about which there is still a doubt. The usual option, which looks best
at once, stays to the end: the others are measured against it, world by world, and one of them is preferred only if it
was better by more than chance would have it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import sqrt
from time import monotonic, sleep
from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import NEVER, FastBot, ForeseenBot, play_out
from mazo.bots.judging import ahead, result
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

CAP: Final = 4_000
"""A game that is played on takes at most so many picks; after that the table is judged as it stands."""
MARGIN_BELOW: Final = 200
MARGIN_BELOW_MS: Final = 80
"""With fewer play-outs or less time, half of a worth is by how much a game was won: wins alone say too little."""
CAUTION: Final = 1.0
"""So many standard errors an option must be better than the usual one, on average over the worlds."""
DOUBT: Final = 0.1
"""What a single world may deceive about, even if all have said the same."""

HASTE: Final = 0.001
"""What a win loses, and a defeat gains, with each turn that it takes, up to PATIENCE of them."""
PATIENCE: Final = 20

World = Callable[[Dice], Rules]
"""Makes a table that the seat can't tell from the real one."""


class Weighed:
    """An option with what came of it: in how many worlds it was tried, how many were won, and its worth in all."""

    def __init__(self, option: int, usual: bool) -> None:
        self.option = option
        self.usual = usual
        self.tried = 0
        self.won = 0.0
        self.soon = 0
        """How many were won before everybody's next turn was over."""
        self.worth = 0.0
        self.gained = 0.0
        self.squares = 0.0
        """By how much it was worth more than the usual one, world by world, and the squares of that."""

    @property
    def mean(self) -> float:
        """What the option is worth, from 0 (lost everywhere) to 1 (won everywhere)."""
        return self.worth / self.tried if self.tried else 0.0

    @property
    def gain(self) -> float:
        """By how much it is worth more than the usual one."""
        return self.gained / self.tried if self.tried else 0.0

    @property
    def surely(self) -> float:
        """By how much it is worth more than the usual one, less what that may be by chance."""
        if self.usual or not self.tried:
            return 0.0 if self.usual else -1.0
        spread = self.squares / self.tried - self.gain * self.gain
        return self.gain - CAUTION * sqrt(max(0.0, spread) / self.tried + (DOUBT / self.tried) * (DOUBT / self.tried))

    def add(self, won: float, worth: float, soon: bool) -> None:
        """Count one more world."""
        self.tried += 1
        self.won += won
        self.worth += worth
        self.soon += int(soon)

    def compare(self, gained: float) -> None:
        """Count by how much it was better than the usual one in that world."""
        self.gained += gained
        self.squares += gained * gained


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
        short = budget.ms < MARGIN_BELOW_MS if budget.ms else budget.playouts < MARGIN_BELOW
        self.margin = 0.5 if short else 0.0
        self._players: list[FastBot] = []

    def weigh(self, question: Question, world: World) -> list[Weighed]:
        """All options with their worths, the best first; those that were dropped early come last."""
        alive = [Weighed(option, option == question.usual) for option in self._considered(question)]
        dropped: list[Weighed] = []
        stages = max(1, (len(alive) - 1).bit_length())
        began = monotonic()
        for stage in range(stages):
            self._stage(question, world, alive, stages, began + self.budget.ms * (stage + 1) / stages / 1000)
            alive.sort(key=by_gain, reverse=True)
            if len(alive) > 2:
                kept = (len(alive) + 1) // 2
                out = [one for one in alive[kept:] if not one.usual]
                dropped = out + dropped
                alive = alive[:kept] + [one for one in alive[kept:] if one.usual]
        alive.sort(key=_surely, reverse=True)
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
        most = max(1, self.budget.playouts // (stages * (len(alive) + self.aside(len(alive)))))
        tried = 0
        while tried == 0 or (monotonic() < until if self.budget.ms else tried < most):
            here = world(self.dice)
            self._try_all(question, here, alive)
            self.look_aside(question, here, alive)
            tried += 1

    def aside(self, alive: int) -> int:
        """How many more games are played in each world, besides one for each option."""
        return 0

    def look_aside(self, question: Question, world: Rules, alive: list[Weighed]) -> None:
        """Play those games: nothing of them counts for the options themselves."""

    def _try_all(self, question: Question, world: Rules, alive: list[Weighed]) -> None:
        """Try every option in one world, with the same chance."""
        chance = self.dice.below(1 << 30)
        seat = question.seat
        asked = choice_of(world, seat)
        assert asked is not None
        asked.picks = question.picks[:]
        worths: list[float] = []
        usual = 0.0
        for one in alive:
            sleep(0)  # other threads may go on: compiled code never makes room by itself
            table = world.copy()
            assert isinstance(table, Rules)
            pick(table, one.option, seat)
            worth = self.played_on(table, seat, world.turn, chance)
            soon = table.over and table.winner == seat and table.turn <= world.turn + table.seats
            one.add(result(table, seat), worth, soon)
            worths.append(worth)
            if one.usual:
                usual = worth
        for at in range(len(alive)):
            alive[at].compare(worths[at] - usual)

    def played_on(self, table: Rules, seat: int, since: int, chance: int) -> float:
        """Play on from what was picked in the turn `since`, as far as it is of use; what that is worth to a seat."""
        far = table.horizon()
        self.play_until(table, since + far if far else NEVER, Dice(chance))
        return self.worth(table, seat, since)

    def play_until(self, table: Rules, turn: int, dice: Dice) -> None:
        """Let everybody play as is supposed of them until a turn begins, or to the end."""
        if not table.over:
            play_out(table, self._seated(table.seats), dice, CAP, turn)

    def worth(self, table: Rules, seat: int, since: int) -> float:
        """What a table that was played on is worth to a seat: the sooner won, the better."""
        won = result(table, seat)
        worth = won + self.margin * (ahead(table, seat) - won) if self.margin > 0 else won
        later = HASTE * min(PATIENCE, table.turn - since)
        return worth - later if won > 0.5 else worth + later

    def _seated(self, seats: int) -> list[FastBot]:
        while len(self._players) < seats:
            self._players.append(self.player())
        return self._players[:seats]

    def player(self) -> FastBot:
        """Who plays on at a seat."""
        return ForeseenBot()


def by_gain(one: Weighed) -> float:
    """The key by which the best so far come first."""
    return one.gain


def _surely(one: Weighed) -> float:
    return one.surely
