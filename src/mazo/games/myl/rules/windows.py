"""[8.2.5] [M6] The pause to answer: something that was declared, or that is about to happen."""

from mazo.games.myl.book.keys import (
    ANSWER_ATTACK,
    ANSWER_BLOCKS,
    ANSWER_TURN,
    ANSWER_WINDOW,
    FURTHER_COST,
    HAND_LIMIT,
    PAY_GOLD,
    PREVENTING,
    REDIRECTING,
    WEAPON_FALLS,
)
from mazo.games.myl.codes import events as E
from mazo.games.myl.frames import Acting, Window
from mazo.games.myl.rules.keeping import is_kept, leaves_by
from mazo.games.myl.table import Myl
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Batch
from mazo.kernel.gate import DROPPED, FIELDS, rewrite


def open_window(t: Myl, event: int, seat: int, card: int) -> None:
    """[8.2.5] [M6] The opponent may answer with one action, then the player; the window is always there.

    A window that opened only for those who hold an answer would tell that they do.
    """
    if not is_passed_over(t, event):
        new_window(t, ANSWER_ATTACK if event == E.BATTLE else ANSWER_WINDOW, event, seat).source = card


def is_passed_over(t: Myl, event: int) -> bool:
    """[8.2.5] Whether a window need not even open: nobody watches, no card of this game answers, and nothing waits."""
    return t.hurries() and not can_be_answered(t, event) and t.is_calm()


def can_be_answered(t: Myl, event: int) -> bool:
    """[8.2.5] Whether some card of this game prints an answer to an event, or an effect gives abilities."""
    answered = t.figures.answered
    if answered[event] or (answered[E.LEAVES_PLAY] and leaves_by(event)):
        return True
    if answered[E.ASSIGNED] and answers(E.ASSIGNED, event):
        return True
    return t.lasts(t.shared.granting)


def answers(waited: int, event: int) -> bool:
    """[8.2.5] Whether what an ability answers is what happens: that itself, or what it is a part of.

    [8.15] Whatever lets a card leave play; [M7] the Asignación de Daño in which a castle is damaged.
    """
    if waited == E.LEAVES_PLAY:
        return event == waited or leaves_by(event)
    return event == waited or (waited == E.ASSIGNED and event == E.CASTLE_DAMAGE)


def new_window(t: Myl, rule: int, event: int, seat: int) -> Window:
    """A window about something that a player does: the other one comes first."""
    window = Window(rule, t.other(seat))
    window.event = event
    window.whose = seat
    t.stack.append(window)
    return window


def open_at(t: Myl, event: int) -> None:
    """[M9] When everything has regrouped, and before the turn ends, that can be answered."""
    if t.more_windows and t.profile.turn_windows and not is_passed_over(t, event):
        new_window(t, ANSWER_TURN, event, t.active)


def open_about(t: Myl, rule: int, event: int, seat: int, cards: list[int], by: int = NOBODY) -> None:
    """A window about something that is about to befall cards, or that they are about to do."""
    window = new_window(t, rule, event, seat)
    window.by = by
    for card in cards:
        window.items = [*window.items, card, t.number[card]]


def open_for_blocks(t: Myl, seat: int) -> None:
    """[M7] After the blocks were declared they can be answered."""
    if t.more_windows and t.blocks and not is_passed_over(t, E.DEFENDED):
        open_about(t, ANSWER_BLOCKS, E.DEFENDED, seat, [t.blocks[at] for at in range(1, len(t.blocks), 2)])


def open_for_damage(t: Myl, attackers: list[int]) -> None:
    """[M7] The Asignación de Daño can be answered, and with it the damage that these are about to do to a castle.

    It comes with every battle, whatever is left of the attack; where nobody does any damage, none can be prevented.
    """
    if attackers:
        open_about(t, PREVENTING, E.CASTLE_DAMAGE, t.active, attackers)
    else:
        new_window(t, ANSWER_BLOCKS, E.ASSIGNED, t.active)


