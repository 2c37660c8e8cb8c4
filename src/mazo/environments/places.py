"""Places: where a card lies, as a number that says the same to every seat whatever the card is.

A seat's own cards come first, then those of the next seats clockwise, then the table's. Hands and what is in play have
rows of their own, so that a place means the same from one decision to the next; decks, discard piles and whatever no
longer fits into its row share one long row behind them.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from mazo.kernel.codes import EVERYONE, NO_ONE
from mazo.kernel.rules import Rules

HELD: Final = 12
"""Places of cards that only their owner sees."""
LAID: Final = 20
"""Places of cards in play."""
SHARED: Final = 12
"""Places of cards that lie in zones of the table."""


class Area(NamedTuple):
    """A row of places: where it begins, how many there are, and the kinds of zones whose cards lie there."""

    name: str
    start: int
    size: int
    seat: int
    """Whose it is, counted from whoever looks; the number of seats for the table's."""
    zones: tuple[int, ...]


class Places:
    """The places of a game for so many seats and cards."""

    def __init__(self, table: Rules, cards: int) -> None:
        kinds = table.zone_kinds
        held = tuple(at for at, kind in enumerate(kinds) if not kind.in_play and kind.sees not in (EVERYONE, NO_ONE))
        laid = tuple(at for at, kind in enumerate(kinds) if kind.in_play)
        both = tuple(sorted((*held, *laid, *(at for at, kind in enumerate(kinds) if kind.sees == EVERYONE))))
        self.seats = table.seats
        self.cards = cards
        areas: list[Area] = []
        start = 0
        for seat in range(table.seats):
            for name, size, zones in (("held", HELD, held), ("laid", LAID, laid)):
                areas.append(Area(f"{name}_{seat}", start, size, seat, zones))
                start += size
        areas.append(Area("shared", start, SHARED, table.seats, both))
        self.areas = tuple(areas)
        self.rest = start + SHARED
        """Where the row begins that all others share."""
        self.count = self.rest + cards
        # What everybody sees comes before what nobody does: decks change least there.
        self._order = sorted(range(len(kinds)), key=lambda at: (kinds[at].sees == NO_ONE, at))

    def of(self, table: Rules, seat: int) -> dict[int, int]:
        """The place of every card, as the seat counts them."""
        width, seats = table.width, table.seats
        found: dict[int, int] = {}
        placed: set[int] = set()
        left: dict[int, list[int]] = {}
        for area in self.areas:
            owner = (seat + area.seat) % seats if area.seat < seats else seats
            at, end = area.start, area.start + area.size
            for kind in area.zones:
                zone = kind * width + owner
                placed.add(zone)
                for card in table.zones[zone]:
                    if at < end:
                        found[card] = at
                        at += 1
                    else:
                        left.setdefault(zone, []).append(card)
        at = self.rest
        for kind in self._order:
            for step in range(width):
                zone = kind * width + ((seat + step) % seats if step < seats else seats)
                for card in left.get(zone, ()) if zone in placed else table.zones[zone]:
                    found[card] = at
                    at += 1
        return found
