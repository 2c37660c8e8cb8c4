"""[5] How Earls leave the game, what goes with them, and who wins."""

from mazo.games.ortus.book.keys import (
    CANNOT_DRAW,
    CONCEDING,
    EARL_GONE,
    GIVING_UP,
    LAST_EARL,
    NOBODY_LEFT,
    OUT,
    ROUND_LIMIT,
)
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.destinations import destroy, is_out, way_of
from mazo.games.ortus.rules.earldom import is_army
from mazo.games.ortus.table import Ortus
from mazo.kernel.codes import NOBODY
from mazo.kernel.log import note
from mazo.kernel.seats import finish, leave, remove
from mazo.kernel.zones import move


def check_out(t: Ortus) -> None:
    """[5.3] Whoever has neither Castle nor Palace is out."""
    for seat in range(t.seats):
        if t.gone[seat] == 0 and is_out(t, seat):
            put_out(t, seat, OUT)


def cannot_draw(t: Ortus, seat: int) -> None:
    """[5.5] Who must draw and cannot is out."""
    put_out(t, seat, CANNOT_DRAW)


def put_out(t: Ortus, seat: int, rule: int) -> None:
    """[5.3] [5.5] An Earl is out of the game."""
    note(t, E.EARL_OUT, rule, seat)
    remove(t, seat)


def concede(t: Ortus, seat: int) -> None:
    """[5.8] [M37] An Earl gives up, in the own turn or outside of it."""
    note(t, E.CONCEDES, CONCEDING if t.active == seat else GIVING_UP, seat)
    leave(t, seat)


def check_end(t: Ortus) -> None:
    """[5.6] [M13] The last Earl wins; if nobody is left, nobody does."""
    left = t.remaining()
    if len(left) == 1 and not is_out(t, left[0]):
        note(t, E.WINS, LAST_EARL, left[0])
        finish(t, left[0], LAST_EARL)
    elif not left:
        note(t, E.TIES, NOBODY_LEFT, NOBODY)
        finish(t, NOBODY, NOBODY_LEFT)


def end_by_rounds(t: Ortus) -> None:
    """[M30] A game that goes on for too long is a draw."""
    if t.house.round_limit and t.round > t.house.round_limit:
        note(t, E.TIES, ROUND_LIMIT, NOBODY)
        finish(t, NOBODY, ROUND_LIMIT)


def clear_away(t: Ortus, seat: int) -> None:
    """[5.7] [M33] What leaves with an Earl: cubes, King card and Royal army, own cards; what was taken is destroyed,
    and what others had fielded goes back.
    """
    end_processes(t)
    t.bag[t.palace[seat]] = 0
    free_king(t, seat)
    for kind in (Z.EARLDOM, Z.POOL, Z.CAPTIVES):
        for card in t.cards(kind, seat)[:]:
            if is_army(t.kind[card]) or way_of(t, card) != WAY.ONES_OWN:
                destroy(t, card)
    for kind in (Z.EARLDOM, Z.TOWERS, Z.HAND, Z.DECK, Z.BANNERS, Z.DISCARD, Z.TRAY):
        for card in t.cards(kind, seat)[:]:
            move(t, card, t.place_of(Z.REMOVED, NOBODY))


def free_king(t: Ortus, seat: int) -> None:
    """[5.7] [13.3] The King card of an Earl who is out is free again; the Royal army goes to the table."""
    for card in t.cards(Z.ROYAL, seat)[:]:
        if t.kind[card] == C.KING:
            move(t, card, t.place_of(Z.ROYAL, NOBODY))
            note(t, E.KING_FREE, EARL_GONE, seat, card)
        else:
            destroy(t, card)


def end_processes(t: Ortus) -> None:
    """[M33] What is under way ends: cards on the field go back to their hands, Joust cards to their pile."""
    for seat in range(t.seats):
        for card in t.cards(Z.FIELD, seat)[:]:
            move(t, card, t.place_of(Z.HAND, seat), shown=(1 << t.seats) - 1)
        for card in t.cards(Z.LISTS, seat)[:]:
            move(t, card, t.place_of(Z.JOUST_DISCARD, NOBODY))
