"""The application: the page, the API and the socket, with the headers that keep strangers out."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
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
from mazo.server import api, bundle, labroutes, pictures
from mazo.server.complaints import database_away
from mazo.server.faults import note_fault
from mazo.server.guard.bans import Bans
from mazo.server.guard.gate import Gate, Guard, refusal
from mazo.server.guard.hosts import Hosts
from mazo.server.guard.limits import Limits
from mazo.server.guard.visitors import Proxies
from mazo.server.hall import Hall
from mazo.server.hosting import AT_HOME, Hosting
from mazo.server.houses.house import House
from mazo.server.houses.passing import ORDERS, neighbours
from mazo.server.houses.routing import Routing
from mazo.server.operate import probes
from mazo.server.operate.counting import Counted, count_everything
from mazo.server.operate.draining import Draining
from mazo.server.operate.hatch import Hatch
from mazo.server.operate.measures import Measures
from mazo.server.operate.porter import Porter
from mazo.server.operate.tidying import Tidying
from mazo.server.operate.watchdog import Watchdog
from mazo.server.plain import addresses as plain
from mazo.server.pressing import Pressed
from mazo.server.qr import qr_svg
from mazo.server.store import Store
from mazo.server.store.database import AWAY
from mazo.server.wire import Desk, serve_socket

HEADERS: Final = (
    (
        b"content-security-policy",
        b"default-src 'none'; script-src 'self'; style-src 'self'; font-src 'self'; img-src 'self' data:; "
        b"connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    ),
    (b"x-content-type-options", b"nosniff"),
    # Not "no-referrer": forms would then name no origin, and could not be told from those of other sites.
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


HSTS: Final = (b"strict-transport-security", b"max-age=31536000")
"""Browsers that were here once ask only encrypted from then on."""


class SecureHeaders:
    """Puts the headers on every answer."""

    def __init__(self, app: ASGIApp, secure: bool = False) -> None:
        self.app = app
        self._headers = (*HEADERS, HSTS) if secure else HEADERS

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on and add to its answer."""

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                said = message.get("headers", [])
                there = {name for name, _ in said}  # another house may have answered, which has said all of it
                message["headers"] = [*said, *(header for header in self._headers if header[0] not in there)]
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


def application(
    store: Store,
    ready: Callable[[Hall], Awaitable[None]] | None = None,
    hosting: Hosting = AT_HOME,
    *,
    own_names: Sequence[str] = (),
    end: Callable[[], None] | None = None,
    house: House | None = None,
) -> Starlette:
    """The server with its database; `ready` hears of it when all rooms are back.

    `own_names` are names of this machine; `end` stops the server when it was drained; `house` is this process where it
    is one of several.
    """
    hall, measures, bans = Hall(store, house), Measures(), Bans()
    hosts = Hosts(hosting.public_url, hosting.allowed_hosts, own_names)
    limits = Limits(hosting.limits, hosting.lab)
    guard = Guard(Proxies(hosting.forwarded_from), hosts, limits, bans, measures.refused.add, neighbours(house))
    desk = Desk(hall, limits, measures)
    draining = Draining(hall, end) if end is not None else None
    tidying = Tidying(hall, hosting.keeping, measures)
    porter, watchdog = Porter(hall, bans, tidying, draining), Watchdog(measures)
    hatch = Hatch(porter.answer)

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        uncounted = count_everything(hall, measures)
        await porter.read_bans()
        if hosting.admin:
            await hatch.open(hosting.admin)
        if house is not None:
            house.each_look.append(porter.read_bans)
        await hall.open()
        watchdog.start()
        tidying.start()
        if ready is not None:
            await ready(hall)
        yield
        watchdog.stop()
        await tidying.stop()
        await hatch.close()
        await hall.close()
        uncounted()

    async def socket(websocket: WebSocket) -> None:
        await serve_socket(websocket, desk)

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
            *api.routes(hall, limits),
            *labroutes.routes(hall.backroom, limits, hosting.lab > 0),
            *plain.routes(hall),
            *pictures.routes(hall.backroom),
            *probes.routes(hall, measures, hosting.metrics_from),
            *([Route(ORDERS, porter.from_house, methods=["POST"])] if house is not None else []),
            WebSocketRoute("/ws", socket),
            WebSocketRoute("/ws/{table:str}", socket),  # a proxy can see to which house it belongs
            Route("/qr.svg", code),
            Route("/assets/{name:str}", asset),
            *(Route(path, page) for path in bundle.ROUTES),
            *(Route(f"/{name}", beside) for name in bundle.BESIDE),
        ],
        middleware=[
            Middleware(Counted, measures),
            Middleware(SecureHeaders, hosts.is_secure),
            Middleware(Gate, guard),
            Middleware(Routing, hall),
            Middleware(Pressed),
        ],
        exception_handlers={404: not_found, **dict.fromkeys(AWAY, no_database)},
        lifespan=lifespan,
    )
    app.state.hall, app.state.measures, app.state.tidying = hall, measures, tidying
    app.state.draining, app.state.porter = draining, porter
    app.state.addresses = (hosts.public,) if hosts.public else ()
    app.state.share = ""
    return app


def _found(answer: Response | None) -> Response:
    if answer is None:
        raise HTTPException(404)
    return answer


async def no_database(request: Request, error: Exception) -> Response:
    """What is answered while the database is away, where nobody else has said so."""
    note_fault("the database")
    return refusal(database_away(), request.scope)


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
