"""How a card came into the Earldom in which it stands."""

from typing import Final

ONES_OWN: Final = 0
CAPTURED: Final = 1
RANSOMED: Final = 2
WON_IN_A_JOUST: Final = 3
BY_INTRIGUE: Final = 4
