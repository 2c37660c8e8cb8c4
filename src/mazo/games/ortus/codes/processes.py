"""What takes longer than one call, behind the processes of every draft."""

from typing import Final

from mazo.draft.words import DRAFT_FRAMES

PALACE: Final = DRAFT_FRAMES
TURN: Final = DRAFT_FRAMES + 1
TRAY: Final = DRAFT_FRAMES + 2
MULLIGAN: Final = DRAFT_FRAMES + 3
BATTLE: Final = DRAFT_FRAMES + 4
STRUGGLE: Final = DRAFT_FRAMES + 5
SETTLE: Final = DRAFT_FRAMES + 6
TRIBUTE: Final = DRAFT_FRAMES + 7
JOUST: Final = DRAFT_FRAMES + 8
RANSOM: Final = DRAFT_FRAMES + 9
VIKING: Final = DRAFT_FRAMES + 10
