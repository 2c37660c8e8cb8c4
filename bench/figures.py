"""Figures that notes and pages quote, docs/figures.json: each says by which command and at which commit it was seen."""

from __future__ import annotations

import subprocess
from collections.abc import Iterable
from pathlib import Path
from typing import Final

import msgspec

SEED: Final = 7


class Figure(msgspec.Struct, frozen=True, omit_defaults=True, forbid_unknown_fields=True):
    """One figure, and how to see it again."""

    name: str
    value: int | float | str
    unit: str
    command: str
    commit: str
    seed: int | str = SEED
    """Where chance began; in words where there were several."""
    interval: tuple[float, float] | None = None


def commit_of(root: Path) -> str:
    """The commit that is checked out; marked if files were changed since."""
    try:
        command = ["git", "describe", "--always", "--dirty", "--exclude", "*"]
        found = subprocess.run(command, cwd=root, capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return found.stdout.strip()


def write(page: Path, figures: Iterable[Figure]) -> None:
    """What was seen now, and what others have shown before."""
    new = list(figures)
    before = msgspec.json.decode(page.read_bytes(), type=list[Figure]) if page.is_file() else []
    now = {figure.name for figure in new}
    kept = [figure for figure in before if figure.name not in now]
    page.write_bytes(msgspec.json.format(msgspec.json.encode([*kept, *new])) + b"\n")
