"""The scholar: thinks as the thinker does, but plans on in a tree instead of trusting greedy with all that follows.

In each world some games go down the tree to look for something better than what greedy would do next, for itself and
for the others; those that weigh the options follow what has been found. What it learns about its turn it keeps for the
next pick of the same turn, where another option has become the root.
"""

from __future__ import annotations

from typing import Final

from mazo.bots.budget import Budget
from mazo.bots.fast import NEVER, FastBot, VeteranBot, practised
from mazo.bots.outlook import Outlook
from mazo.bots.thinker import Thinker
from mazo.bots.tree import Tree, learn
from mazo.bots.weighing import Question, Scales, Weighed, World, by_gain
from mazo.kernel.frames import Choice
from mazo.kernel.loop import pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

USUAL: Final = Budget(400)
"""About 200 ms a decision, compiled."""


STATIONS: Final = (4, 6, 8)
"""After so many turns a game that is played on is judged as games have taught."""


class TreeScales(Scales):
    """Weighs options by games that are played on through a tree before greedy takes over.

    The end alone says little, since so much comes between; what the table looks like before says it sooner, and not
    quite rightly. Both together are better than either.
    """

    def __init__(self, budget: Budget, dice: Dice, tree: Tree, outlook: Outlook) -> None:
        super().__init__(budget, dice)
        self.margin = 0.0
        self._tree = tree
        self._outlook = outlook

    def player(self) -> FastBot:
        """The veteran plays on: what comes of an option is what good players make of it."""
        return VeteranBot()

    def played_on(self, table: Rules, seat: int, since: int, chance: int) -> float:
        """Go down the tree, let greedy play on, and remember on the way what came of it."""
        return self._climb(table, since, chance, curious=False)[seat]

    def aside(self, alive: int) -> int:
        """One game for every second option."""
        return max(1, alive // 2)

    def look_aside(self, question: Question, world: Rules, alive: list[Weighed]) -> None:
        """Look for something better after the options that have done best so far."""
        for one in sorted(alive, key=by_gain, reverse=True)[: self.aside(len(alive))]:
            table = world.copy()
            assert isinstance(table, Rules)
            pick(table, one.option, question.seat)
            self._climb(table, world.turn, self.dice.below(1 << 30), curious=True)

    def _climb(self, table: Rules, since: int, chance: int, *, curious: bool) -> list[float]:
        """Play on; what that is worth to each seat, on average over the stations.

        The last of them is the end, except in a game that is better judged before: there two games that are broken off
        say more than one that chance has ended.
        """
        way = self._tree.descend(table, self._outlook, since + STATIONS[0], curious)
        dice = Dice(chance)
        worths = [0.0] * table.seats
        stations = STATIONS if table.horizon() else (*STATIONS, NEVER)
        for turns in stations:
            self.play_until(table, since + turns, dice)
            for seat in range(table.seats):
                worths[seat] += self.worth(table, seat, since) / len(stations)
        learn(way, worths)
        return worths


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
