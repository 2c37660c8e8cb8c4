"""Positions brought nearer to their end, for whoever looks for turns that can just be won."""

from __future__ import annotations

from typing import Any

from mazo.games.lorcana.rules.variants import LORE_TO_WIN


def nearer(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The position with more and more lore for a seat, up to one short of the win."""
    players = position["players"]
    return [
        {**position, "players": [{**side, "lore": lore} if at == seat else side for at, side in enumerate(players)]}
        for lore in range(players[seat]["lore"] + 1, LORE_TO_WIN)
    ]
