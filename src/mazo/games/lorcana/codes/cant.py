"""What a card, or a player, can't do, as bits."""

from typing import Final

QUEST: Final = 1
CHALLENGE: Final = 2
READY: Final = 4
READY_AT_START: Final = 8
BE_CHALLENGED: Final = 16
SING: Final = 32
BE_CHOSEN: Final = 64
MOVE: Final = 128
BE_DEALT: Final = 256
EXERT: Final = 512
BE_HEALED: Final = 1024
CHALLENGE_CHARACTERS: Final = 2048
CHALLENGE_LOCATIONS: Final = 4096
GAIN_LORE: Final = 8192
LOSE_LORE: Final = 16384
PLAY: Final = 32768
DRAW: Final = 65536
INK: Final = 131072
TAKE_DAMAGE: Final = 262144
CHALLENGE_READY: Final = 1 << 20
QUEST_DRYING: Final = 1 << 21
DISCARD: Final = 524288
