"""Zones, in the order of ZONES in table.py."""

from typing import Final

CASTLE: Final = 0
HAND: Final = 1
DEFENCE: Final = 2
ATTACK: Final = 3
SUPPORT: Final = 4
RESERVE: Final = 5
PAID: Final = 6
GRAVE: Final = 7
EXILE: Final = 8
