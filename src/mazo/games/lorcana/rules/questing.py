"""[4.5] Questing."""

from mazo.games.lorcana.book.keys import QUEST, QUEST_LORE
from mazo.games.lorcana.rules.reasons import (
    NOT_A_CHARACTER,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    QUESTER_DRYING,
    QUESTER_EXERTED,
)
from mazo.games.lorcana.rules.words import CHARACTER, DRYING, EXERT, EXERTED, GAIN_LORE, LORE, QUEST_FRAME, QUESTS
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change


def quest_refusal(t: Lorcana, seat: int, card: int) -> int:
    """[4.5.1.2] [5.3.4] [5.1.1.11] Only a ready, dry character of yours can quest."""
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.type_of(card) != CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    flags = t.flags[card]
    if flags & DRYING:
        return QUESTER_DRYING
    if flags & EXERTED:
        return QUESTER_EXERTED
    return OK


def begin_quest(t: Lorcana, seat: int, card: int) -> None:
    """[4.5.1] Declare the questing character."""
    frame = Frame(QUEST_FRAME, QUEST, seat)
    frame.source = card
    frame.number = t.number[card]
    t.stack.append(frame)


def questing(t: Lorcana, frame: Frame) -> None:
    """[4.5.1] [4.5.1.4] [4.5.2] Exert it, gain its lore; only then has it quested and may trigger abilities."""
    frame.pc += 1
    if frame.pc == 1:
        t.by = QUEST
        change(t, EXERT, frame.source, frame.seat, 1, frame.source)
    elif frame.pc == 2:
        t.by = QUEST_LORE
        lore = t.figure(frame.source, LORE)
        change(t, GAIN_LORE, NOBODY, frame.seat, max(0, lore), frame.source)
    elif frame.pc == 3:
        t.by = QUEST
        change(t, QUESTS, frame.source, frame.seat, 1, frame.source)
    else:
        t.stack.pop()
