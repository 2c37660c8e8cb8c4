"""[4.7] Moving a character to a location."""

from mazo.games.lorcana.book.keys import MOVE
from mazo.games.lorcana.rules.changes import pay_ink
from mazo.games.lorcana.rules.reasons import (
    ALREADY_THERE,
    MOVE_TOO_EXPENSIVE,
    NOT_A_CHARACTER,
    NOT_A_LOCATION,
    NOT_IN_PLAY,
    NOT_YOUR_LOCATION,
    NOT_YOURS,
    OK,
)
from mazo.games.lorcana.rules.words import CHARACTER, LOCATION, MOVE_FRAME, MOVES
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.frames import Frame
from mazo.kernel.gate import change


def move_refusal(t: Lorcana, seat: int, card: int, place: int, ready: int) -> int:
    """[4.7.1] [4.7.3] [M4] Your character, your other location, and the ink for its move cost."""
    if not t.in_play(card) or not t.in_play(place):
        return NOT_IN_PLAY
    if t.type_of(card) != CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.type_of(place) != LOCATION:
        return NOT_A_LOCATION
    if t.controller[place] != seat:
        return NOT_YOUR_LOCATION
    if t.host[card] == place:
        return ALREADY_THERE
    if t.figures.move_cost[t.kind[place]] > ready:
        return MOVE_TOO_EXPENSIVE
    return OK


def begin_move(t: Lorcana, seat: int, card: int, place: int) -> None:
    """[4.7.3] Choose the character and the location."""
    frame = Frame(MOVE_FRAME, MOVE, seat)
    frame.source = card
    frame.a = place
    t.stack.append(frame)


def moving(t: Lorcana, frame: Frame) -> None:
    """[4.7.3] [4.7.4] Pay the move cost; the character is at the location; abilities may trigger."""
    frame.pc += 1
    if frame.pc == 1:
        pay_ink(t, frame.seat, t.figures.move_cost[t.kind[frame.a]])
        t.host[frame.source] = frame.a
        t.by = MOVE
        change(t, MOVES, frame.source, frame.seat, 1, frame.a)
    else:
        t.stack.pop()
