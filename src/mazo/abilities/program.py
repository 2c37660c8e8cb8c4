"""The instructions of ability programs, and a builder that writes them down.

Three families: *control* (the only ones that ask), *queries* (pure) and *verbs* (which act through the gate).
An instruction is six ints: the operation and up to five operands. Operands called set, amount or condition are
expressions (see `expressions`).
"""

from typing import Final

WIDTH: Final = 6

# Control.
REPEAT: Final = -1
"""REPEAT amount, to — run up to the matching NEXT so many times; afterwards jump."""
END: Final = 0
JUMP: Final = 1
"""JUMP to"""
UNLESS: Final = 2
"""UNLESS comparison, value, to — go on if the amount compares so, else jump."""
UNLESS_DID: Final = 3
"""UNLESS_DID to — go on if the last verb really did something, else jump."""
MAY: Final = 4
"""MAY to — ask the player; jump on a no."""
CHOOSE: Final = 5
"""CHOOSE low, high, by — the player (see BY_…) chooses among the set; the choice becomes `chosen` and the set."""
WITHIN: Final = 6
"""WITHIN fact, total — the next choice's cards may have at most this total."""
ARRANGE: Final = 7
"""ARRANGE by — the player puts the set in order."""
SHARE_OUT: Final = 8
"""SHARE_OUT total, low, by — the player divides a number among the set."""
NAME_AMOUNT: Final = 9
"""NAME_AMOUNT low, high, by — the player names the amount."""
EACH_PLAYER: Final = 10
"""EACH_PLAYER whose, to — run up to the matching NEXT once a player, in turn order; afterwards jump."""
EACH_CARD: Final = 11
"""EACH_CARD to — run up to the matching NEXT once a card of the set; afterwards jump."""
NEXT: Final = 12
"""NEXT to — back to the loop's head."""
CALL: Final = 13
"""CALL program — run another program with the same source, player and subject first."""

IF: Final = 14
"""IF condition, to — go on if it holds, else jump."""
PICK: Final = 15
"""PICK set, low, high, by, slot and how — a player chooses; the choice becomes the set, and the slot's cards."""
LET: Final = 16
"""LET to, by — ask a player whether it happens; jump on a no."""
MODE: Final = 17
"""MODE how many there are, low, high, by, open — a player picks among several effects; `open` is NOBODY, or an AND
whose conditions say which of them can be picked."""
PICK_PLAYER: Final = 18
"""PICK_PLAYER among, low, high, by — a player chooses players; the (last) one chosen is the player at hand."""
IF_WHOLE: Final = 19
"""IF_WHOLE to — go on if everything since PART was completely done, else jump."""

# Queries.
SELECT: Final = 20
"""SELECT zone kind, whose — the set becomes the cards in those zones."""
KEEP: Final = 21
"""KEEP fact, comparison, value — only cards whose fact compares so stay in the set."""
OTHERS: Final = 22
"""The source leaves the set."""
TAKE_SOURCE: Final = 23
"""The set becomes the source, if it is still the same object."""
TAKE_THAT: Final = 24
"""The set becomes the card that the event was about, if it is still the same object."""
TAKE_CHOSEN: Final = 25
"""The set becomes the chosen cards."""
COUNT: Final = 26
"""The amount becomes the number of cards in the set."""
SUM: Final = 27
"""SUM fact — the amount becomes the total of that fact over the set."""
SET: Final = 28
"""SET value — the amount becomes this number."""
AT_RANDOM: Final = 29
"""AT_RANDOM count — the set becomes that many of its cards, at random."""

ALSO: Final = 30
"""ALSO zone kind, whose — the cards in those zones join the set."""

TAKE_SET: Final = 31
"""TAKE_SET set — the set becomes those cards."""
KEEP_SLOT: Final = 32
"""KEEP_SLOT slot — the slot's cards become the set."""
LET_AMOUNT: Final = 33
"""LET_AMOUNT amount — the amount becomes this."""
TURN_TO: Final = 34
"""TURN_TO set — the player of those cards (NOBODY: of the event) is the player at hand."""
PART: Final = 35
"""What follows is looked at as a whole by the next IF_WHOLE."""
TURN_BACK: Final = 36
"""The player whose ability it is is the player at hand again."""
SHUFFLE_SET: Final = 37
"""SHUFFLE_SET amount — the set becomes so many of its cards, at random (NOBODY: all of them, in a random order)."""
DECLINE: Final = 38
"""As after a no: nothing was done."""
TALLY: Final = 39
"""TALLY what — BEGIN to count, ADD the amount, or let the amount become the TOTAL."""
BEGIN: Final = 0
ADD: Final = 1
TOTAL: Final = 2

# Verbs.
DO: Final = 40
"""DO verb, amount — the change befalls every card of the set at once."""
DO_PLAYER: Final = 41
"""DO_PLAYER verb, amount — the change befalls the player at hand (`who`)."""
DO_SHARES: Final = 42
"""DO_SHARES verb — each card of the set gets its share of what was divided."""
LAST: Final = 43
"""LAST what, amount, duration — a changed figure lasts on every card of the set."""
DELAY: Final = 44
"""DELAY event, program, duration — a delayed trigger waits for the event, once."""
GUARD: Final = 45
"""GUARD kind, verb, duration — a prohibition or replacement lasts on every card of the set."""

