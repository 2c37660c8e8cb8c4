"""The scholar: thinks as the thinker does, but plans on in a tree instead of trusting greedy with all that follows.

Every game that is played on goes down the tree, for itself and for the others, then a few turns with the veteran, and
is judged as games have taught: so it is short enough for the tree to become deep. What the scholar learns about its
turn it keeps for the next pick of the same turn, where another option has become the root.
"""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import FastBot, VeteranBot, practised
from mazo.bots.outlook import Outlook
from mazo.bots.thinker import Thinker
from mazo.bots.tree import Tree, learn
from mazo.bots.weighing import Question, Scales, Weighed, World
from mazo.kernel.frames import Choice
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

USUAL: Final = Budget(400)
"""About 75 ms a decision in Lorcana, compiled."""


FAR: Final = 4
"""After so many turns a game that is played on is judged, where the game itself names no horizon."""


class TreeScales(Scales):
    """Weighs options by games that go on through a tree before the veteran takes over."""

    def __init__(self, budget: Budget, dice: Dice, tree: Tree, outlook: Outlook) -> None:
        super().__init__(budget, dice)
        self.margin = 0.0
        self._tree = tree
        self._outlook = outlook

    def player(self) -> FastBot:
        """The veteran plays on: what comes of an option is what good players make of it."""
        return VeteranBot()

    def played_on(self, table: Rules, seat: int, since: int, chance: int) -> float:
        """Go down the tree, let the veteran play on, and remember on the way what came of it for each seat."""
        until = since + (table.horizon() or FAR)
        way = self._tree.descend(table, self._outlook, until)
        self.play_until(table, until, Dice(chance))
        worths = [self.worth(table, each, since) for each in range(table.seats)]
        learn(way, worths)
        return worths[seat]


class Scholar(Thinker):
    """Weighs every question that matters, and keeps what it has learnt until the turn is over."""

    def __init__(self, budget: Budget = USUAL) -> None:
        super().__init__(budget)
        self._tree = Tree()
        self._turn = 0

    @property
    def positions(self) -> int:
        """How many positions it remembers of this turn."""
        return len(self._tree.nodes)

    def forget(self) -> None:
        """Another game begins."""
        super().forget()
        self._tree = Tree()

    def first(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """What the veteran would take."""
        return practised(table, choice, options)

    def weighed(self, table: Rules, question: Question, outlook: Outlook, world: World) -> list[Weighed]:
        """What came of each option, with what is left of the tree."""
        if table.turn != self._turn:
            self._tree = Tree()
            self._turn = table.turn
        return TreeScales(self.budget, self.dice, self._tree, outlook).weigh(question, world)
