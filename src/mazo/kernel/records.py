"""Records of the state that never change once made, so that copies of a game may share them."""

from mazo.kernel.codes import NOBODY


class Effect:
    """Something that lasts: a changed figure, a prohibition, a replacement or a trigger waiting for its moment."""

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

    def ints(self) -> list[int]:
        """The effect as plain integers, for the hash."""
        return [
            self.ident, self.kind, self.rule, self.seat, self.source, self.source_number, self.subject,
            self.subject_number, self.what, self.amount, self.duration, self.program,
        ]  # fmt: skip


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

    def ints(self) -> list[int]:
        """The waiting ability as plain integers, for the hash."""
        return [
            self.seat, self.source, self.number, self.program, self.rule, self.that, self.that_number, self.amount,
            self.kind,
        ]  # fmt: skip


class ZoneKind:
    """One kind of zone: its name, who sees the faces of its cards, and whether their order means something."""

    def __init__(self, name: str, sees: int, ordered: bool, in_play: bool = False) -> None:
        self.name = name
        self.sees = sees
        self.ordered = ordered
        self.in_play = in_play


class Ability:
    """What the kernel must know of a card's ability: when it listens, and which program it runs."""

    def __init__(self, kind: int, event: int, program: int, rule: int, what: int = NOBODY, amount: int = 0) -> None:
        self.kind = kind
        self.event = event
        self.program = program
        self.rule = rule
        self.what = what
        self.amount = amount
