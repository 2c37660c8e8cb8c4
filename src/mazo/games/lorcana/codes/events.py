"""What can happen: changes that pass the gate, and moments that abilities wait for."""

from typing import Final

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
PUT_DAMAGE: Final = 20
TAKES_DAMAGE: Final = 21
DEALS_DAMAGE: Final = 22
DEAL_SURELY: Final = 23
"""Deal damage that nothing reduces; its event is DEAL_DAMAGE."""
TO_DECK_TOP: Final = 24
TO_DECK_BOTTOM: Final = 25
INTO_DISCARD: Final = 26
"""A card is put into a discard, from wherever: discarding, banishing and resolved actions too."""
LEFT_DISCARD: Final = 27
LEAVES_PLAY: Final = 28
PUT_UNDER: Final = 29
IS_CHOSEN: Final = 30
CHOSEN_FOR_SUPPORT: Final = 31
PAYS: Final = 32
AFTER_CHALLENGE: Final = 33
USES_ABILITY: Final = 34
REVEALS: Final = 35
SHUFFLES: Final = 36
TO_INKWELL_EXERTED: Final = 37
"""Its event is TO_INKWELL."""
MOVE_TO: Final = 38
"""Move a character to a location by an effect; its event is MOVES."""
MILL: Final = 39
"""Put a card that is not in play into its player's discard."""
BANISHED_IN_CHALLENGE: Final = 40
"""Only remembered; what waits for it waits for BANISH in a challenge."""
SHIFTS_ONTO: Final = 41
"""A card has been played on top of another, which sees it."""
BOOSTS: Final = 42
MOVES_ON: Final = 43
"""A character has moved from one location to another."""
DRAW_BOTTOM: Final = 44
"""Draw from the bottom of the deck; its event is DRAW."""
GET_DROPS: Final = 45
REMOVE_DROPS: Final = 46
EVENTS: Final = 48
"""Room for all that can happen; the log's further events count from here on."""
