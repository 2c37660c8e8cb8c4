"""The derived values of a card, in this order: strength, willpower and lore come first."""

from typing import Final

KEYWORDS: Final = 3
CHALLENGER: Final = 4
RESIST: Final = 5
SINGER: Final = 6
BOOST: Final = 7
CANT: Final = 8
CAN: Final = 9
SING_BONUS: Final = 10
DERIVED: Final = 11
