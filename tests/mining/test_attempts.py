"""Attempts at puzzles: what is refused, what ends the turn without the win, and what solves it."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.mining.attempts import Attempt, puzzle_named
from mazo.mining.collection import puzzles

FIRST = puzzles("lorcana")[0]


def own(puzzle):
    """What the solver does."""
    return [step.do for step in puzzle.solution if step.by == puzzle.seat]


def test_a_turn_that_ends_without_the_win_is_failed():
    attempt = Attempt(FIRST)
    assert attempt.take("end").came == "done"
    assert attempt.failed
    assert not attempt.solved


def test_what_the_rules_refuse_changes_nothing_and_says_why():
    attempt = Attempt(FIRST)
    hand = attempt.game.view(FIRST.seat).players[FIRST.seat].zones["hand"].cards[0].name
    before = attempt.game.hash
    tried = attempt.take(f"quest {hand}")
    assert tried.came == "refused"
    assert tried.refusal is not None
    assert (attempt.game.hash, attempt.deeds) == (before, [])


def test_a_hint_is_what_the_solution_does_next():
    attempt = Attempt(FIRST)
    assert attempt.hint is not None
    assert attempt.hint.do == own(FIRST)[0]


@pytest.mark.parametrize("name", [name for name in NAMES if puzzles(name)])
def test_the_solution_solves_whatever_the_others_answer(name):
    for puzzle in puzzles(name)[::9]:
        if not all(step.sure for step in puzzle.solution):
            continue  # what comes after something hidden may go otherwise
        attempt = Attempt(puzzle)
        for deed in own(puzzle):
            if attempt.solved:
                break
            attempt = Attempt(puzzle, attempt.deeds)
            attempt.take(deed)
        assert not attempt.failed, puzzle.id


def test_an_attempt_goes_on_from_its_deeds():
    attempt = Attempt(FIRST)
    attempt.take(own(FIRST)[0])
    assert Attempt(FIRST, attempt.deeds).game.hash == attempt.game.hash


def test_a_puzzle_that_is_not_there_is_told():
    with pytest.raises(BadConfig, match="no puzzle"):
        puzzle_named("lorcana", "lorcana-999")
