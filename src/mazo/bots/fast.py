"""Bots at full speed: they answer the kernel's own questions, pick by pick, without words and views.

A bot here is handed the whole table, so it is on its honour: it may read only what its seat may know. The tests hold
every bot to that, by asking it again in other worlds that its seat can't tell from this one. Whoever writes a bot of
their own seats it at a `Seat` instead (see docs/bots.md).
"""

from collections.abc import Callable
from typing import Final

from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules

CAP: Final = 1_000_000
"""More picks than any game takes."""
NEVER: Final = 1_000_000
"""A turn that no game comes to."""


Maker = Callable[[Rules, int, Dice], Rules]
"""Makes a table that a seat can't tell from this one."""


class FastBot:
    """A player that is a program; whoever seats it gives it dice, and a way to imagine other worlds."""

    def __init__(self) -> None:
        self.dice = Dice(0)
        self.maker: Maker | None = None

    def forget(self) -> None:
        """Another game begins: what was kept of the last one must not count."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """One of the options, of which there are at least two, of the question that its seat is asked."""
        raise NotImplementedError


def usual(table: Rules, choice: Choice, options: list[int]) -> int:
    """What greedy takes, or the first option where the game does not say what is good."""
    best = table.best(choice, options) if len(options) > 1 else NOBODY
    return best if best != NOBODY else options[0]


def practised(table: Rules, choice: Choice, options: list[int]) -> int:
    """What the veteran takes, or the first option where the game does not say what is good."""
    best = table.practised(choice, options) if len(options) > 1 else NOBODY
    return best if best != NOBODY else options[0]


def foreseen(table: Rules, choice: Choice, options: list[int]) -> int:
    """What everybody is supposed to take in mind, or the first option where the game does not say what is good."""
    best = table.foreseen(choice, options) if len(options) > 1 else NOBODY
    return best if best != NOBODY else options[0]


class RandomBot(FastBot):
    """Takes any option, each as likely as the others."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """Whatever the dice say."""
        return options[self.dice.below(len(options))]


class GreedyBot(FastBot):
    """Takes what looks best at once, in the games that it understands; elsewhere whatever the dice say."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The best option by the game's own worths."""
        best = table.best(choice, options)
        return best if best != NOBODY else options[self.dice.below(len(options))]


class VeteranBot(FastBot):
    """Takes what many games have taught, in the games that were practised; elsewhere it plays as greedy does."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The best option by what was learnt."""
        best = table.practised(choice, options)
        return best if best != NOBODY else options[self.dice.below(len(options))]


class ForeseenBot(FastBot):
    """Plays as everybody is supposed to play where somebody thinks ahead; elsewhere whatever the dice say."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """What the game says that a sensible player would take."""
        best = table.foreseen(choice, options)
        return best if best != NOBODY else options[self.dice.below(len(options))]


class NoviceBot(FastBot):
    """Takes what looks best so many times in a hundred, and anything the other times."""

    def __init__(self, attention: int = 50) -> None:
        super().__init__()
        self.attention = attention

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The best option if it pays attention just now."""
        best = table.best(choice, options) if self.dice.below(100) < self.attention else NOBODY
        return best if best != NOBODY else options[self.dice.below(len(options))]


def play_out(table: Rules, bots: list[FastBot], dice: Dice, cap: int = CAP, until: int = NEVER) -> int:
    """Let one bot a seat play a game to its end; how many of their picks had at least two options.

    At most `cap` picks are made, and none after turn `until` has begun. Nobody watches, so that the game need not pause
    where nobody could do anything.
    """
    for bot in bots:
        bot.dice = dice
        bot.forget()
    decisions = 0
    table.unseen_until = until
    run(table)
    picks = 0
    while picks < cap:
        picks += 1
        choice = choice_of(table, NOBODY)
        if choice is None or table.turn >= until:
            break
        options = options_of(table, choice)
        if len(options) > 1:
            decisions += 1
            pick(table, bots[choice.seat].choose(table, choice, options), choice.seat)
        else:
            pick(table, options[0], choice.seat)
    table.unseen_until = 0
    return decisions
