"""What is looked after when something has changed: empty castles, weapons without bearer, triggered abilities."""

from mazo.abilities.machine.runner import start_waiting
from mazo.games.myl.book.keys import BOTH_EMPTY, CONCEDE, EMPTY_CASTLE, TRIGGER_ORDER, WEAPON_FALLS
from mazo.games.myl.rules.words import (
    ASK_TRIGGER,
    ATTACK_LINE,
    CONCEDED,
    DEFENCE_LINE,
    DESTROY,
    DRAWN_GAME,
    LOST,
    TRIGGER_FRAME,
    TRIGGER_RESOLVES,
    WEAPON,
    WON,
)
from mazo.games.myl.table import Myl
from mazo.kernel.choices import ask_unless_forced
from mazo.kernel.codes import ENTRY, NOBODY, first_of, option
from mazo.kernel.frames import Choice, Process
from mazo.kernel.gate import change_all
from mazo.kernel.log import note
from mazo.kernel.seats import finish


def busy(t: Myl) -> bool:
    """Look after the table; True while something must still happen before the game goes on."""
    if empty_castles(t):
        return True
    return fallen_weapons(t) or open_triggers(t)


def empty_castles(t: Myl) -> bool:
    """[7.1] [7.4] Who has no card left in the castle loses; if both have none, nobody wins."""
    if t.turn == 0:
        return False
    first = t.castle(0) == 0
    second = t.castle(1) == 0
    if not first and not second:
        return False
    if first and second:
        note(t, DRAWN_GAME, BOTH_EMPTY, NOBODY)
        finish(t, NOBODY, BOTH_EMPTY)
    else:
        lose(t, 0 if first else 1, EMPTY_CASTLE)
    return True


def lose(t: Myl, seat: int, rule: int) -> None:
    """[7.1] [7.3] One player has lost, so the other has won."""
    note(t, LOST, rule, seat)
    note(t, WON, rule, t.other(seat))
    finish(t, t.other(seat), rule)


def concede(t: Myl, seat: int) -> None:
    """[7.3] A player may concede at any moment and loses the game."""
    if not t.over:
        note(t, CONCEDED, CONCEDE, seat)
        lose(t, seat, CONCEDE)


def fallen_weapons(t: Myl) -> bool:
    """[9.3] A weapon whose bearer has left play is destroyed."""
    if t.fallen == 0:
        return False
    t.fallen = 0
    fallen: list[int] = []
    for seat in (0, 1):
        for line in (DEFENCE_LINE, ATTACK_LINE):
            for card in t.cards(line, seat):
                if t.type_of(card) == WEAPON and t.host[card] == NOBODY:
                    fallen.append(card)
    t.by = WEAPON_FALLS
    depth = len(t.stack)
    change_all(t, DESTROY, fallen, NOBODY, 1, NOBODY)
    return len(t.stack) > depth or len(t.waiting) > 0


def open_triggers(t: Myl) -> bool:
    """[8.4] The active player orders and resolves all of theirs, then the other player."""
    if not t.waiting:
        return False
    seat = t.active
    mine = [waiting for waiting in t.waiting if waiting.seat == seat]
    if not mine:
        seat = t.other(t.active)
    t.stack.append(Process(TRIGGER_FRAME, TRIGGER_ORDER, seat))
    return True


def resume_triggers(t: Myl, frame: Process) -> None:
    """[8.4] One batch: the player picks the next of those that waited when it began; later ones wait for the next."""
    if frame.pc == 0:
        frame.pc = 1
        frame.a = sum(1 for waiting in t.waiting if waiting.seat == frame.seat)
    if frame.pc == 1:
        if frame.a == 0:
            t.stack.pop()
            return
        frame.pc = 2
        choice = Choice(ASK_TRIGGER, TRIGGER_ORDER, frame.seat)
        choice.items = [option(ENTRY, at) for at in range(frame.a)]
        ask_unless_forced(t, choice)
        return
    frame.pc = 1
    frame.a -= 1
    mine = [at for at in range(len(t.waiting)) if t.waiting[at].seat == frame.seat]
    chosen = t.waiting.pop(mine[first_of(frame.answer[0])])
    frame.answer = []
    note(t, TRIGGER_RESOLVES, chosen.rule, chosen.seat, chosen.source)
    start_waiting(t, chosen)
