"""The small integers of what lasts: durations, whom an effect binds, and what derived values may depend on."""

from typing import Final

# Durations of effects (0 is the kernel's "while its source is in play"); 6 and whatever follows 8 are the game's own.
THIS_TURN: Final = 1
UNTIL_YOUR_NEXT_TURN: Final = 2
DURING_YOUR_TURN: Final = 3
THEIR_NEXT_TURN: Final = 4
"""Only during the next turn of the player whose card it is on."""
START_OF_THEIR_TURN: Final = 5
"""Until the start of that player's next turn is over."""
YOUR_NEXT_TURN: Final = 7
FOREVER: Final = 8

# Kinds of effects, beyond the kernel's, that every game can have; a game may also number them itself.
GRANT: Final = 6
"""It gives a card the ability of which `what` is the number."""
LOSE_ABILITY: Final = 7
"""It takes away the ability of which `what` is the name."""
GIVE_TRAIT: Final = 8

ALL_OPPONENTS: Final = -2
"""The `bound` of an effect on all opponents of its player."""
THE_ONE_AT_HAND: Final = -3
"""The `bound` of a template whose effect concerns the player at hand."""

# What derived values may depend on, as bits: zones by their number, then the rest. Bits 10, 11, 13 to 15 and 17 are
# the game's own.
ON_TURN: Final = 1 << 12
ON_TRAIT: Final = 1 << 16
"""A trait that effects can give."""
ON_DURING: Final = 1 << 18
ON_ARRIVAL: Final = 1 << 19
"""Which cards are in play, each by itself: unlike a zone's bit, a newcomer matters to nobody else's share."""
# Derived values themselves: there is room for five that expressions can read, in the order of the game's figures.
ON_FIGURE: Final = 1 << 20
ON_DERIVED: Final = 31 << 20
READABLE: Final = 5
ON_ZONES: Final = (1 << 10) - 1
# What has happened this turn: events share these bits, see `memory`.
ON_EVENT: Final = 1 << 25
EVENT_BITS: Final = 12
ON_EVENTS: Final = 4095 << 25
ON_COUNTERS: Final = 1 << 37
"""Counters without rules of their own, of whatever kind."""

# Facts of a card by which a game may number them that has none of its own meaning for these; its figures count from 0.
TYPE_OF: Final = 32
"""The type as a bit."""
ZONE_OF: Final = 33
HOST_OF: Final = 34

# Traits of a card.
CALLED: Final = 0
OF_CLASS: Final = 1

# Questions about the whole game.
IS_FIRST_TURN: Final = 0
IS_NOT_STARTING: Final = 1
CAN_DISCARD: Final = 2
