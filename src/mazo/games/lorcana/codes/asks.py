"""Questions."""

from typing import Final

from mazo.abilities.machine.runner import GAME_ASKS

MAIN: Final = GAME_ASKS
CUT: Final = GAME_ASKS + 1
ALTER: Final = GAME_ASKS + 2
STARTER: Final = GAME_ASKS + 3
BAG: Final = GAME_ASKS + 4
SINGERS: Final = GAME_ASKS + 5
BASES: Final = GAME_ASKS + 6
ENTER: Final = GAME_ASKS + 7
"""Whether a card enters play exerted."""
COST: Final = GAME_ASKS + 8
"""How a card that an effect plays is paid for."""
LOOP: Final = GAME_ASKS + 10
NAME: Final = GAME_ASKS + 12
DROPS: Final = GAME_ASKS + 13
"""How many ink drops are removed for a cost, the rest of which is paid with cards."""
