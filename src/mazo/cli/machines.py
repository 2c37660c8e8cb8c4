"""Mazo's own bots at the table."""

from __future__ import annotations

from mazo.bots import Bot, Seat
from mazo.cli.players import Player
from mazo.game import Game
from mazo.protocol.messages import Match


class Machine(Player):
    """A seat played by one of Mazo's own bots."""

    def __init__(self, seat: int, name: str, bot: Bot) -> None:
        super().__init__(seat, name)
        self._bot = bot
        self._game: Game | None = None

    def sit(self, game: Game, match: Match | None) -> None:
        """Another game."""
        self._game = game

    def decide(self) -> None:
        """Take the action that the bot chooses."""
        assert self._game is not None
        self._game.push(self._bot.act(Seat(self._game, self.seat)), by=self.seat)
