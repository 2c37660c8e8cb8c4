"""Slots of programs that mean the same everywhere in the game."""

from typing import Final

TOGETHER: Final = 1
"""The slot of who did something together: sang a song, or met the condition of an ability about "one or more"."""
