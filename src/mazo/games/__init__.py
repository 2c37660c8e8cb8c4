"""The games that Mazo knows: every folder here is one, with its name, and with its kind beside it.

A folder whose rules are played in another way as well says so in `ALSO`: other names, and the modules of their kinds.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from pkgutil import iter_modules

from mazo.errors import BadConfig
from mazo.games.kind import GameKind


def _folders() -> dict[str, str]:
    """The modules of the kinds by the names of the games; a kind is imported only when somebody asks for it.

    A game that says that it is the usual one comes first, the others follow by the names of their folders.
    """
    folders = sorted(f"{__name__}.{module.name}" for module in iter_modules(__path__) if module.ispkg)
    packages = sorted(map(import_module, folders), key=lambda package: not getattr(package, "USUAL", False))
    found: dict[str, str] = {}
    for package in packages:
        for name, module in {package.NAME: "kind", **getattr(package, "ALSO", {})}.items():
            found[name] = f"{package.__name__}.{module}"
    return found


_KINDS = _folders()

NAMES = tuple(_KINDS)

USUAL = NAMES[0]
"""The game that is meant where none is named."""


def folder(name: str) -> str:
    """The folder of the game of that name."""
    return _KINDS[name].split(".")[-2]


@cache
def kind(name: str) -> GameKind:
    """The game of that name."""
    if name not in _KINDS:
        known = ", ".join(NAMES)
        raise BadConfig(
            f"There is no game {name!r} here; there are {known}.", f"Aquí no hay ningún juego {name!r}; hay {known}."
        )
    found = import_module(_KINDS[name]).KIND
    assert isinstance(found, GameKind)
    return found
