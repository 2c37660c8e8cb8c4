"""[8.7] [M16] [M17] What becomes of what was taken: Properties find a Fief, Lords are held, armies go to a Pool."""

from mazo.games.ortus.book.keys import CAPTURED_STANDS, INTRIGUE
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.destinations import destroy_with_all, owner_of, remember, take_over
from mazo.games.ortus.rules.earldom import attached, is_army, is_property, is_seated
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_unless_forced, take_all
from mazo.kernel.codes import NOBODY, first_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move


def settle_in(t: Ortus, card: int, seat: int, how: int) -> None:
    """[8.7] [9.3] A Property that was taken comes into one of the Earl's Fiefs; without a Fief it is destroyed."""
    if not t.anchors(seat):
        destroy_with_all(t, card)
        return
    frame = Frame(P.SETTLE, INTRIGUE if how == WAY.BY_INTRIGUE else CAPTURED_STANDS, seat)
    frame.source = card
    frame.number = how
    t.stack.append(frame)


def settling_in(t: Ortus, frame: Frame) -> None:
    """[9.3] Its new Earl says into which Fief."""
    if not frame.answer:
        choice = Choice(ASK.FIEF, frame.rule, frame.seat)
        choice.source = frame.source
        choice.items = take_all(t.anchors(frame.seat))
        ask_unless_forced(t, choice)
        return
    t.stack.pop()
    take_over(t, frame.source, frame.seat, frame.number)
    t.host[frame.source] = first_of(frame.answer[0])


def hand_over(t: Ortus, card: int, seat: int, how: int, rule: int) -> None:
    """[8.7] [M17] [M32] What was staked or is paid comes into another Earldom; of a Fief Lord and Abbots go home
    and the garrison to the Pool.
    """
    if is_property(t.kind[card]):
        settle_in(t, card, seat, how)
        return
    loser = t.zone_seat(card)
    for guest in attached(t, card) if t.is_anchor(card) else []:
        if is_army(t.kind[guest]):
            to_pool(t, guest, loser)
        elif is_seated(t, guest):
            go_home(t, guest, rule)
        else:
            for abbot in attached(t, guest):
                go_home(t, abbot, rule)
    take_over(t, card, seat, how)


def go_home(t: Ortus, lord: int, rule: int) -> None:
    """[M17] [M32] A Lord without a Fief goes back to the hand of the Earl whom he served."""
    seat = owner_of(t, lord)
    if seat == NOBODY or not t.alive(seat):
        seat = t.zone_seat(lord)
    move(t, lord, t.place_of(Z.HAND, seat), shown=(1 << t.seats) - 1)
    note(t, E.LORD_RETURNS, rule, seat, lord)


def capture(t: Ortus, card: int, captor: int, rule: int) -> None:
    """[M16] A Lord or an Abbot is taken prisoner."""
    owner = owner_of(t, card)
    move(t, card, t.place_of(Z.CAPTIVES, captor))
    remember(t, card, WAY.CAPTURED, owner)
    note(t, E.LORD_CAPTURED, rule, captor, card)


def to_pool(t: Ortus, card: int, seat: int) -> None:
    """[8.4] An Army card that is in no garrison any more is in the Pool."""
    move(t, card, t.place_of(Z.POOL, seat))
