"""From house to house: a request, a socket or an order is passed on to the house that serves the table."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from time import monotonic
from typing import Any, Final, Literal

import h11
import msgspec
from starlette.datastructures import Headers
from starlette.types import Scope, Send
from starlette.websockets import WebSocket, WebSocketDisconnect
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from mazo.server.guard.visitors import Visitor
from mazo.server.houses.house import House
from mazo.server.houses.reach import place_of
from mazo.server.store.leases import Neighbour

KEY: Final = "x-mazo-house"
VISITOR: Final = "x-mazo-visitor"
MISDIRECTED: Final = 421
"""What a house answers another one that has come for a table which it does not serve."""
CONNECT_WITHIN: Final = 2.0
ASK_AGAIN: Final = 1.0
"""Seconds after which whoever waits for another house looks whether it still lives."""
ANSWER_WITHIN: Final = 110.0
"""Seconds for a whole answer: a little less than whoever asks is given."""
PING: Final = 2.0
SILENT: Final = 4.0
"""Seconds without an answer to a ping after which a socket to another house is given up."""
READ_AT_ONCE: Final = 65_536
ORDERS: Final = "/house/order"
"""Where a house takes orders from another."""
AGAIN: Final = 1012
_OWN_LINE: Final = frozenset((b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"))
"""What a header says about one line of several."""
_SAID_ANEW: Final = _OWN_LINE | {KEY.encode(), VISITOR.encode(), b"content-length", b"expect"}

Passed = Literal["answered", "never arrived", "lost"]
"""How far a request has come: to its answer, not to the other house, or nobody knows how far."""


def headers_for(owner: Neighbour, visitor: Visitor) -> list[tuple[str, str]]:
    """By what a house knows that another one asks, and for whom."""
    return [(KEY, owner.key), (VISITOR, msgspec.json.encode(visitor).decode())]


def neighbours(house: House | None) -> Callable[[Scope], Visitor | None]:
    """Says for whom another house asks, None if it is no house that asks; only houses know each other's keys."""

    def passed_on(scope: Scope) -> Visitor | None:
        headers = Headers(scope=scope)
        given = headers.get(KEY)
        if house is None or given is None or not hmac.compare_digest(given.encode(), house.me.key.encode()):
            return None
        try:
            return msgspec.json.decode(headers.get(VISITOR, ""), type=Visitor)
        except msgspec.DecodeError:
            return None

    return passed_on


async def answered_by(
    house: House, owner: Neighbour, scope: Scope, visitor: Visitor, body: bytes, send: Send
) -> Passed:
    """Let another house answer a request; what comes back is passed on as it comes."""
    path = (scope.get("raw_path") or scope["path"].encode()).partition(b"?")[0]
    target = path + (b"?" + scope["query_string"] if scope.get("query_string") else b"")
    kept = [(name, value) for name, value in scope["headers"] if name not in _SAID_ANEW]
    asked = [*kept, *((name.encode(), value.encode()) for name, value in headers_for(owner, visitor))]
    return await _exchanged(house, owner, scope["method"].encode(), target, asked, body, send)


async def order_at(owner: Neighbour, line: bytes) -> dict[str, Any]:
    """What another house answers to an order of whoever runs the server."""
    told = await told_by(owner, b"POST", ORDERS, line)
    if told is None:
        return {
            "en": f"The house at {owner.address} does not answer.",
            "es": f"El proceso de {owner.address} no responde.",
        }
    found: dict[str, Any] = msgspec.json.decode(told)
    return found


async def told_by(owner: Neighbour, method: bytes, target: str, body: bytes = b"") -> bytes | None:
    """What another house answers this one; None if it does not, or not with what was asked for."""
    told, status = bytearray(), 0

    async def hear(message: Any) -> None:
        nonlocal status
        status = message.get("status", status)
        told.extend(message.get("body", b""))

    asked = [(b"host", owner.address.encode()), (KEY.encode(), owner.key.encode())]
    asked += [(VISITOR.encode(), msgspec.json.encode(Visitor("", "", "http", local=True)))]
    passed = await _exchanged(None, owner, method, target.encode(), asked, body, hear)
    return bytes(told) if passed == "answered" and status == 200 else None


