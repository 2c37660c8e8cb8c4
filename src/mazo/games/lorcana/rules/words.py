"""Lorcana's own small integers: zones, states, changes, questions, options and figures."""

from typing import Final

from mazo.abilities.lasting.codes import DURING_YOUR_TURN as DURING_YOUR_TURN
from mazo.abilities.lasting.codes import FOREVER as FOREVER
from mazo.abilities.lasting.codes import ON_DURING as ON_DURING
from mazo.abilities.lasting.codes import ON_EVENTS as ON_EVENTS
from mazo.abilities.lasting.codes import ON_FIGURE as ON_FIGURE
from mazo.abilities.lasting.codes import ON_TRAIT
from mazo.abilities.lasting.codes import ON_TURN as ON_TURN
from mazo.abilities.lasting.codes import START_OF_THEIR_TURN as START_OF_THEIR_TURN
from mazo.abilities.lasting.codes import THEIR_NEXT_TURN as THEIR_NEXT_TURN
from mazo.abilities.lasting.codes import THIS_TURN as THIS_TURN
from mazo.abilities.lasting.codes import UNTIL_YOUR_NEXT_TURN as UNTIL_YOUR_NEXT_TURN
from mazo.abilities.lasting.codes import YOUR_NEXT_TURN as YOUR_NEXT_TURN
from mazo.abilities.machine.runner import GAME_ASKS
from mazo.kernel.codes import GAME_EFFECTS, GAME_FRAMES, GAME_VERBS

# Zones, in the order of ZONES in table.py.
DECK: Final = 0
HAND: Final = 1
PLAY: Final = 2
INKWELL: Final = 3
DISCARD: Final = 4
OUTSIDE: Final = 5
"""Where the cards of a player who has left the game are: nobody sees them, but none is lost."""
UNDER: Final = 6
"""Faceup under another card, which is their host."""
FACEDOWN: Final = 7
"""Facedown under another card, which is their host: nobody may look at them."""

# States of a card, as bits of its flags.
EXERTED: Final = 1
DRYING: Final = 2
SHIFTED: Final = 4
"""Its player used Shift to play it."""
TEMPORARY: Final = 8
"""Temporary Shift was paid for it."""
# What a card in play has done, or met with, this turn.
PLAYED_NOW: Final = 16
HAS_QUESTED: Final = 32
HAS_CHALLENGED: Final = 64
WAS_CHALLENGED: Final = 128
WAS_HURT: Final = 256
HAS_MOVED: Final = 512
HAS_SUNG: Final = 1024
COVERED: Final = 2048
"""Another card was shifted onto it: who speaks of this card means that one."""
ENTERED_EXERTED: Final = 4096
"""It entered play exerted, which is not the same as being exerted later."""
BOTTOM_BOUND: Final = 8192
"""An action that goes to the bottom of the deck, not to the discard, when it has resolved."""
THIS_TURNS: Final = 16 | 32 | 64 | 128 | 256 | 512 | 1024

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
EVENTS: Final = 48
"""Room for all that can happen; the log's further events count from here on."""

# Events that are only told.
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

# The duration of effects that only Lorcana has; the others are those of every game.
THIS_CHALLENGE: Final = 6

# Kinds of lasting effects, beyond the kernel's.
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

# What derived values may depend on, as bits, besides what they do in every game.
ON_EXERTION: Final = 1 << 10
ON_DAMAGE: Final = 1 << 11
ON_LORE: Final = 1 << 13
ON_CHALLENGE: Final = 1 << 14
ON_HISTORY: Final = 1 << 15
ON_CLASS: Final = ON_TRAIT
ON_PLACE: Final = 1 << 17
# Derived values that are no figures; strength is the first of these, willpower and lore follow.
ON_KEYWORDS: Final = ON_FIGURE << 3
ON_CAN: Final = ON_FIGURE << 4

# Traits of cards that expressions ask about, by number.
CALLED: Final = 0
OF_CLASS: Final = 1

# Figures of players and of the game that expressions ask about.
PLAYER_LORE: Final = 0
PLAYER_INK: Final = 1
HAND_SIZE: Final = 2
FIRST_TURN: Final = 0
NOT_STARTING: Final = 1
DURING_CHALLENGING: Final = 2
DURING_CHALLENGED: Final = 3
IN_CHALLENGE: Final = 4
CAN_PAY: Final = 5
USED_SHIFT: Final = 6
THEY_CAN_PAY: Final = 7
CAN_DISCARD: Final = 8
CAN_PLAY_THIS: Final = 9
CAN_USE_THIS: Final = 10

# Ways to name players, beyond the general ones.
CHALLENGING_PLAYER: Final = 8
CHALLENGED_PLAYER: Final = 9
MOST_CARDS: Final = 10
PLAYER_OF_THAT: Final = 11

# Keywords, as bits.
ALERT: Final = 1
BODYGUARD: Final = 2
BOOST: Final = 4
CHALLENGER: Final = 8
EVASIVE: Final = 16
RECKLESS: Final = 32
RESIST: Final = 64
RUSH: Final = 128
SHIFT: Final = 256
SINGER: Final = 512
SING_TOGETHER: Final = 1024
SUPPORT: Final = 2048
VANISH: Final = 4096
WARD: Final = 8192

