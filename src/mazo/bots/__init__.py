"""Players that are programs, by name."""

from __future__ import annotations

from mazo.bots.fast import FastBot, GreedyBot, RandomBot
from mazo.bots.native import Native
from mazo.bots.seat import Bot, Seat
from mazo.errors import BadConfig
from mazo.games.kind import GameKind

__all__ = ["Bot", "FastBot", "Seat", "able", "fast_named", "named", "names", "names_for"]

_BOTS: dict[str, type[FastBot]] = {"random": RandomBot, "greedy": GreedyBot}
_THOUGHTFUL = ("greedy",)
"""Those that take what is good; where nobody knows what that is, they do anything."""


def names() -> tuple[str, ...]:
    """The bots that come with Mazo."""
    return tuple(_BOTS)


def names_for(kind: GameKind) -> tuple[str, ...]:
    """The bots that do at this game what is said of them, the usual one first."""
    return (*_THOUGHTFUL, "random") if kind.understood else ("random",)


def able(name: str, kind: GameKind) -> str:
    """The bot of that name (none: the usual one), or the usual one where it would only seem to know the game."""
    known = names_for(kind)
    if name:
        fast_named(name)
    return name if name in known else known[0]


def named(name: str, seed: int = 0) -> Bot:
    """The bot of that name, to sit at a table; what it leaves to chance depends on the seed alone."""
    return Native(fast_named(name), seed)


def fast_named(name: str) -> FastBot:
    """The bot of that name for play at full speed."""
    if name not in _BOTS:
        known = ", ".join(_BOTS)
        raise BadConfig(
            f'There is no bot "{name}": choose one of {known}.', f"No hay ningún bot «{name}»: elige uno de {known}."
        )
    return _BOTS[name]()
