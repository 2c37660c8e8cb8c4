"""The small integers of the toy game: zones, types, verbs, moments, facts, durations, questions and options."""

from typing import Final

from mazo.abilities.machine.runner import GAME_ASKS
from mazo.kernel.codes import EVERYONE, GAME_FRAMES, GAME_VERBS, NO_ONE, OWNER
from mazo.kernel.records import CounterKind, ZoneKind

# Zones; each exists once for every seat and once for the table itself.
DECK: Final = 0
HAND: Final = 1
FIELD: Final = 2
GRAVE: Final = 3
EXILE: Final = 4
UNDER: Final = 5
VAULT: Final = 6
CHAIN: Final = 7
AWAY: Final = 8
TRAY: Final = 9

ZONES: Final = [
    ZoneKind("deck", NO_ONE, True),
    ZoneKind("hand", OWNER, False),
    ZoneKind("field", EVERYONE, False, in_play=True),
    ZoneKind("grave", EVERYONE, True),
    ZoneKind("exile", EVERYONE, True),
    ZoneKind("under", EVERYONE, False),
    ZoneKind("vault", NO_ONE, False),
    ZoneKind("chain", EVERYONE, True),
    ZoneKind("away", NO_ONE, True),
    ZoneKind("tray", NO_ONE, True),
]

# Types of cards.
UNIT: Final = 0
WEAPON: Final = 1
SPELL: Final = 2
ANSWER: Final = 3
COVERING: Final = 4

# States of a card, as bits of its flags.
TRIED: Final = 1
MARKED: Final = 2

# Changes that pass the gate.
DRAW: Final = 0
DESTROY: Final = 1
BANISH: Final = 2
WOUND: Final = 3
GAIN: Final = 4
RETURN: Final = 5
SEIZE: Final = 6
MILL: Final = 7
DISCARD: Final = 8
ENTER: Final = 9
ANNUL: Final = 10
PLAY_FREE: Final = 11
LOOK: Final = 12
TUCK: Final = 13
SHARE: Final = 14
RESHUFFLE: Final = 15
MARK: Final = 16
ATTACH: Final = 17
COVER: Final = 18
# Moments.
PLAYED: Final = 19
TURN_ENDS: Final = 20
EVENTS: Final = 24

# Kinds of counters.
CHARM: Final = 0
RUST: Final = 1
COIN: Final = 2
COUNTERS: Final = [CounterKind("charm"), CounterKind("rust"), CounterKind("coin", VAULT)]
"""Charms and rust lie on cards, coins in each player's vault."""

# Facts; the first two can be changed by effects.
POWER: Final = 0
HEALTH: Final = 1
STATS: Final = 2
COST: Final = 2
WOUNDS: Final = 3
TYPE: Final = 4

# Durations (0 is the kernel's "while its source is in play").
THIS_TURN: Final = 1
UNTIL_YOUR_TURN: Final = 2

# What a replacement of the toy puts in the place of a change: the amount of its effect.
NOTHING: Final = 0
BANISH_INSTEAD: Final = 1
RETURN_INSTEAD: Final = 2
ONE_LESS: Final = 3
PROGRAM_INSTEAD: Final = 4
TWO_MORE: Final = 5

# Which events a trigger means, seen from its card.
ANY: Final = -1
SELF: Final = 0
MINE: Final = 1
OTHERS_OF_MINE: Final = 2

# Frames, questions and options.
PLAY_FRAME: Final = GAME_FRAMES
WINDOW: Final = GAME_FRAMES + 1
SECRET_ROUND: Final = GAME_FRAMES + 2
ENDLESS: Final = GAME_FRAMES + 3

ASK_MAIN: Final = GAME_ASKS
ASK_WINDOW: Final = GAME_ASKS + 1
ASK_SECRET: Final = GAME_ASKS + 2

DO_PLAY: Final = GAME_VERBS
DO_ARM: Final = GAME_VERBS + 1
DO_COVER: Final = GAME_VERBS + 2
DO_ANSWER: Final = GAME_VERBS + 3
DO_PASS: Final = GAME_VERBS + 4

# Rules, so that frames and verdicts can cite something.
RULE: Final = 100
RULE_POINTS: Final = 101
RULE_LAST: Final = 102
RULE_TIME: Final = 103
