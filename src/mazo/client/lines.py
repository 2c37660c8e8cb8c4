"""Lines of text for the terminal: in columns, with signs before them, cut to a width."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rich.cells import cell_len, set_cell_size
from rich.console import RenderableType
from rich.table import Table
from rich.text import Text


def in_columns(cells: Sequence[Text], width: int) -> list[Text]:
    """Cells in as many columns as fit."""
    widest = max((cell.cell_len for cell in cells), default=0) + 2
    across = max(1, width // widest)
    rows = []
    for start in range(0, len(cells), across):
        row = Text()
        for cell in cells[start : start + across]:
            padded = cell.copy()
            padded.pad_right(widest - cell.cell_len)
            row.append_text(padded)
        row.rstrip()
        rows.append(row)
    return rows


def signed(lines: Iterable[tuple[str, Text]]) -> RenderableType:
    """Lines with a sign before each, beside which they go on."""
    table = Table.grid(padding=(0, 1, 0, 0))
    for sign, line in lines:
        table.add_row(f" {sign}", line)
    return table


def bulleted(lines: Iterable[Text]) -> RenderableType:
    """Lines with a bullet each."""
    return signed(("•", line) for line in lines)


def cut(text: str, width: int) -> str:
    """The text, with an ellipsis in place of what is too long."""
    return fit(text, width) if cell_len(text) > width else text


def fit(text: str, width: int) -> str:
    """The text in exactly so many cells, cut with an ellipsis if it is longer."""
    return set_cell_size(text, width) if cell_len(text) <= width else f"{set_cell_size(text, width - 1)}…"


def fill(text: str, width: int, line: str) -> str:
    """The text followed by as much of the border as fits."""
    return fit(text, width) if cell_len(text) >= width else f"{text} {line * (width - cell_len(text) - 1)}"
