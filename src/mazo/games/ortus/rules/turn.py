"""[7] The turn: one Action, Towers and garrisons at any time, and the card that ends it."""

from mazo.games.ortus.book.keys import (
    BANQUET,
    DRAW_ENDS,
    GARRISONS_FREE,
    LAND_ARMY,
    LORD,
    MONASTERY,
    ONE_ACTION,
    PLAY_A_CARD,
)
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import processes as P
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.rules.battle import attack
from mazo.games.ortus.rules.destinations import discard
from mazo.games.ortus.rules.earldom import recruits
from mazo.games.ortus.rules.jousting import begin_joust
from mazo.games.ortus.rules.kingship import bequeath, claim
from mazo.games.ortus.rules.leaving import cannot_draw, check_out, end_by_rounds
from mazo.games.ortus.rules.politics import begin_struggle
from mazo.games.ortus.rules.supplies import take_armies
from mazo.games.ortus.rules.towers import build_tower
from mazo.games.ortus.rules.vikings import send_emissary
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import ask_open
from mazo.kernel.codes import NOBODY, first_of, second_of, verb_of
from mazo.kernel.frames import Frame
from mazo.kernel.knowledge import everyone, show
from mazo.kernel.log import note
from mazo.kernel.zones import move, shift

BANQUET_CARDS = 2
"""[9.6] So many cards a Banquet draws."""


def begin_turn(t: Ortus) -> None:
    """[7.1] An Earl's turn."""
    if t.alive(t.active):
        note(t, E.TURN_BEGAN, ONE_ACTION, t.active)
        t.stack.append(Frame(P.TURN, ONE_ACTION, t.active))


def acting(t: Ortus, frame: Frame) -> None:
    """[7.1] [7.4] Ask what the Earl does, until the turn is to end; who has lost the last Fief is out at once."""
    check_out(t)
    if t.over or t.stack[-1] is not frame:
        return
    if not frame.answer:
        ask_open(t, ASK.ACT, ONE_ACTION, frame.seat)
        return
    packed = frame.answer[0]
    frame.answer = []
    if verb_of(packed) == DO.END:
        t.stack.pop()
    else:
        do(t, frame.seat, verb_of(packed), first_of(packed), second_of(packed))


def do(t: Ortus, seat: int, verb: int, first: int, second: int) -> None:
    """[7.1] [7.2] [7.3] Towers and garrisons cost nothing; everything else is the one Action of the turn."""
    if verb == DO.TOWER:
        build_tower(t, seat, first)
    elif verb == DO.GARRISON:
        garrison(t, seat, first, second)
    else:
        t.spent = 1
        take_action(t, seat, verb, first, second)


def take_action(t: Ortus, seat: int, verb: int, first: int, second: int) -> None:
    """[7.5] [7.6] [7.7] [7.8] [7.9] The five kinds of Actions."""
    if verb == DO.RECRUIT:
        take_armies(t, seat, recruits(t, seat))
    elif DO.RAID <= verb <= DO.STORM:
        attack(t, seat, verb, first, False)
    elif verb == DO.SEND:
        send_emissary(t, seat, first)
    elif verb == DO.INSPECT:
        inspect(t, seat, first)
    elif verb == DO.BETRAY or verb == DO.SCHEME:
        begin_struggle(t, seat, first, second)
    elif verb == DO.CLAIM:
        claim(t, seat, first)
    elif verb == DO.BEQUEATH:
        bequeath(t, seat, first, second)
    elif verb == DO.JOUST:
        begin_joust(t, seat, first)
    else:
        play_card(t, seat, verb, first, second)


def play_card(t: Ortus, seat: int, verb: int, card: int, host: int) -> None:
    """[7.5] A Castle or Property, a Lord, a Mercenary or a Banquet is played."""
    if verb == DO.PLAY and t.kind[card] == C.BANQUET:
        feast(t, seat, card)
    elif verb == DO.PLAY:
        move(t, card, t.place_of(Z.EARLDOM, seat))
        note(t, E.PLAYS, PLAY_A_CARD, seat, card)
    elif verb == DO.SETTLE:
        settle(t, seat, card, host)
    elif verb == DO.INSTALL:
        install(t, seat, card, host)


def settle(t: Ortus, seat: int, card: int, anchor: int) -> None:
    """[8.1] [8.9] A Property comes into a Fief; a Land brings an Army card."""
    move(t, card, t.place_of(Z.EARLDOM, seat))
    t.host[card] = anchor
    note(t, E.SETTLES, PLAY_A_CARD, seat, card, anchor)
    if t.kind[card] == C.LAND:
        take_armies(t, seat, t.house.land_army, LAND_ARMY)


def install(t: Ortus, seat: int, card: int, host: int) -> None:
    """[8.2] [M19] A Face card becomes the Lord of a Fief, a Monk the Abbot of a Church."""
    move(t, card, t.place_of(Z.EARLDOM, seat))
    t.host[card] = host
    note(t, E.INSTALLS, LORD, seat, card, host)


def feast(t: Ortus, seat: int, card: int) -> None:
    """[9.6] A Banquet draws two cards, as far as there are any."""
    note(t, E.PLAYS, BANQUET, seat, card)
    discard(t, card, BANQUET)
    for _ in range(BANQUET_CARDS):
        if t.cards(Z.DECK, seat):
            draw(t, seat, BANQUET)


def garrison(t: Ortus, seat: int, card: int, host: int) -> None:
    """[7.3] An Army card of the Pool goes into a garrison."""
    shift(t, card, t.place_of(Z.EARLDOM, seat))
    t.host[card] = host
    note(t, E.GARRISONS, GARRISONS_FREE, seat, card, host)


def inspect(t: Ortus, seat: int, other: int) -> None:
    """[7.9] The other Earl reveals the hand to all."""
    note(t, E.INSPECTS, MONASTERY, seat, NOBODY, other)
    for card in t.cards(Z.HAND, other):
        show(t, card, everyone(t))
        note(t, E.SHOWS, MONASTERY, other, card)


def draw(t: Ortus, seat: int, rule: int) -> None:
    """The top card of the Earl deck comes into the hand."""
    card = t.cards(Z.DECK, seat)[-1]
    move(t, card, t.place_of(Z.HAND, seat))
    note(t, E.DRAWS, rule, seat, card)


def end_turn(t: Ortus) -> None:
    """[5.5] [7.4] Drawing a card ends the turn; who cannot is out."""
    seat = t.active
    if not t.alive(seat):
        return
    if t.cards(Z.DECK, seat):
        draw(t, seat, DRAW_ENDS)
    else:
        cannot_draw(t, seat)


def hand_on(t: Ortus) -> None:
    """[7.10] [M36] The next Earl of this round, clockwise; when all have had a turn, a new round begins."""
    t.acted[t.active] = 1
    t.turn += 1
    t.spent = 0
    for seat in t.round_from((t.active + 1) % t.seats):
        if t.acted[seat] == 0:
            t.active = seat
            return
    new_round(t)


def new_round(t: Ortus) -> None:
    """[7.10] Every surviving Earl has had a turn."""
    t.acted = [0] * t.seats
    t.active = t.round_from(t.first)[0]
    t.round += 1
    t.dawn = 1
    end_by_rounds(t)
