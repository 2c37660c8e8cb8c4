"""A log that nobody can fill: so many records at once and so many a second, and how many were left out."""

from __future__ import annotations

import logging
from typing import Final

from mazo.server.faucet import Faucet

AT_ONCE: Final = 50
PER_SECOND: Final = 0.5
LOUD: Final = ("mazo.server", "uvicorn.error", "asyncio")
"""Those who write into the log of a server."""


class Sparing(logging.Filter):
    """Lets a few records through; the next one that it lets through tells how many it has left out."""

    def __init__(self, faucet: Faucet) -> None:
        super().__init__()
        self._faucet = faucet
        self._left_out = 0

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a record is written."""
        if not self._faucet.take():
            self._left_out += 1
            return False
        if self._left_out:
            record.msg = f"{record.getMessage()}\n    ({self._left_out} others were left out before this)"
            record.args = None
            self._left_out = 0
        return True


def spare_the_log() -> None:
    """From now on the log of the server is bounded; each of those who write has a share of its own."""
    for name in LOUD:
        logger = logging.getLogger(name)
        if not any(isinstance(found, Sparing) for found in logger.filters):
            logger.addFilter(Sparing(Faucet(AT_ONCE, PER_SECOND)))
