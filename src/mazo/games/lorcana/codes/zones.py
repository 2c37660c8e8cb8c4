"""Zones, in the order of ZONES in table.py."""

from typing import Final

DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
OUTSIDE: Final = 5
"""Where the cards of a player who has left the game are: nobody sees them, but none is lost."""
UNDER: Final = 6
"""Faceup under another card, which is their host."""
FACEDOWN: Final = 7
"""Facedown under another card, which is their host: nobody may look at them."""
