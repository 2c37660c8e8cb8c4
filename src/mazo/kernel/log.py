"""The flat event log: eight ints an event, lifted to typed records only at the edge."""

from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.kernel.table import Table

WIDTH: Final = 8


def note(t: Table, event: int, rule: int, seat: int, card: int = NOBODY, other: int = NOBODY, amount: int = 0) -> None:
    """Write an event down, with who may know the card by now; nothing happens when nobody listens."""
    if t.logging:
        seen = 0
        handle = 0
        if card != NOBODY:
            handle = t.number[card]
            for viewer in range(t.seats):
                if t.pools[viewer][card] == 0:
                    seen |= 1 << viewer
        t.log += [event, rule, seat, card, other, amount, seen, handle]
