"""The prudent one: looks at the table that each option leaves, and takes the one that leaves the best.

Greedy knows what each deed is worth; this one knows nothing of deeds. It tries every option in a few imagined worlds,
waits until it is asked the same again or the turn is over, and judges what lies there as games have taught. So it is
strong and weak elsewhere than greedy, and a player that only knows greedy does not know it.
"""

from __future__ import annotations

from typing import Final

from mazo.bots.fast import FastBot, usual
from mazo.bots.judging import result
from mazo.kernel.choices import options_of
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick
from mazo.kernel.rules import Rules

WORLDS: Final = 3
CAP: Final = 500
"""So many picks are waited for at most."""


class Left:
    """What an option has left: what the table is worth, whether its turn is over, and how many picks that took."""

    def __init__(self, worth: float, ended: bool, picks: int) -> None:
        self.worth = worth
        self.ended = ended
        self.picks = picks


class Prudent(FastBot):
    """Takes the option after which the table looks best; where all look the same, what greedy would."""

    def choose(self, table: Rules, choice: Choice, options: list[int]) -> int:
        """The option that gains most, on average over a few worlds."""
        maker, first = self.maker, usual(table, choice, options)
        if maker is None or table.indifferent(choice):
            return first
        gains = [0.0] * len(options)
        ends = [0] * len(options)
        for _ in range(WORLDS):
            world = maker(table, choice.seat, self.dice)
            asked = choice_of(world, choice.seat)
            assert asked is not None
            asked.picks = choice.picks[:]
            left = [left_by(world, asked, packed) for packed in options]
            idle = end_of(left)
            now = judged(world, choice.seat)
            for at in range(len(options)):
                gains[at] += left[at].worth - (idle if left[at].ended else now)
                ends[at] += int(left[at].ended)
        return options[foremost(gains, ends, options.index(first))]


def left_by(world: Rules, asked: Choice, packed: int) -> Left:
    """What the table is like when its player is asked the same again, or when the turn is over."""
    table = world.copy()
    assert isinstance(table, Rules)
    picks = 0
    pick(table, packed, asked.seat)
    while picks < CAP:
        choice = choice_of(table, NOBODY)
        again = choice is not None and choice.seat == asked.seat and choice.ask == asked.ask and not choice.picks
        if choice is None or again or table.turn != world.turn:
            break
        pick(table, usual(table, choice, options_of(table, choice)), choice.seat)
        picks += 1
    return Left(judged(table, asked.seat), not table.over and table.turn != world.turn, picks)


def foremost(gains: list[float], ends: list[int], first: int) -> int:
    """Where the greatest gain is, `first` among equals; what does not end the turn goes before what does."""
    found = first
    best = gains[first]
    early = gains[first] > 0 and ends[first] == 0
    for at in range(len(gains)):
        earlier = gains[at] > 0 and ends[at] == 0
        if (earlier and not early) or (earlier == early and gains[at] > best):
            found = at
            best = gains[at]
            early = earlier
    return found


def end_of(left: list[Left]) -> float:
    """What the table is worth when the turn simply ends: a turn's end brings something of its own in many games."""
    worth = 0.0
    least = CAP + 1
    for one in left:
        if one.ended and one.picks < least:
            worth = one.worth
            least = one.picks
    return worth


def judged(table: Rules, seat: int) -> float:
    """What a table is worth as if the turn had been handed on, so that the middle of a turn compares with its end."""
    active = table.active
    if active == seat and not table.over:
        table.active = table.after(seat)
    worth = result(table, seat)
    table.active = active
    return worth
