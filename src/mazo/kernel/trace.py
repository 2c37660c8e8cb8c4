"""What a game has reached: instructions, values, effects and uses, as ints in a set that only a tracing table has.

A table that doesn't trace pays one test for each of these; a copy starts without tracing.
"""

from typing import Final

from mazo.kernel.table import Table

INSTRUCTION: Final = 0
VALUE: Final = 1
ZERO: Final = 2
TEMPLATE: Final = 3
STATIC: Final = 4
USE: Final = 5

_SORTS: Final = 8
_LONGEST: Final = 1 << 14  # ints a program may have
_USES: Final = 1 << 8
_FIELD: Final = 1 << 20


def trace(t: Table) -> None:
    """Begin to trace; what is seen from now on is in `t.trace`."""
    t.tracing = True
    t.trace = set()


def instruction_mark(program: int, at: int) -> int:
    """The instruction at this place of a program was run."""
    return (program * _LONGEST + at) * _SORTS + INSTRUCTION


def value_mark(expression: int) -> int:
    """An expression was not 0, a set not empty."""
    return expression * _SORTS + VALUE


def zero_mark(expression: int) -> int:
    """An expression was 0, a set empty."""
    return expression * _SORTS + ZERO


def template_mark(template: int) -> int:
    """An effect that lasts began."""
    return template * _SORTS + TEMPLATE


def static_mark(kind: int, effect: int, what: int, cards: int) -> int:
    """What the static ability of a card says was asked for, and acted: the card, the kind of effect, what, on which."""
    return (((kind * 64 + effect) * _FIELD + what + 1) * _FIELD + cards + 1) * _SORTS + STATIC


def use_mark(kind: int, use: int) -> int:
    """A card was used in one of the ways that a game numbers."""
    return (kind * _USES + use) * _SORTS + USE


def saw_instruction(t: Table, program: int, at: int) -> None:
    """An instruction runs."""
    t.trace.add(instruction_mark(program, at))


def saw_value(t: Table, expression: int, value: int) -> None:
    """An expression was read."""
    t.trace.add(value_mark(expression) if value != 0 else zero_mark(expression))


def saw_use(t: Table, card: int, use: int) -> None:
    """A card is used in a way that the game numbers."""
    t.trace.add(use_mark(t.kind[card], use))
