"""Saved games and series by their file, whichever of the two it holds."""

from __future__ import annotations

from mazo.cli.faults import fault
from mazo.game import Game
from mazo.notation.jsonlines import load_bytes
from mazo.record import replays
from mazo.record import seriesfiles as files
from mazo.record.replays import Replay
from mazo.series import Series

_SERIES = b'"kind":"series"'


def resume(path: str, at: int | None = None) -> Game | Series:
    """The saved game or series, ready to go on, or a game as it was after so many actions; refused if it is over."""
    if at is not None:
        return _game_at(path, at)
    saved: Game | Series = files.resume(path) if holds_series(path) else replays.resume(path)
    if saved.outcome is not None:
        raise fault("fault.over", path=path)
    return saved


def _game_at(path: str, at: int) -> Game:
    first = recorded(path)[0]
    last = len(first.actions)
    if not 0 <= at <= last:
        raise fault("fault.step", n=at, last=last)
    game = replays.rerun(first, at)
    if game.outcome is not None:
        raise fault("fault.over", path=path)
    return game


def recorded(path: str) -> tuple[Replay, ...]:
    """The games in a file, to watch."""
    return files.load(path).replays if holds_series(path) else (replays.load(path),)


def holds_series(path: str) -> bool:
    """Whether a file holds a series and not a single game."""
    return _SERIES in load_bytes(path).partition(b"\n")[0].replace(b" ", b"")
