"""A progress bar for games that are played by the thousand."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from mazo.lab.crew import Watch


@contextmanager
def progress(games: int, said: str, *, shown: bool) -> Iterator[Watch | None]:
    """A bar on standard error, if a person looks at it."""
    console = Console(stderr=True)
    if not (shown and console.is_terminal):
        yield None
        return
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task(said, total=games)
        yield lambda done: bar.update(task, completed=done)
