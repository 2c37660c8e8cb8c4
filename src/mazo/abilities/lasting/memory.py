"""What is remembered: what happened this turn, what was used in it, and what cards were when they left play."""

from typing import Final

from mazo.abilities.lasting.codes import EVENT_BITS, ON_EVENT
from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.machine.expressions import evaluate
from mazo.abilities.machine.program import OPPONENTS, THAT_PLAYERS, YOURS
from mazo.abilities.machine.records import Run
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import NONE

EVENT_FIELDS: Final = 5
"""Ints an event of this turn: the event, who did it (NOBODY: it just happened), the card, whose that was then, and what
else took part in it."""


def on_event(event: int) -> int:
    """The bit of what depends on such events of this turn; several kinds of them share one."""
    return ON_EVENT << event % EVENT_BITS


def remember(t: Continuous, event: int, seat: int, card: int, other: int = NOBODY) -> None:
    """Note what a player did (NOBODY: it just happened) if a card of this game may ask about it later in the turn."""
    if t.shared.asked[event]:
        t.history += [event, seat, card, t.player_of(card), other]
        t.dirty |= t.depends & on_event(event)


def forget_turn(t: Continuous) -> None:
    """A turn is over: what happened in it, and what was used in it, no longer counts."""
    t.history = []
    t.used = NONE


def count_events(t: Continuous, run: Run, event: int, who: int, whose: int, expression: int) -> int:
    """How often those players have done something this turn, to such cards of those players."""
    count = 0
    for at in range(0, len(t.history), EVENT_FIELDS):
        if _is_meant(t, run, at, event, who, whose, expression):
            count += 1
    return count


def place_of_event(t: Continuous, run: Run, counted: list[int], subject: int) -> int:
    """Which of the turn's events that an expression counts the latest one of this card is; of no card, the last one."""
    count = 0
    place = 0
    for at in range(0, len(t.history), EVENT_FIELDS):
        if _is_meant(t, run, at, counted[1], counted[2], counted[3], counted[4]):
            count += 1
            if t.history[at + 2] == subject:
                place = count
    return place if place > 0 else count


def _is_meant(t: Continuous, run: Run, at: int, event: int, who: int, whose: int, expression: int) -> bool:
    """Whether the event at this place of the turn's memory is meant: who did it, whose card, what kind of card."""
    row = t.history
    if row[at] != event or not _is_theirs(run, who, row[at + 1]) or not _is_theirs(run, whose, row[at + 3]):
        return False
    card = row[at + 2]
    return expression == NOBODY or (card != NOBODY and _was_such(t, run, expression, card, row[at + 4]))


def _was_such(t: Continuous, run: Run, expression: int, card: int, other: int) -> bool:
    """Whether an earlier event befell such a card, with such another."""
    before = run.other
    run.other = other
    such = evaluate(t, run, expression, card, True) != 0
    run.other = before
    return such


def _is_theirs(run: Run, whose: int, seat: int) -> bool:
    """Whether this player, who did something or whose card it was, is one of those that the expression means."""
    if whose == YOURS:
        return seat == run.seat
    if whose == OPPONENTS:
        return seat != run.seat and seat != NOBODY
    if whose == THAT_PLAYERS:
        return seat == run.who
    return True


def remember_leaver(t: Continuous, card: int) -> None:
    """Keep what a card is, just before it leaves play; the first look is the one that counts."""
    if not t.in_play(card):
        return
    memory = t.memory(card)
    if memory and memory[0] == t.number[card]:
        return
    rows = t.remembered[:] if t.remembered else [NONE] * len(t.kind)
    rows[card] = [t.number[card], *t.last_known(card)]
    t.remembered = rows


def forget_leaver(t: Continuous, card: int) -> None:
    """A card that is in play again as the same object is what it is now."""
    memory = t.memory(card)
    if memory and memory[0] == t.number[card]:
        rows = t.remembered[:]
        rows[card] = NONE
        t.remembered = rows


def uses(t: Continuous, ability: int, number: int) -> int:
    """How often an ability of this object has been used this turn."""
    count = 0
    for at in range(0, len(t.used), 2):
        if t.used[at] == ability and t.used[at + 1] == number:
            count += 1
    return count


def uses_in_all(t: Continuous, ability: int) -> int:
    """How often an ability has been used this turn, on all the objects that have it."""
    count = 0
    for at in range(0, len(t.used), 2):
        if t.used[at] == ability:
            count += 1
    return count


def use(t: Continuous, ability: int, number: int) -> None:
    """An ability of this object has been used."""
    t.used = [*t.used, ability, number]
