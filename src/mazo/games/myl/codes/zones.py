"""Zones, in the order of ZONES in table.py."""

from typing import Final

from mazo.games.myl.codes import types as T

CASTLE: Final = 0
HAND: Final = 1
DEFENCE: Final = 2
ATTACK: Final = 3
SUPPORT: Final = 4
RESERVE: Final = 5
PAID: Final = 6
GRAVE: Final = 7
EXILE: Final = 8

ANYTHING: Final = -1
HELD: Final = [
    ANYTHING,
    ANYTHING,
    1 << T.ALLY | 1 << T.WEAPON,
    1 << T.ALLY | 1 << T.WEAPON,
    ~(1 << T.ALLY | 1 << T.GOLD),
    1 << T.GOLD,
    1 << T.GOLD,
    ANYTHING,
    ANYTHING,
]
"""Cards of which types, as bits, can lie in each kind of zone while none has been converted."""
