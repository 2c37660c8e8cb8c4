"""A board of columns in the terminal."""

from __future__ import annotations

import pytest
from rich.console import Console

import mazo
from mazo.client.board import Board
from mazo.client.language import Texts
from mazo.protocol.messages import You


def drawn(width: int, players: int = 3) -> list[str]:
    """The lines of a board as so many Earls find it."""
    game = mazo.new("ortus", decks=["all-rounder"] * players, seed=4)
    console = Console(width=width, no_color=True, highlight=False)
    with console.capture() as caught:
        console.print(Board("ortus", Texts("en"), width).draw(You(0, "ortus", "Ortus Regni", "base", ()), game.view(0)))
    return caught.get().splitlines()


def test_players_stand_side_by_side_each_with_their_places_below_them():
    lines = drawn(100)
    heads = next(at for at, line in enumerate(lines) if "Earl 2" in line and "Earl 3" in line)
    below = next(line for line in lines[heads:] if "Palace" in line)
    assert below.count("Palace") == 3
    assert lines[heads].index("Earl 3") == below.index("□", lines[heads].index("Earl 2") + 2)


@pytest.mark.parametrize("width", [41, 60, 80, 120])
def test_no_line_is_longer_than_the_terminal(width):
    assert max(len(line.rstrip()) for line in drawn(width, 6)) <= width


def test_counters_that_fill_a_track_are_told_with_how_many_it_takes():
    assert any("markers: 1/8" in line for line in drawn(100))
