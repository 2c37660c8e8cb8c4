"""Winning lines of one turn, searched to the end over what a player knows.

A line wins whatever the others answer with what lies open; what they might answer with cards that the player does not
know is not reckoned with. Where it shows something hidden or needs chance, it must win in several worlds that the
player can't tell apart, and what is done from there on may differ from one to the other: it is no part of the solution.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from mazo.bots.outlook import Outlook
from mazo.games.kind import GameKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.hashing import fold
from mazo.kernel.knowledge import imagine, knows
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

NODES: Final = 4000
"""So many positions are looked at before a turn is given up as too rich."""
WORLDS: Final = 6
"""In so many worlds it must win that shows something hidden."""
LONGEST: Final = 12
"""Lines of more deeds than this are not looked for."""


class Deed(NamedTuple):
    """One pick of a line: what was asked, by which sort of card, and what was picked, as the player sees it."""

    ask: int
    source: int
    name: int
    packed: int

    def is_like(self, other: Deed) -> bool:
        """Whether it is the same to the player: of cards of one face in the hand it does not matter which is taken."""
        same = self.name == other.name if other.name else verb_of(self.packed) == verb_of(other.packed)
        return same and (self.ask, self.source) == (other.ask, other.source)

    def of_any_card(self) -> Deed:
        """The same done with whatever card."""
        return self._replace(name=0)


class Line(NamedTuple):
    """What a player does to win: what must be done, and how it may go on once something hidden is shown."""

    needed: tuple[Deed, ...]
    further: tuple[Deed, ...] = ()
    free: frozenset[Deed] = frozenset()
    """Deeds that may be done otherwise: choices of effects, and with which card something is done."""

    def after(self, deed: Deed | None, shown: bool) -> Line:
        """The line that begins with a deed, after which something hidden is shown or not."""
        line = Line((), self.needed + self.further) if shown else self
        return Line((deed, *line.needed), line.further) if deed is not None else line


class TooRich(Exception):
    """There is too much to do this turn to look at all of it."""


class Turn:
    """The rest of a player's turn, as a tree of single picks."""

    def __init__(self, kind: GameKind, table: Rules, seat: int, nodes: int = NODES, worlds: int = WORLDS) -> None:
        self._later = kind.later
        self._cards = {verb.code: tuple(sort == "card" for sort in verb.operands) for verb in kind.verbs}
        self._table = table
        self._seat = seat
        self._outlook = Outlook(table, seat)
        self._start = (table.turn, table.active)
        self._most = nodes
        self._worlds = worlds
        self.nodes = 0
        """How many positions the last search has looked at: of `only_line`, the longest that found no other way."""

    def only_line(self) -> Line | None:
        """The line whose needed deeds every winning line of this turn contains; None if there is none.

        What an effect lets the player choose on the way is free where another choice wins as well, and so is the card
        with which something is done that must be done with some card. TooRich if that can't be said.
        """
        if not self.wins():
            return None
        line = self.shortest()
        if line is None or not line.needed or len({deed[:3] for deed in line.needed}) < len(line.needed):
            return None  # of two deeds that are alike nobody could say whether both are needed
        looked_at = 0
        free: set[Deed] = set()
        for deed in line.needed:
            if not self.wins(without=deed):
                looked_at = max(looked_at, self.nodes)
            elif deed.source != NOBODY or not self.wins(without=deed.of_any_card()):
                free.add(deed)
            else:
                return None
        self.nodes = looked_at
        return line._replace(free=frozenset(free)) if len(free) < len(line.needed) else None

    def wins(self, without: Deed | None = None) -> bool:
        """Whether the turn can be won, also if something may not be done in it."""
        self.nodes = 0
        return self._wins(_copy(self._table), without, {})

    def shortest(self) -> Line | None:
        """A winning line of the fewest deeds, for the answers that come first; None if all are too long."""
        for longest in range(1, LONGEST + 1):
            self.nodes = 0
            line = self._line(_copy(self._table), longest, {})
            if line is not None:
                return line
        return None

    def _wins(self, table: Rules, without: Deed | None, seen: dict[int, bool]) -> bool:
        choice = self._open(table)
        if choice is None:
            return table.over and table.winner == self._seat
        options = self.known_options(table, choice)
        if len(options) == 1:
            return all(self._wins(after, without, seen) for after in self._after(table, choice, options[0]))
        key = fold(table.ints())
        if key not in seen:
            seen[key] = False  # who comes back to where they were has won nothing
            self._count()
            mine = choice.seat == self._seat
            if mine and without is not None:
                options = [packed for packed in options if not self._deed(table, choice, packed).is_like(without)]
            won = False
            for packed in options:
                won = all(self._wins(after, without, seen) for after in self._after(table, choice, packed))
                if won == mine:  # one way is enough for the player, and one way out for the others
                    break
            seen[key] = won
        return seen[key]

    def _line(self, table: Rules, longest: int, found: dict[tuple[int, int], Line | None]) -> Line | None:
        """A line of at most so many deeds that wins whatever the others answer, as it goes if they answer the first."""
        choice = self._open(table)
        if choice is None:
            return Line(()) if table.over and table.winner == self._seat else None
        options = self.known_options(table, choice)
        mine = choice.seat == self._seat
        if len(options) == 1:
            return self._line_through(table, choice, options[0], None, longest, found)
        if mine and longest == 0:
            return None
        key = (fold(table.ints()), longest)
        if key not in found:
            found[key] = None
            self._count()
            lines: list[Line] = []
            for packed in options:
                deed = self._deed(table, choice, packed) if mine else None
                line = self._line_through(table, choice, packed, deed, longest - mine, found)
                if line is not None:
                    lines.append(line)
                if mine == (line is not None):  # one way is enough for the player, and one way out for the others
                    break
            if lines and (mine or len(lines) == len(options)):
                found[key] = lines[0]
        return found[key]

    def _line_through(
        self,
        table: Rules,
        choice: Choice,
        packed: int,
        deed: Deed | None,
        longest: int,
        found: dict[tuple[int, int], Line | None],
    ) -> Line | None:
        """The line that goes on after a pick, in whatever world it is made; as it goes in this one."""
        worlds = self._after(table, choice, packed)
        here = self._line(next(worlds), longest, found)
        if here is None:
            return None
        shown = False
        for other in worlds:
            shown = True
            if self._line(other, longest, found) is None:
                return None
        return here.after(deed, shown)

    def _open(self, table: Rules) -> Choice | None:
        """The question that is open while the turn lasts."""
        if table.over or (table.turn, table.active) != self._start:
            return None
        return choice_of(table, NOBODY)

    def known_options(self, table: Rules, choice: Choice) -> list[int]:
        """What may be picked, of alike cards in the hand one; of what others may, that which the player knows of."""
        options = options_of(table, choice)
        if choice.seat == self._seat:
            useful = [packed for packed in options if verb_of(packed) not in self._later] or options
            return self._outlook.distinct(table, useful, useful[0]) if len(useful) > 1 else useful
        return [packed for packed in options if self._is_known(table, packed)]

    def _deed(self, table: Rules, choice: Choice, packed: int) -> Deed:
        source = table.kind[choice.source] if choice.source >= 0 else NOBODY
        return Deed(choice.ask, source, self._outlook.name(table, packed, self._seat), packed)

    def _is_known(self, table: Rules, packed: int) -> bool:
        operands = (first_of(packed), second_of(packed))
        return all(
            knows(table, self._seat, card) or table.visible_in(table.zone[card], self._seat)
            for is_card, card in zip(self._cards[verb_of(packed)], operands)
            if is_card
        )

    def _after(self, table: Rules, choice: Choice, packed: int) -> Iterator[Rules]:
        """The table after a pick, and where that shows something hidden or needs chance, other worlds after it."""
        seat = self._seat
        after = _copy(table)
        pick(after, packed, choice.seat)
        certain = (after.learned[seat], after.drawings) == (table.learned[seat], table.drawings)
        certain = certain or not (after.over or self._open(after))
        yield after
        if not certain:
            for number in range(1, self._worlds):
                yield self._elsewhere(table, choice, packed, number)

    def _elsewhere(self, table: Rules, choice: Choice, packed: int, number: int) -> Rules:
        """The same pick in another world that the player can't tell from this one."""
        other = imagine(table, self._seat, Dice(number), [])
        assert isinstance(other, Rules)
        pick(other, packed, choice.seat)
        return other

    def _count(self) -> None:
        self.nodes += 1
        if self.nodes > self._most:
            raise TooRich


def _copy(table: Rules) -> Rules:
    twin = table.copy()
    assert isinstance(twin, Rules)
    return twin
