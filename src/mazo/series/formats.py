"""How many games a series has, and what decides it."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final

import msgspec

from mazo.errors import BadConfig

SINGLE: Final = "single"
TWO_GAMES: Final = "two-games"
MOST_GAMES: Final = 99

_BEST_OF: Final = re.compile(r"(?:best[ -]?of[ -]?|bo)([0-9]{1,2})")


class Format(msgspec.Struct, frozen=True):
    """One way to play a series."""

    name: str
    games: int
    """How many games count at most."""
    loser_chooses: bool = False
    """Whether the loser of a game decides who starts the next one; if not, the start goes round."""
    replays_draws: bool = False
    """Whether a drawn game does not count and is played again."""

    def decided(self, played: int, wins: Sequence[int]) -> bool:
        """Whether so many games with these numbers of wins leave nothing to play for.

        >>> format_named("best-of-3").decided(2, [2, 0]), format_named("two-games").decided(1, [1, 0])
        (True, False)
        """
        if played >= self.games or not wins:
            return True
        best, *others = sorted(wins, reverse=True)
        return best - (others[0] if others else 0) > self.games - played


def format_named(name: str) -> Format:
    """The format of that name: single, two-games, or best-of-3, best-of-5 and so on.

    >>> format_named("best of 3").name, format_named("bo5").games
    ('best-of-3', 5)
    """
    plain = name.strip().lower()
    if plain == SINGLE:
        return Format(SINGLE, 1)
    if plain == TWO_GAMES:
        return Format(TWO_GAMES, 2)
    best_of = _BEST_OF.fullmatch(plain)
    if best_of:
        games = int(best_of.group(1))
        if games % 2 == 1 and 3 <= games <= MOST_GAMES:
            return Format(f"best-of-{games}", games, loser_chooses=True, replays_draws=True)
    raise BadConfig(
        f"There is no series format {name!r}: there are single, two-games and best-of-N for an odd N from 3 to 99.",
        f"No hay formato de serie {name!r}: hay single, two-games y best-of-N con N impar de 3 a 99.",
    )
