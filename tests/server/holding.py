"""How long the loop of a server was held at most: every other table waits as long."""

from __future__ import annotations

import asyncio
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager

import pytest

from mazo.server.collecting import collect_gently
from tests.server.collector import left_as_it_was


class Held:
    """The longest that one callback took since it was last asked, in seconds of a processor."""

    def __init__(self) -> None:
        self._thread: int | None = None
        self._longest = 0.0
        self._what = ""
        self._run = asyncio.events.Handle._run

    def watch(self, thread: threading.Thread) -> None:
        """Look at the loop of that thread alone."""
        self._thread = thread.ident

    def run(self, handle: asyncio.Handle) -> None:
        """Run a callback as the loop does, and note how long it took."""
        if threading.get_ident() != self._thread:
            self._run(handle)
            return
        begun = time.thread_time()
        self._run(handle)
        took = time.thread_time() - begun
        if took > self._longest:
            self._longest, self._what = took, repr(handle)

    def longest(self) -> tuple[float, str]:
        """What took longest since this was last asked."""
        found = self._longest, self._what
        self._longest, self._what = 0.0, ""
        return found


@contextmanager
def holding() -> Iterator[Held]:
    """Watch what the loops of this process do, with the collector as `mazo serve` sets it.

    Otherwise a turn of the loop may be held by a look through everything that other tests have left in memory.
    """
    held = Held()
    with left_as_it_was(), pytest.MonkeyPatch.context() as patch:
        collect_gently()
        patch.setattr(asyncio.events.Handle, "_run", lambda handle: held.run(handle))
        yield held
