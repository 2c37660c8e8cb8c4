"""[15] [M23] [M32] A Joust: stakes of all Earls, three cards each, Champions as wild cards; the best takes all."""

from typing import Final

from mazo.games.ortus.book.keys import ALL_JOUST, CHAMPIONS_WILD, JOUST_SETS, JOUST_STARTS
from mazo.games.ortus.frames import Joust
from mazo.games.ortus.rules.destinations import discard, owner_of, take_over
from mazo.games.ortus.rules.earldom import attached, is_army, is_property, is_seated
from mazo.games.ortus.rules.fielding import chosen, put_anyway
from mazo.games.ortus.rules.holding import settle_in, to_pool
from mazo.games.ortus.rules.supplies import next_joust
from mazo.games.ortus.rules.words import (
    ASK_ANTE,
    ASK_CHAMPIONS,
    CHAMPION,
    DO_DECLINE,
    DO_STAKE,
    EARLDOM,
    HAND,
    JOUST_BEGINS,
    JOUST_DISCARD,
    JOUST_OFF,
    JOUST_PRINCE,
    JOUST_VASSAL,
    JOUST_WON,
    LISTS,
    LORD_RETURNS,
    MERCENARY,
    STAKES,
    TILTS,
    WILD,
    WON_IN_A_JOUST,
)
from mazo.games.ortus.table import Ortus
from mazo.kernel.choices import take_all
from mazo.kernel.codes import NOBODY, SUBSET, first_of, option, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.log import note
from mazo.kernel.zones import move

CARDS_EACH: Final = 3
"""[M32] So many Joust cards everybody gets."""
PRINCE_COUNTS: Final = 2
VASSAL_COUNTS: Final = 1

# How far a Joust has come.
_STAKING, _STAKED, _TILTING, _CHAMPIONS, _END = range(5)


def begin_joust(t: Ortus, seat: int, banner: int) -> None:
    """[M23] A Banner starts a Joust and is discarded."""
    discard(t, banner, JOUST_STARTS)
    note(t, JOUST_BEGINS, JOUST_STARTS, seat)
    frame = Joust(ALL_JOUST, seat)
    frame.items = t.round_from(seat)
    frame.stakes = [NOBODY] * t.seats
    frame.wilds = [0] * t.seats
    t.stack.append(frame)


def jousting(t: Ortus, frame: Joust) -> None:
    """[15.1] Go on with a Joust."""
    if frame.pc == _STAKING:
        ask_stake(t, frame)
    elif frame.pc == _STAKED:
        stake(t, frame)
    elif frame.pc == _TILTING:
        tilt(t, frame)
    elif frame.pc == _CHAMPIONS:
        ride(t, frame)
    else:
        end_joust(t, frame)


def ask_stake(t: Ortus, frame: Joust) -> None:
    """[15.1] Each Earl in turn stakes a card of the Earldom, also a Palace, or declines."""
    if not frame.items:
        frame.pc = _TILTING
        return
    frame.asked = frame.items[0]
    frame.items = frame.items[1:]
    frame.pc = _STAKED
    choice = Choice(ASK_ANTE, ALL_JOUST, frame.asked)
    choice.items = [option(DO_STAKE, card) for card in stakable(t, frame.asked)]
    choice.items.append(option(DO_DECLINE))
    t.stack.append(choice)


def stakable(t: Ortus, seat: int) -> list[int]:
    """[15.1] What an Earl can stake: Castles, Palaces, Properties and Mercenaries."""
    return [
        card
        for card in t.cards(EARLDOM, seat)
        if t.is_anchor(card) or is_property(t.kind[card]) or t.kind[card] == MERCENARY
    ]


def stake(t: Ortus, frame: Joust) -> None:
    """[15.1] The stake stands where it stood until the Joust is decided."""
    if frame.answer and verb_of(frame.answer[0]) == DO_STAKE:
        card = first_of(frame.answer[0])
        stakes = frame.stakes[:]
        stakes[frame.asked] = card
        frame.stakes = stakes
        note(t, STAKES, ALL_JOUST, frame.asked, card)
    frame.answer = []
    frame.pc = _STAKING


def riders(frame: Joust) -> list[int]:
    """Who has staked something."""
    return [seat for seat in range(len(frame.stakes)) if frame.stakes[seat] != NOBODY]


