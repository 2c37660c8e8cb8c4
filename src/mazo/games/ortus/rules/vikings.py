"""[12] The Vikings: markers, the horde, who controls it, and Emissaries."""

from typing import Final

from mazo.games.ortus.book.keys import CUBE_RETURNS, EMISSARY_STAYS, HORDE_RULE, HORDE_SIZE, MARKER, ROUND
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.battle import attack
from mazo.games.ortus.rules.supplies import next_viking
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import NOBODY, first_of, verb_of
from mazo.kernel.frames import Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move, random_below

MARKERS: Final = 8
"""[6.8] [12.2] So many markers there are; after the last the horde arrives."""


def begin_round(t: Ortus) -> None:
    """[7.10] [12.1] [M27] A round begins with a marker, or, once all lie there, with the Vikings."""
    if t.dawn == 0:
        return
    t.dawn = 0
    calm = t.attacked == 0
    t.attacked = 0
    note(t, E.ROUND_BEGAN, ROUND, NOBODY, NOBODY, NOBODY, t.round)
    if t.markers < MARKERS:
        if calm or not t.house.markers_need_peace:
            place_marker(t)
    elif t.round % t.house.viking_rounds == 0:
        t.stack.append(Frame(P.VIKING, HORDE_RULE, draw_cube(t)))


def place_marker(t: Ortus) -> None:
    """[12.1] [12.2] [M28] One of the markers is placed; after the last the Vikings are there."""
    t.markers += 1
    note(t, E.MARKER_PLACED, MARKER, NOBODY, NOBODY, NOBODY, t.markers)
    if t.markers == MARKERS:
        note(t, E.HORDE_ARRIVES, HORDE_RULE, NOBODY)


def draw_cube(t: Ortus) -> int:
    """[12.2] [12.3] The Earl whose cube is drawn controls the Vikings; the cube goes back into the bag."""
    drawn = random_below(t, sum(t.bag))
    for seat in range(t.seats):
        count = t.bag[t.palace[seat]]
        if drawn < count:
            note(t, E.CUBE_DRAWN, CUBE_RETURNS, seat)
            return seat
        drawn -= count
    return t.remaining()[0]


def leading_vikings(t: Ortus, frame: Frame) -> None:
    """[12.2] [M26] Whoever controls the Vikings may send them against any other Earl; new ones land for each attack."""
    if frame.pc == 0:
        frame.pc = 1
        ask_open(t, ASK.VIKINGS, HORDE_RULE, frame.seat)
        return
    t.stack.pop()
    packed = frame.answer[0]
    if verb_of(packed) == DO.HOLD:
        note(t, E.VIKINGS_WAIT, HORDE_RULE, frame.seat)
        return
    for _ in range(t.house.viking_cards):
        card = next_viking(t)
        if card != NOBODY:
            move(t, card, t.place_of(Z.HORDE, NOBODY))
            note(t, E.VIKINGS_LAND, HORDE_SIZE, NOBODY, card)
    attack(t, frame.seat, verb_of(packed), first_of(packed), True)


def send_emissary(t: Ortus, seat: int, card: int) -> None:
    """[7.8] [12.4] [M25] An Emissary stays with the Vikings and puts cubes of the Earl's colour into the bag."""
    cubes = t.house.monk_cubes if t.kind[card] == C.MONK else t.house.vassal_cubes
    move(t, card, t.place_of(Z.EMISSARIES, NOBODY))
    t.bag[t.palace[seat]] += cubes
    note(t, E.SENDS, EMISSARY_STAYS, seat, card, NOBODY, cubes)
