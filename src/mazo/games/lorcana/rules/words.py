"""Lorcana's own small integers: zones, states, changes, questions, options and figures."""

from typing import Final

from mazo.abilities.runner import GAME_ASKS
from mazo.kernel.codes import GAME_FRAMES, GAME_VERBS

# Zones, in the order of ZONES in table.py.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
OUTSIDE: Final = 5
"""Where the cards of a player who has left the game are: nobody sees them, but none is lost."""

# States of a card, as bits of its flags.
EXERTED: Final = 1
DRYING: Final = 2

# Types of cards.
CHARACTER: Final = 0
ACTION: Final = 1
ITEM: Final = 2
LOCATION: Final = 3

# What can happen: changes that pass the gate, and moments that abilities wait for.
DRAW: Final = 0
EXERT: Final = 1
READY: Final = 2
GAIN_LORE: Final = 3
LOSE_LORE: Final = 4
DEAL_DAMAGE: Final = 5
REMOVE_DAMAGE: Final = 6
BANISH: Final = 7
DISCARDS: Final = 8
TO_HAND: Final = 9
TO_INKWELL: Final = 10
PLAYS: Final = 11
QUESTS: Final = 12
CHALLENGES: Final = 13
CHALLENGED: Final = 14
MOVES: Final = 15
SINGS: Final = 16
TURN_STARTS: Final = 17
TURN_ENDS: Final = 18
EFFECT_ENDS: Final = 19
EVENTS: Final = 32
"""Room for all that can happen; the log's further events count from here on."""

# Events that are only told.
SHUFFLED: Final = 32
CUT_DECK: Final = 33
STARTS: Final = 34
CHOOSES_STARTER: Final = 35
ALTERED: Final = 36
KEPT: Final = 37
TURN_BEGAN: Final = 38
DRIED: Final = 39
WON: Final = 40
LOST: Final = 41
CONCEDED: Final = 42
DRAW_SKIPPED: Final = 43
NOTHING_TO_DRAW: Final = 44
TURN_PASSED: Final = 45
GATHERED: Final = 46
COUNTERS_GONE: Final = 47
LORE_AT_ZERO: Final = 48
RESOLVES: Final = 49
INKED: Final = 50
PAID: Final = 51
RESOLVED_ACTION: Final = 52
CHALLENGE_OVER: Final = 53
LEFT_GAME: Final = 54
INK_READIED: Final = 55

# Durations of effects (0 is the kernel's "while its source is in play").
THIS_TURN: Final = 1
UNTIL_YOUR_NEXT_TURN: Final = 2
DURING_YOUR_TURN: Final = 3

# Figures and states that ability programs can read; the first four can be changed by effects.
STRENGTH: Final = 0
WILLPOWER: Final = 1
LORE: Final = 2
STATS: Final = 3
COST: Final = 3
DAMAGE: Final = 4
IS_EXERTED: Final = 5
IS_DRYING: Final = 6
TYPE: Final = 7

# Processes of the game that can be interrupted.
SHUFFLING: Final = GAME_FRAMES
ALTERING: Final = GAME_FRAMES + 1
CHALLENGE_FRAME: Final = GAME_FRAMES + 2
PLAY_FRAME: Final = GAME_FRAMES + 3
BAG_FRAME: Final = GAME_FRAMES + 4
CHOOSE_STARTER: Final = GAME_FRAMES + 5
QUEST_FRAME: Final = GAME_FRAMES + 6
MOVE_FRAME: Final = GAME_FRAMES + 7

# Questions.
ASK_MAIN: Final = GAME_ASKS
ASK_CUT: Final = GAME_ASKS + 1
ASK_ALTER: Final = GAME_ASKS + 2
ASK_STARTER: Final = GAME_ASKS + 3
ASK_BAG: Final = GAME_ASKS + 4

# Options.
DO_INK: Final = GAME_VERBS
DO_PLAY: Final = GAME_VERBS + 1
DO_SING: Final = GAME_VERBS + 2
DO_QUEST: Final = GAME_VERBS + 3
DO_CHALLENGE: Final = GAME_VERBS + 4
DO_MOVE: Final = GAME_VERBS + 5
DO_END: Final = GAME_VERBS + 6
LEAVE_DECK: Final = GAME_VERBS + 7
CUT_AT: Final = GAME_VERBS + 8
SHUFFLE_DECK: Final = GAME_VERBS + 9
SHUFFLE_AND_CUT: Final = GAME_VERBS + 10

# Which events an ability's trigger means, seen from its card.
ANY: Final = -1
SELF: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
YOUR_OTHER: Final = 3

OPENING_HAND: Final = 7
LORE_TO_WIN: Final = 20
