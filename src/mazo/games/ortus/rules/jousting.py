"""[15] [M23] [M32] A Joust: stakes of all Earls, three cards each, Champions as wild cards; the best takes all."""

from collections.abc import Callable
from typing import Final

from mazo.games.ortus.book.keys import ALL_JOUST, CHAMPIONS_WILD, JOUST_SETS, JOUST_STARTS
from mazo.games.ortus.codes import asks as ASK
from mazo.games.ortus.codes import cards as C
from mazo.games.ortus.codes import events as E
from mazo.games.ortus.codes import options as DO
from mazo.games.ortus.codes import ways as WAY
from mazo.games.ortus.codes import zones as Z
from mazo.games.ortus.frames import Joust
from mazo.games.ortus.rules.destinations import discard
from mazo.games.ortus.rules.earldom import is_property
from mazo.games.ortus.rules.fielding import chosen, put_anyway
from mazo.games.ortus.rules.holding import hand_over
from mazo.games.ortus.rules.supplies import next_joust
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
_STAKING: Final = 0
_STAKED: Final = 1
_TILTING: Final = 2
_CHAMPIONS: Final = 3
_END: Final = 4


def begin_joust(t: Ortus, seat: int, banner: int) -> None:
    """[M23] A Banner starts a Joust and is discarded."""
    discard(t, banner, JOUST_STARTS)
    note(t, E.JOUST_BEGINS, JOUST_STARTS, seat)
    frame = Joust(ALL_JOUST, seat)
    frame.items = t.round_from(seat)
    frame.stakes = [NOBODY] * t.seats
    frame.wilds = [0] * t.seats
    t.stack.append(frame)


def jousting(t: Ortus, frame: Joust) -> None:
    """[15.1] Go on with a Joust."""
    _STEPS[frame.pc](t, frame)


def ask_stake(t: Ortus, frame: Joust) -> None:
    """[15.1] Each Earl in turn stakes a card of the Earldom, also a Palace, or declines."""
    if not frame.items:
        frame.pc = _TILTING
        return
    frame.asked = frame.items[0]
    frame.items = frame.items[1:]
    frame.pc = _STAKED
    choice = Choice(ASK.ANTE, ALL_JOUST, frame.asked)
    choice.items = [option(DO.STAKE, card) for card in stakable(t, frame.asked)]
    choice.items.append(option(DO.DECLINE))
    t.stack.append(choice)


def stakable(t: Ortus, seat: int) -> list[int]:
    """[15.1] What an Earl can stake: Castles, Palaces, Properties and Mercenaries."""
    return [
        card
        for card in t.cards(Z.EARLDOM, seat)
        if t.is_anchor(card) or is_property(t.kind[card]) or t.kind[card] == C.MERCENARY
    ]


def stake(t: Ortus, frame: Joust) -> None:
    """[15.1] The stake stands where it stood until the Joust is decided."""
    if frame.answer and verb_of(frame.answer[0]) == DO.STAKE:
        card = first_of(frame.answer[0])
        stakes = frame.stakes[:]
        stakes[frame.asked] = card
        frame.stakes = stakes
        note(t, E.STAKES, ALL_JOUST, frame.asked, card)
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
                move(t, card, t.place_of(Z.LISTS, seat))
                note(t, E.TILTS, JOUST_SETS, seat, card)
    frame.items = [seat for seat in t.round_from(frame.seat) if frame.stakes[seat] != NOBODY]
    frame.asked = NOBODY
    frame.pc = _CHAMPIONS


def ride(t: Ortus, frame: Joust) -> None:
    """[15.2] Each of them in turn may discard Champions of the hand as wild cards. Who has a hand is asked even without
    one: a pause less would tell.
    """
    for card in chosen(frame.answer):
        note(t, E.WILD, CHAMPIONS_WILD, frame.asked, card)
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
    if t.cards(Z.HAND, frame.asked):
        choice = Choice(ASK.CHAMPIONS, CHAMPIONS_WILD, frame.asked)
        choice.mode = SUBSET
        choice.items = take_all([card for card in t.cards(Z.HAND, frame.asked) if t.kind[card] == C.CHAMPION])
        choice.low = 0
        choice.high = min(CARDS_EACH, len(choice.items))
        put_anyway(t, choice)


def score(t: Ortus, seat: int, wilds: int) -> int:
    """[15.2] [M32] What an Earl's Joust cards count; each Champion makes the worst of them a Prince."""
    counts: list[int] = []
    for card in t.cards(Z.LISTS, seat):
        kind = t.kind[card]
        counts.append(PRINCE_COUNTS if kind == C.JOUST_PRINCE else VASSAL_COUNTS if kind == C.JOUST_VASSAL else 0)
    counts.sort()
    found = 0
    for at in range(len(counts)):
        found += PRINCE_COUNTS if at < wilds else counts[at]
    return found


def end_joust(t: Ortus, frame: Joust) -> None:
    """[8.7] [M32] The best takes all stakes; in a tie, or with fewer than two stakes, everybody keeps theirs."""
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
        for card in t.cards(Z.LISTS, seat)[:]:
            move(t, card, t.place_of(Z.JOUST_DISCARD, NOBODY))
    if len(seats) < 2 or winner == NOBODY:
        note(t, E.JOUST_OFF, JOUST_SETS, frame.seat)
        return
    note(t, E.JOUST_WON, JOUST_SETS, winner, NOBODY, NOBODY, best)
    for seat in seats:
        if seat != winner:
            hand_over(t, frame.stakes[seat], winner, WAY.WON_IN_A_JOUST, JOUST_SETS)


_STEPS: Final[list[Callable[[Ortus, Joust], None]]] = [ask_stake, stake, tilt, ride, end_joust]
"""What happens at each point of a Joust, in the order of the points."""
