"""A program that opens a store and writes, to be killed: its children are forked, so that a new one costs little.

Each line that it reads is a task for a new child: `append TABLE` writes batch after batch and tells each one that is
kept, `upgrade N` opens the database and kills itself before its N-th statement. It tells the child's number first, and
`dead` when it is gone.
"""

from __future__ import annotations

import itertools
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from sqlalchemy import Engine, event

from mazo.server.records import Entry
from mazo.server.store import Store

ROOT = Path(__file__).parents[2]


def entry(n: int) -> Entry:
    """The entry of that number: of no constant length."""
    return Entry("do", n % 2, f"entry {n} {'x' * (n * 137 % 900)}")


def batch(first: int) -> list[Entry]:
    """The entries that are written at once when so many are there."""
    return [entry(first + at) for at in range(1 + first * 7 % 3)]


def boundaries(last: int) -> list[int]:
    """The lengths that a journal can have, up to a length."""
    found = [0]
    while found[-1] < last:
        found.append(found[-1] + len(batch(found[-1])))
    return found


class Victim:
    """The program, seen from a test."""

    def __init__(self, url: str) -> None:
        command = [sys.executable, "-m", "tests.server.victim", url]
        self.process = subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)
        self.child = 0

    def begin(self, task: str) -> None:
        """Let a new child do something."""
        assert self.process.stdin is not None
        self.process.stdin.write(f"{task}\n")
        self.process.stdin.flush()
        self.child = int(self.hear())

    def hear(self) -> str:
        """The next line that it tells."""
        assert self.process.stdout is not None
        return self.process.stdout.readline().strip()

    def kill(self) -> list[str]:
        """Kill the child without a word; what it has told and nobody has heard yet."""
        os.kill(self.child, signal.SIGKILL)
        return self.rest()

    def rest(self) -> list[str]:
        """All that the child still tells before it is dead."""
        return list(iter(self.hear, "dead"))


@contextmanager
def victim(url: str) -> Iterator[Victim]:
    """The program with its database."""
    program = Victim(url)
    try:
        yield program
    finally:
        program.process.kill()
        program.process.communicate()


def _append(url: str, table: str) -> None:
    store = Store(url)
    kept = len(store.entries(table))
    while True:
        entries = batch(kept)
        store.append(table, kept, entries, "playing")
        kept += len(entries)
        os.write(1, f"{kept}\n".encode())


def _upgrade(url: str, last: int) -> None:
    counter = itertools.count(1)

    def count(*_: object) -> None:
        if next(counter) == last:
            os.kill(os.getpid(), signal.SIGKILL)

    event.listen(Engine, "before_cursor_execute", count)
    event.listen(Engine, "commit", count)
    Store(url).close()
    os.write(1, b"upgraded\n")


def _main(url: str) -> None:
    for line in sys.stdin:
        task, argument = line.split()
        child = os.fork()
        if child == 0:
            try:
                if task == "append":
                    _append(url, argument)
                else:
                    _upgrade(url, int(argument))
            finally:
                os._exit(0)
        os.write(1, f"{child}\n".encode())
        os.waitpid(child, 0)
        os.write(1, b"dead\n")


if __name__ == "__main__":
    _main(sys.argv[1])
