"""What may befall a server: each evil by its name, done with the dice of a seed."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import signal
import subprocess
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Final

from bench.errors import Disturbed
from bench.flooding import Flood
from bench.guests import Memory
from bench.serving import Postgres, Serving

OPTIONS: Final = ("--log", "json", "--forwarded-from", "127.0.0.1")
SMALL: Final = "32m"
"""So much place a small disk has."""
JUMPS: Final = (-400 * 86_400.0, 4_000 * 86_400.0, -20_000 * 86_400.0, 3_600.0, -3_600.0, 0.0)
"""By so many seconds the clock may be wrong."""
OFFSET: Final = "MAZO_CHAOS_OFFSET"
CLOCK: Final = f'''"""Lets the clock of a program be wrong by what a file says; programs measure time by another one."""
import os, time
_real, _file = time.time, os.environ["{OFFSET}"]
def _wrong():
    with open(_file) as told:
        return _real() + float(told.read() or 0)
time.time = _wrong
'''


class Place:
    """Where the server lives: its folder, its disk, its database, its clock."""

    def __init__(self, folder: Path, code: Path, database: str) -> None:
        self._folder, self._code = folder, code
        self.disk = folder / "disk"
        self.disk.mkdir()
        self.small = database == "sqlite" and _mount(self.disk)
        """Whether the disk is a small one of its own, which can be filled."""
        self.postgres = Postgres(folder) if database == "postgres" else None
        self.url = self.postgres.url if self.postgres is not None else f"sqlite:///{self.disk / 'tables.db'}"
        self.clock = folder / "offset"
        self.clock.write_text("0")
        site = folder / "site"
        site.mkdir()
        (site / "sitecustomize.py").write_text(CLOCK)
        self._environment = {"PYTHONPATH": f"{site}{os.pathsep}{code}", OFFSET: str(self.clock)}
        self.log = folder / "log"
        self.server = self._start(0)
        self.port = self.server.port

    def _start(self, port: int) -> Serving:
        return Serving(self._code, self.url, self.log, options=OPTIONS, environment=self._environment, port=port)

    def start_again(self) -> None:
        """Start the server where it was, as often as it takes while its database is not there."""
        self.server = self._start(self.port)

    def close(self) -> None:
        """Leave nothing behind."""
        self.server.kill()
        if self.postgres is not None:
            self.postgres.close()
        if self.small:
            subprocess.run(["umount", "--lazy", str(self.disk)], check=False)


def _mount(disk: Path) -> bool:
    """A small disk in memory; only root may make one."""
    if os.getuid() != 0 or shutil.which("mount") is None:
        return False
    command = ["mount", "-t", "tmpfs", "-o", f"size={SMALL}", "tmpfs", str(disk)]
    return subprocess.run(command, capture_output=True, check=False).returncode == 0


class Evils:
    """All that can be done to a place and to those who are there."""

    def __init__(self, place: Place, memory: Memory, dice: random.Random) -> None:
        self._place, self._memory, self._dice = place, memory, dice
        self._kept: list[object] = []
        known: dict[str, Callable[[], Awaitable[None]]] = {
            "killed": self._kill, "ended and started": self._end, "paused": self._pause, "clock moved": self._move,
            "lines cut": self._cut, "lines left half open": self._half, "slow readers": self._slow,
            "floods": self._flood,
        }  # fmt: skip
        if place.small:
            known["disk full"] = self._fill
        if place.postgres is not None:
            known["database stopped"] = self._stop
        self.known = known

    async def befall(self) -> None:
        """One of them, by chance."""
        name = self._dice.choice(sorted(self.known))
        self._memory.counts[f"evil: {name}"] += 1
        await self.known[name]()

    async def _again(self) -> None:
        while True:
            try:
                await asyncio.to_thread(self._place.start_again)
                return
            except Disturbed:
                self._memory.counts["starts refused"] += 1
                await asyncio.sleep(0.5)

    async def _kill(self) -> None:
        await asyncio.to_thread(self._place.server.kill)
        await self._again()

    async def _end(self) -> None:
        self._place.server.send(signal.SIGTERM)
        with suppress(subprocess.TimeoutExpired):
            await asyncio.to_thread(self._place.server.process.wait, 15)
        if self._place.server.process.poll() is None:
            self._memory.blame("the server did not end within 15 seconds of SIGTERM")
        await self._kill()

    async def _pause(self) -> None:
        self._place.server.send(signal.SIGSTOP)
        await asyncio.sleep(self._dice.uniform(0.2, 3.0))
        self._place.server.send(signal.SIGCONT)

    async def _move(self) -> None:
        new = self._place.clock.with_suffix(".new")
        new.write_text(str(self._dice.choice(JUMPS)))
        new.replace(self._place.clock)

    async def _cut(self) -> None:
        for guest in list(self._memory.guests):
            if self._dice.random() < 0.5:
                guest.cut()

    async def _half(self) -> None:
        for guest in list(self._memory.guests):
            if self._dice.random() < 0.3:
                self._kept.append(guest.leave_half_open())

    async def _slow(self) -> None:
        for guest in list(self._memory.guests):
            if self._dice.random() < 0.3:
                guest.read_slowly(self._dice.uniform(0.5, 4.0))

    async def _flood(self) -> None:
        try:
            with Flood(self._place.port, 6):
                await asyncio.sleep(self._dice.uniform(1.0, 3.0))
        except OSError:
            self._memory.counts["floods that found nobody"] += 1

    async def _fill(self) -> None:
        filler = self._place.disk / "filler"
        with suppress(OSError), filler.open("wb") as file:
            while True:
                file.write(bytes(4096))
                file.flush()
        await asyncio.sleep(self._dice.uniform(0.3, 2.0))
        filler.unlink()

    async def _stop(self) -> None:
        assert self._place.postgres is not None
        await asyncio.to_thread(self._place.postgres.stop)
        await asyncio.sleep(self._dice.uniform(0.2, 2.5))
        await asyncio.to_thread(self._place.postgres.start)
