"""Three addresses for programs that watch over the server: whether it lives, whether it is ready, what it does."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from mazo.server.guard.gate import VISITOR
from mazo.server.guard.visitors import Visitor, is_among, networks
from mazo.server.hall import Hall
from mazo.server.operate.measures import CONTENT_TYPE, Measures
from mazo.server.store.database import AWAY

DATABASE_WITHIN: Final = 2.0
"""Seconds in which the database answers if it is well."""
NOT_YOURS: Final = (
    "Only this machine and those of --metrics-from may read this.\n"
    "Esto solo pueden leerlo esta máquina y las de --metrics-from.\n"
)
FRESH: Final = {"cache-control": "no-store"}


class Readiness(msgspec.Struct, frozen=True):
    """What must be so before people are sent here."""

    database: bool
    read_back: bool
    """Whether the tables at which bots play are back after a restart."""
    draining: bool

    @property
    def ready(self) -> bool:
        """Whether all of it is so."""
        return self.database and self.read_back and not self.draining


def routes(hall: Hall, measures: Measures, metrics_from: Sequence[str]) -> list[Route]:
    """/health, /ready and /metrics."""
    readers = networks(metrics_from)

    async def health(_: Request) -> Response:
        return PlainTextResponse("ok\n", headers=FRESH)

    async def ready(_: Request) -> Response:
        found = await readiness(hall)
        body = msgspec.json.encode({"ready": found.ready, **msgspec.structs.asdict(found)})
        return Response(body, 200 if found.ready else 503, FRESH, "application/json")

    async def metrics(request: Request) -> Response:
        visitor: Visitor = request.scope[VISITOR]
        # A proxy at this machine asks for strangers, be it trusted or not.
        here = visitor.local and not visitor.passed_on
        if not here and not is_among(visitor.address, readers):
            return PlainTextResponse(NOT_YOURS, 403, FRESH)
        return Response(measures.text(), headers={**FRESH, "content-type": CONTENT_TYPE})

    return [Route("/health", health), Route("/ready", ready), Route("/metrics", metrics)]


async def readiness(hall: Hall) -> Readiness:
    """How the server stands now."""
    try:
        await asyncio.wait_for(asyncio.to_thread(hall.store.upkeep.ping), DATABASE_WITHIN)
        database = True
    except (TimeoutError, *AWAY):
        database = False
    return Readiness(database, hall.back is not None and hall.back.done(), hall.draining)
