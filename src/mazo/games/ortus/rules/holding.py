"""[8.7] [M16] [M17] What becomes of what was taken: Properties find a Fief, Lords are held, armies go to a Pool."""

from mazo.games.ortus.book.keys import INTRIGUE
from mazo.games.ortus.rules.destinations import destroy_with_all, owner_of, remember, take_over
from mazo.games.ortus.rules.words import (
    ASK_FIEF,
    CAPTIVES,
    CAPTURED,
    LORD_CAPTURED,
    POOL,
    SETTLE_FRAME,
)
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_unless_forced, take_all
from mazo.kernel.codes import first_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move


def settle_in(t: Ortus, card: int, seat: int, how: int) -> None:
    """[9.3] A Property that was taken comes into one of the Earl's Fiefs; without a Fief it is destroyed."""
    if not t.anchors(seat):
        destroy_with_all(t, card)
        return
    frame = Frame(SETTLE_FRAME, INTRIGUE, seat)
    frame.source = card
    frame.number = how
    t.stack.append(frame)


def settling_in(t: Ortus, frame: Frame) -> None:
    """[9.3] Its new Earl says into which Fief."""
    if not frame.answer:
        choice = Choice(ASK_FIEF, INTRIGUE, frame.seat)
        choice.source = frame.source
        choice.items = take_all(t.anchors(frame.seat))
        ask_unless_forced(t, choice)
        return
    t.stack.pop()
    take_over(t, frame.source, frame.seat, frame.number)
    t.host[frame.source] = first_of(frame.answer[0])


def capture(t: Ortus, card: int, captor: int, rule: int) -> None:
    """[M16] A Lord or an Abbot is taken prisoner."""
    owner = owner_of(t, card)
    move(t, card, t.place_of(CAPTIVES, captor))
    remember(t, card, CAPTURED, owner)
    note(t, LORD_CAPTURED, rule, captor, card)


def to_pool(t: Ortus, card: int, seat: int) -> None:
    """[8.4] An Army card that is in no garrison any more is in the Pool."""
    move(t, card, t.place_of(POOL, seat))
