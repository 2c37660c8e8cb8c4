"""The instructions of ability programs.

Three families: *control* (the only ones that ask or jump), *queries* (which fill registers) and *verbs* (which act
through the gate). An instruction is six ints: the operation and up to five operands. Operands called set, amount or
condition are expressions (see `expressions`); where a set is NOBODY, the set at hand is meant.
"""

from typing import Final

WIDTH: Final = 6

# Control.
REPEAT: Final = -1
"""REPEAT amount, to — run up to the matching NEXT so many times; afterwards jump."""
END: Final = 0
JUMP: Final = 1
"""JUMP to"""
WITHIN: Final = 6
"""WITHIN fact — the cards of the next choice may have at most the amount at hand of this in total."""
ARRANGE: Final = 7
"""ARRANGE by — the player puts the set in order."""
SHARE_OUT: Final = 8
"""SHARE_OUT low, by — the player divides the amount at hand among the set, to each at least so much."""
NAME_AMOUNT: Final = 9
"""NAME_AMOUNT low, by — the player names an amount from so much up to the one at hand."""
EACH_PLAYER: Final = 10
"""EACH_PLAYER whose, to — run up to the matching NEXT once per player, in turn order; afterwards jump."""
EACH_CARD: Final = 11
"""EACH_CARD to — run up to the matching NEXT once per card of the set; afterwards jump."""
NEXT: Final = 12
"""NEXT to — back to the loop's head."""
IF: Final = 14
"""IF condition, to — go on if it holds, else jump."""
PICK: Final = 15
"""PICK set, low, high, by, slot and how — a player chooses; the choice becomes the set, and the slot's cards."""
LET: Final = 16
"""LET to, by — ask a player whether it happens; jump on a no."""
MODE: Final = 17
"""MODE how many there are, low, high, by, open — a player picks among several effects; `open` is NOBODY, or an AND
whose conditions say which of them can be picked."""
PICK_PLAYER: Final = 18
"""PICK_PLAYER among, low, high, by — a player chooses players; the (last) one chosen is the player at hand."""
IF_WHOLE: Final = 19
"""IF_WHOLE to — go on if everything since PART was completely done, else jump."""

# Queries.
FIRST_QUERY: Final = 30
TAKE_SET: Final = 31
"""TAKE_SET set — the set becomes those cards."""
KEEP_SLOT: Final = 32
"""KEEP_SLOT slot — the slot's cards become the set."""
LET_AMOUNT: Final = 33
"""LET_AMOUNT amount — the amount becomes this."""
TURN_TO: Final = 34
"""TURN_TO set — the player of those cards (NOBODY: who did what the event tells) is the player at hand."""
PART: Final = 35
"""What follows is looked at as a whole by the next IF_WHOLE."""
SHUFFLE_SET: Final = 37
"""SHUFFLE_SET amount — the set becomes so many of its cards, at random (NOBODY: all of them, in a random order)."""
DECLINE: Final = 38
"""As after a no: nothing was done."""
TALLY: Final = 39
"""TALLY what — BEGIN to count, ADD the amount, or let the amount become the TOTAL."""
BEGIN: Final = 0
ADD: Final = 1
TOTAL: Final = 2

# Verbs.
FIRST_VERB: Final = 40
DO_SHARES: Final = 42
"""DO_SHARES verb, who — each card of the set gets its share; YOURS, or the player at hand, does it."""
MOVE_COUNTERS: Final = 43
"""MOVE_COUNTERS kind, from, to, amount, who — counters go to another card; YOURS, or the player at hand, does it."""
ACT: Final = 46
"""ACT verb, set, amount, who — the change befalls those cards at once; YOURS, or the player at hand, does it."""
ACT_PLAYER: Final = 47
"""ACT_PLAYER verb, amount, whose — the change befalls the player of the ability (YOURS) or the one at hand."""
LASTING: Final = 48
"""LASTING template, set, amount — an effect lasts on each of those cards, or on all that it matches (no set)."""
INSTRUCT: Final = 49
"""INSTRUCT which, … — an instruction of the game's own."""

# How cards are picked: bits above the number of the slot.
CHOOSING: Final = 1 << 8
"""By choosing, which some cards forbid."""
ANOTHER: Final = 1 << 9
"""Not one that the same effect has chosen before."""
TO_PLAY: Final = 1 << 10
"""To be played by the instruction after the next two."""
SLOT_MASK: Final = (1 << 8) - 1

# Whose zones, and which players.
YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2
THAT_PLAYERS: Final = 3
THE_TABLES: Final = 4
PICKED: Final = 5
"""The players who were chosen."""

# Who chooses.
BY_YOU: Final = 0
BY_THAT_PLAYER: Final = 1

# Why nothing came of something.
NONE_THERE: Final = 1
"""There is nothing to choose, or to do something with, as everybody sees."""
NONE_CHOSEN: Final = 2
CONDITION: Final = 3
UNPAID: Final = 4
"""What it would cost can't be paid."""
DECLINED: Final = 5
USED_UP: Final = 6
"""It has happened as often as it may."""
NO_CHANGE: Final = 7
"""It was done, but nothing is different."""
KEPT: Final = 8
"""An effect forbids it."""

# Comparisons.
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
UNEQUAL: Final = 3
MORE_THAN: Final = 4
LESS_THAN: Final = 5
