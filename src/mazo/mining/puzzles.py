"""Puzzles: positions in which exactly one line wins this turn, found in games between bots, with their solutions."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter, deque
from collections.abc import Iterable, Iterator, Sequence
from itertools import islice, zip_longest
from typing import Any, Final

import msgspec

from mazo.bots import fast_named
from mazo.bots.fast import play_out
from mazo.errors import MazoError
from mazo.game import Game
from mazo.games.kind import GameKind
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.codes import verb_of
from mazo.kernel.loop import run
from mazo.kernel.rng import Dice
from mazo.lab.crew import How, gather
from mazo.lab.sim import Deck
from mazo.making import from_position
from mazo.mining.digging import Dig, Field, Moment, plans
from mazo.mining.lines import NODES, Line, TooRich, Turn
from mazo.notation.actions import Action

LATE: Final = 10
"""So many of the last turns of a game are looked at: before, there is little to do yet."""
EACH: Final = 2
"""So many puzzles are taken from a game at most."""
ALIKE: Final = 4
"""So many puzzles may have the same solution, in other positions."""
MANY: Final = 100
RICH: Final = 200
"""So many positions must be looked at for one that is not seen at a glance."""


class Step(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a solution, as it is typed, with the rule that it happens by."""

    do: str
    rule: str
    by: int
    sure: bool = True
    """Whether it must be just so; what is chosen freely or comes after something hidden was shown may go otherwise."""


