"""Options."""

from typing import Final

from mazo.kernel.codes import GAME_VERBS

INK: Final = GAME_VERBS
PLAY: Final = GAME_VERBS + 1
SING: Final = GAME_VERBS + 2
QUEST: Final = GAME_VERBS + 3
CHALLENGE: Final = GAME_VERBS + 4
MOVE: Final = GAME_VERBS + 5
END: Final = GAME_VERBS + 6
LEAVE_DECK: Final = GAME_VERBS + 7
CUT_AT: Final = GAME_VERBS + 8
SHUFFLE_DECK: Final = GAME_VERBS + 9
SHUFFLE_AND_CUT: Final = GAME_VERBS + 10
SHIFT: Final = GAME_VERBS + 11
"""Shift a card onto a card in play."""
SING_TOGETHER: Final = GAME_VERBS + 12
ABILITY: Final = GAME_VERBS + 13
"""Use an activated ability: the card and which of its abilities."""
BOOST: Final = GAME_VERBS + 14
PLAY_BY: Final = GAME_VERBS + 15
"""Play a card for an alternate cost of its own: the card and which of its abilities."""
NAME_IT: Final = GAME_VERBS + 16
"""Name a card: the number of the name."""

# Whose first operand is a card, and whose second one is, one bit a verb.
FIRST_CARDS: Final = (
    1 << INK
    | 1 << PLAY
    | 1 << SING
    | 1 << SING_TOGETHER
    | 1 << SHIFT
    | 1 << PLAY_BY
    | 1 << ABILITY
    | 1 << BOOST
    | 1 << QUEST
    | 1 << CHALLENGE
    | 1 << MOVE
)
SECOND_CARDS: Final = 1 << SING | 1 << SHIFT | 1 << CHALLENGE | 1 << MOVE
