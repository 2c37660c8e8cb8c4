"""Players that are programs, by name."""

from __future__ import annotations

from mazo.bots.fast import FastBot, GreedyBot, RandomBot
from mazo.bots.native import Native
from mazo.bots.seat import Bot, Seat
from mazo.errors import BadConfig

__all__ = ["Bot", "FastBot", "Seat", "fast_named", "named", "names"]

_BOTS: dict[str, type[FastBot]] = {"random": RandomBot, "greedy": GreedyBot}


def names() -> tuple[str, ...]:
    """The bots that come with Mazo."""
    return tuple(_BOTS)


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
