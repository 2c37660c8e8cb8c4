"""How much time a table may give its players."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.server.records import Timing

LEAST: Final = 10
MOST: Final = 7_200
MOST_ADDED: Final = 300
OFFERED: Final = (
    Timing("game", 600, 10), Timing("game", 1500, 10), Timing("game", 1500),
    Timing("turn", 60), Timing("turn", 120), Timing("turn", 300),
)  # fmt: skip
"""The clocks that one chooses from where a table is made."""


def checked_timing(timing: Timing | None) -> Timing | None:
    """How much time somebody wishes, if a table can keep it."""
    if timing is None:
        return None
    if not (LEAST <= timing.seconds <= MOST and 0 <= timing.increment <= MOST_ADDED):
        raise BadConfig(
            f"A clock has {LEAST} to {MOST} seconds and adds at most {MOST_ADDED}.",
            f"Un reloj tiene de {LEAST} a {MOST} segundos y añade como mucho {MOST_ADDED}.",
        )
    if timing.kind == "game":
        return msgspec.structs.replace(timing, late="loses")
    return msgspec.structs.replace(timing, increment=0)
