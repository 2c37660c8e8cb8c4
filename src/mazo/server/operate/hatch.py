"""A socket in a file that only its owner may open, through which orders come: one JSON line each way."""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from mazo.errors import BadConfig

OWNER_ONLY: Final = 0o600
LINE_LIMIT: Final = 64 * 1024


class Hatch:
    """Passes orders to whoever answers them."""

    def __init__(self, answer: Callable[[bytes], Awaitable[dict[str, Any]]]) -> None:
        self._answer = answer
        self._server: asyncio.Server | None = None
        self._file = ""

    async def open(self, file: str) -> None:
        """Begin to listen; a file that a killed server has left is replaced, a server that lives is not."""
        if await _answers(file):
            raise BadConfig(
                f"Another server listens at {file}: name another file with --admin.",
                f"Otro servidor escucha en {file}: indica otro archivo con --admin.",
            )
        Path(file).unlink(missing_ok=True)
        # The file has its rights from the first moment on, not from a moment later.
        before = os.umask(0o777 & ~OWNER_ONLY)
        try:
            self._server = await asyncio.start_unix_server(self._serve, file, limit=LINE_LIMIT)
        except OSError as error:
            raise BadConfig(f"{file}: {error.strerror}.", f"{file}: {error.strerror}.") from None
        finally:
            os.umask(before)
        self._file = file

    async def close(self) -> None:
        """Listen no longer."""
        if self._server is not None:
            self._server.close()
            Path(self._file).unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(ConnectionError, ValueError, asyncio.IncompleteReadError):
            told = await self._answer(await reader.readline())
            writer.write(json.dumps(told, ensure_ascii=False).encode() + b"\n")
            await writer.drain()
        writer.close()


async def _answers(file: str) -> bool:
    """Whether somebody listens at that file."""
    try:
        _, writer = await asyncio.open_unix_connection(file)
    except OSError:
        return False
    writer.close()
    return True
