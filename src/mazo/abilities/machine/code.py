"""Writes programs and expressions down: jumps are patched when their end is known, equal expressions are one."""

from __future__ import annotations

from typing import Self

from mazo.abilities.machine.forms import form_of
from mazo.abilities.machine.program import (
    EACH_CARD,
    EACH_PLAYER,
    END,
    IF,
    IF_WHOLE,
    JUMP,
    LET,
    NEXT,
    REPEAT,
)
from mazo.abilities.machine.records import Form

# Which operand of an instruction that opens a block says where to go when it is over.
_JUMPS = {EACH_CARD: 1, EACH_PLAYER: 2, IF: 2, LET: 1, IF_WHOLE: 1, JUMP: 1, REPEAT: 2}


class Code:
    """A program in the making, instruction by instruction.

    >>> from mazo.abilities.machine.program import BY_YOU, DECLINE
    >>> Code().let(BY_YOU).op(DECLINE).end().ints()
    [16, 12, 0, 0, 0, 0, 38, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    """

    def __init__(self) -> None:
        self.row: list[int] = []
        self.open: list[int] = []

    def op(self, code: int, a: int = 0, b: int = 0, c: int = 0, d: int = 0, e: int = 0) -> Self:
        """Append one instruction."""
        self.row += [code, a, b, c, d, e]
        return self

    def if_holds(self, condition: int) -> Self:
        """What follows, up to `end` or `otherwise`, happens only if the condition holds."""
        return self._begin(IF, condition)

    def if_whole(self) -> Self:
        """What follows happens only if everything since PART was completely done."""
        return self._begin(IF_WHOLE)

    def let(self, by: int) -> Self:
        """What follows happens only if that player wants it."""
        return self._begin(LET, 0, by)

    def repeat(self, times: int) -> Self:
        """What follows, up to `end`, happens so many times."""
        return self._begin(REPEAT, times)

    def each_player(self, whose: int) -> Self:
        """What follows, up to `end`, happens once per player."""
        return self._begin(EACH_PLAYER, whose)

    def each_card(self) -> Self:
        """What follows, up to `end`, happens once per card of the set."""
        return self._begin(EACH_CARD)

    def otherwise(self) -> Self:
        """Close the innermost condition, and open what happens if it didn't hold."""
        head = self.open[-1]
        self.open[-1] = len(self.row)
        self.op(JUMP)
        self.row[head + _JUMPS[self.row[head]]] = len(self.row)
        return self

    def end(self) -> Self:
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

    def _begin(self, code: int, a: int = 0, b: int = 0) -> Self:
        self.open.append(len(self.row))
        return self.op(code, a, b)


class Expressions:
    """Expressions of one game, each written once and known by its place.

    >>> pool = Expressions()
    >>> pool.put(0, 7), pool.put(0, 8), pool.put(0, 7)
    (0, 1, 0)
    """

    def __init__(self) -> None:
        self.rows: list[list[int]] = []
        self.forms: list[Form] = []
        self._places: dict[tuple[int, ...], int] = {}

    def put(self, *row: int) -> int:
        """The place of an expression, which is written if it is new."""
        place = self._places.setdefault(row, len(self.rows))
        if place == len(self.rows):
            self.rows.append(list(row))
            self.forms.append(form_of(list(row), self.forms))
        return place
