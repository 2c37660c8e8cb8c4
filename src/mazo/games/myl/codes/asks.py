"""The questions of the game's own."""

from typing import Final

from mazo.abilities.machine.runner import GAME_ASKS

GOLD: Final = GAME_ASKS
MULLIGAN: Final = GAME_ASKS + 1
VIGIL: Final = GAME_ASKS + 2
ATTACKERS: Final = GAME_ASKS + 3
BLOCKER: Final = GAME_ASKS + 4
WAR: Final = GAME_ASKS + 5
ANSWER: Final = GAME_ASKS + 6
DISCARD: Final = GAME_ASKS + 7
TRIGGER: Final = GAME_ASKS + 8
BEARER: Final = GAME_ASKS + 9
GROUPING: Final = GAME_ASKS + 10
SUBJECT: Final = GAME_ASKS + 11
CHALLENGE: Final = GAME_ASKS + 12
NAME: Final = GAME_ASKS + 13
