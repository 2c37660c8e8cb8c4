"""[13] Banners, the King card and the Royal army; [5.4] and how a Prince bequeaths."""

from mazo.games.ortus.book.keys import BANNERS_GO, BEQUEATH, ROYAL_ARMY, TWO_MORE
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.destinations import destroy, discard
from mazo.games.ortus.rules.earldom import is_army
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_unless_forced, take_all, taken
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.log import note
from mazo.kernel.zones import move, shuffle


def claim(t: Ortus, seat: int, banner: int) -> None:
    """[13.1] A Banner on the table; with two more than every other Earl has, one becomes King."""
    move(t, banner, t.place_of(Z.BANNERS, seat))
    note(t, E.CLAIMS, TWO_MORE, seat, banner)
    if is_king_now(t, seat):
        crown(t, seat)


def is_king_now(t: Ortus, seat: int) -> bool:
    """[13.1] [13.3] Whether an Earl takes the King card: it is free, and nobody comes within two Banners."""
    if t.king() != NOBODY:
        return False
    mine = len(t.cards(Z.BANNERS, seat))
    for other in t.remaining():
        if other != seat and mine < len(t.cards(Z.BANNERS, other)) + 2:
            return False
    return True


def crown(t: Ortus, seat: int) -> None:
    """[13.1] [13.2] [13.4] The Earl is King; the Banners go, and the others give to the Royal army."""
    for card in t.cards(Z.ROYAL, NOBODY)[:]:
        move(t, card, t.place_of(Z.ROYAL, seat))
        note(t, E.CROWNED, TWO_MORE, seat, card)
    for other in range(t.seats):
        for card in t.cards(Z.BANNERS, other)[:]:
            discard(t, card, BANNERS_GO)
    frame = Frame(P.TRIBUTE, ROYAL_ARMY, seat)
    frame.items = [other for other in t.round_from((seat + 1) % t.seats) if other != seat]
    t.stack.append(frame)


def giving(t: Ortus, frame: Frame) -> None:
    """[13.4] Each other Earl who has an Army card gives one."""
    for card in taken(frame.answer):
        giver = t.zone_seat(card)
        move(t, card, t.place_of(Z.ROYAL, frame.seat))
        note(t, E.GIVES, ROYAL_ARMY, giver, card)
    frame.answer = []
    if not frame.items:
        t.stack.pop()
        return
    giver = frame.items[0]
    frame.items = frame.items[1:]
    armies = t.cards(Z.POOL, giver) + [card for card in t.cards(Z.EARLDOM, giver) if is_army(t.kind[card])]
    if armies:
        choice = Choice(ASK.TRIBUTE, ROYAL_ARMY, giver)
        choice.about = frame.seat
        choice.items = take_all(armies)
        ask_unless_forced(t, choice)


def bequeath(t: Ortus, seat: int, banner: int, prince: int) -> None:
    """[4.9] [5.4] [M10] The Banner and the Prince are discarded, then the whole discard pile, former Towers with it, is
    shuffled into the deck.
    """
    discard(t, banner, BEQUEATH)
    destroy(t, prince)
    cards = t.cards(Z.DISCARD, seat)[:]
    for card in cards:
        move(t, card, t.place_of(Z.DECK, seat))
    shuffle(t, t.place_of(Z.DECK, seat))
    note(t, E.BEQUEATHED, BEQUEATH, seat, NOBODY, NOBODY, len(cards))
