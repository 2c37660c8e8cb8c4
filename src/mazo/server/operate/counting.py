"""Counts what goes on: each answer by its route and status, rooms and sockets as they are, faults in the log."""

from __future__ import annotations

import logging
from collections import Counter
from collections.abc import Callable
from time import perf_counter
from typing import Final

from starlette.routing import Route
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from mazo.server.hall import Hall
from mazo.server.houses.house import House
from mazo.server.operate.measures import Measures

ELSEWHERE: Final = "other"
"""The route of what has none."""


class Counted:
    """Counts the answers of an application."""

    def __init__(self, app: ASGIApp, measures: Measures) -> None:
        self.app = app
        self._measures = measures

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Pass a request on, and count its answer when it begins."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        begun = perf_counter()

        async def counted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = scope.get("route")
                self._measures.requests.add(
                    route.path if isinstance(route, Route) else ELSEWHERE, str(message["status"])
                )
                self._measures.answers.add(perf_counter() - begun, "http")
            await send(message)

        await self.app(scope, receive, counted)


class Faults(logging.Handler):
    """Counts what is written into the log as an error."""

    def __init__(self, measures: Measures) -> None:
        super().__init__(logging.ERROR)
        self._measures = measures

    def emit(self, record: logging.LogRecord) -> None:
        """Count it."""
        self._measures.faults.add()


def count_everything(hall: Hall, measures: Measures) -> Callable[[], None]:
    """Count commits, collections, faults, rooms and sockets from now on; what is returned ends that."""
    hall.store.count_commits(measures.committed)
    measures.watch("mazo_rooms", "Rooms in memory by state.", lambda: _rooms(hall))
    measures.watch("mazo_sockets", "Sockets that follow a table.", lambda: [({}, float(_sockets(hall)))])
    measures.watch("mazo_draining", "Whether the server is about to end.", lambda: [({}, float(hall.draining))])
    if hall.house is not None:
        _watch_house(hall.house, measures)
    faults, log = Faults(measures), logging.getLogger("mazo.server")
    log.addHandler(faults)
    uncollected = measures.watch_collector()

    def end() -> None:
        log.removeHandler(faults)
        uncollected()

    return end


def _watch_house(house: House, measures: Measures) -> None:
    measures.watch(
        "mazo_house",
        "Whether others know of this house.",
        lambda: [({"address": house.me.address}, float(house.inside))],
    )
    measures.watch("mazo_houses", "Houses that are alive.", lambda: [({}, float(len(house.neighbours)))])
    measures.watch(
        "mazo_tables_taken_over",
        "Tables of the dead that this house took over.",
        lambda: [({}, float(house.taken_over))],
    )
    measures.watch("mazo_house_deaths", "How often this house was dead.", lambda: [({}, float(house.times_dead))])


def _rooms(hall: Hall) -> list[tuple[dict[str, str], float]]:
    found = Counter(room.table.state for room in hall.rooms.values())
    return [({"state": state}, float(count)) for state, count in sorted(found.items())]


def _sockets(hall: Hall) -> int:
    return sum(room.crowd for room in hall.rooms.values())
