"""Faults of ours: what went wrong is written down for whoever runs the server, and no table takes another one along."""

from __future__ import annotations

import logging
import sys
import traceback
from typing import Final

from mazo.errors import MazoError

_LOG: Final = logging.getLogger("mazo.server")


class TableLost(MazoError):
    """A table that can't be used now: something failed, and it is read back from its journal."""

    def __init__(self) -> None:
        super().__init__(
            "Something went wrong at this table: it is read back from its journal. Try again.",
            "Algo ha fallado en esta mesa: se vuelve a leer su diario. Inténtalo de nuevo.",
        )


def note_fault(what: str) -> None:
    """Write the exception that is being handled into the log; nothing that a client sent can pass for a line of it.

    One of ours says itself what is wrong, a table of a game that is no longer here for instance; of others one wants to
    know where they came from.
    """
    error = sys.exception()
    known = isinstance(error, MazoError)
    _LOG.error("%s\n%s", printable(what), printable(str(error) if known else traceback.format_exc()))


def printable(text: str) -> str:
    r"""A text for the log: its lines are indented, and control characters are spelled out.

    >>> printable("a\x1b[31mb\nc")
    '    a\\x1b[31mb\n    c'
    """
    lines = ("".join(sign if sign.isprintable() else _spelled(sign) for sign in line) for line in text.split("\n"))
    return "\n".join(f"    {line}" for line in lines)


def _spelled(sign: str) -> str:
    return sign.encode("unicode_escape", "backslashreplace").decode()
