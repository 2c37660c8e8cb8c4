"""What lasts: durations, kinds of effects, what cards are kept from, derived values and what they depend on."""

from typing import Final

from mazo.abilities.lasting.codes import FOREVER, ON_FIGURE

# Durations (0 is the kernel's "while its source is in play").
UNTIL_FINAL: Final = 1
UNTIL_GROUPING: Final = 2
ALWAYS: Final = FOREVER
"""For the rest of the game, on a card as long as it stays in play."""

# Kinds of effects beyond the kernel's and those of every game (6 to 8).
KEYWORD: Final = 9
LOSE_KEYWORD: Final = 10
CANT: Final = 11
PLAYER_CANT: Final = 12
CAN: Final = 13
COST: Final = 14
NEXT_COST: Final = 15
EXACTLY: Final = 16
"""A figure is so much, whatever is printed."""
GOLDS_A_TURN: Final = 17
CONVERT: Final = 18
"""A card is of another type."""
CREDIT: Final = 19
"""Oro that can be spent on such cards only."""
CHARGE: Final = 20
"""What a card can do only if its player pays so much."""
SKIP: Final = 21
DIRECT_DAMAGE: Final = 22
"""How many more cards are milled by effects, or fewer."""
FEWEST_ATTACKERS: Final = 23
"""With fewer attackers the player can't go to battle."""
OWED_ATTACKS: Final = 24
"""The player must attack with so many allies if able."""
OWED_BLOCKS: Final = 25
"""The player must block with so many allies if able."""
FIRST_IN_WAR: Final = 26
"""The player has the priority in the war of talismans although it is the own attack."""
USE_OF_PILES: Final = 27
"""The player uses graveyard and exile whatever keeps others from it."""
EXILED_INSTEAD: Final = 28
"""What would go to the graveyard of the player goes to the exile."""
HAND_SIZE: Final = 29
"""How many more cards the player may keep in hand at the end of a turn, or fewer."""
EFFECT_KINDS: Final = 30

# Abilities that are no effects: what is used, what answers, what a card does that doesn't stay in play.
ACTIVATED: Final = -2
ANSWER: Final = -3
ACTION: Final = -4
ALSO: Final = -5
"""What must be done to play a card, besides what it costs."""

# What cards are kept from, as bits.
CANT_ATTACK: Final = 1
CANT_BLOCK: Final = 2
CANT_REGROUP: Final = 4
CANT_CARRY: Final = 8
CANT_BE_ANNULLED: Final = 16
CANT_BE_AFFECTED: Final = 32
CANT_BE_BLOCKED: Final = 64
CANT_BE_SHUFFLED: Final = 128
CANT_BE_CARRIED: Final = 256
CANT_BE_RETURNED: Final = 512
CANT_BE_CONTROLLED: Final = 1024
CANT_BE_DESTROYED: Final = 2048
CANT_BE_BANISHED: Final = 4096
CANT_FALL: Final = 8192
"""It isn't destroyed by what it fights with."""
CANT_CHANGE: Final = 16384
"""Nothing changes its strength."""
IN_PART: Final = 16
"""By so many bits higher: kept from it by some cards only, or with some."""

# What players are kept from, as bits.
CANT_PLAY: Final = 1 << 20
CANT_DRAW: Final = 2 << 20
CANT_USE: Final = 4 << 20
CANT_DECLARE_ATTACK: Final = 8 << 20
CANT_USE_PILES: Final = 16 << 20
"""Nothing is done with cards in graveyards and exiles."""
CANT_SEE_HANDS: Final = 32 << 20
"""The player sees nobody else's hand."""
CANT_SEARCH: Final = 64 << 20
"""The player searches no castle."""
CANT_DISCARD: Final = 128 << 20
"""The player discards no cards."""
CANT_STRIP: Final = 256 << 20
"""What the player does discards no cards of the others."""
CANT_SHUFFLE_IN: Final = 512 << 20
"""The player shuffles no cards into castles."""
OF_PLAYERS: Final = 1023 << 20

# What cards may do although the rules say otherwise, and what they must do, as bits.
CAN_BLOCK_UNBLOCKABLE: Final = 1
MUST_ATTACK: Final = 2
CAN_BE_PLAYED_IN_WAR: Final = 16
MUST_BLOCK: Final = 4
CAN_BLOCK_TWO: Final = 32
CAN_BLOCK_ANY: Final = 64
CAN_BANISH_BY_DAMAGE: Final = 128
CAN_PLAY_FROM_GRAVE: Final = 256
CAN_BLOCK: Final = 512
"""It blocks although it is in the attack line."""
CAN_DOUBLE_DAMAGE: Final = 1024
MUST_BLOCK_THIS: Final = 8
"""It must block the card that says so."""

# What can cost more or less.
FOR_PLAYING: Final = 0
DOWN_TO_NOTHING: Final = 1
"""The same, and the reduction may go down to 0 whatever the profile says."""

# The derived values of a card, in this order; the first two can be read by expressions.
D_STRENGTH: Final = 0
D_KEYWORDS: Final = 1
D_CANT: Final = 2
D_CAN: Final = 3
D_EXACTLY: Final = 4
D_EXACTLY_BY: Final = 5
"""The number of the effect that says so: the latest one counts."""
D_LOST: Final = 6
"""Keywords that were taken away."""
D_TYPE: Final = 7
"""One more than the type that it was converted into; 0 if it was not."""
D_TYPE_BY: Final = 8
DERIVED: Final = 9

# What derived values may depend on, as bits of the game's own.
ON_STATE: Final = 1 << 10
ON_HOST: Final = 1 << 11
ON_PHASE: Final = 1 << 13
ON_BLOCKS: Final = 1 << 14
ON_GOLD: Final = 1 << 15
ON_CONTROL: Final = 1 << 17
"""Whose a card in play is."""
ON_STRENGTH: Final = ON_FIGURE << D_STRENGTH
ON_KEYWORDS: Final = ON_FIGURE << D_KEYWORDS
ON_TYPE: Final = ON_FIGURE << 2
