"""Rule keys of Ortus Regni. The founding document prints no numbers, so the book numbers its paragraphs in order:

1 what is needed, 2 the drafting phase, 3 the game with drafted decks, 4 the notes of its authors (the two Towers);
5 holds what of the base game these change or name. House rules count from M1.
"""

from typing import Final

# 1. What is needed.
TWO_OR_THREE: Final = 1_01_00_00
CORE_FOR_TWO: Final = 1_02_00_00
EXPANSION_FOR_THREE: Final = 1_03_00_00
SAME_COLOUR: Final = 1_04_00_00

# 2. The drafting phase.
ONE_SET: Final = 2_01_00_00
NO_PALACE: Final = 2_02_00_00
NINETY: Final = 2_03_00_00
SHUFFLE: Final = 2_04_00_00
TEN_CARDS: Final = 2_05_00_00
KEEP_TWO: Final = 2_06_00_00
KEEP_ON: Final = 2_07_00_00
LAST_TWO: Final = 2_08_00_00
EIGHT_A_ROUND: Final = 2_09_00_00
TEN_AGAIN: Final = 2_10_00_00
TWENTY_FOUR: Final = 2_11_00_00
TO_THE_RIVAL: Final = 2_12_00_00
LEFT_RIGHT_LEFT: Final = 2_13_00_00

# 3. The game with drafted decks.
UNIQUE_PALACE: Final = 3_01_00_00
CUBE: Final = 3_02_00_00
OWN_DISCARD: Final = 3_03_00_00
PALACE_TAKEN: Final = 3_04_00_00
PALACE_REMOVED: Final = 3_05_00_00
THE_REST_STAYS: Final = 3_06_00_00

# 4. Notes of the authors.
SIXTY_OR_NINETY: Final = 4_01_00_00
WHAT_PASSES_BY: Final = 4_02_00_00
USE_IT_WELL: Final = 4_03_00_00
TWO_TOWERS: Final = 4_04_00_00
TOWERS_FROM_DISCARDS: Final = 4_05_00_00
ENOUGH_FOR_THREE: Final = 4_06_00_00
LOOK_AT_TOWERS: Final = 4_07_00_00
TOWER_TO_DISCARD: Final = 4_08_00_00
TOWER_TO_DECK: Final = 4_09_00_00

# 5. The base game.
TO_ITS_OWNER: Final = 5_01_00_00
OWNER_GONE: Final = 5_02_00_00
OUT: Final = 5_03_00_00
BEQUEATH: Final = 5_04_00_00

# House rules, where the sources are silent.
IN_SECRET: Final = 99_00_00_01
FACE_DOWN: Final = 99_00_00_02
PALACES_IN_TURN: Final = 99_00_00_03
INTRIGUE_ALIKE: Final = 99_00_00_04
LEAVING: Final = 99_00_00_05
READY: Final = 99_00_00_06
