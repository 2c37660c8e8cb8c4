"""How much the properties play: a sample that always gives the same games, and a large run for `make soak`.

On the compiled copy, where games are several times faster, every change must pass the whole sample. Compiled and
interpreted games are the same ones (test_processes compares them decision by decision in every setting), so the
interpreted run plays one game for two in each.
"""

from __future__ import annotations

import os
from dataclasses import dataclass

from mazo.lab.sim import compiled

SEED = int(os.environ.get("MAZO_SOAK_SEED", "0"))
"""Another number gives a soak other games; the sample that every change must pass never changes."""

GAMES = int(os.environ.get("MAZO_SOAK_GAMES", "60"))
"""How many games a soak plays in each setting and for each property."""


@dataclass(frozen=True)
class Size:
    """How many games a property sees, and how closely it looks at each of them."""

    name: str
    games: int
    """Games a setting and property; costly properties ask for a part of them."""
    looks: int
    """Of a hundred decisions, so many are looked at by costly checks, and the first ones besides."""
    actions: int
    """Actions that are tried at one decision."""
    worlds: int
    """Imagined games that are compared with one another."""
    steer: int = 24
    """First decisions of a game that are drawn one by one; the others follow from the seed."""
    cap: int = 20_000
    """No game takes so many decisions: whatever does is reported, not awaited."""


SAMPLE = Size("sample", games=2, looks=4, actions=8, worlds=3)
SMOKE = Size("smoke", games=1, looks=4, actions=8, worlds=3)
EVERYDAY = SAMPLE if compiled() else SMOKE
SOAK = Size("soak", games=GAMES, looks=10, actions=20, worlds=4)
