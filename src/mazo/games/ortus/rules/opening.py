"""[6] How a game begins: all decks are shuffled, a cube says who begins, everybody draws five cards."""

from typing import Final

from mazo.draft.words import KEPT
from mazo.games.ortus.book.keys import FIRST_BY_CUBE, FIRST_FIEF, HAND_OF_FIVE, MULLIGAN
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.palaces import put_cube
from mazo.games.ortus.rules.vikings import draw_cube
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NO, NOBODY, YES, option, verb_of
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move, shuffle

FIRST_HAND: Final = 5
"""[6.6] So many cards everybody begins with."""


def own_palaces(t: Ortus) -> None:
    """[6.1] [6.5] [6.7] With decks of their own colours the Earls have their Palaces, and a cube each in the bag."""
    for card in t.free_palaces()[:]:
        seat = t.colour_of(card)
        t.palace[seat] = seat
        move(t, card, t.place_of(Z.EARLDOM, seat))
        note(t, E.TAKES_PALACE, FIRST_FIEF, seat, card)
        put_cube(t, seat)


def take_decks(t: Ortus) -> None:
    """[2.11] What was drafted is the Earl deck."""
    for seat in range(t.seats):
        for card in t.cards(KEPT, seat)[:]:
            move(t, card, t.place_of(Z.DECK, seat))


def shuffle_all(t: Ortus) -> None:
    """[6.6] [6.8] The decks of the table and of the Earls are shuffled."""
    if t.profile.drafted:
        take_decks(t)
    for kind in (Z.ARMY_DECK, Z.VIKING_DECK, Z.BATTLE_DECK, Z.JOUST_DECK):
        shuffle(t, t.place_of(kind, NOBODY))
    for seat in t.remaining():
        shuffle(t, t.place_of(Z.DECK, seat))


def choose_first(t: Ortus) -> None:
    """[6.7] A cube out of the bag says who begins, and goes back."""
    t.first = draw_cube(t)
    note(t, E.BEGINS, FIRST_BY_CUBE, t.first)


def deal_hands(t: Ortus) -> None:
    """[6.6] Everybody draws five cards."""
    for seat in t.remaining():
        deal_hand(t, seat)


def deal_hand(t: Ortus, seat: int) -> None:
    """[6.6] Five cards from the top of the Earl deck."""
    deck = t.cards(Z.DECK, seat)
    for _ in range(min(FIRST_HAND, len(deck))):
        move(t, deck[-1], t.place_of(Z.HAND, seat))
    note(t, E.HAND_DEALT, HAND_OF_FIVE, seat, NOBODY, NOBODY, len(t.cards(Z.HAND, seat)))


def offer_mulligans(t: Ortus) -> None:
    """[14.3] Where that is played, everybody may draw a new hand once."""
    if t.profile.mulligan:
        frame = Frame(P.MULLIGAN, MULLIGAN, NOBODY)
        frame.items = t.round_from(t.first)
        t.stack.append(frame)


def offering_mulligans(t: Ortus, frame: Frame) -> None:
    """[14.3] In the order of turns, each once."""
    if frame.answer and verb_of(frame.answer[0]) == YES:
        new_hand(t, frame.source)
    frame.answer = []
    waiting = [seat for seat in frame.items if t.alive(seat)]
    if not waiting:
        t.stack.pop()
        return
    frame.source = waiting[0]
    frame.items = waiting[1:]
    choice = Choice(ASK.MULLIGAN, MULLIGAN, frame.source)
    choice.items = [option(YES), option(NO)]
    t.stack.append(choice)


def new_hand(t: Ortus, seat: int) -> None:
    """[14.3] The hand goes back, the deck is shuffled, and five others are drawn."""
    for card in t.cards(Z.HAND, seat)[:]:
        move(t, card, t.place_of(Z.DECK, seat))
    shuffle(t, t.place_of(Z.DECK, seat))
    note(t, E.MULLIGANS, MULLIGAN, seat)
    deal_hand(t, seat)
