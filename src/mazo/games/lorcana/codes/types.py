"""Types of cards."""

from typing import Final

CHARACTER: Final = 0
ACTION: Final = 1
ITEM: Final = 2
LOCATION: Final = 3
