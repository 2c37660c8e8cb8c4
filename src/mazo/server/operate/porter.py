"""What `mazo admin` is answered: orders of whoever runs the server, one JSON line each way."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any, Final

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from mazo.errors import BadConfig, MazoError
from mazo.server.faults import note_fault
from mazo.server.guard.bans import Bans
from mazo.server.guard.gate import INNER
from mazo.server.guard.visitors import group_of, networks
from mazo.server.hall import Hall
from mazo.server.houses.house import Elsewhere
from mazo.server.houses.passing import order_at
from mazo.server.operate.draining import Draining
from mazo.server.operate.probes import readiness
from mazo.server.operate.tidying import Tidying
from mazo.server.readingback import Parted
from mazo.server.rooms import Room
from mazo.server.store.database import AWAY

MOST_TABLES: Final = 500
MOST_REPORTS: Final = 200
HOUR: Final = 3_600


class Order(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What whoever runs the server asks for."""

    command: str
    what: str = ""
    """A table or an address."""
    hours: float = 0.0
    """For how long somebody is shut out; 0: for ever."""


class Porter:
    """Takes orders from this machine."""

    def __init__(self, hall: Hall, bans: Bans, tidying: Tidying, draining: Draining | None) -> None:
        self._hall = hall
        self._bans = bans
        self._tidying = tidying
        self._draining = draining
        self._orders: dict[str, Callable[[Order], Awaitable[dict[str, Any]]]] = {
            "status": self._status, "list": self._list, "look": self._look, "close": self._close, "ban": self._ban,
            "unban": self._unban, "bans": self._banned, "drain": self._drain, "expire": self._expire,
            "reports": self._reports,
        }  # fmt: skip

    async def answer(self, line: bytes) -> dict[str, Any]:
        """What an order comes to; `en` and `es` say why not."""
        try:
            order = msgspec.json.decode(line, type=Order)
            if order.command not in self._orders:
                known = ", ".join(self._orders)
                return {"en": f"There are {known}.", "es": f"Hay {known}."}
            return await self._orders[order.command](order)
        except Elsewhere as moved:
            return await order_at(moved.owner, line)
        except MazoError as error:
            return {"en": error.text("en"), "es": error.text("es")}
        except msgspec.DecodeError as error:
            return {"en": str(error), "es": str(error)}
        except AWAY:
            return {"en": "The database does not answer.", "es": "La base de datos no responde."}
        except Exception:
            note_fault("an order of the host")
            return {"en": "That failed: the log says why.", "es": "Eso falló: el registro dice por qué."}

    async def from_house(self, request: Request) -> Response:
        """An order that was given to another house, about a table of this one's."""
        if not request.scope.get(INNER):
            raise HTTPException(404)
        return Response(json.dumps(await self.answer(await request.body())), media_type="application/json")

    async def _status(self, _: Order) -> dict[str, Any]:
        found = await readiness(self._hall)
        counts = await asyncio.to_thread(self._hall.store.upkeep.counts)
        sockets = sum(room.crowd for room in self._hall.rooms.values())
        told = {"ready": found.ready, **msgspec.structs.asdict(found)}
        here = {**told, "tables": counts, "rooms": len(self._hall.rooms), "sockets": sockets}
        if self._hall.house is not None:
            seen = await self._hall.house.seen()
            here["houses"] = [{"at": one.house.address, "silent": one.silent, "tables": one.tables} for one in seen]
            here["house"] = self._hall.house.me.address
        return here

    async def _list(self, _: Order) -> dict[str, Any]:
        kept = await asyncio.to_thread(self._hall.store.upkeep.tables, MOST_TABLES)
        found = []
        for one in kept:
            room = self._hall.rooms.get(one.table)
            here = {"game": room.table.kind.name, "sockets": room.crowd} if room is not None else {}
            found.append(msgspec.structs.asdict(one) | here)
        return {"tables": found}

    async def _look(self, order: Order) -> dict[str, Any]:
        room = await self._room(order.what)
        told: dict[str, Any] = msgspec.to_builtins(room.news())
        told.pop("seed", None)
        return {"room": told, "entries": room.entries, "here": room.visitors()}

    async def _close(self, order: Order) -> dict[str, Any]:
        with suppress(Parted):  # nobody can be at a table that can't be played on
            (await self._room(order.what)).announce("closed")
            await asyncio.sleep(0)
        await self._hall.forget(order.what)
        await asyncio.to_thread(self._hall.store.upkeep.delete, [order.what])
        await self._hall.forget(order.what)  # somebody may just have come back
        return {"closed": order.what}

    async def _ban(self, order: Order) -> dict[str, Any]:
        net = networks([_meant(order.what)])
        until = int(time.time() + order.hours * HOUR) if order.hours else 0
        await asyncio.to_thread(self._hall.store.upkeep.ban, str(net[0]), until)
        return {"banned": str(net[0]), "until": until, "cut": await self.read_bans()}

    async def _unban(self, order: Order) -> dict[str, Any]:
        net = str(networks([_meant(order.what)])[0])
        await asyncio.to_thread(self._hall.store.upkeep.unban, [net])
        await self.read_bans()
        return {"unbanned": net}

    async def _reports(self, _: Order) -> dict[str, Any]:
        kept = await asyncio.to_thread(self._hall.store.reports.latest, MOST_REPORTS)
        return {"reports": [msgspec.structs.asdict(one) for one in kept]}

    async def _banned(self, _: Order) -> dict[str, Any]:
        kept = await asyncio.to_thread(self._hall.store.upkeep.bans)
        return {"bans": [{"net": net, "until": until} for net, until in kept]}

    async def read_bans(self) -> int:
        """Take over from the database who is shut out, and cut their connections; how many."""
        self._bans.set(await asyncio.to_thread(self._hall.store.upkeep.bans))
        return sum(room.hang_up_on(self._bans.holds) for room in self._hall.rooms.values()) if self._bans else 0

    async def _drain(self, _: Order) -> dict[str, Any]:
        if self._draining is None:
            raise BadConfig("This server can't be drained.", "Este servidor no se puede vaciar.")
        self._draining.begin()
        return {"draining": len(self._hall.rooms)}

    async def _expire(self, _: Order) -> dict[str, Any]:
        emptied = await self._tidying.empty_rooms()
        return {"expired": await self._tidying.expire(), "rooms": emptied}

    async def _room(self, name: str) -> Room:
        room = await self._hall.room(name)
        if room is None:
            raise BadConfig(f"There is no table “{name}”.", f"No hay ninguna mesa «{name}».")
        return room


def _meant(text: str) -> str:
    """The network that somebody means by an address: of IPv6, all that its owner has."""
    return text if "/" in text else group_of(text) or text
