"""Somebody reports somebody at their table to whoever runs the server."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

from mazo.server.complaints import Fault
from mazo.server.names import thinned
from mazo.server.rooms import Room
from mazo.server.store.reports import Report

WHY_LIMIT: Final = 500
COST: Final = 60.0
"""What a report costs the token and the address that it comes from: a few at once, and then one now and then."""


class Blame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who reports whom, and why."""

    token: str
    seat: int
    reason: Literal["words", "name", "stalling", "other"]
    why: str = ""


def report_of(room: Room, by: int, blame: Blame) -> Report:
    """What is written down of it: the table, both names, why, and what was said last."""
    chairs = room.table.chairs
    if blame.seat == by or blame.seat not in room.table.people:
        raise Fault(
            422, "seat", "There is nobody at that seat to report.", "En ese asiento no hay nadie a quien denunciar."
        )
    said = tuple(f"{one.name}: {one.text}" for one in room.chatter.spoken)
    why = thinned("".join(sign for sign in blame.why[:WHY_LIMIT] if sign.isprintable())).strip()
    return Report(room.name, chairs[by].name, chairs[blame.seat].name, f"{blame.reason}. {why}".strip(), said)
