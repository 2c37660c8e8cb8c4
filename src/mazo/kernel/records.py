"""Records of the state that never change once made, so that copies of a game may share them."""

from typing import Final

from mazo.kernel.codes import ANYBODY, EVERYONE, NOBODY, OWNER

NO_SLOTS: Final[list[list[int]]] = []
"""No cards remembered; rows of remembered cards are replaced, never changed, so that all may share them."""


class Effect:
    """Something that lasts: a changed figure, a prohibition, a replacement or a trigger waiting for its moment.

    `subject` is the one card that it lasts on (NOBODY: on all that `cards` matches). `cards`, `condition` and `value`
    are expressions: on which cards, when, and how much; without a `value` it is `amount`.
    """

    def __init__(
        self,
        ident: int,
        kind: int,
        rule: int,
        seat: int,
        source: int,
        source_number: int,
        subject: int,
        subject_number: int,
        what: int,
        amount: int,
        duration: int,
        program: int,
    ) -> None:
        self.ident = ident
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.source = source
        self.source_number = source_number
        self.subject = subject
        self.subject_number = subject_number
        self.what = what
        self.amount = amount
        self.duration = duration
        self.program = program
        self.cards = NOBODY
        self.condition = NOBODY
        self.value = NOBODY
        # The turn in which it was made, and whose turns its duration speaks of.
        self.turn = 0
        self.bound = seat
        # What a delayed or floating trigger remembers of the effect that made it.
        self.slots = NO_SLOTS
        # Which ability of its source it is, if it acts while that is in play; the hash knows as much from the rest.
        self.ability = NOBODY

    def moved_to(self, heir: int, number: int) -> "Effect":
        """The same effect on another card."""
        twin = Effect(
            self.ident, self.kind, self.rule, self.seat, self.source, self.source_number, heir, number, self.what,
            self.amount, self.duration, self.program,
        )  # fmt: skip
        twin.cards = self.cards
        twin.condition = self.condition
        twin.value = self.value
        twin.turn = self.turn
        twin.bound = self.bound
        twin.slots = self.slots
        return twin

    def ints(self) -> list[int]:
        """The effect as plain integers, for the hash."""
        row = [
            self.ident, self.kind, self.rule, self.seat, self.source, self.source_number, self.subject,
            self.subject_number, self.what, self.amount, self.duration, self.program, self.cards, self.condition,
            self.value, self.turn, self.bound, len(self.slots),
        ]  # fmt: skip
        for slot in self.slots:
            row.append(len(slot))
            row += slot
        return row


class Waiting:
    """A triggered ability that has triggered and waits for the game to resolve it."""

    def __init__(
        self,
        seat: int,
        source: int,
        number: int,
        program: int,
        rule: int,
        that: int,
        that_number: int,
        amount: int,
        kind: int,
    ) -> None:
        self.seat = seat
        self.source = source
        self.number = number
        self.program = program
        self.rule = rule
        self.that = that
        self.that_number = that_number
        self.amount = amount
        # What its source was when it triggered: everybody saw that, wherever the card has gone since.
        self.kind = kind
        # What else took part in the event, who did it, whose the card was then, and what a floating trigger remembers.
        self.other = NOBODY
        self.other_number = 0
        self.who = seat
        self.whose = NOBODY
        self.slots = NO_SLOTS
        # Which ability it is, for those that can be used up.
        self.ability = NOBODY

    def with_numbers(self, that_number: int, other_number: int) -> "Waiting":
        """The same, but the cards that it speaks of are other objects by now."""
        twin = Waiting(
            self.seat, self.source, self.number, self.program, self.rule, self.that, that_number, self.amount, self.kind
        )
        twin.other = self.other
        twin.other_number = other_number
        twin.who = self.who
        twin.whose = self.whose
        twin.slots = self.slots
        twin.ability = self.ability
        return twin

    def ints(self) -> list[int]:
        """The waiting ability as plain integers, for the hash."""
        row = [
            self.seat, self.source, self.number, self.program, self.rule, self.that, self.that_number, self.amount,
            self.kind, self.other, self.other_number, self.who, self.whose, self.ability, len(self.slots),
        ]  # fmt: skip
        for slot in self.slots:
            row.append(len(slot))
            row += slot
        return row


class CounterKind:
    """One kind of counters: its name, and the kind of zone in which each player has theirs (NOBODY: they lie on cards).

    `ruled` ones change by verbs of the game's own; the others have two that mean nothing but putting and removing.
    """

    def __init__(self, name: str, zone: int = NOBODY, ruled: bool = False) -> None:
        self.name = name
        self.zone = zone
        self.ruled = ruled


NO_COUNTERS: Final[list[CounterKind]] = []
"""A game without counters."""


class ZoneKind:
    """One kind of zone: its name, who sees the faces of its cards, and whether their order means something."""

    def __init__(self, name: str, sees: int, ordered: bool, in_play: bool = False) -> None:
        self.name = name
        self.sees = sees
        self.ordered = ordered
        self.in_play = in_play

    def onlooker(self, seat: int) -> int:
        """Who sees the faces of the cards in such a zone of a seat: a seat, ANYBODY or NOBODY."""
        if self.sees == OWNER:
            return seat
        return ANYBODY if self.sees == EVERYONE else NOBODY