class Puzzle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A position in which the seat to move wins this turn in exactly one way, whatever the others answer openly."""

    id: str
    game: str
    seat: int
    position: dict[str, Any]
    solution: tuple[Step, ...]
    verdict: str
    """The number of the rule that the game is won by."""
    grade: int
    """1, and a point each for several deeds, deeds of several sorts, many ways to look at, and if greedy misses it."""
    deeds: int
    """How many choices the solution takes."""
    options: int
    """How many answers are open at first."""
    nodes: int
    """How many positions the search has looked at."""
    greedy: bool
    """Whether the greedy bot finds it."""
    origin: str
    """The seed, the game and the pick from which it comes."""
    sorts: int = 1
    """How many sorts of deeds the solution needs."""


class Puzzles(Dig, frozen=True, kw_only=True):
    """A dig for puzzles."""

    nodes: int
    hard: bool = False
    """Whether only puzzles are wanted that greedy misses."""
    varied: bool = False
    """Whether only puzzles are wanted whose solution needs deeds of several sorts."""

    def work(self) -> Digger:
        """Get ready to play and to search."""
        return Digger(self)


class Digger:
    """Finds the puzzles of a game by its number."""

    def __init__(self, of: Puzzles) -> None:
        self._of = of
        self._field = Field(of.plans)

    def play(self, number: int) -> list[int]:
        """The last moments of a game at which there is a puzzle; more of one game would be alike."""
        found = (moment.at for moment in self._late(number) if self._puzzle(number, moment) is not None)
        return list(islice(found, EACH))

    def puzzle(self, number: int, at: int) -> Puzzle:
        """The puzzle at a moment of a game."""
        made = self._puzzle(number, self._field.moment(number, at))
        assert made is not None
        return made

    def _late(self, number: int) -> list[Moment]:
        return self._field.moments(number)[: -LATE - 1 : -1]

    def _puzzle(self, number: int, moment: Moment) -> Puzzle | None:
        origin = f"{self._of.first.seed}/{number}/{moment.at}"
        of = self._of
        position = just_won(self._field.kind, moment.position, moment.seat, of.nodes, hard=of.hard)
        made = puzzle_at(position, moment.seat, of.nodes, origin) if position is not None else None
        return made if made is not None and (made.sorts > 1 or not of.varied) else None


def just_won(
    kind: GameKind, position: dict[str, Any], seat: int, nodes: int, *, hard: bool = False
) -> dict[str, Any] | None:
    """The position, or the furthest of those nearer to a win, in which the seat can win this turn; None if in none.

    A hard one is further from the win than greedy gets over; where there is none, that is known after one search.
    """

    def is_won(at: int) -> bool:
        """Whether it is seen to be won; what is too rich is left for one that is nearer."""
        try:
            return Turn(kind, from_position(ways[at]).table, seat, nodes).wins()
        except TooRich:
            return False

    def is_easy(at: int) -> bool:
        return greedy_wins(kind, ways[at], seat)

    ways = [position, *kind.nearer(position, seat)]
    try:
        if hard:
            ways = ways[: bisect_left(range(len(ways)), True, key=is_easy)]
        if not ways or not is_won(len(ways) - 1):
            return None
        return ways[bisect_left(range(len(ways) - 1), True, key=is_won)]
    except (RecursionError, MazoError):
        return None


def puzzle_at(position: dict[str, Any], seat: int, nodes: int, origin: str) -> Puzzle | None:
    """The puzzle that a position is to a seat; None if it has no line, or several, or too much to be looked at."""
    try:
        game = from_position(position)
        turn = Turn(game.kind, game.table, seat, nodes)
        line = turn.only_line()
        if line is None:
            return None
        solution = told(position, seat, line)
        greedy = greedy_wins(game.kind, position, seat)
        verdict = _verdict(position, solution)
    except (TooRich, RecursionError, MazoError):
        return None
    if not verdict:
        return None
    deeds = len(line.needed) - len(line.free)
    choice = game.question(seat)
    assert choice is not None
    sorts = len({verb_of(deed.packed) for deed in line.needed if deed not in line.free} - game.kind.passing)
    grade = 1 + (deeds > 1) + (sorts > 1) + (turn.nodes >= RICH) + (not greedy)
    return Puzzle(
        id="",
        game=game.kind.name,
        seat=seat,
        position=position,
        solution=solution,
        verdict=verdict,
        grade=grade,
        deeds=deeds,
        options=len(options_of(game.table, choice)),
        nodes=turn.nodes,
        greedy=greedy,
        origin=origin,
        sorts=max(1, sorts),
    )


def told(position: dict[str, Any], seat: int, line: Line) -> tuple[Step, ...]:
    """A line as it is typed at a table, with what the others answer and with answers that leave no choice."""
    game = from_position(position)
    deeds = deque(line.needed + line.further)
    needed = len(line.needed)
    turn = Turn(game.kind, game.table, seat)
    steps: list[Step] = []
    while game.outcome is None:
        by = game.deciding[0]
        question = game.question(by)
        assert question is not None
        choice = question.copy()
        choice.picks = []
        sure = True
        while not is_complete(choice):
            options = turn.known_options(game.table, choice)
            packed = options[0]
            if by == seat and len(options) > 1:
                deed = deeds.popleft()
                packed = deed.packed
                sure = sure and needed > 0 and deed not in line.free
                needed -= 1
            choice.picks = [*choice.picks, packed]
        text = game.text(Action(by, "", tuple(choice.picks)))
        since = len(game.log_rows())
        game.push(text, by)
        rules = [event.rule for event in game.events[since:] if event.rule]
        number = game.kind.book.by_code(rules[0]).number(game.edition) if rules else ""
        steps.append(Step(text, number, by, sure))
    return tuple(steps)


def _verdict(position: dict[str, Any], solution: Iterable[Step]) -> str:
    """The rule by which the solution wins, as it is typed; nothing if it does not."""
    game = played(position, solution)
    seat = next(step.by for step in solution)
    if game.outcome is None or game.outcome.winner != seat:
        return ""
    return game.kind.book.by_code(game.outcome.rule).number(game.edition)


def played(position: dict[str, Any], solution: Iterable[Step]) -> Game:
    """The game after the steps of a solution."""
    game = from_position(position)
    for step in solution:
        game.push(step.do, step.by)
    return game


def is_only(puzzle: Puzzle, nodes: int) -> bool:
    """Whether the solution is still the only one, by a new search."""
    return puzzle_at(puzzle.position, puzzle.seat, nodes, puzzle.origin) is not None


def greedy_wins(kind: GameKind, position: dict[str, Any], seat: int) -> bool:
    """Whether greedy wins in this turn if everybody plays greedily."""
    table = kind.position(position)
    run(table)
    play_out(table, [fast_named("greedy") for _ in range(table.seats)], Dice(0), until=table.turn + 1)
    return table.over and table.winner == seat


def dig(
    game: str,
    *,
    games: int,
    nodes: int = NODES,
    hard: bool = False,
    varied: bool = False,
    bots: Sequence[str] = ("greedy",),
    decks: Sequence[Deck] = (),
    seed: str = "0",
    edition: str | None = None,
    format: str = "",
) -> Puzzles:
    """A dig for puzzles in so many games between bots."""
    played = plans(game, bots=bots, decks=decks, games=games, seed=seed, edition=edition, format=format)
    return Puzzles(games=games, plans=played, nodes=nodes, hard=hard, varied=varied)


def mine(job: Puzzles, how: How, most: int = MANY) -> list[Puzzle]:
    """The puzzles of a dig, at most so many: as many of each grade as there are, the hardest first."""
    places: list[tuple[int, int]] = []
    numbers = iter(range(job.games))
    gather(
        job, how, lambda found: places.extend((number, at) for row, number in zip(found.rows, numbers) for at in row)
    )
    digger = Digger(job)
    return chosen((digger.puzzle(*place) for place in places), most)


def chosen(found: Iterable[Puzzle], most: int) -> list[Puzzle]:
    """The best of what was found: few with one solution, all grades in turn, the more varied of a grade first."""
    alike: Counter[tuple[str, ...]] = Counter()
    by_grade: dict[int, list[Puzzle]] = {}
    for puzzle in {str(one.position): one for one in found}.values():
        solution = tuple(step.do for step in puzzle.solution if step.by == puzzle.seat)
        alike[solution] += 1
        if alike[solution] <= ALIKE:
            by_grade.setdefault(puzzle.grade, []).append(puzzle)
    rows = [sorted(by_grade[grade], key=lambda one: -one.sorts) for grade in sorted(by_grade, reverse=True)]
    taken = [puzzle for row in zip_longest(*rows) for puzzle in row if puzzle is not None][:most]
    return list(_numbered(sorted(taken, key=lambda one: (one.grade, one.nodes))))


def _numbered(puzzles: Iterable[Puzzle]) -> Iterator[Puzzle]:
    for number, puzzle in enumerate(puzzles, start=1):
        yield msgspec.structs.replace(puzzle, id=f"{puzzle.game}-{number:03}")
