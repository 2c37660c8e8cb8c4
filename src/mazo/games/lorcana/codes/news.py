"""Events that are only told: they count on where what can happen ends."""

from typing import Final

SHUFFLED: Final = 48
CUT_DECK: Final = 49
STARTS: Final = 50
CHOOSES_STARTER: Final = 51
ALTERED: Final = 52
KEPT: Final = 53
TURN_BEGAN: Final = 54
DRIED: Final = 55
WON: Final = 56
LOST: Final = 57
CONCEDED: Final = 58
DRAW_SKIPPED: Final = 59
NOTHING_TO_DRAW: Final = 60
TURN_PASSED: Final = 61
GATHERED: Final = 62
COUNTERS_GONE: Final = 63
LORE_AT_ZERO: Final = 64
RESOLVES: Final = 65
INKED: Final = 66
PAID: Final = 67
RESOLVED_ACTION: Final = 68
CHALLENGE_OVER: Final = 69
LEFT_GAME: Final = 70
INK_READIED: Final = 71
REVEALED: Final = 72
LOOKED_AT: Final = 73
NAMED_CARD: Final = 74
GETS: Final = 75
CHOSE: Final = 76
BOOSTED: Final = 77
SHIFTED_ONTO: Final = 78
STEP_SKIPPED: Final = 79
REPLACED: Final = 80
LOOP_SHORTENED: Final = 81
USED_ABILITY: Final = 82
DECK_RENEWED: Final = 83
GETS_STRENGTH: Final = 84
GETS_WILLPOWER: Final = 85
GETS_LORE: Final = 86
GAINS_KEYWORD: Final = 87
"""Its amount is the keyword's bit."""
DAMAGE_MOVED: Final = 88
LEFT_DECK: Final = 90
NOTHING: Final = 89
"""Nothing came of something; its amount says why, as `abilities.lasting.nothing` packs it."""
CANT_GAIN: Final = 91
"""A keyword that something keeps a card from gaining; its amount is the keyword's bit."""
LIES_BESIDE: Final = 93
NO_DAMAGE: Final = 92
"""Damage that was reduced to 0."""
