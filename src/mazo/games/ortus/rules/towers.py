"""[4] [7.2] [14.2] Towers: how the first ones come about, how others are built, and where they go."""

from typing import Final

from mazo.draft.rules import carry
from mazo.draft.words import DISCARDED
from mazo.games.ortus.book.keys import (
    TOWER_TO_DISCARD,
    TOWERS_FREE,
    TOWERS_FROM_DISCARDS,
    TRAY_TOWERS,
    TWO_TOWERS,
)
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import take_all, taken
from mazo.kernel.codes import NOBODY, SUBSET
from mazo.kernel.frames import Choice, Frame, Sealed
from mazo.kernel.log import note
from mazo.kernel.loop import sealed_answer
from mazo.kernel.zones import move, shuffle

EACH: Final = 2
"""[4.4] [4.5] [14.2] Everybody begins with two Towers."""


def build_towers(t: Ortus) -> None:
    """[4.4] Where the Earls play with them, the first Towers are built before the game begins."""
    if t.profile.two_towers:
        shuffle_discards(t)
        deal_towers(t)


def shuffle_discards(t: Ortus) -> None:
    """[4.5] All cards that were discarded in the draft are shuffled into one pile, face down."""
    pile = t.place_of(Z.ASIDE, NOBODY)
    cards = t.discarded()[:]
    t.zones[t.place_of(DISCARDED, NOBODY)] = []
    carry(t, cards, pile)
    shuffle(t, pile)
    note(t, E.DISCARDS_SHUFFLED, TOWERS_FROM_DISCARDS, NOBODY, NOBODY, NOBODY, len(cards))


def deal_towers(t: Ortus) -> None:
    """[4.5] Two cards of that pile are dealt to each Earl and stand as Towers; the others stay aside."""
    pile = t.cards(Z.ASIDE, NOBODY)
    for seat in range(t.seats):
        for _ in range(EACH):
            raise_tower(t, seat, pile[-1], TWO_TOWERS)


def choose_towers(t: Ortus) -> None:
    """[14.2] In a tournament everybody chooses the first Towers from the tray, unseen and at the same time."""
    if t.profile.two_towers:
        t.stack.append(Frame(P.TRAY, TRAY_TOWERS, NOBODY))


def choosing_towers(t: Ortus, frame: Frame) -> None:
    """[14.2] Ask all at once; then the Towers stand, in the order of the seats."""
    if frame.pc == 0:
        frame.pc = 1
        sealed = Sealed(TRAY_TOWERS)
        for seat in range(t.seats):
            choice = Choice(ASK.TRAY, TRAY_TOWERS, seat)
            choice.mode = SUBSET
            choice.low = choice.high = EACH
            choice.items = take_all(t.cards(Z.TRAY, seat))
            sealed.choices = [*sealed.choices, choice]
        t.stack.append(sealed)
        return
    t.stack.pop()
    for seat in t.remaining():
        for card in taken(sealed_answer(frame, seat)):
            raise_tower(t, seat, card, TRAY_TOWERS)


def build_tower(t: Ortus, seat: int, card: int) -> None:
    """[7.2] A card of the hand becomes a Tower."""
    raise_tower(t, seat, card, TOWERS_FREE)


def raise_tower(t: Ortus, seat: int, card: int, rule: int) -> None:
    """[4.7] A card stands face down as a Tower; its Earl may look at it at any time, and nobody else may."""
    move(t, card, t.place_of(Z.TOWERS, seat))
    note(t, E.TOWER_BUILT, rule, seat, card)


def destroy_tower(t: Ortus, card: int) -> None:
    """[4.8] A Tower that is eliminated goes to the discard pile of the Earl whose it was."""
    seat = t.zone_seat(card)
    move(t, card, t.place_of(Z.DISCARD, seat))
    note(t, E.DESTROYED, TOWER_TO_DISCARD, seat, card)
