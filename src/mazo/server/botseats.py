"""Bots at the tables of a server: who stands in for whom, and how they answer without keeping other tables waiting."""

from __future__ import annotations

import asyncio
from typing import Final

from mazo.bots import Bot, Seat
from mazo.bots.levels import QUICK
from mazo.game import Game
from mazo.notation.actions import Action

STAND_IN: Final = "greedy"
"""Who acts for people that are away."""
SPARE_BOT: Final = "random"
"""Who plays on for a bot that fails."""
UNTHINKING: Final = frozenset((*QUICK, STAND_IN, SPARE_BOT))
"""Bots that do not think ahead: their answer takes a millisecond, less than a thread costs everybody else."""

OPENING: Final = 8
"""So many actions belong to the opening of a game, in which somebody may act for the first time."""


async def answer_of(bot: Bot, name: str, game: Game, seat: int, *, settled: bool) -> Action | str:
    """What a bot does. It may think for long: in a thread, at a copy of the table, while other tables go on.

    Settled is who has acted here before: at the first action of a game all decks of the field are laid out.
    """
    if settled and name in UNTHINKING and len(game.past) > OPENING:
        return bot.act(Seat(game, seat))  # it plays in a world that it imagines, and nothing else happens meanwhile
    return await asyncio.to_thread(bot.act, Seat(game.copy(), seat))
