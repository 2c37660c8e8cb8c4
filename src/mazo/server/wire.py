"""The socket: a line says where one sits, and from then on lines of the text protocol go both ways, numbered."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Any, Final
from urllib.parse import urlsplit

from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from mazo.errors import MazoError
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import REQUEST_LIMIT, Error, encode
from mazo.server.doors import crowd_of
from mazo.server.faucet import Faucet
from mazo.server.hall import Hall
from mazo.server.rooms import Room
from mazo.server.streams import Follower, Stream
from mazo.texts.lang import Lang
from mazo.texts.phrases import Phrases

FIRST_WORD_WITHIN: Final = 10.0
"""Seconds in which a connection must say where it sits."""
BURST: Final = 40
PER_SECOND: Final = 20.0
LAST_WORDS: Final = 2.0
"""Seconds in which a connection that is hung up on may still read what it was told."""
READ_AT_ONCE: Final = 2 * REQUEST_LIMIT
NO_TOKEN: Final = "-"

POLICY: Final = 1008
TOO_BIG: Final = 1009
AGAIN: Final = 1012
"""The server asks to come back."""

_PHRASES: Final = Phrases("mazo.server")


class Peer(WebSocketsSansIOProtocol):
    """A connection that is cut when the other side takes nothing any longer.

    A transport that is closed goes on waiting until everything is sent: to somebody who never reads, for ever.
    """

    def __init__(self, config: Config, server_state: ServerState, *more: Any, **named: Any) -> None:
        super().__init__(config, server_state, *more, **named)
        self._crowd = crowd_of(server_state)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give back the place that the connection took when it came."""
        self._crowd.leave(self.transport)
        super().connection_lost(exc)

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Read little at once: a quarter of a megabyte of tiny frames would become many megabytes of messages."""
        if hasattr(transport, "max_size"):
            transport.max_size = READ_AT_ONCE
        super().connection_made(transport)

    def keepalive_timeout(self) -> None:
        """Nothing has come back for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The whole connection, and a while for its last words."""
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


def same_origin(socket: WebSocket) -> bool:
    """Whether a browser's page comes from this server; a client that is no browser names no origin."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    try:
        return urlsplit(origin).netloc == socket.headers.get("host", "")
    except ValueError:  # no address at all
        return False


async def serve_socket(socket: WebSocket, hall: Hall) -> None:
    """One connection from its first word to its end."""
    if not same_origin(socket):
        await socket.close(POLICY)
        return
    await socket.accept()
    try:
        first = await asyncio.wait_for(socket.receive_text(), FIRST_WORD_WITHIN)
        placed = await _sit(socket, hall, first)
    except (TimeoutError, WebSocketDisconnect, KeyError, RuntimeError):
        await _close(socket, POLICY)
        return
    if placed is None:
        return
    room, stream, follower = placed
    telling = asyncio.create_task(_tell(socket, follower))
    listening = asyncio.create_task(_listen(socket, room, stream, follower))
    ending = asyncio.create_task(_end(follower))
    tasks = (telling, listening, ending)
    try:
        await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    finally:
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
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
    try:
        room = await hall.room(name)
    except MazoError:  # its journal can't be read
        room = None
    if room is None:
        await _refuse(socket, "table", lang)
        return None
    seat: int | None = NOBODY
    if token != NO_TOKEN:
        seat = await hall.seat_of(name, token)
        if seat is None:
            await _refuse(socket, "token", lang)
            return None
    await socket.send_text(f"0 mark {room.epoch}")
    stream, follower = await room.attach(seat if seat is not None else NOBODY, lang, mark)
    return room, stream, follower


async def _tell(socket: WebSocket, follower: Follower) -> None:
    while (line := await follower.lines.get()) is not None:
        await socket.send_text(line)


async def _end(follower: Follower) -> None:
    """Who is hung up on has a moment to read the rest; who reads nothing does not hold the connection open."""
    await follower.gone.wait()
    await asyncio.sleep(LAST_WORDS)


async def _listen(socket: WebSocket, room: Room, stream: Stream, follower: Follower) -> None:
    faucet = Faucet(BURST, PER_SECOND)
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
        # Whoever hangs up in the middle does not stop it: what is written down is also told.
        await asyncio.shield(asyncio.ensure_future(room.request(stream, line, follower)))
        if line.strip() == "quit":
            follower.end()


async def _refuse(socket: WebSocket, code: str, lang: Lang) -> None:
    await socket.send_text("0 " + encode(Error(code, _PHRASES.say("error", code, lang))))
    await _close(socket, POLICY)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it may be closed already, or not read
        await asyncio.wait_for(socket.close(code), LAST_WORDS)
