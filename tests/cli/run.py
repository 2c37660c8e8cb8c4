"""Runs `mazo` in this process, with lines in place of a keyboard."""

from __future__ import annotations

import io
import os
import sys
from collections.abc import Iterable
from contextlib import redirect_stderr, redirect_stdout
from dataclasses import dataclass
from pathlib import Path
from unittest.mock import patch

from mazo.cli.app import run

PLAIN = {"LC_ALL": "C", "COLUMNS": "100", "NO_COLOR": "1"}
DECKS = ("--deck", "spark-dash", "--deck", "iron-fists")
GAME = ("play", *DECKS, "--seed", "7", "--name", "Ana", "--name", "Luis")
"""A game against greedy that is always the same."""


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str

    @property
    def complaint(self) -> str:
        """The one line that says what was wrong."""
        assert self.code == 2, self
        (line,) = self.err.splitlines()
        return line


def mazo(*arguments: str, typed: Iterable[str] = (), columns: int = 100) -> Ran:
    """Run a command line; `typed` are the lines of standard input, and so whoever plays, plays in the terminal."""
    if "play" in arguments and "--help" not in arguments:
        arguments = (*arguments, "--terminal")
    out, err = io.StringIO(), io.StringIO()
    stdin = io.TextIOWrapper(io.BytesIO("".join(f"{line}\n" for line in typed).encode()), encoding="utf-8")
    environment = patch.dict(os.environ, PLAIN | {"COLUMNS": str(columns)})
    with environment, patch.object(sys, "stdin", stdin), redirect_stdout(out), redirect_stderr(err):
        code = run(list(arguments))
    return Ran(code, out.getvalue(), err.getvalue())


def enters(count: int = 2000) -> list[str]:
    """Somebody who only ever presses Enter."""
    return [""] * count


def documented_bot(folder: Path) -> str:
    """The command that runs the whole bot of docs/protocol.md."""
    page = Path(__file__).parents[2] / "docs" / "protocol.md"
    code = page.read_text(encoding="utf-8").partition("```python\n")[2].partition("```")[0]
    script = folder / "bot.py"
    script.write_text(code, encoding="utf-8")
    return f"cmd:{sys.executable} {script}"
