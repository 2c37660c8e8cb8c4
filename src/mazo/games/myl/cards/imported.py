"""Sets of Mitos y Leyendas that the user has imported."""

from __future__ import annotations

from typing import Final

from mazo.games.imported import Body, Imports

GAME: Final = "myl"
IMPORTS: Final = Imports(GAME, Body)
