"""The socket: a line says where one sits, and from then on lines of the text protocol go both ways, numbered."""

from __future__ import annotations

import asyncio
import time
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect

from mazo.kernel.codes import NOBODY
from mazo.notation.messages import REQUEST_LIMIT, Error, encode
from mazo.phrases import Phrases
from mazo.rulebook import Lang
from mazo.server.hall import Hall
from mazo.server.rooms import Room
from mazo.server.streams import Follower, Stream

FIRST_WORD_WITHIN: Final = 10.0
"""Seconds in which a connection must say where it sits."""
BURST: Final = 40
PER_SECOND: Final = 20.0
NO_TOKEN: Final = "-"

POLICY: Final = 1008
TOO_BIG: Final = 1009
AGAIN: Final = 1012
"""The server asks to come back."""

_PHRASES: Final = Phrases("mazo.server")


class Faucet:
    """Lets so many requests through a second, and a few more at once."""

    def __init__(self) -> None:
        self._left = float(BURST)
        self._at = time.monotonic()

    def take(self) -> bool:
        """Whether another request may come."""
        now = time.monotonic()
        self._left = min(float(BURST), self._left + (now - self._at) * PER_SECOND)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True


def same_origin(socket: WebSocket) -> bool:
    """Whether a browser's page comes from this server; a client that is no browser names no origin."""
    origin = socket.headers.get("origin")
    return origin is None or urlsplit(origin).netloc == socket.headers.get("host", "")


async def serve_socket(socket: WebSocket, hall: Hall) -> None:
    """One connection from its first word to its end."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        first = await asyncio.wait_for(socket.receive_text(), FIRST_WORD_WITHIN)
        placed = await _sit(socket, hall, first)
    except (TimeoutError, WebSocketDisconnect, KeyError):
        await _close(socket, POLICY)
        return
    if placed is None:
        return
    room, stream, follower = placed
    telling = asyncio.create_task(_tell(socket, follower))
    listening = asyncio.create_task(_listen(socket, room, stream, follower))
    try:
        await asyncio.wait((telling, listening), return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in (telling, listening):
            task.cancel()
        await asyncio.gather(telling, listening, return_exceptions=True)
        await room.detach(stream, follower)
        await _close(socket, AGAIN)


async def _sit(socket: WebSocket, hall: Hall, line: str) -> tuple[Room, Stream, Follower] | None:
    """`sit TABLE TOKEN MARK LANGUAGE`: the room, the stream and the reader; without a token one watches."""
    words = line.split()
    lang: Lang = "es" if words[4:5] == ["es"] else "en"
    if len(words) != 5 or words[0] != "sit" or len(line) > REQUEST_LIMIT:
        await _refuse(socket, "sit", lang)
        return None
    _, name, token, mark, _ = words
    room = await hall.room(name)
    if room is None:
        await _refuse(socket, "table", lang)
        return None
    seat: int | None = NOBODY
    if token != NO_TOKEN:
        seat = await hall.seat_of(name, token)
        if seat is None:
            await _refuse(socket, "token", lang)
            return None
    stream, follower = await room.attach(seat if seat is not None else NOBODY, lang, mark)
    await socket.send_text(f"0 mark {stream.epoch}")
    return room, stream, follower


async def _tell(socket: WebSocket, follower: Follower) -> None:
    while (line := await follower.lines.get()) is not None:
        await socket.send_text(line)


async def _listen(socket: WebSocket, room: Room, stream: Stream, follower: Follower) -> None:
    faucet = Faucet()
    while True:
        try:
            line = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):  # gone, or something that is no text
            return
        if not faucet.take():
            follower.tell("0 " + encode(Error("flood", _PHRASES.say("error", "flood", stream.lang))))
            await asyncio.sleep(1.0)
            continue
        if len(line.encode(errors="surrogatepass")) > REQUEST_LIMIT:
            await _close(socket, TOO_BIG)
            return
        await room.request(stream, line)


async def _refuse(socket: WebSocket, code: str, lang: Lang) -> None:
    await socket.send_text("0 " + encode(Error(code, _PHRASES.say("error", code, lang))))
    await _close(socket, POLICY)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect):  # it may be closed already
        await socket.close(code)
