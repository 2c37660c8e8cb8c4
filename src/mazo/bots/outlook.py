"""How questions look to one seat, in whatever world they are imagined: positions and options by what can be seen.

Two worlds that a seat can't tell apart have the same cards in other places, and two orders of the same deeds leave the
same table. Here both are the same position, and cards of one face in a hand are one option. So what was found out in
one world, or after one order, counts for the others.
"""

from typing import Final

from mazo.kernel.codes import EVERYONE, NOBODY, first_of, second_of, verb_of
from mazo.kernel.frames import Choice
from mazo.kernel.knowledge import KNOWN
from mazo.kernel.rules import FIRST_CARD, SECOND_CARD, Rules

FACES: Final = 1 << 18
"""From here on a number names the face of a card, below it is the card itself."""
PLACES: Final = 1 << 19
"""From here on it is only known where a card lies."""
_ROOM: Final = 1 << 20


class Outlook:
    """What one seat can tell apart: it is made at the table at which the seat is asked."""

    def __init__(self, table: Rules, seat: int) -> None:
        self.seat = seat
        self._known = [label == KNOWN for label in table.pools[seat]]

    def name(self, t: Rules, packed: int, by: int) -> int:
        """An option of a seat, with its cards as that seat sees them."""
        verb = verb_of(packed)
        cards = t.cards_of(verb)
        first = first_of(packed)
        second = second_of(packed)
        if cards & FIRST_CARD:
            first = self._look(t, first, by)
        if cards & SECOND_CARD:
            second = self._look(t, second, by)
        return (verb * _ROOM + first) * _ROOM + second

    def distinct(self, t: Rules, options: list[int], first: int) -> list[int]:
        """One option for each name; `first` stands for all of its own."""
        found: dict[int, int] = {}
        for packed in options:
            name = self.name(t, packed, self.seat)
            if name not in found or packed == first:
                found[name] = packed
        return list(found.values())

    def position(self, t: Rules, choice: Choice) -> tuple[int, ...]:
        """All that the seat sees, and the question: equal rows are the same position."""
        row = [t.turn, t.active, choice.seat, choice.ask, choice.mode, choice.high, len(choice.items), len(t.effects)]
        for frame in t.stack:
            row += [frame.kind, frame.rule, frame.pc]
        for packed in choice.picks:
            row.append(self.name(t, packed, choice.seat))
        for zone in range(len(t.zones)):
            cards = t.zones[zone]
            if cards:
                row += [-1 - zone, len(cards)]
                if t.visible_in(zone, self.seat):
                    row += self._lying(t, zone, cards)
        for seat in range(t.seats):
            row += [t.gone[seat], t.lead(seat)]
        return tuple(row)

    def _lying(self, t: Rules, zone: int, cards: list[int]) -> list[int]:
        """The cards of a zone in any order; where all can see them, each with its states and what lies on it."""
        if t.zone_kinds[zone // t.width].sees != EVERYONE:
            return sorted([t.kind[card] for card in cards])
        row: list[int] = []
        for key in sorted([self._open(t, card) * _ROOM + card for card in cards]):
            card = key % _ROOM
            host = t.host[card]
            row += [key // _ROOM, t.flags[card], NOBODY if host == NOBODY else self._open(t, host)]
            for at in range(len(t.counter_kinds)):
                if t.counter_kinds[at].zone == NOBODY:
                    row.append(t.counters[at][card])
        return row

    def _open(self, t: Rules, card: int) -> int:
        """A card that lies open: itself if it could already be seen at the table, else its face."""
        return card if card < len(self._known) and self._known[card] else FACES + t.kind[card]

    def _look(self, t: Rules, card: int, by: int) -> int:
        """A card as a seat sees it: itself where it lies open, else its face, or only its place."""
        zone = t.zone[card]
        if t.visible_in(zone, by):
            return self._open(t, card) if t.zone_kinds[zone // t.width].sees == EVERYONE else FACES + t.kind[card]
        if t.pools[by][card] == KNOWN:
            return FACES + t.kind[card]
        return PLACES + t.zones[zone].index(card)
