"""The games that Mazo knows, found by name."""

from __future__ import annotations

from functools import cache

from mazo.errors import BadConfig
from mazo.games.kind import GameKind

NAMES = ("lorcana",)


@cache
def kind(name: str) -> GameKind:
    """The game of that name."""
    if name == "lorcana":
        from mazo.games.lorcana.kind import LorcanaKind

        return LorcanaKind()
    known = ", ".join(NAMES)
    raise BadConfig(
        f"There is no game {name!r} here; there is {known}.", f"Aquí no hay ningún juego {name!r}; hay {known}."
    )
