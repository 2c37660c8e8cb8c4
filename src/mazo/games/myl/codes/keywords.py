"""Keywords, as bits."""

from typing import Final

FURY: Final = 1
UNBLOCKABLE: Final = 2
INDESTRUCTIBLE: Final = 4
GUARDIAN: Final = 8
WANDERING: Final = 16
EXHUME: Final = 32
UNIQUE: Final = 64
TWO_WEAPONS: Final = 128
UNBANISHABLE: Final = 256
MANY_WEAPONS: Final = 512
INITIAL_GOLD: Final = 1024
ILLUSION: Final = 2048
MERCENARY: Final = 4096
CHALLENGER: Final = 8192
MACHINERY: Final = 1 << 14
"""A weapon that is played in the support line, without bearer."""
SPECTRAL: Final = 1 << 15
LIGHT: Final = 1 << 16
DARKNESS: Final = 1 << 17
NOT_INITIAL: Final = 1 << 18
FROM_HAND: Final = 1 << 19
"""An Oro that can't be the initial one."""
