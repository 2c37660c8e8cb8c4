"""The project's repository, where there is one: the commands of its workshop work only there."""

from __future__ import annotations

import sys
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType
from typing import Final

from mazo.errors import BadConfig, MazoError
from mazo.games import folder as folder_of

SIGNS: Final = (Path("src", "mazo", "games"), Path("tests"), Path("pyproject.toml"))
"""What a folder has that is the repository."""


class NoRepository(MazoError):
    """What proves or tries the rules needs the sources and the tests."""

    def __init__(self) -> None:
        super().__init__(
            "This needs the repository: an installed package comes without the workshop and the tests. Clone the "
            "repository and run the command inside it.",
            "Esto necesita el repositorio: el paquete instalado viene sin el taller ni las pruebas. Clona el "
            "repositorio y ejecuta el comando dentro de él.",
        )


def find_root(start: Path | None = None) -> Path:
    """The repository around the working folder, or the one that the package was imported from."""
    for place in (start or Path.cwd(), Path(__file__)):
        for folder in (place, *place.resolve().parents):
            if all((folder / sign).exists() for sign in SIGNS):
                return folder
    raise NoRepository


def workshop_of(game: str, module: str) -> ModuleType:
    """A module of the workshop that is about one game."""
    open_workshop()
    name = f"workshop.{folder_of(game)}.{module}"
    try:
        return import_module(name)
    except ModuleNotFoundError as error:
        if not name.startswith(str(error.name)):
            raise
        raise BadConfig(
            f"The workshop has nothing of the kind for {game}.", f"El taller no tiene nada así para {game}."
        ) from None


def open_workshop() -> None:
    """Let the workshop's modules be found; NoRepository where it is not at hand."""
    if find_spec("workshop") is None:
        root = find_root()
        if not (root / "workshop").is_dir():
            raise NoRepository
        sys.path.append(str(root))
