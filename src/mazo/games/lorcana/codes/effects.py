"""Kinds of lasting effects beyond the kernel's, and the one duration that only Lorcana has."""

from typing import Final

from mazo.kernel.codes import GAME_EFFECTS

THIS_CHALLENGE: Final = 6
KEYWORD: Final = GAME_EFFECTS
LOSE_KEYWORD: Final = GAME_EFFECTS + 1
CANT: Final = GAME_EFFECTS + 2
CAN: Final = GAME_EFFECTS + 3
GRANT: Final = GAME_EFFECTS + 4
"""A whole ability, printed or not, of which `what` is the number."""
COST: Final = GAME_EFFECTS + 5
NEXT_COST: Final = GAME_EFFECTS + 6
PLAYER_CANT: Final = GAME_EFFECTS + 7
EXTRA_INK: Final = GAME_EFFECTS + 8
ENTERS: Final = GAME_EFFECTS + 9
LORE_GOAL: Final = GAME_EFFECTS + 10
INK_FROM: Final = GAME_EFFECTS + 11
PLAY_FROM: Final = GAME_EFFECTS + 12
ONE_CHALLENGE: Final = GAME_EFFECTS + 13
DAMAGE_BY: Final = GAME_EFFECTS + 14
FLOOR: Final = GAME_EFFECTS + 15
MORE_DAMAGE: Final = GAME_EFFECTS + 16
OPEN_TOP: Final = GAME_EFFECTS + 17
READY_LIMIT: Final = GAME_EFFECTS + 18
CLASS: Final = GAME_EFFECTS + 19
SKIP: Final = GAME_EFFECTS + 20
LOSE_ABILITY: Final = GAME_EFFECTS + 21
PLAY_FREE: Final = GAME_EFFECTS + 22
"""Such cards may be played for free."""
EFFECT_KINDS: Final = GAME_EFFECTS + 23
ACTIVATED: Final = -2
"""The kind of an ability that its player may use."""
