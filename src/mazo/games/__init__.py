"""The games that Mazo knows, found by name."""

from __future__ import annotations

from functools import cache
from importlib import import_module

from mazo.errors import BadConfig
from mazo.games.kind import GameKind

# Where each game's kind lives; it is imported only when somebody asks for that game.
_KINDS = {
    "lorcana": ("mazo.games.lorcana.kind", "LorcanaKind"),
    "myl": ("mazo.games.myl.kind", "MylKind"),
    "ortus-draft": ("mazo.games.ortus.kind", "OrtusDraftKind"),
}

NAMES = tuple(_KINDS)


@cache
def kind(name: str) -> GameKind:
    """The game of that name."""
    if name not in _KINDS:
        known = ", ".join(NAMES)
        raise BadConfig(
            f"There is no game {name!r} here; there are {known}.", f"Aquí no hay ningún juego {name!r}; hay {known}."
        )
    module, title = _KINDS[name]
    made = getattr(import_module(module), title)()
    assert isinstance(made, GameKind)
    return made
