"""`mazo serve` as a process of its own, on a free port, with whatever options a test wants."""

from __future__ import annotations

import json
import os
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
from websockets.sync.client import ClientConnection, connect

from tests.server.support import PATIENCE


def free_port() -> int:
    """A port at which nobody listens."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


class Program:
    """A server that was started as people start it."""

    def __init__(self, folder: Path, *options: str, database: str = "") -> None:
        self.database = database or f"sqlite:///{folder / 'tables.db'}"
        self.log = folder / f"log-{time.monotonic_ns()}"
        self.port = free_port()
        at = ("--port", str(self.port), "--db", self.database, "--lang", "en")
        with self.log.open("w") as written:
            command = [sys.executable, "-m", "mazo", "serve", *at, *options]
            self.process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=written, text=True)
        assert self.process.stdout is not None
        self.said = self.process.stdout.readline()
        """Where it is; nothing if it could not be started."""
        self.http = httpx.Client(base_url=f"http://127.0.0.1:{self.port}", timeout=PATIENCE)

    def connect(self, **options: Any) -> ClientConnection:
        """A socket to the server."""
        opened: ClientConnection = connect(f"ws://127.0.0.1:{self.port}/ws", max_size=None, **options)
        return opened

    def end(self, sign: signal.Signals = signal.SIGTERM) -> float:
        """Ask it to end; how many seconds it took."""
        begun = time.monotonic()
        self.process.send_signal(sign)
        self.process.wait(PATIENCE)
        return time.monotonic() - begun

    def records(self) -> list[dict[str, Any]]:
        """The lines of a log that is JSON."""
        return [json.loads(line) for line in self.log.read_text().splitlines()]

    def close(self) -> None:
        """Whatever the test has left running."""
        self.http.close()
        if self.process.poll() is None:
            self.process.kill()
            self.process.wait(PATIENCE)
        if self.process.stdout is not None:
            self.process.stdout.close()


@contextmanager
def running(folder: Path, *options: str, database: str = "") -> Iterator[Program]:
    """A server in a process, which is gone afterwards."""
    program = Program(folder, *options, database=database)
    try:
        assert program.said, program.log.read_text()
        yield program
    finally:
        program.close()


def mazo(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A command line, run to its end."""
    command = [sys.executable, "-m", "mazo", *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, timeout=PATIENCE, env={**os.environ, "COLUMNS": "120"}
    )
