"""The time by which a database dates its tables: that of the system, as far as what was written before makes it likely.

A clock that is wrong by years must not make every table look forgotten, neither now nor when it is right again.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine, func, select

from mazo.server.store.schema import TABLES

LEAP: Final = 7 * 86_400
"""By so many seconds the time may have gone on since something was last written; of more, no more is believed."""

Clock = Callable[[], float]


class Calendar:
    """Begins not before the latest date in the database nor long after it, and then goes on by itself."""

    def __init__(self, latest: int, wall: Clock = time.time, steady: Clock = time.monotonic) -> None:
        now = wall()
        self._begun = max(latest, min(now, latest + LEAP)) if latest else now
        self._steady, self._since = steady, steady()

    def __call__(self) -> float:
        """What time it is."""
        return self._begun + self._steady() - self._since


def latest_in(engine: Engine) -> int:
    """When something was last written; 0 if nothing ever was."""
    with engine.connect() as database:
        return int(database.execute(select(func.max(TABLES.c.touched))).scalar_one_or_none() or 0)
