"""The application: the page, the API and the socket, with the headers that keep strangers out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route, WebSocketRoute
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from mazo.errors import MazoError
from mazo.server import api, bundle, pictures
from mazo.server.hall import Hall
from mazo.server.plain import addresses as plain
from mazo.server.pressing import Pressed
from mazo.server.qr import qr_svg
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

    async def page(request: Request) -> Response:
        return _found(bundle.shell(request))

    async def beside(request: Request) -> Response:
        return _found(bundle.beside(request, request.url.path.removeprefix("/")))

    async def asset(request: Request) -> Response:
        return _found(bundle.asset(request, request.path_params["name"]))

    async def code(request: Request) -> Response:
        try:
            drawn = qr_svg(request.query_params.get("text", ""))
        except MazoError:
            raise HTTPException(404) from None
        return Response(drawn, media_type="image/svg+xml", headers={"cache-control": bundle.FOR_EVER})

    app = Starlette(
        routes=[
            *api.routes(hall),
            *plain.routes(hall),
            *pictures.routes(hall.backroom),
            WebSocketRoute("/ws", socket),
            Route("/qr.svg", code),
            Route("/assets/{name:str}", asset),
            *(Route(path, page) for path in bundle.ROUTES),
            *(Route(f"/{name}", beside) for name in bundle.BESIDE),
        ],
        middleware=[Middleware(SecureHeaders), Middleware(Pressed)],
        exception_handlers={404: not_found},
        lifespan=lifespan,
    )
    app.state.hall = hall
    app.state.addresses = ()
    app.state.share = ""
    return app


def _found(answer: Response | None) -> Response:
    if answer is None:
        raise HTTPException(404)
    return answer


async def not_found(request: Request, _: Exception) -> Response:
    """What stands at an address where nothing is: for programs as JSON, for people a page with the way home."""
    path = request.url.path
    if path.startswith("/api/"):
        return api.nothing_there(request)
    page = bundle.shell(request) if "text/html" in request.headers.get("accept", "") else None
    if page is None or page.status_code != 200 or path.startswith("/plain"):
        return plain.lost(request)
    page.status_code = 404
    return page
