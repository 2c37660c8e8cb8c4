"""Ending without losing anybody: the players are told, no table is made any longer, and whoever plays comes back."""

from __future__ import annotations

import asyncio
import logging
import os
import threading
from collections.abc import Callable
from typing import Final

from mazo.server.hall import Hall

LAST_LOOK: Final = 1.5
"""Seconds in which people read that the server ends, and what they just did is written."""
AT_LATEST: Final = 9.5
"""Seconds after which the process is gone, whatever still thinks: all that was answered is on disk."""

_LOG: Final = logging.getLogger("mazo.server")


class Draining:
    """The end of a server, from the first sign of it."""

    def __init__(self, hall: Hall, end: Callable[[], None]) -> None:
        self._hall = hall
        self._end = end
        """Lets the server close its connections and stop."""
        self._task: asyncio.Task[None] | None = None

    def begin(self) -> None:
        """Begin to end; a second sign changes nothing."""
        if self._task is None:
            self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        _LOG.info("the server ends: %d rooms are open", len(self._hall.rooms))
        self._hall.draining = True
        cut = threading.Timer(AT_LATEST, os._exit, (0,))
        cut.daemon = True
        cut.start()
        for room in list(self._hall.rooms.values()):
            room.announce("restart")
        await asyncio.sleep(LAST_LOOK)
        if self._hall.house is not None:  # first of all: whoever comes back is served elsewhere at once
            await self._hall.hand_over()
        self._end()
