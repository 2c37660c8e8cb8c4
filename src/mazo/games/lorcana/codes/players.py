"""Figures of players that expressions ask about, and ways to name players beyond the general ones."""

from typing import Final

# Figures of players and of the game that expressions ask about.
PLAYER_LORE: Final = 0
PLAYER_INK: Final = 1
HAND_SIZE: Final = 2

# Ways to name players, beyond the general ones.
CHALLENGING_PLAYER: Final = 8
CHALLENGED_PLAYER: Final = 9
MOST_CARDS: Final = 10
PLAYER_OF_THAT: Final = 11
