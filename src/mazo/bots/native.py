"""A fast bot at an ordinary table."""

from __future__ import annotations

from mazo.bots.fast import FastBot
from mazo.bots.seat import Bot, Seat
from mazo.errors import IllegalAction
from mazo.kernel.choices import is_complete, options_of
from mazo.kernel.loop import choice_of
from mazo.kernel.rng import Dice
from mazo.notation.actions import Action


class Native(Bot):
    """Seats a fast bot in an imagined world, where no hidden face that it might read is the real one."""

    def __init__(self, bot: FastBot, seed: int = 0) -> None:
        self._bot = bot
        self._bot.dice = Dice(seed)

    def act(self, seat: Seat) -> Action:
        """What the fast bot picks, one pick after the other, as one answer."""
        game = seat.imagine(self._bot.dice)
        question = choice_of(game.table, seat.number)
        if question is None:
            raise IllegalAction("The bot is not asked anything now.", "Ahora no se le pregunta nada al bot.")
        self._bot.maker = lambda table, number, dice: seat.imagine(dice).table
        choice = question.copy()
        choice.picks = []
        while not is_complete(choice):
            options = options_of(game.table, choice)
            packed = options[0] if len(options) == 1 else self._bot.choose(game.table, choice, options)
            choice.picks = [*choice.picks, packed]
        picks = tuple(choice.picks)
        return Action(seat.number, game.text(Action(seat.number, "", picks)), picks)
