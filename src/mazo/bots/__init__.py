"""Players that are programs, by name."""

from __future__ import annotations

from mazo.bots.budget import read
from mazo.bots.fast import FastBot, GreedyBot, RandomBot
from mazo.bots.native import Native
from mazo.bots.seat import Bot, Seat
from mazo.bots.thinker import Thinker
from mazo.errors import BadConfig
from mazo.games.kind import GameKind

__all__ = ["Bot", "FastBot", "Seat", "able", "all_names", "fast_named", "named", "names", "names_for"]

_QUICK: dict[str, type[FastBot]] = {"random": RandomBot, "greedy": GreedyBot}
_SEARCHING: dict[str, type[Thinker]] = {"thinker": Thinker}
_THOUGHTFUL = ("greedy",)
"""Those that take what is good; where nobody knows what that is, they do anything."""


def names() -> tuple[str, ...]:
    """The bots that come with Mazo and answer at once."""
    return tuple(_QUICK)


def all_names() -> tuple[str, ...]:
    """All of them, also those that think before they answer, for as long as they are told: `thinker:200ms`."""
    return (*_QUICK, *_SEARCHING)


def names_for(kind: GameKind) -> tuple[str, ...]:
    """The bots that do at this game what is said of them and answer at once, the usual one first."""
    return (*_THOUGHTFUL, "random") if kind.understood else ("random",)


def able(name: str, kind: GameKind, *, searching: bool = False) -> str:
    """The bot of that name (none: the usual one), or the usual one where it would only seem to know the game.

    A bot that thinks is taken only where somebody is ready to wait for it.
    """
    known = names_for(kind)
    if name:
        fast_named(name)
    thinks = searching and kind.understood and name.partition(":")[0] in _SEARCHING
    return name if thinks or name in known else known[0]


def named(name: str, seed: int = 0) -> Bot:
    """The bot of that name, to sit at a table; what it leaves to chance depends on the seed alone."""
    return Native(fast_named(name), seed)


def fast_named(name: str) -> FastBot:
    """The bot of that name for play at full speed; one that thinks may be told its budget behind a colon."""
    plain, told, budget = name.partition(":")
    if plain in _SEARCHING:
        return _SEARCHING[plain](read(budget)) if told else _SEARCHING[plain]()
    if name not in _QUICK:
        known = ", ".join(all_names())
        raise BadConfig(
            f'There is no bot "{name}": choose one of {known}.', f"No hay ningún bot «{name}»: elige uno de {known}."
        )
    return _QUICK[name]()
