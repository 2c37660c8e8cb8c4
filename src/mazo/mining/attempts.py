"""Somebody's attempt at a puzzle: what they do, what the others answer, and whether the turn brings the win.

An attempt is a pure function of the puzzle and of what has been done in it, the others' answers included, so that any
surface may keep just those and go on from them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, NamedTuple

from mazo.errors import BadConfig, IllegalAction
from mazo.game import Game
from mazo.kernel.choices import is_complete
from mazo.kernel.loop import pick
from mazo.kernel.rules import Rules
from mazo.making import from_position
from mazo.mining.collection import puzzles
from mazo.mining.lines import TooRich, Turn
from mazo.mining.puzzles import Puzzle, Step
from mazo.notation.actions import Action
from mazo.texts.lang import Lang, Wording
from mazo.views import Refusal

THOUGHT: Final = 150
"""So many positions somebody looks at before an answer: enough to find the plain way out."""

Came = Literal["done", "refused", "unclear"]


class Tried(NamedTuple):
    """What came of something that was tried."""

    came: Came
    text: Wording = Wording()
    refusal: Refusal | None = None


def puzzle_named(game: str, name: str) -> Puzzle:
    """The puzzle of that name that comes with a game."""
    found = next((puzzle for puzzle in puzzles(game) if puzzle.id == name), None)
    if found is None:
        raise BadConfig(f"There is no puzzle {name!r} of {game}.", f"No hay ningún puzle {name!r} de {game}.")
    return found


def spoken_solution(puzzle: Puzzle, lang: Lang) -> list[str]:
    """Every action of the solution in words of a language."""
    table, found = from_position(puzzle.position), []
    for step in puzzle.solution:
        scribe = table.scribe(step.by)
        found.append(step.do if scribe is None else scribe.write(scribe.read(step.do), lang, handles=False))
        table.push(step.do, step.by)
    return found


class Attempt:
    """The table of a puzzle after what has been done, each deed with who did it: `1: end`, seats from 1."""

    def __init__(self, puzzle: Puzzle, deeds: Sequence[str] = ()) -> None:
        self.puzzle = puzzle
        self.game: Game = from_position(puzzle.position)
        self.deeds: list[str] = []
        self._start = (self.game.table.turn, self.game.table.active)
        for deed in deeds:
            number, _, text = deed.partition(": ")
            by = int(number) - 1 if number.isdigit() else puzzle.seat
            self._do(text, by)
        self._answer()

    @property
    def solved(self) -> bool:
        """Whether the game is won."""
        return self.game.outcome is not None and self.game.outcome.winner == self.puzzle.seat

    @property
    def failed(self) -> bool:
        """Whether the turn is over without the win."""
        table = self.game.table
        return not self.solved and (self.game.outcome is not None or (table.turn, table.active) != self._start)

    @property
    def hint(self) -> Step | None:
        """What the solution does next, as long as nothing else was done; its first deed where something was."""
        done = [deed.partition(": ")[2] for deed in self.deeds]
        own = [step for step in self.puzzle.solution if step.by == self.puzzle.seat]
        left = [step for step in own if step.do not in done]
        return next(iter(left), None)

    def take(self, text: str) -> Tried:
        """Do something, or learn why it can't be done; then the others answer."""
        try:
            refusal = self.game.why_not(text, by=self.puzzle.seat)
        except IllegalAction as unclear:
            return Tried("unclear", Wording(unclear.text("en"), unclear.text("es")))
        if refusal is not None:
            return Tried("refused", Wording(refusal.text("en"), refusal.text("es")), refusal)
        self._do(text, self.puzzle.seat)
        self._answer()
        return Tried("done")

    def _do(self, text: str, by: int) -> None:
        self.game.push(text, by=by)
        self.deeds.append(f"{by + 1}: {text}")

    def _answer(self) -> None:
        """The others answer as long as they are asked in this turn: so that the win fails, if they see how."""
        while self.game.outcome is None and not self.failed and self.game.deciding[0] != self.puzzle.seat:
            by = self.game.deciding[0]
            self._do(self._best_answer(by), by)

    def _best_answer(self, by: int) -> str:
        game, seat = self.game, self.puzzle.seat
        question = game.question(by)
        assert question is not None
        choice = question.copy()
        choice.picks = []
        table = game.table.copy()
        assert isinstance(table, Rules)
        turn = Turn(game.kind, table, seat, THOUGHT)
        while not is_complete(choice):
            options = turn.known_options(table, choice)
            chosen = options[0]
            if len(options) > 1:
                chosen = next((packed for packed in options if not _still_wins(game, table, packed, by, seat)), chosen)
            choice.picks = [*choice.picks, chosen]
            pick(table, chosen, by)
        return game.text(Action(by, "", tuple(choice.picks)))


def _still_wins(game: Game, table: Rules, packed: int, by: int, seat: int) -> bool:
    """Whether the seat wins after a pick, as far as one looks; who can't say thinks so."""
    after = table.copy()
    assert isinstance(after, Rules)
    pick(after, packed, by)
    if after.over:
        return after.winner == seat
    if (after.turn, after.active) != (table.turn, table.active):
        return False
    try:
        return Turn(game.kind, after, seat, THOUGHT).wins()
    except (TooRich, RecursionError):
        return True
