"""What somebody gives a command to read: a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from mazo.cli.faults import fault

STANDARD_INPUT = "-"


def given(path: str, largest: int) -> bytes:
    """The bytes of a file, or of standard input (-); refused if there are more than such a thing ever needs."""
    try:
        if path == STANDARD_INPUT:
            data = sys.stdin.buffer.read(largest + 1)
        else:
            with Path(path).expanduser().open("rb") as file:
                data = file.read(largest + 1)
    except OSError as error:
        raise fault("fault.file", path=path, why=error.strerror or error) from None
    if len(data) > largest:
        raise fault("fault.large", path=path, n=largest)
    return data
