"""How a table stands for a seat: who has won, or how likely that is by all that lies there.

The whole table is read, hidden cards too: only imagined ones are judged.
"""

from math import exp
from typing import Final

from mazo.kernel.codes import NOBODY
from mazo.kernel.rules import Rules

SURE: Final = 30.0
"""Log odds beyond this make no difference."""


def result(table: Rules, seat: int) -> float:
    """What a game was for a seat: 1 won, 0 lost, its share of a draw; where it is not over, its chance to win."""
    if not table.over:
        return chance(table, seat)
    if table.winner == NOBODY:
        return 1 / table.seats
    return 1.0 if table.winner == seat else 0.0


def chance(table: Rules, seat: int) -> float:
    """How likely a seat is to win, by what everybody who is still in the game has."""
    if table.gone[seat]:
        return 0.0
    own = table.prospects(seat)
    total = 0.0
    for other in table.remaining():
        total += exp(max(-SURE, min(SURE, (table.prospects(other) - own) / 1000)))
    return 1 / total


def ahead(table: Rules, seat: int) -> float:
    """How far ahead a seat is in what the game is won by, from 0 to 1: half is even."""
    return 0.5 + table.lead(seat) / 200
