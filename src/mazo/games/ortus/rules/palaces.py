"""[3.1] [3.2] Every Earl takes a Palace of a colour of their own, and puts a cube of it into the Viking bag."""

from mazo.games.ortus.book.keys import CUBE, UNIQUE_PALACE
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move


def choose_palaces(t: Ortus) -> None:
    """[3.1] Every Earl chooses a Palace."""
    t.stack.append(Frame(P.PALACE, UNIQUE_PALACE, NOBODY))


def choosing_palaces(t: Ortus, frame: Frame) -> None:
    """[3.1] [M3] One after the other, openly and in the order of the seats, so that no colour is chosen twice."""
    for card in taken(frame.answer):
        take_palace(t, t.active, card)
    frame.answer = []
    waiting = [seat for seat in range(t.seats) if t.palace[seat] == NOBODY]
    if not waiting:
        t.stack.pop()
        t.active = NOBODY
        return
    t.active = waiting[0]
    choice = Choice(ASK.PALACE, UNIQUE_PALACE, t.active)
    choice.items = take_all(t.free_palaces())
    ask_unless_forced(t, choice)


def take_palace(t: Ortus, seat: int, card: int) -> None:
    """[3.1] The Palace stands in the Earldom as its first Fief."""
    t.palace[seat] = t.colour_of(card)
    move(t, card, t.place_of(Z.EARLDOM, seat))
    note(t, E.TAKES_PALACE, UNIQUE_PALACE, seat, card)
    put_cube(t, seat)


def put_cube(t: Ortus, seat: int) -> None:
    """[3.2] One cube of the Palace's colour goes into the Viking bag."""
    t.bag[t.palace[seat]] += 1
    note(t, E.CUBE_IN_BAG, CUBE, seat, NOBODY, NOBODY, t.bag[t.palace[seat]])
