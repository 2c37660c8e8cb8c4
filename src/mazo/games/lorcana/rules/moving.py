"""[4.7] Moving a character to a location."""

from mazo.abilities.lasting.memory import remember
from mazo.games.lorcana.book.keys import MOVE, PAY_TO_MOVE
from mazo.games.lorcana.codes import cant as CANT
from mazo.games.lorcana.codes import depends as ON
from mazo.games.lorcana.codes import effects as FX
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.frames import Move
from mazo.games.lorcana.rules.costs import ASKED, drops_for, move_price, pay, use_move_discounts
from mazo.games.lorcana.rules.reasons import (
    ALREADY_THERE,
    MOVE_TOO_EXPENSIVE,
    MOVER_CANT,
    NOT_A_CHARACTER,
    NOT_A_LOCATION,
    NOT_IN_PLAY,
    NOT_YOUR_LOCATION,
    NOT_YOURS,
    OK,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.gate import change, trigger


def move_refusal(t: Lorcana, seat: int, card: int, place: int, ready: int) -> int:
    """[4.7.1] [4.7.3] [M4] Your character, your other location, and the ink for its move cost."""
    reason = arrival_refusal(t, seat, card, place)
    if reason != OK:
        return reason
    return OK if move_price(t, seat, card, place) <= ready else MOVE_TOO_EXPENSIVE


def arrival_refusal(t: Lorcana, seat: int, card: int, place: int) -> int:
    """[4.7.1] [M4] [4.7.2] Why a character can't be moved to that location, whatever it costs."""
    if not t.in_play(card) or not t.in_play(place):
        return NOT_IN_PLAY
    if t.type_of(card) != T.CHARACTER:
        return NOT_A_CHARACTER
    if t.controller[card] != seat:
        return NOT_YOURS
    if t.type_of(place) != T.LOCATION:
        return NOT_A_LOCATION
    if t.controller[place] != seat:
        return NOT_YOUR_LOCATION
    if t.host[card] == place:
        return ALREADY_THERE
    if t.lasts(FX.CANT) and t.cant(card, CANT.MOVE):
        return MOVER_CANT
    return OK


def begin_move(t: Lorcana, seat: int, card: int, place: int) -> None:
    """[4.7.3] [4.7.3.1] Choose the character and the location."""
    frame = Move(MOVE, seat)
    frame.source = card
    frame.number = t.number[card]
    frame.place = place
    t.stack.append(frame)


def moving(t: Lorcana, frame: Move) -> None:
    """[4.7.3] [4.7.4] [4.7.5] [4.7.3.4] Pay the move cost; the character is at the location; abilities may trigger."""
    frame.pc += 1
    if frame.pc == 1:
        t.by = PAY_TO_MOVE
        due = move_price(t, frame.seat, frame.source, frame.place)
        drops = drops_for(t, frame, frame.seat, due, frame.place, PAY_TO_MOVE)
        if drops == ASKED:
            frame.pc = 0
            return
        use_move_discounts(t, frame.seat, frame.source, frame.place)
        pay(t, frame.seat, due, drops)
        arrive(t, frame.seat, frame.source, frame.place)
    else:
        t.stack.pop()


def arrive(t: Lorcana, seat: int, card: int, place: int) -> None:
    """[4.7.4] The character is at the location now."""
    t.by = MOVE
    from_a_location = t.host[card] != NOBODY
    t.host[card] = place
    t.flags[card] |= S.HAS_MOVED
    t.dirty |= t.depends & (ON.PLACE | ON.HISTORY)
    change(t, E.MOVES, card, seat, 1, place)
    if from_a_location:
        remember(t, E.MOVES_ON, seat, card, place)
        trigger(t, E.MOVES_ON, card, seat, 1, place)


def move_by_effect(t: Lorcana, seat: int, card: int, place: int, free: bool, less: int) -> bool:
    """[4.7.1] [4.7.3.2] An effect moves a character, for free or for what is left to pay; whether it could."""
    if arrival_refusal(t, t.controller[card], card, place) != OK:
        return False
    due = 0 if free else move_price(t, seat, card, place, less)
    if due > t.ready_ink(seat):
        return False
    by = t.by
    if not free:
        use_move_discounts(t, seat, card, place)
    pay(t, seat, due, max(0, due - t.ready_cards(seat)))
    arrive(t, seat, card, place)
    t.by = by
    return True
