"""What is looked after when something has changed: empty castles, weapons without bearer, triggered abilities."""

from mazo.abilities.lasting.triggering import resolve
from mazo.games.myl.book.keys import BOTH_EMPTY, CONVERSION, EMPTY_CASTLE, TRIGGER_ORDER, WEAPON_FALLS
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Triggers
from mazo.games.myl.rules.changes import let_fall, move_line
from mazo.games.myl.rules.ending import lose
from mazo.games.myl.rules.loops import goes_round
from mazo.games.myl.table import LINES, SEATS, Myl
from mazo.kernel.choices import ask_unless_forced
from mazo.kernel.codes import ENTRY, NOBODY, first_of, option
from mazo.kernel.frames import Choice
from mazo.kernel.gate import change_all
from mazo.kernel.log import note
from mazo.kernel.seats import finish


def busy(t: Myl) -> bool:
    """Look after the table; True while something must still happen before the game goes on."""
    if t.has_empty_castle() and empty_castles(t):
        return True
    if t.displaced > 0 or t.kinds[L.CONVERT] > 0:
        put_in_place(t)
    return (t.fallen > 0 and fallen_weapons(t)) or (len(t.waiting) > 0 and open_triggers(t))


def put_in_place(t: Myl) -> None:
    """[8.17] A card that was converted goes where cards of its type stand, and back when that is over.

    [9.3] An ally that is none any longer lets its weapons fall.
    """
    t.displaced = 1 if t.kinds[L.CONVERT] > 0 else 0
    for seat in range(SEATS):
        for kind in range(Z.DEFENCE, Z.PAID + 1):
            for card in t.cards(kind, seat)[:]:
                sort = t.type_of(card)
                if t.host[card] != NOBODY or sort == T.WEAPON:
                    continue
                place = Z.SUPPORT if sort == T.TOTEM else Z.DEFENCE if sort == T.ALLY else Z.RESERVE
                stands = kind == place or (sort == T.ALLY and kind == Z.ATTACK) or (sort == T.GOLD and kind == Z.PAID)
                if not stands:
                    if sort != T.ALLY:
                        let_fall(t, card)
                    move_line(t, card, place)
                    note(t, E.CONVERTED, CONVERSION, seat, card)


def empty_castles(t: Myl) -> bool:
    """[7.1] [7.4] Who has no card left in the castle loses; if both have none, nobody wins."""
    if t.turn == 0:
        return False
    first = t.castle(0) == 0
    second = t.castle(1) == 0
    if first and second:
        note(t, E.DRAWN_GAME, BOTH_EMPTY, NOBODY)
        finish(t, NOBODY, BOTH_EMPTY)
    else:
        lose(t, 0 if first else 1, EMPTY_CASTLE)
    return True


def fallen_weapons(t: Myl) -> bool:
    """[9.3] A weapon whose bearer has left play is destroyed, or only put into the graveyard, as the profile says."""
    t.fallen = 0
    fallen: list[int] = []
    for seat in range(SEATS):
        for line in LINES:
            for card in t.cards(line, seat):
                if t.type_of(card) == T.WEAPON and t.host[card] == NOBODY:
                    fallen.append(card)
    t.by = WEAPON_FALLS
    depth = len(t.stack)
    change_all(t, E.DESTROY if t.profile.orphans_destroyed else E.BURY, fallen, NOBODY, 1, NOBODY)
    return len(t.stack) > depth or len(t.waiting) > 0


def open_triggers(t: Myl) -> bool:
    """[8.4] The active player orders and resolves all of theirs, then the other player."""
    seat = t.active
    mine = [waiting for waiting in t.waiting if waiting.seat == seat]
    if not mine:
        seat = t.other(t.active)
    t.stack.append(Triggers(TRIGGER_ORDER, seat))
    return True


def resume_triggers(t: Myl, frame: Triggers) -> None:
    """[8.4] One batch: the player picks the next of those that waited when it began; later ones wait for the next."""
    if frame.pc < 2:
        # What resolves may let others of the batch resolve within it: those are no longer left.
        alternate = t.profile.triggers_alternate
        waits = sum(1 for waiting in t.waiting if alternate or waiting.seat == frame.seat)
        frame.left = waits if frame.pc == 0 else min(frame.left, waits)
        frame.pc = 1
    if frame.pc == 1:
        if frame.left == 0:
            t.stack.pop()
            return
        frame.pc = 2
        if not of_this_batch(t, frame):
            frame.seat = t.other(frame.seat)
        choice = Choice(A.TRIGGER, TRIGGER_ORDER, frame.seat)
        choice.items = [option(ENTRY, at) for at in range(len(of_this_batch(t, frame)))]
        ask_unless_forced(t, choice)
        return
    frame.pc = 1
    chosen = t.waiting.pop(of_this_batch(t, frame)[first_of(frame.answer[0])])
    frame.left -= 1
    frame.answer = []
    if t.profile.triggers_alternate:
        frame.seat = t.other(frame.seat)
    if goes_round(t):
        return
    note(t, E.TRIGGER_RESOLVES, chosen.rule, chosen.seat, chosen.source)
    resolve(t, chosen)


def of_this_batch(t: Myl, frame: Triggers) -> list[int]:
    """[8.4] Where this player's abilities of the batch stand among all that wait: later ones are behind them."""
    if t.profile.triggers_alternate:
        return [at for at in range(frame.left) if t.waiting[at].seat == frame.seat]
    mine = [at for at in range(len(t.waiting)) if t.waiting[at].seat == frame.seat]
    return mine[: frame.left]
