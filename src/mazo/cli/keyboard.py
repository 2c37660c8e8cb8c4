"""Where lines come from: a person at a terminal, or a file or pipe in their place."""

from __future__ import annotations

import contextlib
import sys


class EndOfInput(Exception):
    """Nothing more will be typed."""


class Keyboard:
    """Reads one line at a time from standard input."""

    def __init__(self) -> None:
        self.interactive = sys.stdin is not None and sys.stdin.isatty() and sys.stdout.isatty()
        if self.interactive:
            _with_history()

    def read(self, prompt: str = "") -> str:
        """The next line, without its end."""
        try:
            if self.interactive:
                return input(prompt)
            line = sys.stdin.readline() if sys.stdin is not None else ""
        except (EOFError, KeyboardInterrupt, UnicodeDecodeError):
            raise EndOfInput from None
        if not line:
            raise EndOfInput
        return line.rstrip("\r\n")


def _with_history() -> None:
    """Let input() edit and recall lines, where the system can."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401
