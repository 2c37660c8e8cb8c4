"""Players that are programs, by name."""

from __future__ import annotations

from collections.abc import Callable

from mazo.bots.budget import read
from mazo.bots.fast import FastBot, GreedyBot, NoviceBot, RandomBot, VeteranBot
from mazo.bots.levels import LEVELS, QUICK, USUAL, level_named
from mazo.bots.native import Native
from mazo.bots.prudent import Prudent
from mazo.bots.scholar import Scholar
from mazo.bots.seat import Bot, Seat
from mazo.bots.thinker import Thinker
from mazo.errors import BadConfig
from mazo.games.kind import GameKind

__all__ = ["Bot", "FastBot", "Seat", "able", "all_names", "fast_named", "named", "names", "names_for", "usual_for"]

_QUICK: dict[str, type[FastBot]] = {
    "random": RandomBot,
    "novice": NoviceBot,
    "greedy": GreedyBot,
    "veteran": VeteranBot,
    "prudent": Prudent,
}


def _novice(told: str) -> FastBot:
    if not told.isascii() or not told.isdigit() or not 0 <= int(told) <= 100:
        raise BadConfig(
            f'"{told}" is no attention: write how many times in a hundred it pays attention, 0 to 100.',
            f"«{told}» no es una atención: escribe cuántas veces de cada cien presta atención, de 0 a 100.",
        )
    return NoviceBot(int(told))


_THINKING: dict[str, type[Thinker]] = {"thinker": Thinker, "scholar": Scholar}
_TOLD: dict[str, Callable[[str], FastBot]] = {
    "novice": _novice,
    "thinker": lambda told: Thinker(read(told)),
    "scholar": lambda told: Scholar(read(told)),
}
"""Those that may be told something behind a colon."""


def names() -> tuple[str, ...]:
    """The bots that come with Mazo and answer at once."""
    return tuple(_QUICK)


def all_names() -> tuple[str, ...]:
    """All of them, also those that think before they answer, for as long as they are told: `thinker:200ms`."""
    return (*_QUICK, *_THINKING)


def names_for(kind: GameKind) -> tuple[str, ...]:
    """The bots that people may play against, from the weakest to the strongest: levels where a bot knows the game.

    In a draft nothing is gained by thinking ahead.
    """
    if not kind.understood:
        return ("random",)
    return QUICK if kind.draft is not None else tuple(LEVELS)


def usual_for(kind: GameKind) -> str:
    """Whom people play against who say nothing."""
    return USUAL if kind.understood else "random"


def able(name: str, kind: GameKind, *, searching: bool = False) -> str:
    """The bot of that name or level (none: the usual one), or the usual one where it would only seem to know the game.

    One that thinks for as long as somebody says is taken only where it is that somebody's own time.
    """
    if name:
        fast_named(name)
    level = level_named(name)
    if level:
        return level if level in names_for(kind) else usual_for(kind)
    known = all_names() if searching else names()
    fits = name.partition(":")[0] in known and (kind.understood or name == "random")
    return name if fits else usual_for(kind)


def named(name: str, seed: int = 0) -> Bot:
    """The bot of that name, to sit at a table; what it leaves to chance depends on the seed alone."""
    return Native(fast_named(name), seed)


def fast_named(name: str) -> FastBot:
    """The bot of that name or level for play at full speed; some may be told something behind a colon."""
    plain, colon, told = LEVELS.get(level_named(name), name).partition(":")
    if colon and plain in _TOLD:
        return _TOLD[plain](told)
    if colon or plain not in all_names():
        known = ", ".join((*all_names(), *LEVELS))
        raise BadConfig(
            f'There is no bot "{name}": choose one of {known}.', f"No hay ningún bot «{name}»: elige uno de {known}."
        )
    return _THINKING[plain]() if plain in _THINKING else _QUICK[plain]()
