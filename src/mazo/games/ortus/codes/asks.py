"""What players are asked, behind the questions of every draft."""

from typing import Final

from mazo.draft.words import DRAFT_ASKS

PALACE: Final = DRAFT_ASKS
ACT: Final = DRAFT_ASKS + 1
TRAY: Final = DRAFT_ASKS + 2
MULLIGAN: Final = DRAFT_ASKS + 3
ATTACKERS: Final = DRAFT_ASKS + 4
DEFENDERS: Final = DRAFT_ASKS + 5
CHURCH: Final = DRAFT_ASKS + 6
LOSS: Final = DRAFT_ASKS + 7
LOST_TOWER: Final = DRAFT_ASKS + 8
SPOILS: Final = DRAFT_ASKS + 9
ANSWER: Final = DRAFT_ASKS + 10
FIEF: Final = DRAFT_ASKS + 11
TRIBUTE: Final = DRAFT_ASKS + 12
ANTE: Final = DRAFT_ASKS + 13
CHAMPIONS: Final = DRAFT_ASKS + 14
DEMAND: Final = DRAFT_ASKS + 15
RANSOM: Final = DRAFT_ASKS + 16
VIKINGS: Final = DRAFT_ASKS + 17
