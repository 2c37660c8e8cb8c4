"""What derived values may depend on, as bits, besides what they do in every game."""

from typing import Final

from mazo.abilities.lasting.codes import ON_FIGURE, ON_TRAIT

EXERTION: Final = 1 << 10
DAMAGE: Final = 1 << 11
LORE: Final = 1 << 13
CHALLENGE: Final = 1 << 14
HISTORY: Final = 1 << 15
CLASS: Final = ON_TRAIT
PLACE: Final = 1 << 17

# Derived values that are no figures; strength is the first of these, willpower and lore follow.
KEYWORDS: Final = ON_FIGURE << 3
CAN: Final = ON_FIGURE << 4
