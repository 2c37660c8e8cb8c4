"""The small integers of every draft: zones, questions, processes, reasons and what is told."""

from typing import Final

from mazo.kernel.codes import GAME_FRAMES

# Zones, in the order of ZONES in table.py; a game that goes on after the draft adds its own behind them.
UNDEALT: Final = 0
PACK: Final = 1
KEPT: Final = 2
DISCARDED: Final = 3
DRAFT_ZONES: Final = 4
# Where cards lie on the table in a draft that has lanes: as many zones as there are lanes.
LANES: Final = 4

# Processes.
KEEP_FRAME: Final = GAME_FRAMES
BURN_FRAME: Final = GAME_FRAMES + 1
SHOW_FRAME: Final = GAME_FRAMES + 2
LINE_FRAME: Final = GAME_FRAMES + 3
PILE_FRAME: Final = GAME_FRAMES + 4
SPLIT_FRAME: Final = GAME_FRAMES + 5
DRAFT_FRAMES: Final = GAME_FRAMES + 8

# Questions; 1 is the kernel's.
ASK_KEEP: Final = 8
ASK_BURN: Final = 9
ASK_LINE: Final = 10
ASK_PILE: Final = 11
ASK_SPLIT: Final = 12
ASK_SIDE: Final = 13
DRAFT_ASKS: Final = 16

# Why an answer is refused.
OK: Final = 0
OTHER_QUESTION: Final = 1
NOT_OFFERED: Final = 2
NOT_IN_PACK: Final = 3
TOO_MANY: Final = 4
TOO_FEW: Final = 5
DRAFT_REASONS: Final = 8

# What is told.
SHUFFLED: Final = 0
DEALT: Final = 1
KEEPS: Final = 2
BURNS: Final = 3
PASSED: Final = 4
DISCARDS: Final = 5
ROUND_OVER: Final = 6
FINISHED: Final = 7
LEAVES: Final = 8
OPENED: Final = 9
LAID: Final = 10
LOOKS: Final = 11
LETS: Final = 12
TAKES: Final = 13
DIVIDES: Final = 14
BLIND: Final = 15
DRAFT_EVENTS: Final = 16