async def _opened(house: House | None, owner: Neighbour) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
    opening = asyncio.open_connection(*place_of(owner))
    try:
        if house is None:
            return await asyncio.wait_for(opening, CONNECT_WITHIN)
        return await house.reach.unless_lost(owner, opening, CONNECT_WITHIN)
    except (OSError, TimeoutError) as error:
        if house is not None and isinstance(error, ConnectionRefusedError):
            await house.refused_by(owner)
        return None


async def _exchanged(
    house: House | None,
    owner: Neighbour,
    method: bytes,
    target: bytes,
    headers: Sequence[tuple[bytes, bytes]],
    body: bytes,
    send: Send,
) -> Passed:
    opened = await _opened(house, owner)
    if opened is None:
        return "never arrived"
    reader, writer = opened
    line = h11.Connection(h11.CLIENT)
    begun = False

    async def passing(message: Any) -> None:
        nonlocal begun
        begun = True
        await send(message)

    try:
        length = [(b"content-length", str(len(body)).encode())] if body or method == b"POST" else []
        request = h11.Request(method=method, target=target, headers=[*headers, *length, (b"connection", b"close")])
        for event in (request, *([h11.Data(data=body)] if body else []), h11.EndOfMessage()):
            writer.write(line.send(event) or b"")
        await writer.drain()
        return await _while_it_lives(house, owner, _read(line, reader, passing))
    except (OSError, TimeoutError, h11.ProtocolError):
        if begun:  # half of an answer can't be taken back: whoever asked sees it cut short
            raise
        return "lost"
    finally:
        writer.close()


async def _while_it_lives(house: House | None, owner: Neighbour, answer: Awaitable[Passed]) -> Passed:
    """Wait for an answer as long as the house that is to give it beats and can be reached."""
    task = asyncio.ensure_future(answer)
    until = monotonic() + ANSWER_WITHIN
    try:
        while True:
            await asyncio.wait((task,), timeout=ASK_AGAIN)
            if task.done():
                return task.result()
            if monotonic() > until or (house is not None and not await house.is_there(owner)):
                raise TimeoutError
    finally:
        task.cancel()


async def _read(line: h11.Connection, reader: asyncio.StreamReader, send: Send) -> Passed:
    while True:
        event = line.next_event()
        if event is h11.NEED_DATA:
            line.receive_data(await reader.read(READ_AT_ONCE))
        elif isinstance(event, h11.Response):
            if event.status_code == MISDIRECTED:
                return "never arrived"
            kept = [(name, value) for name, value in event.headers if name not in _OWN_LINE]
            await send({"type": "http.response.start", "status": event.status_code, "headers": kept})
        elif isinstance(event, h11.Data):
            await send({"type": "http.response.body", "body": bytes(event.data), "more_body": True})
        elif isinstance(event, h11.EndOfMessage):
            await send({"type": "http.response.body", "body": b"", "more_body": False})
            return "answered"
        elif isinstance(event, h11.ConnectionClosed):
            return "lost"


async def relayed(socket: WebSocket, house: House, owner: Neighbour, first: str, visitor: Visitor) -> int | None:
    """Let another house serve a socket whose first line has come; how it was closed, None if it never arrived there."""
    opening = connect(
        f"ws://{owner.address}/ws",
        additional_headers=headers_for(owner, visitor),
        compression=None,
        max_size=None,
        open_timeout=None,
        ping_interval=PING,
        ping_timeout=SILENT,
        close_timeout=ASK_AGAIN,
        proxy=None,
    )
    try:
        line = await house.reach.unless_lost(owner, opening, CONNECT_WITHIN)
    except (OSError, TimeoutError, WebSocketException) as error:
        if isinstance(error, ConnectionRefusedError):
            await house.refused_by(owner)
        return None
    try:
        await line.send(first)
        parts = (_up(socket, line), _down(line, socket), house.reach.lost(owner))
        tasks = [asyncio.ensure_future(part) for part in parts]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
    except ConnectionClosed:
        pass
    finally:
        with suppress(Exception):
            await line.close()
    said = line.close_code
    return AGAIN if said in (None, 1000, 1005, 1006, 1011) else said


async def _up(socket: WebSocket, line: ClientConnection) -> None:
    with suppress(WebSocketDisconnect, ConnectionClosed, KeyError):  # gone, or something that is no text
        while True:
            await line.send(await socket.receive_text())


async def _down(line: ClientConnection, socket: WebSocket) -> None:
    with suppress(WebSocketDisconnect, RuntimeError):
        async for text in line:
            await socket.send_text(str(text))
