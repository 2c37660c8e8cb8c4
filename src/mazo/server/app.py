"""The application: the page, the API and the socket, with the headers that keep strangers out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from importlib.resources import files
from pathlib import Path
from typing import Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import Mount, Route, WebSocketRoute
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mazo.server import api, plainpage
from mazo.server.hall import Hall
from mazo.server.store import Store
from mazo.server.wire import serve_socket

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


class SecureHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and add to its answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message.get("headers", []), *HEADERS]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def bundle() -> Path:
    """The folder of the built page inside the package."""
    return Path(str(files("mazo.server") / "page"))


def application(store: Store, ready: Callable[[Hall], Awaitable[None]] | None = None) -> Starlette:
    """The server with its database; `ready` hears of it when all rooms are back."""
    hall = Hall(store)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        await hall.open()
        if ready is not None:
            await ready(hall)
        yield
        await hall.close()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, hall)

    async def page(_: Request) -> Response:
        return FileResponse(bundle() / "index.html", headers={"cache-control": "no-cache"})

    app = Starlette(
        routes=[
            *api.routes(hall),
            *plainpage.routes(hall),
            WebSocketRoute("/ws", socket),
            Mount("/assets", StaticFiles(directory=bundle() / "assets", check_dir=False)),
            Route("/", page),
            Route("/{path:path}", page),
        ],
        middleware=[Middleware(SecureHeaders)],
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.addresses = ()
    return app
