"""Positions brought nearer to their end, for whoever looks for turns that can just be won."""

from __future__ import annotations

from typing import Any, Final

from mazo.games.lorcana.rules.variants import LORE_TO_WIN

HELD: Final = 3
"""With so many cards in hand a turn has enough to it."""
OWN: Final = 4
"""With so many cards in play, too: what more of them could do can't all be looked at."""
THEIRS: Final = 2
"""So many cards of each other player are enough to be in the way."""


def nearer(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The position with few cards in hand and in play and more and more lore for a seat, short of the win."""
    players = position["players"]
    hand = players[seat]["hand"]
    few = {**_thinned(players[seat], OWN), "hand": hand[:HELD] if isinstance(hand, list) else hand}
    others = [_thinned(side, THEIRS) for side in players]
    return [
        {**position, "players": [{**few, "lore": lore} if at == seat else side for at, side in enumerate(others)]}
        for lore in range(few["lore"], LORE_TO_WIN)
    ]


def _thinned(side: dict[str, Any], many: int) -> dict[str, Any]:
    """A side with at most so many cards in play, those that came last; the others lie in its discard."""
    play = side.get("play", [])
    if len(play) <= many:
        return side
    gone = [name for entry in play[:-many] for name in _names(entry)]
    kept = [_free(entry, gone) for entry in play[-many:]]
    return {**side, "play": kept, "discard": [*side.get("discard", []), *gone]}


def _names(entry: Any) -> list[str]:
    """A card in play and those that lie under it."""
    if not isinstance(entry, dict):
        return [entry]
    return [entry["card"], *entry.get("under", ()), *entry.get("facedown", ())]


def _free(entry: Any, gone: list[str]) -> Any:
    """A card in play that is at no place which is gone."""
    return {**entry, "at": ""} if isinstance(entry, dict) and entry.get("at") in gone else entry
