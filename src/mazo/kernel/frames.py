"""The frames of the explicit stack: what interrupts is data here, so every decision point can be copied and saved."""

from typing import Final

from mazo.kernel.codes import BATCH, CHOICE, FLOW, NOBODY, SEALED

NONE: Final[list[int]] = []
"""The empty row of every new frame. Rows of frames are replaced, never changed, so that copies may share them."""


class Frame:
    """One process under way: whose it is, by which rule, how far it has come and what it has gathered.

    What a process has to remember besides are the registers of its own class.
    """

    def __init__(self, kind: int, rule: int, seat: int) -> None:
        self.kind = kind
        self.rule = rule
        self.seat = seat
        self.pc = 0
        self.source = NOBODY
        self.number = 0
        self.items = NONE
        self.answer = NONE
        self.done = 0

    def copy(self) -> "Frame":
        """An independent frame with the same content."""
        twin = Frame(self.kind, self.rule, self.seat)
        self.fill(twin)
        return twin

    def fill(self, twin: "Frame") -> None:
        """Write what all frames have into a fresh one."""
        twin.pc = self.pc
        twin.source = self.source
        twin.number = self.number
        twin.items = self.items
        twin.answer = self.answer
        twin.done = self.done

    def ints(self) -> list[int]:
        """The frame as plain integers, for the hash."""
        return self.row(0, 0, 0, 0)

    def row(self, a: int, b: int, c: int, d: int) -> list[int]:
        """What all frames have, and the four registers of this one, as plain integers."""
        row = [self.kind, self.rule, self.seat, self.pc, self.source, self.number]
        row += [a, b, c, d, self.done, len(self.items)]
        row += self.items
        row.append(len(self.answer))
        row += self.answer
        return row


class Flow(Frame):
    """The walk through stages, phases and steps: always the lowest frame."""

    def __init__(self) -> None:
        super().__init__(FLOW, 0, NOBODY)
        self.stage = 0
        self.phase = 0
        self.step = 0
        # How far the game's own closing of the step has come.
        self.closing = 0

    def copy(self) -> "Flow":
        """An independent flow at the same step."""
        twin = Flow()
        twin.rule, twin.seat = self.rule, self.seat
        self.fill(twin)
        twin.stage = self.stage
        twin.phase = self.phase
        twin.step = self.step
        twin.closing = self.closing
        return twin

    def ints(self) -> list[int]:
        """The flow as plain integers, for the hash."""
        return self.row(self.stage, self.phase, self.step, self.closing)


class Batch(Frame):
    """Changes that happen together, while they are examined one by one; `items` are their rows."""

    def __init__(self, rule: int, seat: int) -> None:
        super().__init__(BATCH, rule, seat)
        # Which change is examined now, and how far that has come.
        self.at = 0
        self.stage = 0
        # Whether one of the changes was replaced, for games in which that happens once in an effect.
        self.replaced = 0

    def copy(self) -> "Batch":
        """An independent batch, examined as far."""
        twin = Batch(self.rule, self.seat)
        self.fill(twin)
        twin.at = self.at
        twin.stage = self.stage
        twin.replaced = self.replaced
        return twin

    def ints(self) -> list[int]:
        """The batch as plain integers, for the hash."""
        return self.row(self.at, self.stage, 0, self.replaced)


class Choice(Frame):
    """A question to one seat; the answer is built of single picks and then handed to the frame below."""

    def __init__(self, ask: int, rule: int, seat: int) -> None:
        super().__init__(CHOICE, rule, seat)
        self.ask = ask
        self.mode = 0
        self.low = 1
        self.high = 1
        self.limit = NOBODY
        self.weights = NONE
        self.picks = NONE
        # How is chosen, by bits of whoever asks; or the player whom the question concerns besides the one who is
        # asked: no question has both.
        self.how = 0
        self.about = NOBODY
        # How many of the candidates, the first ones, must be taken before any other.
        self.obliged = 0

    def copy(self) -> "Choice":
        """An independent choice with the same candidates and picks."""
        twin = Choice(self.ask, self.rule, self.seat)
        self.fill(twin)
        twin.mode = self.mode
        twin.low = self.low
        twin.high = self.high
        twin.limit = self.limit
        twin.weights = self.weights
        twin.picks = self.picks
        twin.how = self.how
        twin.about = self.about
        twin.obliged = self.obliged
        return twin

    def ints(self) -> list[int]:
        """The choice as plain integers, for the hash."""
        row = self.row(self.how if self.about == NOBODY else self.about, self.obliged, 0, 0)
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