def tilt(t: Ortus, frame: Joust) -> None:
    """[M32] If at least two have staked, each of them gets three Joust cards."""
    if len(riders(frame)) < 2:
        frame.pc = _END
        return
    for seat in riders(frame):
        for _ in range(CARDS_EACH):
            card = next_joust(t)
            if card != NOBODY:
                move(t, card, t.place_of(LISTS, seat))
                note(t, TILTS, JOUST_SETS, seat, card)
    frame.items = [seat for seat in t.round_from(frame.seat) if frame.stakes[seat] != NOBODY]
    frame.asked = NOBODY
    frame.pc = _CHAMPIONS


def ride(t: Ortus, frame: Joust) -> None:
    """[15.2] Each of them in turn may discard Champions of the hand as wild cards. Who has a hand is asked even without
    one: a pause less would tell.
    """
    for card in chosen(frame.answer):
        note(t, WILD, CHAMPIONS_WILD, frame.asked, card)
        discard(t, card, CHAMPIONS_WILD)
        wilds = frame.wilds[:]
        wilds[frame.asked] += 1
        frame.wilds = wilds
    frame.answer = []
    if not frame.items:
        frame.pc = _END
        return
    frame.asked = frame.items[0]
    frame.items = frame.items[1:]
    if t.cards(HAND, frame.asked):
        choice = Choice(ASK_CHAMPIONS, CHAMPIONS_WILD, frame.asked)
        choice.mode = SUBSET
        choice.items = take_all([card for card in t.cards(HAND, frame.asked) if t.kind[card] == CHAMPION])
        choice.low = 0
        choice.high = min(CARDS_EACH, len(choice.items))
        put_anyway(t, choice)


def score(t: Ortus, seat: int, wilds: int) -> int:
    """[15.2] [M32] What an Earl's Joust cards count; each Champion makes the worst of them a Prince."""
    counts: list[int] = []
    for card in t.cards(LISTS, seat):
        kind = t.kind[card]
        counts.append(PRINCE_COUNTS if kind == JOUST_PRINCE else VASSAL_COUNTS if kind == JOUST_VASSAL else 0)
    counts.sort()
    found = 0
    for at in range(len(counts)):
        found += PRINCE_COUNTS if at < wilds else counts[at]
    return found


def end_joust(t: Ortus, frame: Joust) -> None:
    """[M32] The best takes all stakes; in a tie, or with fewer than two stakes, everybody keeps theirs."""
    t.stack.pop()
    best = 0
    winner = NOBODY
    seats = riders(frame)
    for seat in seats:
        points = score(t, seat, frame.wilds[seat])
        if points > best:
            best = points
            winner = seat
        elif points == best:
            winner = NOBODY
    for seat in range(t.seats):
        for card in t.cards(LISTS, seat)[:]:
            move(t, card, t.place_of(JOUST_DISCARD, NOBODY))
    if len(seats) < 2 or winner == NOBODY:
        note(t, JOUST_OFF, JOUST_SETS, frame.seat)
        return
    note(t, JOUST_WON, JOUST_SETS, winner, NOBODY, NOBODY, best)
    for seat in seats:
        if seat != winner:
            win_stake(t, winner, seat, frame.stakes[seat])


def win_stake(t: Ortus, winner: int, loser: int, card: int) -> None:
    """[8.7] [M32] What was staked comes into the winner's Earldom; of a Fief the Lord goes home and the garrison to the
    Pool.
    """
    if not t.is_anchor(card):
        if is_property(t.kind[card]):
            settle_in(t, card, winner, WON_IN_A_JOUST)
        else:
            take_over(t, card, winner, WON_IN_A_JOUST)
        return
    for guest in attached(t, card):
        if is_army(t.kind[guest]):
            to_pool(t, guest, loser)
        elif is_seated(t, guest):
            go_home(t, guest)
        else:
            for abbot in attached(t, guest):
                go_home(t, abbot)
    take_over(t, card, winner, WON_IN_A_JOUST)


def go_home(t: Ortus, lord: int) -> None:
    """[M32] A Lord whose Fief was lost in a Joust goes back to the hand of the Earl whom he served."""
    seat = owner_of(t, lord)
    if seat == NOBODY or not t.alive(seat):
        seat = t.zone_seat(lord)
    move(t, lord, t.place_of(HAND, seat), shown=(1 << t.seats) - 1)
    note(t, LORD_RETURNS, JOUST_SETS, seat, lord)
