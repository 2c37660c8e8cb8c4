"""One process of several: its first line of input says what to serve, further ones are orders; it ends with them."""

from __future__ import annotations

import asyncio
import json
import os
import sys
from typing import Final

import msgspec
from starlette.applications import Starlette

from mazo.server.doors import Door
from mazo.server.houses.shift import LINE_LIMIT, Task
from mazo.server.serve import Found, serve_at

INPUT: Final = 0
OUTPUT: Final = 1


def work() -> None:
    """Serve what the first line of the input says."""
    task = msgspec.json.decode(_first_line(), type=Task)
    heard: set[asyncio.Task[None]] = set()

    async def begun(app: Starlette) -> None:
        os.write(OUTPUT, b"ready\n")
        heard.add(asyncio.create_task(_listen(app)))

    serve_at(Found.at(Door(fileno=task.listening), task.host), task.database, task.hosting, begun, task.share)


def _first_line() -> bytes:
    """Read no further than that: what follows is for later."""
    line = bytearray()
    while not line.endswith(b"\n") and (sign := os.read(INPUT, 1)):
        line += sign
    return bytes(line)


async def _listen(app: Starlette) -> None:
    """Answer orders one after the other; whoever has started this process is gone when the input ends."""
    reader = asyncio.StreamReader(limit=LINE_LIMIT)
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(reader), sys.stdin)
    while line := await reader.readline():
        told = json.dumps(await app.state.porter.answer(line), ensure_ascii=False)
        await asyncio.to_thread(_write, told.encode() + b"\n")
    app.state.draining.begin()


def _write(told: bytes) -> None:
    while told:
        told = told[os.write(OUTPUT, told) :]


if __name__ == "__main__":
    work()
