"""The command line: `mazo play`, `sim`, `replay`, `why`, `rules` and `bot`; each is imported only when it is called."""

from __future__ import annotations

import sys
from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> None:
    """Run `mazo` and leave with its exit code: 0 done, 1 refused, 2 not understood."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    _speak_utf8()
    if words == ["--version"]:
        from mazo.cli.build import version

        print(version())
        sys.exit(0)
    from mazo.cli.app import run

    sys.exit(run(words))


def _speak_utf8() -> None:
    """Where the terminal can't show a sign, show another one rather than fail."""
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
