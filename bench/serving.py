"""Servers and databases that a measurement starts for itself: real processes, which are gone afterwards."""

from __future__ import annotations

import os
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.errors import Disturbed
from tests.server.program import free_port

TICKS: Final = os.sysconf("SC_CLK_TCK")
WITHIN: Final = 60
"""Seconds in which a program must have started or ended."""


class Serving:
    """`mazo serve` from any copy of the sources, on a core of its own if one is named."""

    def __init__(
        self, code: Path, database: str, log: Path, *, core: int | None = None, options: tuple[str, ...] = (),
        environment: dict[str, str] | None = None, port: int = 0,
    ) -> None:  # fmt: skip
        self.port = port or free_port()
        pinned = ("taskset", "-c", str(core)) if core is not None else ()
        asked = ("--port", str(self.port), "--db", database, "--lang", "en", *options)
        command = [*pinned, sys.executable, "-m", "mazo", "serve", *asked]
        with log.open("a") as written:
            self.process = subprocess.Popen(
                command,
                stdout=subprocess.PIPE,
                stderr=written,
                cwd=log.parent,
                env={**os.environ, "PYTHONPATH": str(code), **(environment or {})},
            )
        assert self.process.stdout is not None
        if not self.process.stdout.readline():
            raise Disturbed(f"the server did not start: {log.read_text()[-600:]}")

    @property
    def base(self) -> str:
        """Its address."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def cpu(self) -> float:
        """Seconds of CPU that it has taken, with all its threads."""
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / TICKS

    @property
    def memory(self) -> float:
        """Megabytes that it holds."""
        status = Path(f"/proc/{self.process.pid}/status").read_text()
        return next(int(line.split()[1]) / 1024 for line in status.splitlines() if line.startswith("VmRSS"))

    def measures(self) -> dict[str, float]:
        """What it counts of itself; nothing if it is of a version that does not."""
        try:
            with urllib.request.urlopen(f"{self.base}/metrics", timeout=WITHIN) as answer:
                text = answer.read().decode()
        except OSError:
            return {}
        found = re.findall(r"^(mazo_\S+) (\S+)$", text, re.MULTILINE)
        return {name: float(value) for name, value in found}

    def send(self, sign: signal.Signals) -> None:
        """Send it a signal."""
        self.process.send_signal(sign)

    def kill(self) -> None:
        """Without a word, as a power cut would."""
        if self.process.poll() is None:
            self.process.kill()
        self.process.wait(WITHIN)
        if self.process.stdout is not None:
            self.process.stdout.close()


class Postgres:
    """A PostgreSQL of its own that brings every commit to disk, and can be stopped as by a power cut."""

    def __init__(self, folder: Path) -> None:
        found = shutil.which("pg_ctl") or next(iter(sorted(Path("/usr/lib/postgresql").glob("*/bin/pg_ctl"))[-1:]), "")
        if not found:
            raise Disturbed("There is no PostgreSQL here: install it (Debian: postgresql), or use --db sqlite.")
        self._programs = Path(found).resolve().parent
        # Not below a deep folder: the path of a socket has at most 107 characters.
        self._folder = Path(tempfile.mkdtemp(prefix="mazo-pg-", dir="/tmp"))
        self._as: tuple[str, ...] = ()
        if os.getuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(self._folder, "postgres")
            self._as = ("runuser", "-u", "postgres", "--")
        self._run("initdb", "--username=mazo", "--auth=trust", "--encoding=UTF8", "--no-locale")
        self.start()

    @property
    def url(self) -> str:
        """Where it is."""
        return f"postgresql://mazo@/postgres?host={self._folder}"

    def _run(self, program: str, *options: str) -> None:
        command = [*self._as, str(self._programs / program), f"--pgdata={self._folder / 'data'}", *options]
        with (self._folder / "out").open("a") as out:
            done = subprocess.run(command, stdout=out, stderr=out, cwd=self._folder, check=False)
        if done.returncode:
            raise Disturbed(f"{program} failed: {(self._folder / 'out').read_text()[-600:]}")

    def start(self) -> None:
        """Let it answer again."""
        options = f"-c listen_addresses='' -c unix_socket_directories='{self._folder}' -c max_connections=60"
        self._run("pg_ctl", f"--log={self._folder / 'log'}", "--wait", "--silent", f"--options={options}", "start")

    def stop(self) -> None:
        """As if its machine had lost power."""
        self._run("pg_ctl", "--mode=immediate", "--silent", "stop")

    def close(self) -> None:
        """Stop it and remove its files."""
        with suppress(Disturbed):  # it was stopped already
            self.stop()
        shutil.rmtree(self._folder, ignore_errors=True)
