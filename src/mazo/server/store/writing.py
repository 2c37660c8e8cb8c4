"""Who writes: one thread, which brings all that waits to disk at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future
from queue import SimpleQueue
from threading import Lock, Thread
from time import perf_counter, sleep
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import OperationalError

from mazo.server.store.appending import Append, append_all
from mazo.server.store.database import Closed, is_sqlite

Change = Append | Callable[[Connection], None]
"""What somebody wants written; it may be tried twice, and must not have happened if it raises."""

Committed = Callable[[float, int], None]
"""Hears how many seconds a transaction took, and how many changes were in it."""

TOGETHER: Final = 256
"""So many changes are brought to disk at once."""
APART: Final = 0.008
"""So many seconds lie between the beginnings of two transactions: what comes meanwhile goes together. Where little is
written nobody waits for it; where much is, each transaction costs the loop more than these seconds cost anybody."""


class Writer:
    """One thread writes for all: nobody waits for a lock, and changes that come together cost one flush of the disk."""

    def __init__(self, engine: Engine) -> None:
        self._engine = engine
        self.committed: Committed | None = None
        """Whoever counts the transactions."""
        self._waiting: SimpleQueue[tuple[Change, Future[None]] | None] = SimpleQueue()
        self._opening = Lock()
        self._open = True
        self._thread = Thread(target=self._run, name="journal", daemon=True)
        self._thread.start()

    def write(self, change: Change) -> None:
        """Make a change; when this returns it is on disk."""
        self.submit(change).result()

    def submit(self, change: Change) -> Future[None]:
        """Make a change: it is on disk when this is done. Whoever gives up before its turn takes it back."""
        done: Future[None] = Future()
        with self._opening:
            if not self._open:
                raise Closed("the journal is closed")
            self._waiting.put((change, done))
        return done

    def close(self) -> None:
        """Write what waits, and stop."""
        with self._opening:
            self._open = False
            self._waiting.put(None)
        self._thread.join()

    def _run(self) -> None:
        going_on, begun = True, 0.0
        while going_on:
            asked = [self._waiting.get()]
            if (soon := begun + APART - perf_counter()) > 0:
                sleep(soon)
            begun = perf_counter()
            while len(asked) < TOGETHER and not self._waiting.empty():
                asked.append(self._waiting.get())
            going_on = None not in asked
            self._write_all([each for each in asked if each is not None and each[1].set_running_or_notify_cancel()])

    def _write_all(self, asked: list[tuple[Change, Future[None]]]) -> None:
        """All in one transaction; if one of them is refused, each in its own, so that only that one fails."""
        try:
            self._commit([change for change, _ in asked])
        except Exception as error:
            # What ails the database itself ails all of them, and to try again would only make the others wait.
            if len(asked) == 1 or isinstance(error, OperationalError):
                for _, done in asked:
                    done.set_exception(error)
                return
            for each in asked:
                self._write_all([each])
        else:
            for _, done in asked:
                done.set_result(None)

    def _commit(self, changes: list[Change]) -> None:
        if not changes:
            return
        begun = perf_counter()
        with self._engine.begin() as database:
            if is_sqlite(self._engine):
                # Otherwise a change that reads first would ask for the right to write too late, and be refused it.
                database.exec_driver_sql("BEGIN IMMEDIATE")
            for change in changes:
                if not isinstance(change, Append):
                    change(database)
            append_all(database, [change for change in changes if isinstance(change, Append)])
        if self.committed is not None:
            self.committed(perf_counter() - begun, len(changes))
