"""The thinker: tries its options in imagined worlds, with greedy play to the end, and takes the one that wins most."""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import FastBot
from mazo.bots.weighing import Question, Scales, Weighed
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules

USUAL: Final = Budget(100)
"""About 40 ms a decision, compiled."""


class Thinker(FastBot):
    """Weighs every question that matters; where all answers come to the same it takes what greedy would."""

    def __init__(self, budget: Budget = USUAL) -> None:
        super().__init__()
        self.budget = budget

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The option that did best in imagined worlds."""
        weighed = self.weigh(table, choice, options)
        return weighed[0].option if weighed else self._usual(table, choice, options)

    def weigh(self, table: Rules, choice: Choice, options: list[int]) -> list[Weighed]:
        """The options with what came of them, the best first; none where there is nothing to weigh."""
        maker = self.maker
        if maker is None or table.indifferent(choice):
            return []
        seat = choice.seat
        question = Question(seat, choice.picks, options, self._usual(table, choice, options))
        return Scales(self.budget, self.dice).weigh(question, lambda dice: maker(table, seat, dice))

    def _usual(self, table: Rules, choice: Choice, options: list[int]) -> int:
        best = table.best(choice, options)
        return best if best != NOBODY else options[0]
