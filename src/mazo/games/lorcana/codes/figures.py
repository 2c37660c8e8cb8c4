"""Figures and states that ability programs can read; the first three can be changed by effects."""

from typing import Final

STRENGTH: Final = 0
WILLPOWER: Final = 1
LORE: Final = 2
STATS: Final = 3
COST_OF: Final = 3
DAMAGE: Final = 4
IS_EXERTED: Final = 5
IS_DRYING: Final = 6
TYPE: Final = 7
"""As a bit: 1 << CHARACTER and so on, so that one comparison serves several types."""
KEYWORDS: Final = 8
FLAGS: Final = 9
MOVE_COST: Final = 10
CARDS_UNDER: Final = 11
INKS: Final = 12
"""As bits in the order of the book: Amber, Amethyst, Emerald, Ruby, Sapphire, Steel."""
IS_SONG: Final = 13
IS_INKABLE: Final = 14
AT_LOCATION: Final = 15
PRINTED_LORE: Final = 16
CONTROLLER: Final = 17
OWNER_OF: Final = 18
ZONE_OF: Final = 19
HOST: Final = 20
IS_CHALLENGING: Final = 21
IS_BEING_CHALLENGED: Final = 22
CAN_BITS: Final = 23
KIND_OF: Final = 24
