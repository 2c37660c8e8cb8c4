"""A light client of the socket: it frames lines itself, so that a thousand of them cost a generator of load little."""

from __future__ import annotations

import asyncio
import base64
import os
import zlib
from collections.abc import Callable
from typing import Final

from bench.errors import Disturbed

TEXT: Final = 1
CLOSE: Final = 8
PING: Final = 9
PONG: Final = 10
PACKED: Final = 0x40
"""The bit of a frame whose payload is compressed."""
TAIL: Final = b"\x00\x00\xff\xff"
"""What permessage-deflate leaves out at the end of each message (RFC 7692, 7.2.1)."""

Heard = Callable[[str], None]


def framed(text: bytes, opcode: int = TEXT) -> bytes:
    """A frame as a client sends it: masked, with a mask of zeros, which every server must take."""
    size = len(text)
    head = bytes((0x80 | opcode, 0x80 | size)) if size < 126 else bytes((0x80 | opcode, 0xFE)) + size.to_bytes(2, "big")
    return head + bytes(4) + text


class Line(asyncio.Protocol):
    """One connection: calls `heard` with each line, and `lost` when it is over. Compressed, as with a browser."""

    def __init__(self, heard: Heard, lost: Callable[[], None]) -> None:
        self._heard, self._lost = heard, lost
        self._read = bytearray()
        self._unpack = zlib.decompressobj(-15)
        self._open: asyncio.Future[None] | None = asyncio.get_running_loop().create_future()
        self.transport: asyncio.Transport | None = None

    @classmethod
    async def connect(cls, port: int, heard: Heard, lost: Callable[[], None]) -> Line:
        """A connection to a server of this machine that has greeted."""
        loop = asyncio.get_running_loop()
        _, line = await loop.create_connection(lambda: cls(heard, lost), "127.0.0.1", port)
        assert line._open is not None
        await line._open
        return line

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Ask for a socket."""
        assert isinstance(transport, asyncio.Transport)
        self.transport = transport
        key = base64.b64encode(os.urandom(16)).decode()
        transport.write(
            f"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n"
            "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n\r\n".encode()
        )

    def data_received(self, data: bytes) -> None:
        """Take the frames that are whole."""
        self._read += data
        if self._open is not None:
            head, found, rest = bytes(self._read).partition(b"\r\n\r\n")
            if not found:
                return
            opened, self._open = self._open, None
            if b" 101 " not in head[:32]:
                opened.set_exception(Disturbed(head[:80].decode(errors="replace")))
                return
            opened.set_result(None)
            self._read[:] = rest
        self._take_frames()

    def _take_frames(self) -> None:
        read, at = self._read, 0
        while len(read) - at >= 2:
            opcode, size, body = read[at], read[at + 1] & 0x7F, at + 2
            if size == 126:
                size, body = int.from_bytes(read[at + 2 : at + 4], "big"), at + 4
            elif size == 127:
                size, body = int.from_bytes(read[at + 2 : at + 10], "big"), at + 10
            if len(read) < body + size:
                break
            at = body + size
            self._take(opcode, bytes(read[body:at]))
        del read[:at]

    def _take(self, opcode: int, body: bytes) -> None:
        kind = opcode & 0x0F
        if opcode & PACKED:
            body = self._unpack.decompress(body + TAIL)
        if kind == TEXT:
            self._heard(body.decode())
        elif kind == PING and self.transport is not None:
            self.transport.write(framed(body, PONG))
        elif kind == CLOSE:
            self.close()

    def connection_lost(self, exc: Exception | None) -> None:
        """The other side has gone, or this one."""
        if self._open is not None and not self._open.done():
            self._open.set_exception(Disturbed("the connection was cut before it was open"))
        self._lost()

    def say(self, line: str) -> None:
        """Send a line."""
        if self.transport is not None:
            self.transport.write(framed(line.encode()))

    def close(self) -> None:
        """Cut the connection."""
        if self.transport is not None:
            self.transport.abort()
