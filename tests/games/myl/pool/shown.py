"""Positions with the cards of the pool, in words."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mazo.errors import IllegalAction
from mazo.game import Game
from tests.games.myl.pool.cards import POOL
from tests.games.myl.support import is_window, pass_windows, position, to_final


def laid(me: Mapping[str, Any] | None = None, you: Mapping[str, Any] | None = None, **options: Any) -> Game:
    """A position in which the cards of the pool are known."""
    return position(me, you, cards=tuple(POOL.values()), **options)


def attacks(game: Game, *names: str, blocks: str = "") -> Game:
    """Go to battle with these, or with the only one who can; one may be blocked. The war is open afterwards."""
    game.push("battle")
    if names:
        game.push(f"attack with {'; '.join(names)}")
    pass_windows(game)
    while "blocks" in game.decisions[0].prompt("en") and not is_window(game):
        game.push(f"block {blocks}" if blocks else "no block")
    pass_windows(game)
    return game


def ends_war(game: Game) -> Game:
    """Nobody plays a talisman any longer: the damage is dealt."""
    to_final(game)
    return game


def offered(game: Game, action: str) -> bool:
    """Whether the player may do this now."""
    try:
        return game.why_not(action) is None
    except IllegalAction:  # there is no such card to be seen
        return False
