"""Games of Ortus Regni for tests: positions in words, and what one reads of them."""

from __future__ import annotations

from typing import Any

import mazo
from mazo.game import Game
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.game import OrtusGame
from mazo.games.ortus.rules.pool import COLOURS
from mazo.kernel.codes import NOBODY


def game(*players: dict[str, Any], **rest: Any) -> Game:
    """A game in which the first of these Earls is asked what to do."""
    return mazo.from_position({"mazo": 1, "game": "ortus", "players": list(players), **rest})


def drafted(*players: dict[str, Any], **rest: Any) -> Game:
    """The same with drafted decks, after the two rounds of peace."""
    return game(*players, **{"edition": "seed", "round": 5, **rest})


def table(game: Game) -> OrtusGame:
    """The table of a game."""
    assert isinstance(game.table, OrtusGame)
    return game.table


def names(game: Game, zone: int, seat: int = NOBODY) -> list[str]:
    """The cards in a zone, by name and in the order of the alphabet."""
    t = table(game)
    return sorted(t.name_of(card) for card in t.cards(zone, seat))


def earldom(game: Game, seat: int) -> list[str]:
    """What stands in an Earldom."""
    return names(game, Z.EARLDOM, seat)


def discards(game: Game, seat: int) -> list[str]:
    """What lies on an Earl's discard pile."""
    return names(game, Z.DISCARD, seat)


def hand(game: Game, seat: int) -> list[str]:
    """What an Earl has in hand."""
    return names(game, Z.HAND, seat)


def cubes(game: Game) -> dict[str, int]:
    """The cubes in the bag."""
    return {COLOURS[colour]: count for colour, count in enumerate(table(game).bag) if count}


def do(game: Game, *lines: str) -> None:
    """Whoever is asked answers, line by line."""
    for line in lines:
        game.push(line)


def why_not(game: Game, line: str) -> tuple[str, str]:
    """Why something is refused, and by which rule."""
    refusal = game.why_not(line)
    assert refusal is not None, f"{line} is legal"
    return refusal.reason, refusal.number


def options(game: Game) -> list[str]:
    """What can be done now."""
    return [action.text for action in game.legal_actions]


def castle(*properties: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A Castle with Properties."""
    return {"head": "Castle", "properties": list(properties), **rest}


def palace(*properties: str | dict[str, Any], **rest: Any) -> dict[str, Any]:
    """A Palace with Properties."""
    return {"head": "Palace", "properties": list(properties), **rest}


def kinds(game: Game) -> list[str]:
    """What has happened, by the names of the events."""
    return [event.kind for event in game.events]
