"""The lobby of all houses: whoever looks for a game sees the open tables of every process."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import Final

import msgspec

from mazo.server.hall import Hall
from mazo.server.houses.passing import told_by
from mazo.server.lobby import MOST, Waits, waiting
from mazo.server.store.leases import Neighbour

LOBBY: Final = "/api/lobby"
PATIENCE: Final = 1.0
"""Seconds for which nobody waits longer for the tables of another house."""


class Lobby(msgspec.Struct, frozen=True):
    """What a house answers about its lobby."""

    tables: tuple[Waits, ...]


async def waiting_anywhere(hall: Hall) -> tuple[Waits, ...]:
    """The tables of the lobby: those of this house first."""
    house = hall.house
    others = [each for each in house.others if house.reach.has(each)] if house is not None else []
    told = await asyncio.gather(*(_waiting_at(other) for other in others))
    return tuple([*waiting(hall.rooms), *(table for tables in told for table in tables)][:MOST])


async def _waiting_at(other: Neighbour) -> tuple[Waits, ...]:
    with suppress(TimeoutError, OSError, msgspec.DecodeError):
        told = await asyncio.wait_for(told_by(other, b"GET", LOBBY), PATIENCE)
        if told is not None:
            return msgspec.json.decode(told, type=Lobby).tables
    return ()
