"""The socket: a line says where one sits, and from then on lines of the text protocol go both ways, numbered."""

from __future__ import annotations

import asyncio
from contextlib import ExitStack, suppress
from time import monotonic, perf_counter
from typing import Any, Final

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState

from mazo.errors import MazoError
from mazo.kernel.codes import NOBODY
from mazo.protocol.messages import REQUEST_LIMIT, Error, encode
from mazo.server.complaints import Fault
from mazo.server.doors import crowd_of
from mazo.server.faucet import Faucet
from mazo.server.guard.gate import INNER, VISITOR
from mazo.server.guard.limits import SEAT_SOCKETS, SOCKETS, Limits
from mazo.server.guard.visitors import Visitor
from mazo.server.hall import Hall
from mazo.server.houses.house import Elsewhere
from mazo.server.houses.passing import relayed
from mazo.server.houses.routing import MOVING, PAUSE
from mazo.server.operate.measures import Measures
from mazo.server.readingback import Parted
from mazo.server.rooms import Room
from mazo.server.store.database import AWAY
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
PEER: Final = "mazo.peer"
"""Where the scope of a socket has the connection itself."""
GONE: Final = 1006
"""The other side has left without a word."""

POLICY: Final = 1008
TOO_BIG: Final = 1009
AGAIN: Final = 1012
"""The server asks to come back."""
LATER: Final = 1013
"""The server asks to come back later."""

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

    async def send(self, message: Any) -> None:
        """Pass a message on; after a refusal in words nothing is missing, whatever uvicorn thinks of it."""
        await super().send(message)
        if message["type"] == "websocket.http.response.body" and not message.get("more_body"):
            self.handshake_complete = True

    def keepalive_timeout(self) -> None:
        """Nothing has come back for too long."""
        super().keepalive_timeout()
        self.transport.abort()

    async def tell(self, lines: list[str]) -> None:
        """Send lines, each a message, in one piece: handing a piece over costs more than framing a line."""
        await self.writable.wait()
        if self.disconnected or self.close_sent:
            raise WebSocketDisconnect(GONE)
        for line in lines:
            self.conn.send_text(line.encode())
        self.transport.write(b"".join(self.conn.data_to_send()))

    async def run_asgi(self) -> None:
        """The whole connection, and a while for its last words."""
        self.scope[PEER] = self  # type: ignore[typeddict-unknown-key]
        await super().run_asgi()
        self.loop.call_later(LAST_WORDS, self.transport.abort)


class Desk(msgspec.Struct, frozen=True):
    """What a socket is served from."""

    hall: Hall
    limits: Limits
    measures: Measures


class Place(msgspec.Struct, frozen=True):
    """Where somebody has sat down."""

    room: Room
    stream: Stream
    follower: Follower
    whose: str
    """What their limits go by: the token, or the address of whoever watches; empty for this machine's own."""


async def serve_socket(socket: WebSocket, desk: Desk) -> None:
    """One connection from its first word to its end."""
    visitor: Visitor = socket.scope[VISITOR]
    await socket.accept()
    with ExitStack() as held:
        try:
            if not visitor.local:
                held.enter_context(desk.limits.socket(visitor.group, SOCKETS))
            first = await asyncio.wait_for(socket.receive_text(), FIRST_WORD_WITHIN)
            placed = await _sit_where_it_is(socket, desk, first, visitor, held)
        except Fault as fault:
            desk.measures.refused.add(fault.code)
            await _hang_up(socket, fault)
            return
        except (TimeoutError, WebSocketDisconnect, KeyError, RuntimeError):
            await _close(socket, POLICY)
            return
        if placed is not None:
            await _serve(socket, desk, placed)


async def _serve(socket: WebSocket, desk: Desk, placed: Place) -> None:
    """Listen and tell until one side has had enough."""
    room, stream, follower = placed.room, placed.stream, placed.follower
    telling = asyncio.create_task(_tell(socket, follower))
    listening = asyncio.create_task(_listen(socket, desk, placed))
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


async def _sit_where_it_is(
    socket: WebSocket, desk: Desk, first: str, visitor: Visitor, held: ExitStack
) -> Place | None:
    """Sit down here, or at the house that serves the table; while it moves from one to another, wait for it."""
    until = monotonic() + MOVING
    while True:
        try:
            return await _sit(socket, desk, first, visitor, held)
        except Elsewhere as moved:
            if socket.scope.get(INNER):  # whoever has passed it on was wrong by now
                await _close(socket, AGAIN)
                return None
            if desk.hall.house is None or monotonic() > until:
                raise
            code = await relayed(socket, desk.hall.house, moved.owner, first, visitor)
            if code is not None:
                await _close(socket, code)
                return None
            await asyncio.sleep(PAUSE)


