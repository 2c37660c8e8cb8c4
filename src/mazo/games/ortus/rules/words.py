"""The small integers of Ortus Regni on top of those of every draft: zones, roles, colours, questions, what is told."""

from typing import Final

from mazo.draft.words import DRAFT_ASKS, DRAFT_EVENTS, DRAFT_FRAMES, DRAFT_REASONS, DRAFT_ZONES

# Zones behind those of the draft, in the order of ZONES in table.py.
PALACES: Final = DRAFT_ZONES
EARLDOM: Final = DRAFT_ZONES + 1
TOWERS: Final = DRAFT_ZONES + 2
ASIDE: Final = DRAFT_ZONES + 3
DISCARD: Final = DRAFT_ZONES + 4
REMOVED: Final = DRAFT_ZONES + 5

# Kinds of Earl cards, in the order of TYPES in pool.py; the Palaces follow them, by colour.
CASTLE: Final = 0
LAND: Final = 1
MARKET_TOWN: Final = 2
CHURCH: Final = 3
CATHEDRAL: Final = 4
PRINCE: Final = 5
VASSAL: Final = 6
CHAMPION: Final = 7
MONK: Final = 8
MERCENARY: Final = 9
TREACHERY: Final = 10
INTRIGUE: Final = 11
ALLIES: Final = 12
BANQUET: Final = 13
BANNER: Final = 14
FIRST_PALACE: Final = 15

# Roles of Earl cards.
PROPERTY: Final = 0
FACE: Final = 1
POLITICAL: Final = 2
STARTING_FIEF: Final = 3

# How a card came into the Earldom in which it is destroyed.
ONES_OWN: Final = 0
CAPTURED: Final = 1
RANSOMED: Final = 2
WON_IN_A_JOUST: Final = 3
BY_INTRIGUE: Final = 4

# Processes and questions.
PALACE_FRAME: Final = DRAFT_FRAMES
ASK_PALACE: Final = DRAFT_ASKS

# Why something is refused.
COLOUR_TAKEN: Final = DRAFT_REASONS
NOT_YOUR_TOWER: Final = DRAFT_REASONS + 1

# What is told.
TAKES_PALACE: Final = DRAFT_EVENTS
CUBE_IN_BAG: Final = DRAFT_EVENTS + 1
DISCARDS_SHUFFLED: Final = DRAFT_EVENTS + 2
TOWER_BUILT: Final = DRAFT_EVENTS + 3
READY_TO_PLAY: Final = DRAFT_EVENTS + 4
DESTROYED: Final = DRAFT_EVENTS + 5
REMOVED_FROM_GAME: Final = DRAFT_EVENTS + 6
TAKEN_OVER: Final = DRAFT_EVENTS + 7
BEQUEATHED: Final = DRAFT_EVENTS + 8
