"""Traits of cards that expressions ask about, by number."""

from typing import Final

CALLED: Final = 0
OF_CLASS: Final = 1
