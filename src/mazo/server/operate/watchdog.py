"""Watches the loop: everybody waits as long as something holds it, so whatever does is named in the log."""

from __future__ import annotations

import asyncio
import logging
import sys
import threading
import time
import traceback
from pathlib import Path
from typing import Final

from mazo.server.operate.measures import Measures

EVERY: Final = 0.025
"""So many seconds lie between two beats of the loop."""
HELD: Final = 0.05
"""So many seconds after a beat was due, something holds the loop."""
FRAMES: Final = 12
"""So many of the innermost calls are told."""

_LOG: Final = logging.getLogger("mazo.server.loop")


class Watchdog:
    """The loop beats; a thread of its own sees when a beat is late, and looks what the loop is doing then."""

    def __init__(self, measures: Measures, held: float = HELD) -> None:
        self._measures = measures
        self._held = held
        self._due = 0.0
        self._busy = 0.0
        """CPU of the loop's thread at the last beat."""
        self._stack = ""
        """What held the loop when its beat was late."""
        self._loop: asyncio.AbstractEventLoop | None = None
        self._thread = 0
        self._beat: asyncio.TimerHandle | None = None
        self._stopped = threading.Event()

    def start(self) -> None:
        """Watch the loop that runs here."""
        self._loop = asyncio.get_running_loop()
        self._thread = threading.get_ident()
        self._busy, self._due = time.thread_time(), time.monotonic()
        self._beats()
        threading.Thread(target=self._watch, name="watchdog", daemon=True).start()

    def stop(self) -> None:
        """Watch no longer."""
        self._stopped.set()
        if self._beat is not None:
            self._beat.cancel()

    def _beats(self) -> None:
        assert self._loop is not None
        now, busy = time.monotonic(), time.thread_time()
        late = max(0.0, now - self._due)
        self._measures.lag.add(late)
        if late >= self._held and self._stack:
            self._measures.held.add()
            # On a busy machine a loop waits for its turn: CPU tells how much of it was work.
            work = (busy - self._busy) * 1000
            _LOG.info("the loop was held for %.0f ms (%.0f ms of CPU):\n%s", late * 1000, work, self._stack)
        self._stack, self._busy, self._due = "", busy, now + EVERY
        self._beat = self._loop.call_later(EVERY, self._beats)

    def _watch(self) -> None:
        while not self._stopped.wait(EVERY):
            due = self._due
            if time.monotonic() - due < self._held or self._stack:
                continue
            frame = sys._current_frames().get(self._thread)
            calls = traceback.extract_stack(frame)[-FRAMES:] if frame is not None else []
            told = "\n".join(f"    {Path(call.filename).name}:{call.lineno} {call.name}" for call in calls)
            if self._due == due:
                self._stack = told
