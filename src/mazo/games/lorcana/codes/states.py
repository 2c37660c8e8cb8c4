"""States of a card, as bits of its flags."""

from typing import Final

EXERTED: Final = 1
DRYING: Final = 2
SHIFTED: Final = 4
"""Its player used Shift to play it."""
TEMPORARY: Final = 8
"""Temporary Shift was paid for it."""
PLAYED_NOW: Final = 16
HAS_QUESTED: Final = 32
HAS_CHALLENGED: Final = 64
WAS_CHALLENGED: Final = 128
WAS_HURT: Final = 256
HAS_MOVED: Final = 512
HAS_SUNG: Final = 1024
COVERED: Final = 2048
"""Another card was shifted onto it: who speaks of this card means that one."""
ENTERED_EXERTED: Final = 4096
"""It entered play exerted, which is not the same as being exerted later."""
BOTTOM_BOUND: Final = 8192
"""An action that goes to the bottom of the deck, not to the discard, when it has resolved."""
PAID_WITH_DROP: Final = 16384
"""An ink drop helped to pay for it."""
THIS_TURNS: Final = 16 | 32 | 64 | 128 | 256 | 512 | 1024
