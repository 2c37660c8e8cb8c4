"""Back to the loop: what a thread has done for many who wait there is told to all of them at once."""

from __future__ import annotations

import asyncio
from collections import deque
from concurrent.futures import Future


class Landing:
    """Where one loop is told what threads have done.

    To wake a loop is a call of the system during which the thread lets go of Python's lock. A transaction of forty
    changes would wake it forty times, and between two of them the loop would have begun with something else.
    """

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.loop = loop
        self._landed: deque[tuple[Future[None], asyncio.Future[None]]] = deque()
        self._called = False
        """Whether the loop has been called and has not come yet."""

    async def wait(self, done: Future[None]) -> None:
        """Wait in the loop until it is done; whoever gives up takes it back, if its turn has not come."""
        waiting = self.loop.create_future()
        done.add_done_callback(lambda _: self._land(done, waiting))
        try:
            await waiting
        except asyncio.CancelledError:
            done.cancel()
            raise

    def _land(self, done: Future[None], waiting: asyncio.Future[None]) -> None:
        """It is done: in the thread that did it."""
        self._landed.append((done, waiting))
        if not self._called:
            self._called = True
            if not self.loop.is_closed():
                self.loop.call_soon_threadsafe(self._come)

    def _come(self) -> None:
        self._called = False  # before anything is taken: what lands from now on calls again
        while self._landed:
            done, waiting = self._landed.popleft()
            if waiting.done() or done.cancelled():
                continue
            error = done.exception()
            if error is None:
                waiting.set_result(None)
            else:
                waiting.set_exception(error)
