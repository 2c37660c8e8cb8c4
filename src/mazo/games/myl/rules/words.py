"""The small integers of Mitos y Leyendas: zones, states, changes, questions, options and figures."""

from typing import Final

from mazo.abilities.machine.runner import GAME_ASKS
from mazo.kernel.codes import GAME_FRAMES, GAME_VERBS

# Zones, in the order of ZONES in table.py.
CASTLE: Final = 0
HAND: Final = 1
DEFENCE_LINE: Final = 2
ATTACK_LINE: Final = 3
SUPPORT_LINE: Final = 4
RESERVE: Final = 5
PAID_GOLD: Final = 6
GRAVE: Final = 7
EXILE: Final = 8

# States of a card, as bits of its flags.
WAITING: Final = 1
"""It has not yet passed a whole Vigilia under its controller."""
RESERVED: Final = 2
"""It is being played and stays in the zone that it is played from until it resolves."""
ATTACKING: Final = 4
USED: Final = 8
"""Its ability has been used this turn."""

# Types of cards.
ALLY: Final = 0
WEAPON: Final = 1
TALISMAN: Final = 2
TOTEM: Final = 3
GOLD: Final = 4

# Keywords, as bits.
FURY: Final = 1
UNBLOCKABLE: Final = 2
INDESTRUCTIBLE: Final = 4
GUARDIAN: Final = 8
WANDERING: Final = 16
EXHUME: Final = 32
UNIQUE: Final = 64
TWO_WEAPONS: Final = 128

# What can happen: changes that pass the gate, and moments that abilities wait for.
DRAW: Final = 0
MILL: Final = 1
DISCARD: Final = 2
DESTROY: Final = 3
BANISH: Final = 4
TO_HAND: Final = 5
TAKE_CONTROL: Final = 6
REGROUP: Final = 7
ANNUL: Final = 8
CANCEL: Final = 9
PLAYED: Final = 10
ENTERS: Final = 11
ATTACKS: Final = 12
BLOCKS: Final = 13
CASTLE_DAMAGE: Final = 14
FINAL_BEGINS: Final = 15
GROUPING_ENDS: Final = 16
VIGIL_BEGINS: Final = 17
EVENTS: Final = 24
"""Room for all that can happen; what is only told counts from here on."""

PRESENTED: Final = 24
GOLD_CHOSEN: Final = 25
STARTS: Final = 26
SHUFFLED: Final = 27
MULLIGANED: Final = 28
KEPT: Final = 29
TURN_BEGAN: Final = 30
GOLD_PUT: Final = 31
PAID: Final = 32
DECLARED: Final = 33
ANNULLED: Final = 34
PASSES: Final = 35
NO_BATTLE: Final = 36
UNBLOCKED: Final = 37
EFFECTS_END: Final = 38
NO_DRAW: Final = 39
WON: Final = 40
LOST: Final = 41
CONCEDED: Final = 42
DRAWN_GAME: Final = 43
TALISMAN_DONE: Final = 44
REPELLED: Final = 45
BOTH_FALL: Final = 46
OVERCOME: Final = 47
TURN_ENDED: Final = 48
WAR_BEGAN: Final = 49
TRIGGER_RESOLVES: Final = 50
USES: Final = 51

# Durations of effects (0 is the kernel's "while its source is in play").
UNTIL_FINAL: Final = 1
UNTIL_GROUPING: Final = 2

# Figures that ability programs can read or change.
STRENGTH: Final = 0
COST: Final = 1
TYPE: Final = 2
IS_ATTACKING: Final = 3
KEYWORDS: Final = 4
COST_MORE: Final = 5
COST_LESS: Final = 6

# The derived values of a card, in this order.
D_STRENGTH: Final = 0
D_KEYWORDS: Final = 1
DERIVED: Final = 2

# Processes of the game that can be interrupted.
MULLIGAN_FRAME: Final = GAME_FRAMES
PLAY_FRAME: Final = GAME_FRAMES + 1
WINDOW_FRAME: Final = GAME_FRAMES + 2
ATTACK_FRAME: Final = GAME_FRAMES + 3
BLOCK_FRAME: Final = GAME_FRAMES + 4
WAR_FRAME: Final = GAME_FRAMES + 5
DAMAGE_FRAME: Final = GAME_FRAMES + 6
DISCARD_FRAME: Final = GAME_FRAMES + 7
TRIGGER_FRAME: Final = GAME_FRAMES + 8
GOLD_FRAME: Final = GAME_FRAMES + 9
USE_FRAME: Final = GAME_FRAMES + 10

# Questions.
ASK_GOLD: Final = GAME_ASKS
ASK_MULLIGAN: Final = GAME_ASKS + 1
ASK_VIGIL: Final = GAME_ASKS + 2
ASK_ATTACKERS: Final = GAME_ASKS + 3
ASK_BLOCKER: Final = GAME_ASKS + 4
ASK_WAR: Final = GAME_ASKS + 5
ASK_ANSWER: Final = GAME_ASKS + 6
ASK_DISCARD: Final = GAME_ASKS + 7
ASK_TRIGGER: Final = GAME_ASKS + 8

ONLY_PASSING: Final = 1
"""How the window of an ability that is used is asked: no card answers that."""

# Options.
PUT_GOLD: Final = GAME_VERBS
PLAY: Final = GAME_VERBS + 1
PLAY_ON: Final = GAME_VERBS + 2
TO_BATTLE: Final = GAME_VERBS + 3
END_VIGIL: Final = GAME_VERBS + 4
PASS: Final = GAME_VERBS + 5
KEEP: Final = GAME_VERBS + 6
MULLIGAN: Final = GAME_VERBS + 7
BLOCK: Final = GAME_VERBS + 8
NO_BLOCK: Final = GAME_VERBS + 9
USE: Final = GAME_VERBS + 10

# Which events an ability's trigger means, seen from its card.
ANY: Final = -1
THIS: Final = 0
YOURS: Final = 1
OPPONENTS: Final = 2
YOUR_OTHERS: Final = 3

OPENING_HAND: Final = 8
HAND_SIZE: Final = 8
