"""Whether a bot looks only at what its seat may know."""

from __future__ import annotations

from collections.abc import Iterator

from mazo.bots import fast_named
from mazo.bots.fast import FastBot, play_out
from mazo.game import Game
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import imagine
from mazo.kernel.loop import choice_of, legal, pick
from mazo.kernel.rng import Dice
from mazo.kernel.rules import Rules


def decisions(t: Rules, bots: list[FastBot], cap: int = 400) -> Iterator[tuple[int, Choice, list[int], int]]:
    """Play a game and stop at every decision: its number (and dice), the question, the options, the bot's answer."""
    play_out(t, bots, Dice(0), 0)
    for at in range(cap):
        choice = choice_of(t, -1)
        if choice is None:
            return
        options = legal(t)
        packed = options[0]
        if len(options) > 1:
            bots[choice.seat].dice = Dice(at)
            packed = bots[choice.seat].choose(t, choice, options)
            yield at, choice, options, packed
        pick(t, packed, choice.seat)


def peeks(game: Game | Rules, name: str, seats: int, seed: int) -> None:
    """Fail if a bot answers differently in a world that its seat can't tell from the real one."""
    t = game.table if isinstance(game, Game) else game
    bots = [fast_named(name) for _ in range(seats)]
    worlds = Dice(seed)
    for at, choice, options, packed in decisions(t, bots):
        seat = choice.seat
        for _ in range(2):
            other = imagine(t, seat, worlds, [])
            assert isinstance(other, Rules)
            asked = choice_of(other, seat)
            assert asked is not None
            assert legal(other, seat) == options
            bots[seat].dice = Dice(at)
            assert bots[seat].choose(other, asked, options) == packed
