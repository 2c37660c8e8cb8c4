"""Positions brought nearer to their end, for whoever looks for turns that can just be won."""

from __future__ import annotations

from typing import Any


def nearer(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The position with a smaller and smaller castle of the other player, who has no cards in hand to answer with."""
    other = 1 - seat
    castle = position["players"][other].get("castle", ())
    return [_with_castle(position, other, many) for many in range(len(castle), 0, -1)]


def _with_castle(position: dict[str, Any], seat: int, many: int) -> dict[str, Any]:
    """The top cards of a castle stay; the others and the hand lie in the graveyard."""
    side = position["players"][seat]
    castle = tuple(side.get("castle", ()))
    grave = (*side.get("graveyard", ()), *side.get("hand", ()), *castle[many:])
    changed = {**side, "castle": castle[:many], "hand": (), "graveyard": grave}
    return {**position, "players": [changed if at == seat else one for at, one in enumerate(position["players"])]}
