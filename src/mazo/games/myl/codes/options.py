"""The options of the game's own."""

from typing import Final

from mazo.kernel.codes import GAME_VERBS

PUT_GOLD: Final = GAME_VERBS
PLAY: Final = GAME_VERBS + 1
PLAY_ON: Final = GAME_VERBS + 2
TO_BATTLE: Final = GAME_VERBS + 3
END_VIGIL: Final = GAME_VERBS + 4
PASS: Final = GAME_VERBS + 5
KEEP: Final = GAME_VERBS + 6
MULLIGAN: Final = GAME_VERBS + 7
BLOCK: Final = GAME_VERBS + 8
NO_BLOCK: Final = GAME_VERBS + 9
USE: Final = GAME_VERBS + 10
NAME_IT: Final = GAME_VERBS + 11
"""Its number is three times what is named, and 0 for a card, 1 for a race, 2 for a type."""

# Whose first operand is a card, and whose second one is, one bit a verb.
FIRST_CARDS: Final = 1 << PUT_GOLD | 1 << PLAY | 1 << PLAY_ON | 1 << USE | 1 << BLOCK
SECOND_CARDS: Final = 1 << PLAY_ON | 1 << BLOCK
