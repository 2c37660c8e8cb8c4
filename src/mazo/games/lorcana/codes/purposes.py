"""What a modifier of payments is about."""

from typing import Final

PLAYING: Final = 0
SHIFTING: Final = 1
MOVING: Final = 2
SINGING: Final = 3
SHIFTING_ON: Final = 4
"""For shifting a card onto the one that says so."""
