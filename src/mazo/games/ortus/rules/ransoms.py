"""[M17] Prisoners: in the captor's next turn they are ransomed or discarded."""

from typing import Final

from mazo.games.ortus.book.keys import RANSOM_TERMS
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.destinations import destroy, owner_of
from mazo.games.ortus.rules.earldom import is_property
from mazo.games.ortus.rules.holding import hand_over
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NO, NOBODY, YES, first_of, option, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move

# How far the matter of a prisoner has come.
_NEXT: Final = 0
_DEMANDED: Final = 1
_ANSWERED: Final = 2


def see_to_captives(t: Ortus) -> None:
    """[M17] At the beginning of a turn its Earl decides about the prisoners."""
    if t.alive(t.active) and t.cards(Z.CAPTIVES, t.active):
        frame = Frame(P.RANSOM, RANSOM_TERMS, t.active)
        frame.items = t.cards(Z.CAPTIVES, t.active)[:]
        t.stack.append(frame)


def ransoming(t: Ortus, frame: Frame) -> None:
    """[M17] One prisoner after the other: a ransom is demanded and paid, or the prisoner is discarded."""
    if frame.pc == _DEMANDED:
        demand(t, frame)
    elif frame.pc == _ANSWERED:
        settle_ransom(t, frame)
    elif not frame.items:
        t.stack.pop()
    else:
        frame.source = frame.items[0]
        frame.items = frame.items[1:]
        if can_be_ransomed(t, frame.source):
            frame.pc = _DEMANDED
            choice = Choice(ASK.DEMAND, RANSOM_TERMS, frame.seat)
            choice.source = frame.source
            choice.items = [option(YES), option(NO)]
            choice.about = owner_of(t, frame.source)
            t.stack.append(choice)
        else:
            destroy(t, frame.source)


def can_be_ransomed(t: Ortus, captive: int) -> bool:
    """[M17] Whether the Earl whom the prisoner served is still there and has something to pay with."""
    owner = owner_of(t, captive)
    return t.house.ransom == 1 and owner != NOBODY and t.alive(owner) and bool(payments(t, owner))


def payments(t: Ortus, seat: int) -> list[int]:
    """[3.4] [M17] What can be paid as a ransom: any one Property, also a Castle or Palace unless it is the last."""
    spare = len(t.anchors(seat)) > 1
    return [card for card in t.cards(Z.EARLDOM, seat) if is_property(t.kind[card]) or (spare and t.is_anchor(card))]


def demand(t: Ortus, frame: Frame) -> None:
    """[M17] The captor demands a ransom, or gives up the prisoner."""
    wants = bool(frame.answer) and verb_of(frame.answer[0]) == YES
    frame.answer = []
    frame.pc = _NEXT
    if not wants:
        destroy(t, frame.source)
        return
    owner = owner_of(t, frame.source)
    note(t, E.RANSOM_ASKED, RANSOM_TERMS, frame.seat, frame.source)
    frame.pc = _ANSWERED
    choice = Choice(ASK.RANSOM, RANSOM_TERMS, owner)
    choice.source = frame.source
    choice.about = frame.seat
    choice.items = [option(DO.PAY, card) for card in payments(t, owner)]
    choice.items.append(option(DO.REFUSE))
    t.stack.append(choice)


def settle_ransom(t: Ortus, frame: Frame) -> None:
    """[3.3] [10.13] [M17] Who pays gets the Lord back into the hand, and the captor the payment; else he dies."""
    packed = frame.answer[0] if frame.answer else option(DO.REFUSE)
    frame.answer = []
    frame.pc = _NEXT
    owner = owner_of(t, frame.source)
    if verb_of(packed) == DO.REFUSE:
        note(t, E.REFUSES_RANSOM, RANSOM_TERMS, owner)
        destroy(t, frame.source)
        return
    payment = first_of(packed)
    note(t, E.RANSOM_PAID, RANSOM_TERMS, owner, payment)
    move(t, frame.source, t.place_of(Z.HAND, owner), shown=(1 << t.seats) - 1)
    note(t, E.LORD_RETURNS, RANSOM_TERMS, owner, frame.source)
    hand_over(t, payment, frame.seat, WAY.RANSOMED, RANSOM_TERMS)