def open_for_targets(t: Myl, frame: Acting) -> bool:
    """[8.14] Before an effect is applied to its targets it can be redirected; whether there is such a window."""
    if not t.more_windows or frame.aimed or frame.stopped:
        return False
    frame.aimed = True
    if is_passed_over(t, E.AIMED):
        return False
    targets: list[int] = []
    for slot in frame.slots:
        for at in range(0, len(slot), 2):
            if t.is_object(slot[at], slot[at + 1]) and t.in_play(slot[at]) and slot[at] not in targets:
                targets.append(slot[at])
    if not targets:
        return False
    open_about(t, REDIRECTING, E.AIMED, frame.seat, targets, frame.source)
    return True


def open_before(t: Myl, batch: Batch) -> None:
    """[8.15] Before cards leave play that can be prevented; costs are paid and weapons without bearer fall anyway."""
    if not t.more_windows or is_cost(batch.rule) or batch.rule == WEAPON_FALLS:
        return
    if batch.items[0] >= 0 and is_passed_over(t, batch.items[0]):
        return
    if not leaves_by(batch.items[0]):
        open_before_deed(t, batch)
        return
    doomed: list[int] = []
    for at in range(0, len(batch.items), FIELDS):
        verb, card, source = batch.items[at], batch.items[at + 1], batch.items[at + 4]
        if leaves_by(verb) and befalls(t, verb, card, batch.items[at + 2], source) and card not in doomed:
            doomed.append(card)
    if doomed:
        seat = batch.items[2] if batch.items[2] != NOBODY else t.active
        open_about(t, PREVENTING, batch.items[0], seat, doomed, batch.items[4])


def open_before_deed(t: Myl, batch: Batch) -> None:
    """[8.15] Before a player mills or discards by an effect, or control changes, that can be answered.

    Which cards those are is not said, since whoever may answer does not know them either.
    """
    verb, card, seat, source = batch.items[0], batch.items[1], batch.items[2], batch.items[4]
    if verb < 0 or batch.rule == HAND_LIMIT:
        return
    if verb == E.TAKE_CONTROL:
        open_about(t, PREVENTING, verb, seat, [card], source)
    else:
        new_window(t, PREVENTING, verb, t.owner[card] if card != NOBODY else seat).by = source


def is_cost(rule: int) -> bool:
    """[8.2.3] Whether something is done to pay a cost, which nobody can answer or prevent."""
    return rule == PAY_GOLD or rule == FURTHER_COST


def befalls(t: Myl, verb: int, card: int, seat: int, source: int) -> bool:
    """[8.15] Whether there is anything to prevent: the card is in play, and nothing keeps it there anyway."""
    return card != NOBODY and t.in_play(card) and not is_kept(t, verb, card, seat, source)


def subjects(t: Myl, window: Window) -> list[int]:
    """The cards that a window is about, as far as they are still there; NOBODY where it is about none."""
    if not window.items:
        return [window.source]
    found: list[int] = []
    for at in range(0, len(window.items), 2):
        if t.is_object(window.items[at], window.items[at + 1]):
            found.append(window.items[at])
    return found


def close_window(t: Myl, window: Window) -> None:
    """[8.15] The window is over; what is no longer there can't be met by what was about to befall it."""
    t.stack.pop()
    below = t.stack[-1]
    if isinstance(below, Batch):
        for at in range(0, len(window.items), 2):
            if not t.is_object(window.items[at], window.items[at + 1]):
                spare(below, window.items[at])


def spare(batch: Batch, card: int) -> int:
    """Take a card out of changes that are about to happen; how many that were."""
    spared = 0
    for at in range(0, len(batch.items), FIELDS):
        if batch.items[at] >= 0 and batch.items[at + 1] == card:
            rewrite(batch, at, DROPPED, card, batch.items[at + 2], 0)
            spared += 1
    return spared
