"""What sort of card a card is."""

from typing import Final

PROPERTY: Final = 0
FACE: Final = 1
POLITICAL: Final = 2
STARTING_FIEF: Final = 3
ARMY: Final = 4
VIKINGS: Final = 5
BATTLE_CARD: Final = 6
JOUST_CARD: Final = 7
CROWN: Final = 8
