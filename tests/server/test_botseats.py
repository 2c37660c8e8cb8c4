"""Who answers at once and who thinks in a thread."""

from __future__ import annotations

import asyncio
import threading

import pytest

import mazo
from mazo.bots import Bot, Seat, named
from mazo.notation.actions import Action
from mazo.server import botseats


class Noting(Bot):
    """A bot that notes in which thread it is asked."""

    def __init__(self) -> None:
        self.threads: list[int] = []
        self._bot = named("random", 1)

    def act(self, seat: Seat) -> Action | str:
        self.threads.append(threading.get_ident())
        return self._bot.act(seat)


@pytest.mark.parametrize(
    ("name", "settled", "actions", "at_once"),
    [("greedy", True, 9, True), ("4", True, 9, True), ("greedy", False, 9, False), ("greedy", True, 0, False)]
    + [("thinker:240", True, 9, False), ("5", True, 9, False)],
)
def test_a_quick_bot_that_knows_the_table_needs_no_thread(name, settled, actions, at_once):
    game, bot = mazo.new("lorcana", seed=3), Noting()
    while len(game.past) < actions:
        game.push(named("random", 1).act(Seat(game, game.deciding[0])), by=game.deciding[0])
    asyncio.run(botseats.answer_of(bot, name, game, game.deciding[0], settled=settled))
    assert (bot.threads == [threading.get_ident()]) is at_once
