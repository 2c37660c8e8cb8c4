"""The gate before all addresses: who is let through, and a plain sentence for who is not."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final

import msgspec
from starlette.datastructures import Headers, QueryParams
from starlette.responses import PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazo.server.complaints import Fault, complaint_of, headers_of
from mazo.server.guard.bans import Bans
from mazo.server.guard.hosts import Hosts
from mazo.server.guard.limits import Limits
from mazo.server.guard.visitors import Proxies, Visitor

PROBES: Final = frozenset(("/health", "/ready", "/metrics"))
"""What programs ask for by whatever name; nothing there belongs to a player."""
READING: Final = ("GET", "HEAD", "OPTIONS")
VISITOR: Final = "mazo.visitor"
"""Under which the visitor stands in what is known of a request."""
INNER: Final = "mazo.inner"
"""Under which it stands there that another house has passed the request on."""
POLICY: Final = 1008

_LOG: Final = logging.getLogger("mazo.server")


class Guard(msgspec.Struct, frozen=True):
    """All by which the gate decides."""

    proxies: Proxies
    hosts: Hosts
    limits: Limits
    bans: Bans
    refused: Callable[[str], None]
    """Hears why somebody was refused."""
    passed_on: Callable[[Scope], Visitor | None] = lambda _: None
    """For whom another house asks, which has looked at the request already; None: it is no house that asks."""


class Gate:
    """Lets a request through or says why not."""

    def __init__(self, app: ASGIApp, guard: Guard) -> None:
        self.app = app
        self._guard = guard
        self._told = False
        """Whether a proxy that nobody has named was noticed."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Look who asks, and pass the request on."""
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        passed_on = self._guard.passed_on(scope)
        if passed_on is not None:
            scope[VISITOR], scope[INNER] = passed_on, True
            await self.app(scope, receive, send)
            return
        visitor = scope[VISITOR] = self._guard.proxies.visitor(scope)
        if visitor.local and visitor.passed_on and not self._told:
            self._told = True
            _LOG.warning(
                "a proxy passes requests on that is not trusted: name it with --forwarded-from, or nobody has limits"
            )
        try:
            self._look_at(scope, visitor)
        except Fault as fault:
            self._guard.refused(fault.code)
            await refuse(fault, scope, receive, send)
            return
        await self.app(scope, receive, send)

    def _look_at(self, scope: Scope, visitor: Visitor) -> None:
        guard, path = self._guard, scope["path"]
        if path in PROBES:
            return
        if guard.bans.holds(visitor.address):
            raise Fault(403, "banned", "This server does not serve you.", "Este servidor no te atiende.")
        if not guard.hosts.admits(visitor.host):
            raise Fault(
                421,
                "host",
                "This server does not go by that name; whoever runs it can allow it with --allowed-host.",
                "Este servidor no responde a ese nombre; quien lo administra puede admitirlo con --allowed-host.",
            )
        method = scope.get("method", "")
        changing = scope["type"] == "websocket" or method not in READING
        if changing and not guard.hosts.same_origin(Headers(scope=scope).get("origin"), visitor.host):
            raise Fault(
                403,
                "origin",
                "That was sent by a page of another site.",
                "Eso lo ha enviado una página de otro sitio.",
            )
        if not visitor.local and scope["type"] == "http":
            guard.limits.ask(visitor.group, method, path)


async def refuse(fault: Fault, scope: Scope, receive: Receive, send: Send) -> None:
    """Say why a request, or a socket before it is opened, is not let through."""
    answer = refusal(fault, scope)
    if scope["type"] == "http":
        await answer(scope, receive, send)
        return
    if "websocket.http.response" not in scope.get("extensions", {}):
        await send({"type": "websocket.close", "code": POLICY})
        return

    async def as_socket(message: Message) -> None:
        await send({**message, "type": f"websocket.{message['type']}"})

    await answer({**scope, "type": "http", "method": "GET"}, receive, as_socket)


def refusal(fault: Fault, scope: Scope) -> Response:
    """Why a request was refused: JSON in the language that was asked for, or a page's text in both."""
    headers = {"cache-control": "no-store", **headers_of(fault)}
    if scope["path"].startswith("/api/"):
        asked = QueryParams(scope.get("query_string", b"")).get("lang")
        status, complaint = complaint_of(fault, "es" if asked == "es" else "en")
        return Response(msgspec.json.encode(complaint), status, headers, "application/json")
    return PlainTextResponse(f"{fault.text('en')}\n{fault.text('es')}\n", fault.status, headers)
