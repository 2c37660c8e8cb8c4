"""The frames of the explicit stack: what interrupts is data here, so every decision point can be copied and saved."""

from typing import Final

from mazo.kernel.codes import CHOICE, NOBODY, RUN, SEALED
from mazo.kernel.records import NO_SLOTS

NONE: Final[list[int]] = []
"""The empty row of every new frame. Rows of frames are replaced, never changed, so that copies may share them."""


_PLACE_OF_A: Final = 6
"""Where `a` stands among the ints of a frame."""


class Frame:
    """One process under way: whose it is, by which rule, how far it has come and what it has gathered."""

    def __init__(self, kind: int, rule: int, seat: int) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.pc = 0
        self.source = NOBODY
        self.number = 0
        self.a = 0
        self.b = 0
        self.c = 0
        self.d = 0
        self.items = NONE
        self.answer = NONE
        self.done = 0

    def copy(self) -> "Frame":
        """An independent frame with the same content."""
        twin = Frame(self.kind, self.rule, self.seat)
        self.fill(twin)
        return twin

    def fill(self, twin: "Frame") -> None:
        """Write this frame's content into a fresh one."""
        twin.pc = self.pc
        twin.source = self.source
        twin.number = self.number
        twin.a = self.a
        twin.b = self.b
        twin.c = self.c
        twin.d = self.d
        twin.items = self.items
        twin.answer = self.answer
        twin.done = self.done

    def ints(self) -> list[int]:
        """The frame as plain integers, for the hash."""
        row = [self.kind, self.rule, self.seat, self.pc, self.source, self.number]
        row += [self.a, self.b, self.c, self.d, self.done, len(self.items)]
        row += self.items
        row.append(len(self.answer))
        row += self.answer
        return row


class Choice(Frame):
    """A question to one seat; the answer is built of single picks and then handed to the frame below."""

    def __init__(self, ask: int, rule: int, seat: int) -> None:
        super().__init__(CHOICE, rule, seat)
        self.ask = ask
        self.about = NOBODY  # the player whom the question concerns besides the one who is asked
        self.mode = 0
        self.low = 1
        self.high = 1
        self.limit = NOBODY
        self.weights = NONE
        self.picks = NONE

    def copy(self) -> "Choice":
        """An independent choice with the same candidates and picks."""
        twin = Choice(self.ask, self.rule, self.seat)
        self.fill(twin)
        twin.about = self.about
        twin.mode = self.mode
        twin.low = self.low
        twin.high = self.high
        twin.limit = self.limit
        twin.weights = self.weights
        twin.picks = self.picks
        return twin

    def ints(self) -> list[int]:
        """The choice as plain integers, for the hash."""
        row = super().ints()
        if self.about != NOBODY:
            row[_PLACE_OF_A] = self.about  # such a question has no `a`, and recorded hashes have the player there
        row += [self.ask, self.mode, self.low, self.high, self.limit, len(self.weights)]
        row += self.weights
        row.append(len(self.picks))
        row += self.picks
        return row


class Sealed(Frame):
    """Questions to several seats at once; answers stay closed until the last one has arrived."""

    def __init__(self, rule: int) -> None:
        super().__init__(SEALED, rule, NOBODY)
        self.choices: list[Choice] = []

    def copy(self) -> "Sealed":
        """An independent frame with copies of all its choices."""
        twin = Sealed(self.rule)
        self.fill(twin)
        twin.choices = [choice.copy() for choice in self.choices]
        return twin

    def ints(self) -> list[int]:
        """The sealed choices as plain integers: in seat order, whatever the order of arrival."""
        row = super().ints()
        for choice in self.choices:
            row += choice.ints()
        return row


class Run(Frame):
    """An ability's program at work, with its named registers."""

    def __init__(self, program: int, rule: int, seat: int) -> None:
        super().__init__(RUN, rule, seat)
        self.program = program
        self.chosen = NONE
        self.loop = NONE
        self.loop_at = 0
        self.that = NOBODY
        self.that_number = 0
        self.who = seat
        self.amount = 0
        self.did = 1
        self.limit = NOBODY
        self.weigh = NOBODY
        # Cards met so far, by name: rows of card and object number. What else took part in the event, and so on.
        self.slots = NO_SLOTS
        self.other = NOBODY
        self.other_number = 0
        self.named = NOBODY
        # Whether everything so far was completely done, and what was picked of several effects.
        self.whole = 1
        self.modes = NONE
        self.ability = NOBODY
        self.tally = 0
        self.event_seat = NOBODY

    def copy(self) -> "Run":
        """An independent program frame at the same instruction."""
        twin = Run(self.program, self.rule, self.seat)
        self.fill(twin)
        twin.chosen = self.chosen
        twin.loop = self.loop
        twin.loop_at = self.loop_at
        twin.that = self.that
        twin.that_number = self.that_number
        twin.who = self.who
        twin.amount = self.amount
        twin.did = self.did
        twin.limit = self.limit
        twin.weigh = self.weigh
        twin.slots = self.slots
        twin.other = self.other
        twin.other_number = self.other_number
        twin.named = self.named
        twin.whole = self.whole
        twin.modes = self.modes
        twin.ability = self.ability
        twin.tally = self.tally
        twin.event_seat = self.event_seat
        return twin

    def ints(self) -> list[int]:
        """The program frame as plain integers, for the hash."""
        row = super().ints()
        row += [self.program, self.loop_at, self.that, self.that_number, self.who, self.amount, self.did]
        row += [self.limit, self.weigh, len(self.chosen)]
        row += self.chosen
        row.append(len(self.loop))
        row += self.loop
        row += [self.other, self.other_number, self.named, self.whole, self.ability, self.tally, self.event_seat]
        row.append(len(self.modes))
        row += self.modes
        row.append(len(self.slots))
        for slot in self.slots:
            row.append(len(slot))
            row += slot
        return row
