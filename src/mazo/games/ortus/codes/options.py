"""What players can do."""

from typing import Final

from mazo.kernel.codes import GAME_VERBS

TOWER: Final = GAME_VERBS
GARRISON: Final = GAME_VERBS + 1
PLAY: Final = GAME_VERBS + 2
SETTLE: Final = GAME_VERBS + 3
INSTALL: Final = GAME_VERBS + 4
BETRAY: Final = GAME_VERBS + 5
SCHEME: Final = GAME_VERBS + 6
CLAIM: Final = GAME_VERBS + 7
BEQUEATH: Final = GAME_VERBS + 8
JOUST: Final = GAME_VERBS + 9
RAID: Final = GAME_VERBS + 10
SIEGE: Final = GAME_VERBS + 11
STORM: Final = GAME_VERBS + 12
RECRUIT: Final = GAME_VERBS + 13
SEND: Final = GAME_VERBS + 14
INSPECT: Final = GAME_VERBS + 15
END: Final = GAME_VERBS + 16
NORMAL: Final = GAME_VERBS + 17
ATTACKER: Final = GAME_VERBS + 18
DEFENDER: Final = GAME_VERBS + 19
RAZE: Final = GAME_VERBS + 20
SEIZE: Final = GAME_VERBS + 21
ANSWER: Final = GAME_VERBS + 22
YIELD: Final = GAME_VERBS + 23
STAKE: Final = GAME_VERBS + 24
DECLINE: Final = GAME_VERBS + 25
PAY: Final = GAME_VERBS + 26
REFUSE: Final = GAME_VERBS + 27
HOLD: Final = GAME_VERBS + 28

# Whose first operand is a card, and whose second one is, one bit a verb.
FIRST_CARDS: Final = (
    1 << TOWER
    | 1 << GARRISON
    | 1 << PLAY
    | 1 << SETTLE
    | 1 << INSTALL
    | 1 << BETRAY
    | 1 << SCHEME
    | 1 << CLAIM
    | 1 << BEQUEATH
    | 1 << JOUST
    | 1 << RAID
    | 1 << SIEGE
    | 1 << SEND
    | 1 << RAZE
    | 1 << SEIZE
    | 1 << ANSWER
    | 1 << STAKE
    | 1 << PAY
)
SECOND_CARDS: Final = 1 << GARRISON | 1 << SETTLE | 1 << INSTALL | 1 << BETRAY | 1 << SCHEME | 1 << BEQUEATH
