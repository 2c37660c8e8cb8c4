"""How much time a table may give its players."""

from __future__ import annotations

from typing import Final

import msgspec

from mazo.errors import BadConfig
from mazo.server.records import Timing

LEAST: Final = 10
MOST: Final = 7_200
MOST_ADDED: Final = 300


def checked_timing(timing: Timing | None, packs: bool) -> Timing | None:
    """How much time somebody wishes, if a table can keep it; a draft has its own clock."""
    if timing is None or packs:
        return None
    if not (LEAST <= timing.seconds <= MOST and 0 <= timing.increment <= MOST_ADDED):
        raise BadConfig(
            f"A clock has {LEAST} to {MOST} seconds and adds at most {MOST_ADDED}.",
            f"Un reloj tiene de {LEAST} a {MOST} segundos y añade como mucho {MOST_ADDED}.",
        )
    if timing.kind == "game":
        return msgspec.structs.replace(timing, late="loses")
    return msgspec.structs.replace(timing, increment=0)
