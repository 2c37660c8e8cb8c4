"""[1.8] The game state check, the bag, and how they take turns until nothing is left to do."""

from mazo.abilities.runner import start_waiting
from mazo.games.lorcana.book.keys import (
    CHECK_BANISH,
    EMPTY_DECK,
    LAST_STANDING,
    REACH_TWENTY,
    THE_BAG,
)
from mazo.games.lorcana.rules.editions import ATTEMPTED_DRAW
from mazo.games.lorcana.rules.words import (
    ASK_BAG,
    BAG_FRAME,
    BANISH,
    CHARACTER,
    LOCATION,
    LORE_TO_WIN,
    LOST,
    PLAY,
    RESOLVES,
    WILLPOWER,
    WON,
)
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.choices import ask_unless_forced
from mazo.kernel.codes import ENTRY, NOBODY, first_of, option
from mazo.kernel.frames import Choice, Frame
from mazo.kernel.gate import change_all
from mazo.kernel.log import note
from mazo.kernel.seats import finish, remove


def busy(t: Lorcana) -> bool:
    """[1.8.3] [7.7.4] Check until clean, then resolve the bag; True while something must still happen first."""
    return check(t) or open_bag(t)


def check(t: Lorcana) -> bool:
    """[1.8.1] [1.8.3] [2.3.3] [M1] One game state check, repeated until clean; True if something else comes first."""
    if not t.unchecked and not t.dirty:
        return False
    depth = len(t.stack)
    while True:
        check_wins(t)
        if t.over:
            return True
        if check_losses(t):
            return True
        if not check_banishes(t):
            t.unchecked = False
            return False
        if len(t.stack) > depth:
            return True


def check_wins(t: Lorcana) -> None:
    """[1.8.1.1] [2.3.3.1] [1.8.4] [M2] A player with 20 or more lore wins; of several, the first in turn order."""
    for seat in t.round_from(t.active):
        if t.lore[seat] >= LORE_TO_WIN:
            note(t, WON, REACH_TWENTY, seat, NOBODY, NOBODY, t.lore[seat])
            finish(t, seat, REACH_TWENTY)
            return


def check_losses(t: Lorcana) -> bool:
    """[1.8.1.2] [2.3.3.2] Who ended the turn with an empty deck (1.x: tried to draw from one) loses."""
    losers: list[int] = []
    for seat in t.round_from(t.active):
        if t.edition.decking == ATTEMPTED_DRAW:
            lost = t.overdrawn[seat] != 0
        else:
            lost = t.turn_ended == seat and t.deck_size(seat) == 0
        if lost:
            losers.append(seat)
        t.overdrawn[seat] = 0
    for seat in losers:
        lose(t, seat, EMPTY_DECK)
        if t.over:
            return True
    return len(losers) > 0


def check_banishes(t: Lorcana) -> bool:
    """[1.8.1.4] [M10] [M11] Characters and locations with damage up to their willpower are banished, all at once."""
    dying: list[int] = []
    for seat in range(t.seats):
        for card in t.cards(PLAY, seat):
            if t.damage[card] > 0 or t.dirty or t.bonus:
                kind = t.type_of(card)
                if (kind == CHARACTER or kind == LOCATION) and t.damage[card] >= t.figure(card, WILLPOWER):
                    dying.append(card)
    if not dying:
        return False
    t.by = CHECK_BANISH
    change_all(t, BANISH, dying, NOBODY, 1, NOBODY)
    return True


def lose(t: Lorcana, seat: int, rule: int) -> None:
    """[2.3.3.3] [1.8.1.3] [9.2.3] A player who loses leaves the game; the last one left has won."""
    note(t, LOST, rule, seat)
    left = [other for other in t.remaining() if other != seat]
    if len(left) == 1:
        t.gone[seat] = 1
        winner = left[0]
        verdict = rule if t.seats == 2 else LAST_STANDING
        note(t, WON, LAST_STANDING, winner)
        finish(t, winner, verdict)
    else:
        remove(t, seat)


def open_bag(t: Lorcana) -> bool:
    """[7.7.4] [7.7.5] [7.7.6] Whose turn it is to resolve from the bag; False when it is empty."""
    if not t.waiting:
        t.last_resolver = NOBODY
        return False
    t.stack.append(Frame(BAG_FRAME, THE_BAG, next_resolver(t)))
    return True


def next_resolver(t: Lorcana) -> int:
    """[7.7.4] The last resolver while they have abilities left, else the next player who has; first the active one."""
    start = t.last_resolver if t.last_resolver != NOBODY else t.active
    for seat in t.round_from(start):
        for waiting in t.waiting:
            if waiting.seat == seat:
                return seat
    raise AssertionError("the bag holds only abilities of players in the game")


def resume_bag(t: Lorcana, frame: Frame) -> None:
    """[7.7.4] The player picks one of their waiting abilities; it resolves at once and completely."""
    mine = [at for at in range(len(t.waiting)) if t.waiting[at].seat == frame.seat]
    if frame.pc == 0:
        frame.pc = 1
        choice = Choice(ASK_BAG, THE_BAG, frame.seat)
        choice.items = [option(ENTRY, at) for at in range(len(mine))]
        ask_unless_forced(t, choice)
        return
    t.stack.pop()
    if not frame.answer:
        return
    chosen = t.waiting.pop(mine[first_of(frame.answer[0])])
    t.last_resolver = chosen.seat
    note(t, RESOLVES, chosen.rule, chosen.seat, chosen.source)
    start_waiting(t, chosen)
