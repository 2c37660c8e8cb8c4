"""The toy game's own columns on top of the kernel's table, and how its cards are read."""

from mazo.abilities.machine.runner import Programs
from mazo.kernel.codes import NOBODY, STAT
from mazo.kernel.effects import settle
from mazo.kernel.frames import NONE
from mazo.kernel.rules import Stage
from mazo.kernel.table import Table
from tests.kernel.cards import Book
from tests.kernel.words import COST, COUNTERS, EVENTS, FIELD, HEALTH, POWER, STATS, TYPE, WEAPON, WOUNDS, ZONES


class ToyTable(Programs):
    """Points, wounds and a derived column of changed figures."""

    def __init__(self, seats: int, stages: list[Stage], book: Book) -> None:
        super().__init__(
            ZONES, seats, EVENTS, stages, book.library, book.abilities, book.expressions, book.forms, book.templates,
            counter_kinds=COUNTERS,
        )  # fmt: skip
        self.book = book
        self.points = NONE
        self.wounds = NONE
        self.bonus = NONE
        self.passed = False
        self.last_turn = 12

    def lay(self) -> None:
        """Give a new game its own empty columns."""
        super().lay()
        self.points, self.wounds = [0] * self.seats, []

    def fill(self, twin: Table) -> None:
        """Copy the toy's columns as well."""
        super().fill(twin)
        assert isinstance(twin, ToyTable)
        twin.points = self.points[:]
        twin.wounds = self.wounds[:]
        twin.bonus = self.bonus  # rebuilt as a whole, never changed
        twin.passed = self.passed
        twin.last_turn = self.last_turn

    def ints(self) -> list[int]:
        """The toy's columns belong to the hash as well."""
        return super().ints() + self.points + self.wounds + [int(self.passed), self.last_turn]

    def type_of(self, card: int) -> int:
        """Unit, weapon, spell, answer or covering unit."""
        return self.book.type[self.kind[card]]

    def name(self, card: int) -> str:
        """The name that is printed on a card."""
        return self.book.names[self.kind[card]]

    def on_field(self, card: int) -> bool:
        """Whether the card is in somebody's field."""
        return self.zone_kind(card) == FIELD

    def fact(self, card: int, fact: int) -> int:
        """A figure or state of a card, with everything that changes it."""
        kind = self.kind[card]
        if fact == COST:
            return self.book.cost[kind]
        if fact == WOUNDS:
            return self.wounds[card]
        if fact == TYPE:
            return self.book.type[kind]
        settle(self)
        printed = self.book.power[kind] if fact == POWER else self.book.health[kind]
        return printed + (self.bonus[card * STATS + fact] if self.bonus else 0)

    def derive(self, changed: int) -> None:
        """Sum up what changes each figure: on the card itself, by its weapon, or by an aura of its controller's."""
        self.bonus = [0] * (len(self.kind) * STATS)
        for effect in self.effects:
            if effect.kind == STAT:
                for card in self._reached(effect.subject, effect.source, effect.seat):
                    self.bonus[card * STATS + effect.what] += effect.amount

    def _reached(self, subject: int, source: int, seat: int) -> list[int]:
        if subject != NOBODY:
            return [subject]
        if self.type_of(source) == WEAPON:
            return [self.host[source]] if self.host[source] != NOBODY else []
        return [card for card in self.cards(FIELD, seat) if card != source]

    def doomed(self, card: int) -> bool:
        """Whether a unit has as many wounds as it can bear."""
        return self.type_of(card) != WEAPON and 0 < self.fact(card, HEALTH) <= self.wounds[card]
