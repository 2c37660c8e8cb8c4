"""A connection that speaks HTTP: it has a time for what it asks, for what it sends along, and for taking the answer."""

from __future__ import annotations

import asyncio
from typing import Final, Literal

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from mazo.server.doors import crowd_of

Phase = Literal["asking", "sending", "taking", "over"]

WITHIN: Final[dict[Phase, float]] = {"asking": 10.0, "sending": 60.0, "taking": 120.0}
"""Seconds for a whole header, for a whole body, and for the answer, the work on it and the reading of it together."""
FULL: Final = (
    b"HTTP/1.1 503 Service Unavailable\r\ncontent-type: text/plain; charset=utf-8\r\nretry-after: 10\r\n"
    b"connection: close\r\n\r\n"
    + "There is no place now: try again later.\nAhora no hay sitio: inténtalo más tarde.\n".encode()
)


class Line(H11Protocol):
    """A connection that is cut when a part of a request takes too long, and refused when there is no place."""

    _deadline: asyncio.TimerHandle | None = None
    _timed: Phase = "over"

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as uvicorn has it
        """Take a place, if there is one."""
        super().connection_made(transport)
        self._crowd = crowd_of(self.server_state)
        if not self._crowd.enter(transport):
            transport.write(FULL)
            transport.close()
        self._watch()

    def data_received(self, data: bytes) -> None:
        """Read on, and see how far the request has come."""
        if not self.transport.is_closing():
            super().data_received(data)
            self._watch()

    def on_response_complete(self) -> None:
        """Wait for another request."""
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on the socket has times of its own; its place stays taken."""
        self._time("over")
        self._crowd.heard(self.transport)
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """Give the place back."""
        self._time("over")
        self._crowd.leave(self.transport)
        super().connection_lost(exc)

    def _watch(self) -> None:
        phase = self._phase()
        if phase == self._timed:
            return
        self._time(phase)
        if phase == "asking":
            self._crowd.waits(self.transport)
        else:
            self._crowd.heard(self.transport)

    def _phase(self) -> Phase:
        if self.transport.get_protocol() is not self:  # a socket has taken over
            return "over"
        theirs = self.conn.their_state
        if theirs is h11.IDLE:
            return "asking"
        if theirs is h11.SEND_BODY:
            return "sending"
        return "taking"

    def _time(self, phase: Phase) -> None:
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._timed = phase
        if phase != "over":
            self._deadline = self.loop.call_later(WITHIN[phase], self.transport.abort)
