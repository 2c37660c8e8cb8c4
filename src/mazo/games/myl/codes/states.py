"""States of a card, as bits of its flags."""

from typing import Final

WAITING: Final = 1
"""It has not yet passed a whole Vigilia under its controller."""
RESERVED: Final = 2
"""It is being played and stays in the zone that it is played from until it resolves."""
ATTACKING: Final = 4
