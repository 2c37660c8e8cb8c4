"""What ability programs can read of cards, players and the game; the first can also be changed."""

from typing import Final

# Of cards.
STRENGTH: Final = 0
COST: Final = 1
TYPE: Final = 2
IS_ATTACKING: Final = 3
KEYWORDS: Final = 4
HAS_ABILITY: Final = 5
ZONE: Final = 6
HOST: Final = 7
WEAPONS: Final = 8
"""How many weapons the card carries."""
IS_WAITING: Final = 9
IS_BLOCKING: Final = 10
IS_BLOCKED: Final = 11
COLOURS: Final = 12
"""There are none."""
FACING: Final = 13
"""The ally that it blocks, or that blocks it."""
IS_CHANGED: Final = 14
"""Something changes its strength."""
WENT_UNBLOCKED: Final = 15
"""It attacked this turn, and nobody blocked it."""
WAS_DESTROYED: Final = 16
"""It was destroyed this turn."""

IS_PLAYED: Final = 18
"""It is being played, and no longer one of the cards where it lies until it resolves."""

SPEAKS_OF: Final = 17
"""What its text is about, as the bits below."""
AFFECTS_GOLD: Final = 1
DESTROYS_GOLD: Final = 2
AFFECTS_WEAPONS: Final = 4
ANNULS: Final = 8
CHANGES_STRENGTH: Final = 16
GENERATES_GOLD: Final = 32
DISCARDS: Final = 64

# Traits.
CALLED: Final = 0
OF_RACE: Final = 1
OF_TYPE: Final = 2

# Of players.
CASTLE_SIZE: Final = 0
HAND_SIZE: Final = 1
READY_GOLD: Final = 2

# Of the game.
FIRST_TURN: Final = 0
NOT_STARTING: Final = 1
CAN_PAY: Final = 2
THEY_CAN_PAY: Final = 3
CAN_DISCARD: Final = 4
IN_YOUR_VIGIL: Final = 5
IN_THEIR_VIGIL: Final = 6
IN_WAR: Final = 7
IN_BATTLE: Final = 8
IN_YOUR_FINAL: Final = 9
IN_YOUR_GROUPING: Final = 10
IN_DAMAGE: Final = 11
CAN_PLAY_THIS: Final = 12
