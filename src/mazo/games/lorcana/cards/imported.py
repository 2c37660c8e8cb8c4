"""Sets of Lorcana that the user has imported."""

from __future__ import annotations

from typing import Final

from mazo.games import imported

GAME: Final = "lorcana"


class Body(imported.Body, frozen=True, kw_only=True):
    """What is kept of a set, with the numbers of its printings."""

    numbers: tuple[tuple[int, int, str], ...] = ()
    """Of each printing the collector number, LorcanaJSON's number and the card's full name."""


IMPORTS: Final = imported.Imports(GAME, Body)
