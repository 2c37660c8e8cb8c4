"""Types of cards."""

from typing import Final

ALLY: Final = 0
WEAPON: Final = 1
TALISMAN: Final = 2
TOTEM: Final = 3
GOLD: Final = 4
