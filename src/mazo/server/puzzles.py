"""Puzzles for the page: which there are, and how far somebody comes with what has been done. Nothing is kept here."""

from __future__ import annotations

from functools import lru_cache

import msgspec

from mazo.errors import MazoError
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from mazo.mining.attempts import Attempt, Tried, puzzle_named, spoken_solution
from mazo.mining.collection import puzzles
from mazo.mining.puzzles import Puzzle
from mazo.protocol.session import Session
from mazo.server.complaints import Fault
from mazo.server.lessons import AnswerFacts, AskWalk, RuleFacts, check_length, replies_of, rule_facts
from mazo.texts.lang import Lang


class PuzzleFacts(msgspec.Struct, frozen=True):
    """A puzzle as it stands in a list."""

    id: str
    grade: int
    deeds: int


class PuzzleShelf(msgspec.Struct, frozen=True):
    """The puzzles of one game, the easiest first."""

    game: str
    title: str
    puzzles: tuple[PuzzleFacts, ...]


class PuzzleStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """One action of a solution in words, with its rule."""

    text: str
    own: bool
    sure: bool
    """Whether it must be just so; what is chosen freely or comes after something hidden may go otherwise."""
    rule: RuleFacts | None = None


class Attempted(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where somebody stands with a puzzle: what has led there, the table, and how it goes."""

    puzzle: PuzzleFacts
    deeds: tuple[str, ...]
    lines: tuple[str, ...]
    """The table as the seat is told of it, in lines of the protocol."""
    verdict: RuleFacts
    """The rule that the game is won by."""
    solution: tuple[PuzzleStep, ...]
    replies: tuple[str, ...] = ()
    """What the table answers to what it was asked."""
    answer: AnswerFacts | None = None
    solved: bool = False
    failed: bool = False
    hint: str = ""
    """What the solution does next."""


def shelves() -> tuple[PuzzleShelf, ...]:
    """Every game that has puzzles."""
    kinds = [kind for kind in map(kind_named, NAMES) if puzzles(kind.name)]
    return tuple(PuzzleShelf(kind.name, kind.title, tuple(map(_facts, puzzles(kind.name)))) for kind in kinds)


def attempted(kind: GameKind, name: str, asked: AskWalk, lang: Lang) -> Attempted:
    """How far somebody comes: the deeds are done again, then what is tried."""
    check_length(asked)
    puzzle = puzzle_named(kind.name, name)
    try:
        attempt = Attempt(puzzle, asked.deeds)
    except MazoError as error:
        raise Fault(422, "deeds", error.text("en"), error.text("es")) from None
    tried = attempt.take(asked.tried) if asked.tried and not (attempt.solved or attempt.failed) else None
    session = Session(attempt.game, puzzle.seat, lang)
    lines = tuple(session.news())
    solution = told(kind.name, name, lang)
    hint = attempt.hint
    own = [step for step in puzzle.solution if step.by == puzzle.seat]
    return Attempted(
        puzzle=_facts(puzzle),
        deeds=tuple(attempt.deeds),
        lines=lines,
        verdict=_rule(kind, puzzle, puzzle.verdict, lang),
        solution=solution,
        replies=replies_of(session, asked),
        answer=None if tried is None else _answer(tried, lang),
        solved=attempt.solved,
        failed=attempt.failed,
        hint="" if hint is None else [step for step in solution if step.own][own.index(hint)].text,
    )


@lru_cache(maxsize=64)
def told(game: str, name: str, lang: Lang) -> tuple[PuzzleStep, ...]:
    """The solution of a puzzle in words of a language."""
    kind, puzzle = kind_named(game), puzzle_named(game, name)
    return tuple(
        PuzzleStep(text, step.by == puzzle.seat, step.sure, _rule(kind, puzzle, step.rule, lang) if step.rule else None)
        for text, step in zip(spoken_solution(puzzle, lang), puzzle.solution, strict=True)
    )


def _facts(puzzle: Puzzle) -> PuzzleFacts:
    return PuzzleFacts(puzzle.id, puzzle.grade, puzzle.deeds)


def _answer(tried: Tried, lang: Lang) -> AnswerFacts:
    return AnswerFacts(tried.came, tried.text.text(lang), tried.refusal.number if tried.refusal else "")


def _rule(kind: GameKind, puzzle: Puzzle, number: str, lang: Lang) -> RuleFacts:
    edition = str(puzzle.position.get("edition") or kind.book.default_edition)
    return rule_facts(kind, kind.book.by_number(number, edition), edition, lang)
