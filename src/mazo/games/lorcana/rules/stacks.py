"""[5.1.1.5] [5.1.1.7] Stacks: cards under a card, what becomes of them, and cards that cover others."""

from mazo.abilities.lasting.memory import remember, remember_leaver
from mazo.abilities.machine.listening import enter_play, leave_play
from mazo.games.lorcana.book.keys import IN_A_STACK, TEMPORARY_SHIFT
from mazo.games.lorcana.codes import events as E
from mazo.games.lorcana.codes import states as S
from mazo.games.lorcana.codes import types as T
from mazo.games.lorcana.codes import zones as Z
from mazo.games.lorcana.frames import Uncovering
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import BOTTOM, EVERYTHING, NOBODY, TOP
from mazo.kernel.counters import clear
from mazo.kernel.effects import stop_acting, transfer_effects
from mazo.kernel.gate import change, trigger
from mazo.kernel.zones import move, shift


def put_under(t: Lorcana, card: int, host: int, faceup: bool) -> None:
    """[5.1.1.5] [5.1.1.9] [5.1.1.10] [7.4.2.1] Put a card under another, below the rest; a stack goes as a whole."""
    seat = t.zone_seat(host)
    kind = Z.UNDER if faceup else Z.FACEDOWN
    zone = t.place_of(kind, seat)
    for other in t.under(card)[::-1]:
        move(t, other, zone, BOTTOM)
        t.host[other] = host
    if t.in_play(card):
        remember_leaver(t, card)
        leave_play(t, card)
        clear(t, card)
    move(t, card, zone, BOTTOM)
    t.host[card] = host
    if t.effects:
        t.dirty = EVERYTHING


def take_along(t: Lorcana, top: int, seat: int, zone_kind: int, bottom: bool, exerted: bool) -> None:
    """[5.1.1.7] [8.10.7] [M36] [M37] The cards under one that a player puts elsewhere go along; each is one card."""
    under = t.under(top)
    for card in under[::-1] if bottom else under:  # either way the stack keeps its order
        move(t, card, t.place_of(zone_kind, t.owner[card]), BOTTOM if bottom else TOP)
        t.by = IN_A_STACK
        if zone_kind == Z.INKWELL:
            if exerted and t.edition.stack_states:
                t.flags[card] |= S.EXERTED
            remember(t, E.TO_INKWELL, seat, card)
            trigger(t, E.TO_INKWELL, card, seat, 1, top)


def lay_over(t: Lorcana, card: int, bases: list[int], place: int) -> None:
    """[8.10.2] [8.10.4] [8.10.4.2] [8.10.5] [8.10.6] [M27] [M29] Covered cards stay the same; their effects go on."""
    drying = False
    for base in bases:
        flags = t.flags[base]
        t.flags[card] |= flags & S.EXERTED
        drying = drying or not was_dry(t, base)
        t.damage[card] += t.damage[base]
        for other in t.under(base):
            t.host[other] = card
        transfer_effects(t, base, card)
        t.flags[base] = flags & ~(S.EXERTED | S.DRYING) | S.COVERED
        t.damage[base] = 0
        stop_acting(t, base)
    for base in bases[::-1]:  # the first of them comes to lie directly under the card
        shift(t, base, t.place_of(Z.UNDER, t.zone_seat(base)))
        t.host[base] = card
    if drying:
        t.flags[card] |= S.DRYING
    else:
        t.flags[card] &= ~S.DRYING
    t.host[card] = place
    t.dirty = EVERYTHING


def was_dry(t: Lorcana, base: int) -> bool:
    """[8.10.4] [8.10.4.1] A dry character; anything else if it has been in play since the turn began."""
    if t.type_of(base) == T.CHARACTER:
        return t.flags[base] & S.DRYING == 0
    return t.flags[base] & S.PLAYED_NOW == 0


def silence(t: Lorcana, bases: list[int]) -> None:
    """[M26] [8.10.5] [5.1.1.6] The text of covered cards stops; they have not left play."""
    for base in bases:
        leave_play(t, base)


def top_of(t: Lorcana, card: int) -> int:
    """[M27] The card on top of the stack that a card is in: what spoke of a covered card speaks of it."""
    while t.zone_kind(card) == Z.UNDER and t.host[card] != NOBODY:
        card = t.host[card]
    return card


def begin_return(t: Lorcana, seat: int, card: int, number: int) -> None:
    """[8.10.8.5] The end of the turn: a card that was shifted only for it goes back to hand."""
    frame = Uncovering(TEMPORARY_SHIFT, seat)
    frame.source = card
    frame.number = number
    t.stack.append(frame)


def uncovering(t: Lorcana, frame: Uncovering) -> None:
    """[8.10.8.5] [M30] Its damage is removed, it alone returns; what was next under it is as the stack was."""
    card = frame.source
    frame.pc += 1
    t.by = TEMPORARY_SHIFT
    if frame.pc == 1:
        if not t.is_object(card, frame.number) or not t.in_play(card):
            t.stack.pop()
        elif t.damage[card] > 0:
            change(t, E.REMOVE_DAMAGE, card, frame.seat, t.damage[card], card)
    elif frame.pc == 2:
        detach(t, frame)
        change(t, E.TO_HAND, card, frame.seat, 1, card)
    else:
        t.stack.pop()
        if frame.heir != NOBODY:
            bring_up(t, frame)


def detach(t: Lorcana, frame: Uncovering) -> None:
    """[8.10.8.5] [M30] What lies under the card that returns stays; the next one takes over its effects."""
    card = frame.source
    covered = t.cards(Z.UNDER, t.zone_seat(card))
    heir = NOBODY
    for other in covered:
        if t.host[other] == card:
            heir = other
    frame.heir = heir
    if heir == NOBODY:
        return
    frame.states = t.flags[card] & (S.EXERTED | S.DRYING)
    frame.place = t.host[card]
    for other in t.under(card):
        t.host[other] = heir
    t.host[heir] = NOBODY
    transfer_effects(t, card, heir)


def bring_up(t: Lorcana, frame: Uncovering) -> None:
    """[M30] The card that was under is in play again; if the other could not leave after all, it stays covered."""
    heir = frame.heir
    card = frame.source
    if t.is_object(card, frame.number):
        for other in t.under(heir):
            t.host[other] = card
        t.host[heir] = card
        transfer_effects(t, heir, card)
        return
    shift(t, heir, t.place_of(Z.PLAY, t.zone_seat(heir)))
    t.flags[heir] = t.flags[heir] & ~S.COVERED | frame.states
    t.host[heir] = frame.place
    enter_play(t, heir)
    if t.effects:
        t.dirty = EVERYTHING
    t.unchecked = True
