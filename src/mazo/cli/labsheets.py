"""What the lab found out, for a person at a terminal."""

from __future__ import annotations

from functools import cache

from rich.console import Console
from rich.table import Table

from mazo.lab.sheets import Sheet
from mazo.texts.phrases import Phrases

NARROWEST = 16
"""So wide a column of names is at least."""
WIDEST = 1000
"""No table is wider than this."""


@cache
def phrases() -> Phrases:
    """What the commands of the lab say."""
    return Phrases("mazo.cli", "lab.toml")


def show(sheet: Sheet, console: Console) -> None:
    """The sheet for a person at a terminal."""
    console.print(f"[bold]{sheet.title}[/bold]", highlight=False)
    console.print(sheet.below, markup=False, highlight=False, soft_wrap=True)
    table = Table(box=None, header_style="bold", pad_edge=False)
    for at, column in enumerate(sheet.narrow or sheet.columns):
        if at == 0:  # whatever is long stands here, and gives way
            table.add_column(column, min_width=min(NARROWEST, _widest(sheet, at)))
        else:
            words = [len(word) for word in column.split()]
            table.add_column(column, justify="right", min_width=max(_widest(sheet, at), *words))
    for row in sheet.rows:
        table.add_row(*row)
    least = console.measure(table, options=console.options.update_width(WIDEST)).minimum
    console.print(table, markup=False, width=max(console.width, least), crop=False)  # rather too wide than cut off
    for note in sheet.notes:
        console.print(note, markup=False, highlight=False, soft_wrap=True)


def _widest(sheet: Sheet, at: int) -> int:
    """How long the longest entry of a column is."""
    return max((len(row[at]) for row in sheet.rows), default=1)
