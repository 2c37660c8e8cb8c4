"""What is remembered: what happened this turn, and what cards were when they left play."""

from typing import Final

from mazo.games.lorcana.rules.words import EVENT_BITS, LORE, ON_EVENT, STRENGTH, WILLPOWER
from mazo.games.lorcana.table import Lorcana
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import NONE

EVENT_FIELDS: Final = 4
"""Ints an event of this turn: the event, whose it was, the card, and what else took part in it."""


def on_event(event: int) -> int:
    """The bit of what depends on such events of this turn; several kinds of them share one."""
    return ON_EVENT << event % EVENT_BITS


def remember(t: Lorcana, event: int, seat: int, card: int, other: int = NOBODY) -> None:
    """Note an event that some card of this game may ask about later in the turn."""
    if t.figures.asked[event]:
        t.history += [event, seat, card, other]
        t.dirty |= t.depends & on_event(event)


def forget_turn(t: Lorcana) -> None:
    """[6.1.13.4] A turn is over: what happened in it, and what was used in it, no longer counts."""
    t.history = []
    t.used = NONE


def remember_leaver(t: Lorcana, card: int) -> None:
    """[6.7.7] What a card is, just before it leaves play; the first look is the one that counts."""
    if not t.in_play(card):
        return
    memory = t.memory(card)
    if memory and memory[0] == t.number[card]:
        return
    row = [t.number[card], t.figure(card, STRENGTH), t.figure(card, WILLPOWER), t.figure(card, LORE)]
    row += [t.damage[card], t.flags[card], t.keywords(card), t.host[card]]
    row += t.under(card)
    rows = t.remembered[:] if t.remembered else [NONE] * len(t.kind)
    rows[card] = row
    t.remembered = rows


def forget_leaver(t: Lorcana, card: int) -> None:
    """[6.7.7] A card that is in play again as the same object, as in older editions, is what it is now."""
    memory = t.memory(card)
    if memory and memory[0] == t.number[card]:
        rows = t.remembered[:]
        rows[card] = NONE
        t.remembered = rows


def uses(t: Lorcana, ability: int, number: int) -> int:
    """How often an ability of this object has been used this turn."""
    count = 0
    for at in range(0, len(t.used), 2):
        if t.used[at] == ability and t.used[at + 1] == number:
            count += 1
    return count


def use(t: Lorcana, ability: int, number: int) -> None:
    """An ability of this object has been used."""
    t.used = [*t.used, ability, number]
