"""What is looked after when something has changed: empty castles, weapons without bearer, triggered abilities."""

from typing import Final

from mazo.abilities.lasting.triggering import resolve
from mazo.abilities.machine.program import EACH_PLAYER
from mazo.abilities.machine.records import Run
from mazo.games.myl.book.keys import BOTH_EMPTY, CONVERSION, EMPTY_CASTLE, TRIGGER_ORDER, WEAPON_FALLS
from mazo.games.myl.codes import asks as A
from mazo.games.myl.codes import events as E
from mazo.games.myl.codes import lasting as L
from mazo.games.myl.codes import types as T
from mazo.games.myl.codes import zones as Z
from mazo.games.myl.frames import Acting, Judging, Triggers
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

CHANGE: Final = 4
"""Ints that say whose castle was emptied, and by which change: the height of the stack, the program and its place."""
LOOP_HEAD: Final = 4
"""Ints that a loop of a program has besides what it goes through, the last two its length and its place."""


def busy(t: Myl) -> bool:
    """Look after the table; True while something must still happen before the game goes on, which is asked often."""
    if t.is_calm():
        return False
    if (t.emptied or t.castle(0) == 0 or t.castle(1) == 0) and empty_castles(t):
        return True
    if t.displaced > 0 or t.lasts(L.CONVERT):
        put_in_place(t)
    return (t.fallen > 0 and fallen_weapons(t)) or (len(t.waiting) > 0 and open_triggers(t))


def put_in_place(t: Myl) -> None:
    """[8.17] A card that was converted goes where cards of its type stand, and back when that is over.

    [9.3] An ally that is none any longer lets its weapons fall.
    """
    t.displaced = 1 if t.lasts(L.CONVERT) else 0
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
    """[7.1] [7.4] Who has no card left in the castle loses; if both have none by one change, nobody wins.

    A table may agree that the active player's castle counts as the first, since players act in that order.
    """
    if t.turn == 0 or in_turn_for_all(t):
        return False
    row = t.emptied
    if not row:  # nobody has seen it become so: it was laid out like that
        first, second = t.castle(0) == 0, t.castle(1) == 0
    else:
        together = len(row) > CHANGE and row[1:CHANGE] == row[CHANGE + 1 :]
        first, second = row[0] == 0 or together, row[0] == 1 or together
    if first and second and not t.profile.draw_together:
        lose(t, t.active, BOTH_EMPTY)
    elif first and second:
        note(t, E.DRAWN_GAME, BOTH_EMPTY, NOBODY)
        finish(t, NOBODY, BOTH_EMPTY)
    else:
        lose(t, 0 if first else 1, EMPTY_CASTLE)
    return True


def castle_emptied(t: Myl, seat: int) -> None:
    """[7.1] The last card has left a castle: that is judged at once, whatever comes back to it later."""
    top = t.stack[-1]
    program, at = (top.program, top.pc) if isinstance(top, Run) else (NOBODY, 0)
    t.emptied = [*t.emptied, seat, len(t.stack), program, at]
    if not in_turn_for_all(t):
        t.stack.append(Judging(EMPTY_CASTLE, seat))


def judging(t: Myl) -> None:
    """[7.1] Judge it, and go on if the game does."""
    t.stack.pop()
    empty_castles(t)


def in_turn_for_all(t: Myl) -> bool:
    """[7.4] Whether something is being done by each player: one change, which is judged when all have done it."""
    for at in range(len(t.stack) - 1, 0, -1):
        frame = t.stack[at]
        if isinstance(frame, Acting | Triggers):
            return False  # whatever lies below was interrupted
        if isinstance(frame, Run):
            loop = frame.loop
            while loop:
                if t.library[frame.program][loop[-1]] == EACH_PLAYER:
                    return True
                loop = loop[: len(loop) - LOOP_HEAD - loop[-2]]
    return False


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


def held_back(t: Myl) -> int:
    """[8.4] How many of the abilities that wait belong to a batch in which something is under way."""
    for at in range(len(t.stack) - 1, -1, -1):
        frame = t.stack[at]
        if isinstance(frame, Triggers):
            return frame.first + frame.left
    return 0


def open_triggers(t: Myl) -> bool:
    """[8.4] All that wait are one batch; those of a batch that is under way wait for their own turn in it."""
    first = held_back(t)
    if len(t.waiting) <= first:
        return False
    batch = Triggers(TRIGGER_ORDER, t.active)
    batch.first = first
    batch.left = len(t.waiting) - first
    t.stack.append(batch)
    return True


def resume_triggers(t: Myl, frame: Triggers) -> None:
    """[8.4] One batch: the active player orders and resolves all of theirs, then the other; later ones wait."""
    if frame.pc == 0:
        if frame.left == 0:
            t.stack.pop()
            return
        frame.pc = 1
        if not of_this_batch(t, frame):
            frame.seat = t.other(frame.seat)
        choice = Choice(A.TRIGGER, TRIGGER_ORDER, frame.seat)
        choice.items = [option(ENTRY, mine) for mine in of_this_batch(t, frame)]
        ask_unless_forced(t, choice)
        return
    frame.pc = 0
    chosen = t.waiting.pop(place_among_all(t, frame.seat, first_of(frame.answer[0])))
    frame.left -= 1
    frame.answer = []
    if t.profile.triggers_alternate:
        frame.seat = t.other(frame.seat)
    if goes_round(t):
        return
    note(t, E.TRIGGER_RESOLVES, chosen.rule, chosen.seat, chosen.source)
    resolve(t, chosen)


def of_this_batch(t: Myl, frame: Triggers) -> list[int]:
    """[8.4] Which of all that wait for this player belong to the batch, counted among the player's own."""
    found: list[int] = []
    mine = 0
    for at in range(frame.first + frame.left):
        if t.waiting[at].seat == frame.seat:
            if at >= frame.first:
                found.append(mine)
            mine += 1
    return found


def place_among_all(t: Myl, seat: int, mine: int) -> int:
    """Where the ability stands that is so far behind among those of its player."""
    for at in range(len(t.waiting)):
        if t.waiting[at].seat == seat:
            if mine == 0:
                return at
            mine -= 1
    raise AssertionError("no such ability waits")