# What a card, or a player, can't do, as bits.
CANT_QUEST: Final = 1
CANT_CHALLENGE: Final = 2
CANT_READY: Final = 4
CANT_READY_AT_START: Final = 8
CANT_BE_CHALLENGED: Final = 16
CANT_SING: Final = 32
CANT_BE_CHOSEN: Final = 64
CANT_MOVE: Final = 128
CANT_BE_DEALT: Final = 256
CANT_EXERT: Final = 512
CANT_BE_HEALED: Final = 1024
CANT_CHALLENGE_CHARACTERS: Final = 2048
CANT_CHALLENGE_LOCATIONS: Final = 4096
CANT_GAIN_LORE: Final = 8192
CANT_LOSE_LORE: Final = 16384
CANT_PLAY: Final = 32768
CANT_DRAW: Final = 65536
CANT_INK: Final = 131072
CANT_TAKE_DAMAGE: Final = 262144
CANT_CHALLENGE_READY: Final = 1 << 20
CANT_QUEST_DRYING: Final = 1 << 21
CANT_DISCARD: Final = 524288

# What a card can do although the rules say otherwise, or must do, as bits.
CAN_CHALLENGE_READY: Final = 1
CAN_QUEST_DRYING: Final = 2
CAN_CHALLENGE_DRYING: Final = 4
ANY_MAY_SHIFT_ON: Final = 8
"""Whatever has Shift, as if this had the name that it asks for."""
CAN_CHALLENGE_EVASIVE: Final = 16
CAN_MOVE_FREE: Final = 32
MUST_QUEST: Final = 64
MUST_CHALLENGE: Final = 128
MUST_BE_CHOSEN: Final = 256
EVERY_VARIANT_ON: Final = 512
"""Whatever has Shift of any kind, whatever that asks of its base."""

# The derived values of a card, in this order.
D_KEYWORDS: Final = 3
D_CHALLENGER: Final = 4
D_RESIST: Final = 5
D_SINGER: Final = 6
D_BOOST: Final = 7
D_CANT: Final = 8
D_CAN: Final = 9
D_SING_BONUS: Final = 10
DERIVED: Final = 11

# Figures and states that ability programs can read; the first three can be changed by effects.
STRENGTH: Final = 0
WILLPOWER: Final = 1
LORE: Final = 2
STATS: Final = 3
COST_OF: Final = 3
DAMAGE: Final = 4
IS_EXERTED: Final = 5
IS_DRYING: Final = 6
TYPE: Final = 7
"""As a bit: 1 << CHARACTER and so on, so that one comparison serves several types."""
KEYWORDS: Final = 8
FLAGS: Final = 9
MOVE_COST: Final = 10
CARDS_UNDER: Final = 11
INKS: Final = 12
"""As bits in the order of the book: Amber, Amethyst, Emerald, Ruby, Sapphire, Steel."""
IS_SONG: Final = 13
IS_INKABLE: Final = 14
AT_LOCATION: Final = 15
PRINTED_LORE: Final = 16
CONTROLLER: Final = 17
OWNER_OF: Final = 18
ZONE_OF: Final = 19
HOST: Final = 20
IS_CHALLENGING: Final = 21
IS_BEING_CHALLENGED: Final = 22
CAN_BITS: Final = 23
KIND_OF: Final = 24

# Processes of the game that can be interrupted.
SHUFFLING: Final = GAME_FRAMES
ALTERING: Final = GAME_FRAMES + 1
CHALLENGE_FRAME: Final = GAME_FRAMES + 2
PLAY_FRAME: Final = GAME_FRAMES + 3
BAG_FRAME: Final = GAME_FRAMES + 4
CHOOSE_STARTER: Final = GAME_FRAMES + 5
QUEST_FRAME: Final = GAME_FRAMES + 6
MOVE_FRAME: Final = GAME_FRAMES + 7
ABILITY_FRAME: Final = GAME_FRAMES + 8
WAITING_ACTION: Final = GAME_FRAMES + 10
UNCOVERING: Final = GAME_FRAMES + 11
"""A card that was shifted for a turn returns to hand, and the one under it is on top again."""
READYING: Final = GAME_FRAMES + 12
"""A player who can't ready all of their characters chooses which."""

# Questions.
ASK_MAIN: Final = GAME_ASKS
ASK_CUT: Final = GAME_ASKS + 1
ASK_ALTER: Final = GAME_ASKS + 2
ASK_STARTER: Final = GAME_ASKS + 3
ASK_BAG: Final = GAME_ASKS + 4
ASK_SINGERS: Final = GAME_ASKS + 5
ASK_BASES: Final = GAME_ASKS + 6
ASK_ENTER: Final = GAME_ASKS + 7
"""Whether a card enters play exerted."""
ASK_COST: Final = GAME_ASKS + 8
"""How a card that an effect plays is paid for."""
ASK_LOOP: Final = GAME_ASKS + 10
ASK_NAME: Final = GAME_ASKS + 12

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
DO_SHIFT: Final = GAME_VERBS + 11
"""Shift a card onto a card in play."""
DO_SING_TOGETHER: Final = GAME_VERBS + 12
DO_ABILITY: Final = GAME_VERBS + 13
"""Use an activated ability: the card and which of its abilities."""
DO_BOOST: Final = GAME_VERBS + 14
DO_PLAY_BY: Final = GAME_VERBS + 15
"""Play a card for an alternate cost of its own: the card and which of its abilities."""
NAME_IT: Final = GAME_VERBS + 16
"""Name a card: the number of the name."""

TOGETHER: Final = 1
"""The slot of who did something together: sang a song, or met the condition of an ability about "one or more"."""

# What a modifier of payments is about.
FOR_PLAYING: Final = 0
FOR_SHIFTING: Final = 1
FOR_MOVING: Final = 2
FOR_SINGING: Final = 3
FOR_SHIFTING_ON: Final = 4
"""For shifting a card onto the one that says so."""

OPENING_HAND: Final = 7
LORE_TO_WIN: Final = 20
