"""Why nothing came of an ability, as one number of an event, and which conditions may be told to everybody."""

from typing import Final

from mazo.abilities.lasting.continuous import Continuous
from mazo.abilities.machine import expressions as ex
from mazo.kernel.codes import EVERYONE, NOBODY

_PLACES: Final = 1 << 20
_COUNTS: Final = 1 << 10
_REASONS: Final = 1 << 4

_OPEN: Final = (
    ex.NUMBER, ex.FACT, ex.TRAIT, ex.BITS, ex.IS_SOURCE, ex.WHOSE, ex.ACTIVE, ex.BY, ex.OF_PLAYER, ex.GAME, ex.AMONG,
    ex.SOURCE, ex.SOURCE_WHEREVER,
)  # fmt: skip
_BOTH: Final = (ex.PLUS, ex.MINUS, ex.TIMES, ex.LEAST, ex.MOST, ex.SUM, ex.ALL, ex.HIGHEST, ex.LOWEST)


def packed(why: int, have: int, program: int, what: int) -> int:
    """Why nothing happened, how much there was, the program, and the expression or instruction in it."""
    place = (program + 1) * _PLACES + what + 1
    return why + _REASONS * (max(0, min(have, _COUNTS - 1)) + _COUNTS * place)


def unpacked(amount: int) -> tuple[int, int, int, int]:
    """The same out of the amount of an event."""
    place = amount // (_REASONS * _COUNTS)
    return amount % _REASONS, amount // _REASONS % _COUNTS, place // _PLACES - 1, place % _PLACES - 1


def is_open(t: Continuous, number: int) -> bool:
    """Whether a condition speaks only of what everybody sees."""
    if number == NOBODY:
        return True
    row = t.expressions[number]
    op = row[0]
    if op in _OPEN:
        return True
    if op == ex.COMPARE:
        return is_open(t, row[2]) and is_open(t, row[3])
    if op == ex.AND or op == ex.OR:
        for at in range(1, len(row)):
            if not is_open(t, row[at]):
                return False
        return True
    if op == ex.NOT or op == ex.COUNT:
        return is_open(t, row[1])
    if op in _BOTH:
        return is_open(t, row[1]) and is_open(t, row[2])
    if op == ex.MOST_OF_PLAYERS:
        return is_open(t, row[2])
    if op == ex.HAPPENED:
        return row[3] == NOBODY
    if op == ex.CARDS:
        return row[3] == NOBODY or (t.zone_kinds[row[1]].sees == EVERYONE and is_open(t, row[3]))
    return False