ACT: Final = 46
"""ACT verb, set, amount — the change befalls those cards at once."""
ACT_PLAYER: Final = 47
"""ACT_PLAYER verb, amount, whose — the change befalls the player of the ability (YOURS) or the one at hand."""
LASTING: Final = 48
"""LASTING template, set, amount — an effect lasts on each of those cards, or on all that it matches (no set)."""
INSTRUCT: Final = 49
"""INSTRUCT which, … — an instruction of the game's own."""

# How cards are picked: bits above the number of the slot.
CHOOSING: Final = 1 << 8
"""By choosing, which some cards forbid."""
ANOTHER: Final = 1 << 9
"""Not one that the same effect has chosen before."""
SLOT_MASK: Final = (1 << 8) - 1

# Whose zones, and which players.
YOURS: Final = 0
OPPONENTS: Final = 1
ANYONES: Final = 2
THAT_PLAYERS: Final = 3
THE_TABLES: Final = 4
PICKED: Final = 5
"""The players who were chosen."""
ALL_BUT_THAT: Final = 6
"""Everybody but the player at hand."""

# Who chooses.
BY_YOU: Final = 0
BY_THAT_PLAYER: Final = 1

# Comparisons.
EQUAL: Final = 0
AT_LEAST: Final = 1
AT_MOST: Final = 2
DIFFERENT: Final = 3
MORE_THAN: Final = 4
LESS_THAN: Final = 5

THE_AMOUNT: Final = -1_000_000
"""An operand that means "the amount register" instead of a number."""


# Which operand of an instruction that opens a block says where to go when it is over.
_JUMPS: Final = {
    MAY: 1, UNLESS_DID: 1, EACH_CARD: 1, EACH_PLAYER: 2, UNLESS: 3, IF: 2, LET: 1, IF_WHOLE: 1, JUMP: 1,
    REPEAT: 2,
}  # fmt: skip


class Code:
    """Writes a program instruction by instruction; jumps are patched when their end is known.

    >>> draw_two = Code().do_player(7, 2).ints()
    >>> draw_two
    [41, 7, 2, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    """

    def __init__(self) -> None:
        self.row: list[int] = []
        self.open: list[int] = []

    def op(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> "Code":
        """Append one instruction."""
        self.row += [code, a, b, c, d, e]
        return self

    def select(self, zone: int, whose: int) -> "Code":
        """The set becomes the cards in those zones."""
        return self.op(SELECT, zone, whose)

    def keep(self, fact: int, comparison: int, value: int) -> "Code":
        """Only the cards whose fact compares so stay in the set."""
        return self.op(KEEP, fact, comparison, value)

    def choose(self, low: int, high: int, by: int = BY_YOU) -> "Code":
        """A player chooses among the set."""
        return self.op(CHOOSE, low, high, by)

    def do(self, verb: int, amount: int = 1) -> "Code":
        """The change befalls every card of the set at once."""
        return self.op(DO, verb, amount)

    def do_player(self, verb: int, amount: int = 1) -> "Code":
        """The change befalls the player at hand."""
        return self.op(DO_PLAYER, verb, amount)

    def may(self) -> "Code":
        """What follows, up to `end`, happens only on a yes."""
        return self._begin(MAY)

    def if_amount(self, comparison: int, value: int) -> "Code":
        """What follows, up to `end`, happens only if the amount compares so."""
        self.open.append(len(self.row))
        return self.op(UNLESS, comparison, value)

    def if_you_do(self) -> "Code":
        """What follows, up to `end`, happens only if the last verb really did something."""
        return self._begin(UNLESS_DID)

    def each_player(self, whose: int) -> "Code":
        """What follows, up to `end`, happens once a player."""
        self.open.append(len(self.row))
        return self.op(EACH_PLAYER, whose)

    def each_card(self) -> "Code":
        """What follows, up to `end`, happens once a card of the set."""
        return self._begin(EACH_CARD)

    def end(self) -> "Code":
        """Close the innermost block."""
        head = self.open.pop()
        code = self.row[head]
        if code in (EACH_PLAYER, EACH_CARD, REPEAT):
            self.op(NEXT, head)
        self.row[head + _JUMPS[code]] = len(self.row)
        return self

    def ints(self) -> list[int]:
        """The finished program."""
        if self.open:
            raise ValueError(f"{len(self.open)} block(s) of the program are not closed")
        return [*self.row, END, 0, 0, 0, 0, 0]

    def if_holds(self, condition: int) -> "Code":
        """What follows, up to `end` or `otherwise`, happens only if the condition holds."""
        self.open.append(len(self.row))
        return self.op(IF, condition)

    def repeat(self, times: int) -> "Code":
        """What follows, up to `end`, happens so many times."""
        self.open.append(len(self.row))
        return self.op(REPEAT, times)

    def if_whole(self) -> "Code":
        """What follows happens only if everything since PART was completely done."""
        return self._begin(IF_WHOLE)

    def let(self, by: int) -> "Code":
        """What follows happens only if that player wants it."""
        self.open.append(len(self.row))
        return self.op(LET, 0, by)

    def otherwise(self) -> "Code":
        """Close the innermost condition, and open what happens if it didn't hold."""
        head = self.open[-1]
        self.open[-1] = len(self.row)
        self.op(JUMP)
        self.row[head + _JUMPS[self.row[head]]] = len(self.row)
        return self

    def _begin(self, code: int) -> "Code":
        self.open.append(len(self.row))
        return self.op(code)
