"""Any house may be asked for any table: what belongs to another house's is passed on to it."""

from __future__ import annotations

import asyncio
import re
from time import monotonic
from typing import Final

from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazo.errors import MazoError
from mazo.server.complaints import Fault, database_away
from mazo.server.guard.gate import INNER, READING, VISITOR, refuse
from mazo.server.hall import Hall
from mazo.server.houses.house import Elsewhere, House
from mazo.server.houses.passing import MISDIRECTED, answered_by
from mazo.server.store.database import AWAY

MOVING: Final = 9.0
"""Seconds for which whoever asks waits until a table has found a house again."""
PAUSE: Final = 0.2
BODY_LIMIT: Final = 64 * 1024
"""What is sent to a table is not longer."""

_TABLE: Final = re.compile(
    r"/api/tables/([^/]+)(?:/.*)?|/plain/(?!settings$|(?:cases|learn|puzzles|quiz)(?:/|$))([^/]+)(?:/.*)?"
)


def table_in(path: str) -> str | None:
    """The table that an address is about.

    >>> table_in("/api/tables/Ab-3/join"), table_in("/plain/Ab-3/0"), table_in("/plain/learn/x/y")
    ('Ab-3', 'Ab-3', None)
    """
    found = _TABLE.fullmatch(path)
    return (found[1] or found[2]) if found else None


class Routing:
    """Passes on what another house is to answer."""

    def __init__(self, app: ASGIApp, hall: Hall) -> None:
        self.app = app
        self._hall = hall

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer here or elsewhere."""
        house = self._hall.house
        if house is None or scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        if scope["type"] == "websocket":
            if house.inside or scope.get(INNER):
                await self.app(scope, receive, send)
            else:  # before it is opened, so that a proxy tries another house
                await refuse(database_away(), scope, receive, send)
            return
        table = table_in(scope["path"])
        if table is None:
            await self.app(scope, receive, send)
        elif scope.get(INNER):
            await self._as_asked(table, scope, receive, send)
        else:
            await self._where_it_is(house, table, scope, receive, send)

    async def _as_asked(self, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        """Another house asks: it is answered here, or told that the table has moved."""
        try:
            await self._hall.room(table)
        except Elsewhere:
            await PlainTextResponse("", MISDIRECTED)(scope, receive, send)
            return
        except (MazoError, *AWAY):  # who is asked says what is wrong
            pass
        await self.app(scope, receive, send)

    async def _where_it_is(self, house: House, table: str, scope: Scope, receive: Receive, send: Send) -> None:
        until = monotonic() + MOVING
        sent = Sent(receive)
        while True:
            try:
                await self._hall.room(table)
            except Elsewhere as moved:
                body = await sent.whole()
                if body is None:
                    await refuse(_too_long(), scope, receive, send)
                    return
                passed = await answered_by(house, moved.owner, scope, scope[VISITOR], body, send)
                if passed == "answered":
                    return
                if (passed == "lost" and scope["method"] not in READING) or monotonic() > until:
                    await refuse(moved, scope, receive, send)
                    return
                await asyncio.sleep(PAUSE)
                continue
            except (MazoError, *AWAY):  # who is asked says what is wrong
                pass
            await self.app(scope, sent, send)
            return


class Sent:
    """The body of a request, which can be read again."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._read: list[Message] = []
        self._at = 0

    async def whole(self) -> bytes | None:
        """All of it; None if that is more than anybody may send."""
        while not self._read or self._read[-1].get("more_body"):
            self._read.append(await self._receive())
            if sum(len(message.get("body", b"")) for message in self._read) > BODY_LIMIT:
                return None
        return b"".join(message.get("body", b"") for message in self._read)

    async def __call__(self) -> Message:
        """The next part for whoever answers here."""
        if self._at < len(self._read):
            self._at += 1
            return self._read[self._at - 1]
        return await self._receive()


def _too_long() -> Fault:
    return Fault(413, "length", f"At most {BODY_LIMIT} bytes.", f"Como mucho {BODY_LIMIT} bytes.")
