"""The small numbers of Farolito: what the engine calls zones, types, changes, answers and rules."""

from mazo.abilities.lasting.cardgame import OWN_REASONS
from mazo.abilities.machine.runner import GAME_ASKS
from mazo.kernel.codes import GAME_VERBS

# Zones, types of cards, and the one figure that cards have.
DECK, HAND, LIT, ASHES = range(4)
LANTERN, BREEZE = range(2)
GLOW = 0

# What changes the table, and what else the log tells. An ability may listen for any of it.
DRAW, DISCARD, LIGHT, SNUFF, BLOW, BEGINS, TURN, WINS, TIES, CONCEDES = range(10)
EVENTS = 10

# What a player is asked, the answers, and why one is refused.
ASK_ACT = GAME_ASKS
DO_PLAY, DO_DRAW = GAME_VERBS, GAME_VERBS + 1
NOT_IN_HAND, NO_CARDS_LEFT = OWN_REASONS, OWN_REASONS + 1

# Rules, by their number in the book: 2.3 is 2_03_00_00.
DEAL, STARTER = 1_02_00_00, 1_03_00_00
DUSK, ACT, PLAY_LANTERN, PLAY_BREEZE, DRAW_INSTEAD = 2_01_00_00, 2_02_00_00, 2_03_00_00, 2_04_00_00, 2_05_00_00
ABILITIES = 3_01_00_00
BRIGHTEST, NIGHT_ENDS, CONCEDING = 4_01_00_00, 4_02_00_00, 4_03_00_00
