"""The flat event log: nine ints an event, lifted to typed records only at the edge."""

from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.kernel.table import Table

WIDTH: Final = 9
"""Ints an event: what happened, by which rule, who did it, the card, whose that was, what else took part, how much, who
may know the card, and its handle."""

_SEEN: Final = 7  # where a row has the bits of who may know its card
_SIGHT: Final = 8  # above the bits of who knows the card: those of who sees it where it lies, and so its handle


def note(t: Table, event: int, rule: int, seat: int, card: int = NOBODY, other: int = NOBODY, amount: int = 0) -> None:
    """Write down what a player did (NOBODY: it just happened), whose card it is, who may know it and its handle."""
    if t.logging:
        seen = 0
        handle = 0
        if card != NOBODY:
            handle = t.number[card]
            for viewer in range(t.seats):
                if t.pools[viewer][card] == 0:
                    seen |= 1 << viewer
                if t.visible_in(t.zone[card], viewer):
                    seen |= 1 << (_SIGHT + viewer)
        t.log += [event, rule, seat, card, t.player_of(card), other, amount, seen, handle]


def as_known(row: list[int], seen: int) -> list[int]:
    """The row of an event if those may know its card whom these bits name (-1: everybody)."""
    return [*row[:_SEEN], seen, *row[_SEEN + 1 :]]


def tells_card(seen: int, viewer: int, seats: int) -> bool:
    """Whether the viewer may know the card of an event; NOBODY is a spectator, who knows what everybody does."""
    everybody = (1 << seats) - 1
    return (seen >> viewer) & 1 == 1 if viewer != NOBODY else seen & everybody == everybody


def tells_handle(seen: int, viewer: int, seats: int) -> bool:
    """Whether the viewer may know the handle as well: in a hidden place it would say since when the card is there."""
    return tells_card(seen & (seen >> _SIGHT), viewer, seats)
