"""The thinker: tries its options in imagined worlds, with greedy play to the end, and takes the one that wins most."""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import FastBot, foreseen
from mazo.bots.outlook import Outlook
from mazo.bots.weighing import Question, Scales, Weighed, World
from mazo.kernel.frames import Choice
from mazo.kernel.rules import Rules

USUAL: Final = Budget(100)
"""About 40 ms a decision, compiled."""


class Thinker(FastBot):
    """Weighs every question that matters; where all answers come to the same it takes what looks best."""

    def __init__(self, budget: Budget = USUAL) -> None:
        super().__init__()
        self.budget = budget
        self.thorough = False
        """Whether it plays on even where there is nothing to choose, for whoever asks what to expect."""
        self.found: list[Weighed] = []
        """What it found out about the first pick of its last answer that it weighed."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The option that did best in imagined worlds."""
        weighed = self.weigh(table, choice, options)
        return weighed[0].option if weighed else self.first(table, choice, options)

    def first(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """What it would take without thinking, and against which all else is measured."""
        return foreseen(table, choice, options)

    def weigh(self, table: Rules, choice: Choice, options: list[int]) -> list[Weighed]:
        """The options with what came of them, the best first; none where there is nothing to weigh.

        Of several that come to the same, as two cards of one face in a hand, only one is weighed.
        """
        maker = self.maker
        if not choice.picks:
            self.found = []
        if maker is None:
            return []
        seat = choice.seat
        first = self.first(table, choice, options)
        outlook = Outlook(table, seat)
        distinct = [first] if table.indifferent(choice) else outlook.distinct(table, options, first)
        if len(distinct) == 1 and not self.thorough:
            return []
        question = Question(seat, choice.picks, distinct, first)
        weighed = self.weighed(table, question, outlook, lambda dice: maker(table, seat, dice))
        if not self.found:
            self.found = weighed
        return weighed

    def weighed(self, table: Rules, question: Question, outlook: Outlook, world: World) -> list[Weighed]:
        """What came of each option."""
        return Scales(self.budget, self.dice).weigh(question, world)
