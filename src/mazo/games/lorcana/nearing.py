"""Positions brought nearer to their end, for whoever looks for turns that can just be won."""

from __future__ import annotations

from typing import Any, Final

from mazo.games.lorcana.rules.variants import LORE_TO_WIN

HELD: Final = 3
"""With so many cards in hand a turn has enough to it."""


def nearer(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The position with a few cards in hand and more and more lore for a seat, up to one short of the win."""
    players = position["players"]
    hand = players[seat]["hand"]
    few = {**players[seat], "hand": hand[:HELD] if isinstance(hand, list) else hand}
    return [
        {**position, "players": [{**few, "lore": lore} if at == seat else side for at, side in enumerate(players)]}
        for lore in range(few["lore"], LORE_TO_WIN)
    ]
