"""A view as a position file: a game at rest in which that seat would see the same."""

from __future__ import annotations

from typing import Any

from mazo.views import PlayerView, View


def position_seen(view: View) -> dict[str, Any] | None:
    """The position that a seat sees in its main phase; None at moments that no position file can say."""
    if view.phase != "main" or view.waiting:
        return None
    return {
        "mazo": 3,
        "game": view.game,
        "edition": view.edition,
        "turn": view.turn,
        "active": view.active,
        "phase": view.phase,
        "players": [_side(player) for player in view.players],
    }


def _side(player: PlayerView) -> dict[str, Any]:
    zones = player.zones
    names = {card.handle: card.name for card in zones["play"].cards}
    spent = zones["inkwell"].states.get("exerted", 0)
    return {
        "lore": player.scores["lore"],
        "inked": bool(player.scores["inked"]),
        "gone": player.gone,
        "counters": {name: many for zone in zones.values() for name, many in zone.counters.items()},
        "hand": [card.name for card in zones["hand"].cards] or zones["hand"].count,
        "deck": zones["deck"].count,
        "discard": [card.name for card in zones["discard"].cards],
        "inkwell": {"ready": zones["inkwell"].count - spent, "exerted": spent},
        "play": [
            {
                "card": card.name,
                "exerted": "exerted" in card.states,
                "drying": "drying" in card.states,
                "damage": card.counters.get("damage", 0),
                "counters": {name: many for name, many in card.counters.items() if name != "damage"},
                "at": names.get(card.host, ""),
            }
            for card in zones["play"].cards
        ],
    }
