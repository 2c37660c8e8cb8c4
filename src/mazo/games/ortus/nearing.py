"""Positions brought nearer to their end, for whoever looks for turns that can just be won."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

DEFENDERS: Final = ("Defender Wins", "Church Decides")
"""Battle cards by which an attack may fail however strong it is."""
MOST_TOWERS: Final = 7
LORD: Final = "Vassal"


def nearer(position: dict[str, Any], seat: int) -> list[dict[str, Any]]:
    """The other has an empty hand and one Fief, no Battle card saves it, and of many Towers fewer and fewer stand.

    One's own soldiers stand in the Pool, from where they may be placed anew; a Vassal of the other is Lord.
    """
    players = position["players"]
    if sum(not side.get("gone") for side in players) != 2:
        return []
    other = next(at for at, side in enumerate(players) if at != seat and not side.get("gone"))
    side = players[other]
    fiefs = side.get("fiefs") or ()
    if not fiefs:
        return []
    spare = [*_cards(side, "towers"), *_cards(side, "hand"), *_cards(side, "discard")]
    fief = fiefs[position.get("turn", 1) % len(fiefs)]
    if LORD in spare and not fief.get("lord"):
        spare.remove(LORD)
        fief = {**fief, "lord": LORD}
    bare = {**side, "hand": (), "fiefs": (fief,)}
    open_hands = {**position, **_battle(position), "players": _at(players, seat, _gathered(players[seat]))}
    return [
        {
            **open_hands,
            "players": _at(open_hands["players"], other, {**bare, "towers": spare[:many], "discard": spare[many:]}),
        }
        for many in range(min(len(spare), MOST_TOWERS), -1, -1)
    ]


def _at(players: Sequence[Any], seat: int, side: dict[str, Any]) -> list[Any]:
    return [side if at == seat else one for at, one in enumerate(players)]


def _gathered(side: dict[str, Any]) -> dict[str, Any]:
    """A side whose garrisons have all come to the Pool."""
    fiefs, hired = side.get("fiefs") or (), side.get("mercenaries") or ()
    soldiers = [soldier for fief in fiefs for soldier in fief.get("garrison", ())]
    soldiers += [one["garrison"] for one in hired if one.get("garrison")]
    return {
        **side,
        "fiefs": [{**fief, "garrison": ()} for fief in fiefs],
        "mercenaries": [{**one, "garrison": ""} for one in hired],
        "pool": [*side.get("pool", ()), *soldiers],
    }


def _battle(position: dict[str, Any]) -> dict[str, Any]:
    """The Battle deck without the cards that save a defender, which lie open among those that were used."""
    left = [card for card in position.get("battle", ()) if card not in DEFENDERS]
    gone = [card for card in position.get("battle", ()) if card in DEFENDERS]
    return {"battle": left, "spent_battle": [*position.get("spent_battle", ()), *gone]}


def _cards(side: dict[str, Any], zone: str) -> tuple[str, ...]:
    found = side.get(zone, ())
    return tuple(found) if not isinstance(found, int) else ()
