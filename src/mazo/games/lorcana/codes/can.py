"""What a card can do although the rules say otherwise, or must do, as bits."""

from typing import Final

CHALLENGE_READY: Final = 1
QUEST_DRYING: Final = 2
CHALLENGE_DRYING: Final = 4
ANY_MAY_SHIFT_ON: Final = 8
"""Whatever has Shift, as if this had the name that it asks for."""
CHALLENGE_EVASIVE: Final = 16
MOVE_FREE: Final = 32
MUST_QUEST: Final = 64
MUST_CHALLENGE: Final = 128
MUST_BE_CHOSEN: Final = 256
EVERY_VARIANT_ON: Final = 512
"""Whatever has Shift of any kind, whatever that asks of its base."""