async def _sit(socket: WebSocket, desk: Desk, line: str, visitor: Visitor, held: ExitStack) -> Place | None:
    """`sit TABLE TOKEN MARK LANGUAGE`: where that is; without a token one watches."""
    hall = desk.hall
    words = line.split()
    lang: Lang = "es" if words[4:5] == ["es"] else "en"
    if len(words) != 5 or words[0] != "sit" or len(line) > REQUEST_LIMIT:
        await _refuse(socket, "sit", lang)
        return None
    _, name, token, mark, _ = words
    seat: int | None = NOBODY
    try:
        room = await hall.room(name)
        if room is not None and token != NO_TOKEN:
            seat = await hall.seat_of(name, token)
    except AWAY:
        await _refuse(socket, "database", lang, LATER)
        return None
    except Parted as parted:
        await socket.send_text("0 " + encode(Error(parted.code, parted.text(lang))))
        await _close(socket, POLICY)
        return None
    except Fault as fault:  # it is elsewhere, or nobody can say now where
        if fault.code == "database":
            await _refuse(socket, "database", lang, LATER)
            return None
        raise
    except MazoError:  # its journal can't be read
        room = None
    if room is None:
        await _refuse(socket, "table", lang)
        return None
    if seat is None:
        await _refuse(socket, "token", lang)
        return None
    if seat == NOBODY and not room.table.watched:
        await _refuse(socket, "no_watching", lang)
        return None
    if seat != NOBODY and not visitor.local:
        held.enter_context(desk.limits.socket(f"{name} {seat}", SEAT_SOCKETS))
    await socket.send_text(f"0 mark {room.epoch}")
    stream, follower = await room.attach(seat, lang, mark)
    follower.address = visitor.address
    whose = token if seat != NOBODY else f"watching {visitor.group}"
    return Place(room, stream, follower, "" if visitor.local else whose)


async def _tell(socket: WebSocket, follower: Follower) -> None:
    peer: Peer = socket.scope[PEER]
    while lines := await follower.lines.several():
        await peer.tell(lines)


async def _end(follower: Follower) -> None:
    """Who is hung up on has a moment to read the rest; who reads nothing does not hold the connection open."""
    await follower.gone.wait()
    await asyncio.sleep(LAST_WORDS)


async def _listen(socket: WebSocket, desk: Desk, placed: Place) -> None:
    room, stream, follower = placed.room, placed.stream, placed.follower
    faucet = Faucet(BURST, PER_SECOND)
    while True:
        try:
            line = await socket.receive_text()
        except (WebSocketDisconnect, KeyError):  # gone, or something that is no text
            return
        if not (faucet.take() and _affordable(desk, placed.whose, line)):
            follower.tell("0 " + encode(Error("flood", _PHRASES.say("error", "flood", stream.lang))))
            await asyncio.sleep(1.0)
            continue
        if len(line.encode(errors="surrogatepass")) > REQUEST_LIMIT:
            await _close(socket, TOO_BIG)
            return
        asked = perf_counter()
        # Whoever hangs up in the middle does not stop it: what is written down is also told.
        await asyncio.shield(asyncio.ensure_future(room.request(stream, line, follower)))
        desk.measures.answers.add(perf_counter() - asked, "socket")
        if line.strip() == "quit":
            follower.end()


def _affordable(desk: Desk, whose: str, line: str) -> bool:
    """Whether whoever asks may still ask for that much."""
    if not whose:
        return True
    try:
        desk.limits.line(whose, line)
    except Fault as fault:
        desk.measures.refused.add(fault.code)
        return False
    return True


async def _refuse(socket: WebSocket, code: str, lang: Lang, closing: int = POLICY) -> None:
    await socket.send_text("0 " + encode(Error(code, _PHRASES.say("error", code, lang))))
    await _close(socket, closing)


async def _hang_up(socket: WebSocket, fault: Fault) -> None:
    """Say why there is no place for a connection that has perhaps not yet said which language it speaks."""
    with suppress(RuntimeError, WebSocketDisconnect):
        await socket.send_text("0 " + encode(Error(fault.code, f"{fault.text('en')} · {fault.text('es')}")))
    await _close(socket, LATER)


async def _close(socket: WebSocket, code: int) -> None:
    with suppress(RuntimeError, WebSocketDisconnect, TimeoutError):  # it may be closed already, or not read
        await asyncio.wait_for(socket.close(code), LAST_WORDS)
