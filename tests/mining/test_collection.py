"""What comes with the games was dug out right: every solution is legal and wins, and a sample is the only one."""

from __future__ import annotations

import pytest

from mazo.errors import BadConfig
from mazo.games import NAMES
from mazo.lab.crew import How
from mazo.mining.collection import PUZZLES, puzzles, read, write
from mazo.mining.puzzles import Puzzle, dig, is_only, mine, played

SHIPPED = [(name, puzzles(name)) for name in NAMES if puzzles(name)]
SAMPLE = 12


@pytest.mark.parametrize(("game", "found"), SHIPPED, ids=[name for name, _ in SHIPPED])
def test_every_solution_is_legal_and_wins_by_the_rule_that_it_names(game, found):
    for puzzle in found:
        over = played(puzzle.position, puzzle.solution)
        assert over.outcome is not None, puzzle.id
        assert over.outcome.winner == puzzle.seat, puzzle.id
        assert over.kind.book.by_code(over.outcome.rule).number(over.edition) == puzzle.verdict, puzzle.id
        assert all(step.by in range(over.seats) for step in puzzle.solution)


@pytest.mark.parametrize(("game", "found"), SHIPPED, ids=[name for name, _ in SHIPPED])
def test_the_solutions_of_a_sample_are_the_only_ones(game, found):
    for puzzle in sorted(found, key=lambda one: one.nodes)[: SAMPLE * 2 : 2]:
        assert is_only(puzzle, puzzle.nodes * 20 + 1000), puzzle.id


@pytest.mark.parametrize(("game", "found"), SHIPPED, ids=[name for name, _ in SHIPPED])
def test_no_puzzle_comes_twice_and_each_has_a_name(game, found):
    assert len({puzzle.id for puzzle in found}) == len(found)
    assert len({str(puzzle.position) for puzzle in found}) == len(found)


def test_a_dig_finds_the_same_in_one_process_and_in_two(tmp_path):
    job = dig("lorcana", games=2, seed="7", nodes=150)
    one, two = mine(job, How(1)), mine(job, How(2))
    assert one == two
    path = write(tmp_path, PUZZLES, one)
    assert list(read(path.read_bytes(), Puzzle)) == one


def test_a_broken_line_is_told_by_its_number():
    with pytest.raises(BadConfig, match="Line 1 can't be read"):
        read(b'{"id": 3}\n', Puzzle)
