"""Answers made small: text and JSON are compressed for browsers that read it, apart from the tables."""

from __future__ import annotations

import asyncio
import gzip
from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazo.server.bundle import takes_gzip

WORTH_IT: Final = 1024
"""What has fewer bytes fits into one packet anyway. The keys of a new table do, too, and so never stand in a compressed
answer, from whose length somebody could guess them."""
LEVEL: Final = 5
PRESSED: Final = ("application/json", "application/jsonl", "text/html", "text/plain")


class Pressed:
    """Compresses whole answers; what comes in parts, or is compressed already, is let through."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and compress its answer."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        wanted = takes_gzip(Headers(scope=scope).get("accept-encoding", ""))
        begun: list[Message] = []

        async def smaller(message: Message) -> None:
            if message["type"] == "http.response.start":
                begun.append(message)
                return
            if begun:
                start = begun.pop()
                await _press(start, message, wanted)
                await send(start)
            await send(message)

        await self.app(scope, receive, smaller)


async def _press(start: Message, message: Message, wanted: bool) -> None:
    """Compress the body of an answer if that is wanted and worth it; the headers then say so."""
    headers = MutableHeaders(raw=start["headers"])
    kind = headers.get("content-type", "").partition(";")[0]
    if kind not in PRESSED or "content-encoding" in headers:
        return
    headers.add_vary_header("accept-encoding")
    if wanted and len(message.get("body", b"")) >= WORTH_IT and not message.get("more_body", False):
        message["body"] = await asyncio.to_thread(gzip.compress, message["body"], LEVEL, mtime=0)
        headers["content-encoding"], headers["content-length"] = "gzip", str(len(message["body"]))
