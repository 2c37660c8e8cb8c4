"""The records of the machine: a program at work, and what is known of an ability."""

from typing import TYPE_CHECKING

from mazo.kernel.codes import NOBODY, RUN
from mazo.kernel.frames import NONE, Frame
from mazo.kernel.records import NO_SLOTS

if TYPE_CHECKING:  # machine integers for the compiler; nothing at run time
    from mypy_extensions import i64


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
        # The event that it speaks of: who did it, whose the card was then, and how much.
        self.event_seat = NOBODY
        self.event_whose = NOBODY
        self.event_amount = 0
        # What was completely done before PART, how much the last deed should come to, whether a question is open.
        self.outer_whole = 0
        self.expected = 0
        self.asked = 0

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
        twin.event_whose = self.event_whose
        twin.event_amount = self.event_amount
        twin.outer_whole = self.outer_whole
        twin.expected = self.expected
        twin.asked = self.asked
        return twin

    def ints(self) -> list[int]:
        """The program frame as plain integers, for the hash."""
        row = self.row(self.outer_whole, self.expected, self.asked, self.event_amount)
        row += [self.program, self.loop_at, self.that, self.that_number, self.who, self.amount, self.did]
        row += [self.limit, self.weigh, len(self.chosen)]
        row += self.chosen
        row.append(len(self.loop))
        row += self.loop
        row += [self.other, self.other_number, self.named, self.whole, self.ability, self.tally, self.event_seat]
        row.append(self.event_whose)
        row.append(len(self.modes))
        row += self.modes
        row.append(len(self.slots))
        for slot in self.slots:
            row.append(len(slot))
            row += slot
        return row


class Form:
    """An expression as it is read: its number, what it is, its first operands, and the expressions it is made of."""

    def __init__(self, number: int, row: list[int], parts: "list[Form]") -> None:
        self.number = number
        self.row = row
        self.op: i64 = row[0]
        self.a = row[1] if len(row) > 1 else 0
        self.b = row[2] if len(row) > 2 else 0
        self.c = row[3] if len(row) > 3 else 0
        self.parts = parts


class Ability:
    """What the engine must know of a card's ability: when it listens or acts, on what, and which program it runs."""

    def __init__(self, kind: int, event: int, program: int, rule: int, what: int = NOBODY, amount: int = 0) -> None:
        self.kind = kind
        self.event = event
        self.program = program
        self.rule = rule
        self.what = what
        self.amount = amount
        # Its number among all abilities of the game, and the name it is called by.
        self.ident = NOBODY
        self.name = ""
        # Expressions: the event's pattern or when it acts; on which cards; how much.
        self.condition = NOBODY
        self.cards = NOBODY
        self.value = NOBODY
        # The condition right after a trigger, which is read when the ability resolves.
        self.secondary = NOBODY
        # Which time in a turn it triggers on (0: every time), and the expression that counts how often it happened.
        self.nth = 0
        self.counted = NOBODY
        # How often in a turn it can be used or resolve (0: always).
        self.times = 0
        # What an activated ability costs: a program, and the condition that it can be paid; a game may ask for more.
        self.paying = NOBODY
        self.payable = NOBODY
        # What is chosen when it is declared, in games that fix targets then: a program, and the condition that there
        # is something to choose.
        self.aiming = NOBODY
        self.aimable = NOBODY
        # As a template: how long its effect lasts, and which players it concerns.
        self.duration = 0
        self.bound = 0
        # The zone in which it works (NOBODY: in play), and what its derived value depends on.
        self.zone = NOBODY
        self.depends = 0
