"""Playing a game with any functions that choose, where bots at full speed are not what is wanted."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from mazo.errors import BadConfig
from mazo.games.kind import GameKind
from mazo.kernel.choices import options_of
from mazo.kernel.codes import DONE, NO, NOBODY, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.loop import choice_of, pick, run
from mazo.kernel.rules import Rules

Chooser = Callable[[Rules, Choice, list[int]], int]
"""Picks one of at least two options of a question."""
Onlooker = Callable[[Choice], None]
"""Is shown each question before it is answered."""


def play_on(table: Rules, choosers: Sequence[Chooser], onlooker: Onlooker | None = None) -> None:
    """Play a game to its end, with a function that chooses for each seat."""
    run(table)
    while (choice := choice_of(table, NOBODY)) is not None:
        if onlooker is not None:
            onlooker(choice)
        options = options_of(table, choice)
        packed = choosers[choice.seat](table, choice, options) if len(options) > 1 else options[0]
        pick(table, packed, choice.seat)


def idler(kind: GameKind) -> Chooser:
    """A player who does as little as the game allows; what must be chosen all the same is what comes first."""
    if not kind.idle:
        raise BadConfig(
            f"In {kind.title} nobody can just sit there, so that no deck plays alone.",
            f"En {kind.title} nadie puede quedarse sin hacer nada, así que ningún mazo juega solo.",
        )
    least = kind.idle | {DONE, NO}

    def choose(table: Rules, choice: Choice, options: list[int]) -> int:
        return next((packed for packed in options if verb_of(packed) in least), options[0])

    return choose
