"""Positions have as many legal actions as were counted: a sample for every day, all of them in a soak."""

from __future__ import annotations

import pytest

from mazo.games import NAMES
from tests.positions import corpus
from tests.positions.corpus import Line
from tests.positions.counting import tried

LEAST = 8_000
LEAST_TRIED = 500
LARGEST = 400_000
SAMPLE = 37
"""One in so many games is played every day."""
LINES = corpus.read()


def check(line: Line, *, try_all: int) -> None:
    """The game gives the numbers of the file; so many of them are also found by trying everything."""
    left = try_all
    for known, now, game, seat in line.counted():
        here = f"{line.game}, seed {line.seed}, decision {known.ply}"
        assert (now.count, now.digest) == (known.count, known.digest), f"{here}: meant? then tests.positions.record"
        if known.tried and left:
            scribe = game.scribe(seat)
            assert scribe is not None
            assert tried(game, scribe.fresh) == known.count, f"{here}: found by trying"
            left -= 1


@pytest.mark.parametrize("line", LINES[::SAMPLE], ids=lambda line: f"{line.game}-{line.players}p-{line.seed}")
def test_the_positions_of_a_few_games_have_as_many_legal_actions_as_were_counted(line: Line) -> None:
    check(line, try_all=1)


@pytest.mark.soak
@pytest.mark.parametrize("line", LINES, ids=lambda line: f"{line.game}-{line.players}p-{line.seed}")
def test_all_positions_have_as_many_legal_actions_as_were_counted(line: Line) -> None:
    check(line, try_all=1_000)


def test_there_are_enough_positions_of_every_game_in_a_small_file() -> None:
    positions = [position for line in LINES for position in line.positions]
    assert len(positions) >= LEAST
    assert sum(position.tried for position in positions) >= LEAST_TRIED
    assert {line.game for line in LINES} == set(NAMES)
    assert corpus.FILE.stat().st_size < LARGEST
