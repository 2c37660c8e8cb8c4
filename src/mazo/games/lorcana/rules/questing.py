"""[4.5] Questing."""

from mazo.games.lorcana.book.keys import QUEST, QUEST_LIMITS, QUEST_LORE
from mazo.games.lorcana.codes import can as CAN
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import figures as F
from mazo.games.lorcana.codes import keywords as K
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.frames import QUEST_FRAME
from mazo.games.lorcana.rules.costs import ASKED, FORBIDDEN, drops_for, pay, toll
from mazo.games.lorcana.rules.reasons import (
    NOT_A_CHARACTER,
    NOT_IN_PLAY,
    NOT_YOURS,
    OK,
    QUEST_TOO_EXPENSIVE,
    QUESTER_CANT,
    QUESTER_DRYING,
    QUESTER_EXERTED,
    QUESTER_RECKLESS,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change


def quest_refusal(t: Lorcana, seat: int, card: int, ready: int) -> int:
    """Only a ready, dry character of yours can quest, if nothing forbids it.

    [1.7.5, 4.5.1.2, 5.1.1.11, 5.3.4, 8.7.2]
    """
    if not t.in_play(card):
        return NOT_IN_PLAY
    if t.type_of(card) != T.CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    flags = t.flags[card]
    if flags & S.DRYING and not (t.lasts(FX.CAN) and t.can(card, CAN.QUEST_DRYING)):
        return QUESTER_DRYING
    if flags & S.DRYING and t.cant(card, CANT.QUEST_DRYING):
        return QUESTER_DRYING
    if flags & S.EXERTED:
        return QUESTER_EXERTED
    if t.keywords(card) & K.RECKLESS:
        return QUESTER_RECKLESS
    if t.lasts(FX.CANT):
        if t.cant(card, CANT.QUEST | CANT.EXERT):
            return QUESTER_CANT
        ink = toll(t, CANT.QUEST, card, card)
        if ink == FORBIDDEN:
            return QUESTER_CANT
        if ink > ready:
            return QUEST_TOO_EXPENSIVE
    return OK


def begin_quest(t: Lorcana, seat: int, card: int) -> None:
    """[4.5.1] [4.5.1.1] Declare the questing character."""
    frame = Frame(QUEST_FRAME, QUEST, seat)
    frame.source = card
    frame.number = t.number[card]
    t.stack.append(frame)


def questing(t: Lorcana, frame: Frame) -> None:
    """Pay, exert it, gain its lore; only then has it quested and may trigger abilities.

    [4.5.1, 4.5.1.3, 4.5.1.4, 4.5.2, 4.5.3, 4.5.3.1, 5.3.6.4]
    """
    card = frame.source
    frame.pc += 1
    if frame.pc == 1:
        if t.lasts(FX.CANT):
            t.by = QUEST_LIMITS
            ink = toll(t, CANT.QUEST, card, card)
            drops = drops_for(t, frame, frame.seat, ink, card, QUEST_LIMITS)
            if drops == ASKED:
                frame.pc = 0
                return
            pay(t, frame.seat, ink, drops)
        t.by = QUEST
        change(t, E.EXERT, card, frame.seat, 1, card)
    elif frame.pc == 2:
        t.by = QUEST_LORE
        lore = t.figure(card, F.LORE)
        change(t, E.GAIN_LORE, NOBODY, frame.seat, max(0, lore), card)
    elif frame.pc == 3:
        t.by = QUEST
        t.flags[card] |= S.HAS_QUESTED
        t.dirty |= t.depends & ON.HISTORY
        change(t, E.QUESTS, card, frame.seat, 1, card)
    else:
        t.stack.pop()
