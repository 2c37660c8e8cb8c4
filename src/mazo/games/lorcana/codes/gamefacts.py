"""Facts of the whole game that expressions ask about."""

from typing import Final

FIRST_TURN: Final = 0
NOT_STARTING: Final = 1
DURING_CHALLENGING: Final = 2
DURING_CHALLENGED: Final = 3
IN_CHALLENGE: Final = 4
CAN_PAY: Final = 5
USED_SHIFT: Final = 6
THEY_CAN_PAY: Final = 7
CAN_DISCARD: Final = 8
CAN_PLAY_THIS: Final = 9
CAN_USE_THIS: Final = 10
