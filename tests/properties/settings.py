"""The settings that every property is tried in: each game, each number of players, plain and special decks."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import mazo
from mazo.game import Game
from mazo.games import NAMES
from mazo.games import kind as kind_named
from mazo.games.kind import GameKind
from tests.properties import lorcana, myl

Deal = Callable[[int, str, int], Game]
"""From the number of seats, an edition and a seed to a game."""

VARIETIES: dict[str, dict[str, Deal]] = {
    "lorcana": {"singular": lorcana.singular, "spoken": lorcana.spoken, "coconut": lorcana.coconut},
    "myl": {"pool": myl.pooled, "spoken": myl.spoken},
}
"""What a game tries besides its sample decks: cards made for the purpose."""


RARE = {"coconut": (3,), "pool": (2,)}
"""Varieties that only a soak tries, and with how many players; numbers between a few and the most are rare too."""

CROWD = 6
"""Where more than that may play, only the fewest do so every day: a pod takes as long as all other games together."""


class Setting:
    """A game to be played by so many, with sample decks or with a variety of decks made for tests."""

    def __init__(self, kind: GameKind, seats: int, variety: str = "") -> None:
        self.kind = kind
        self.seats = seats
        self.variety = variety
        self.rare = variety in RARE or seats in kind.seats[2:-1]
        self.rare = self.rare or (kind.seats[-1] > CROWD and seats > kind.seats[0])
        self.name = "-".join(part for part in (kind.name, f"{seats}p", variety) if part)

    def deal(self, edition: str, seed: int) -> Game:
        """A new game."""
        if self.variety:
            return VARIETIES[self.kind.name][self.variety](self.seats, edition, seed)
        samples = self.kind.sample_decks()
        if not samples:  # a draft makes its own decks
            return mazo.new(self.kind.name, seed=seed, edition=edition, players=self.seats)
        decks = [samples[(seed + seat) % len(samples)] for seat in range(self.seats)]
        return mazo.new(self.kind.name, decks=decks, seed=seed, edition=edition)

    def __repr__(self) -> str:
        return self.name


@cache
def all_settings() -> tuple[Setting, ...]:
    """Every game with every number of players; the special decks with few players, and with more than two."""
    found = []
    for name in NAMES:
        kind = kind_named(name)
        found += [Setting(kind, seats) for seats in kind.seats]
        for variety in VARIETIES.get(name, {}):
            found += [Setting(kind, seats, variety) for seats in RARE.get(variety, kind.seats[:2])]
    return tuple(found)


def setting_named(name: str) -> Setting:
    """The setting of that name."""
    return next(setting for setting in all_settings() if setting.name == name)
