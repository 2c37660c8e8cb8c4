"""Pure queries of ability programs: sets of cards, comparisons, players."""

from mazo.abilities.program import (
    ANYONES,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    OPPONENTS,
    THAT_PLAYERS,
    THE_TABLES,
    YOURS,
)
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Run
from mazo.kernel.table import Table


def compare(left: int, comparison: int, right: int) -> bool:
    """Whether two numbers compare as the instruction says."""
    if comparison == EQUAL:
        return left == right
    if comparison == AT_LEAST:
        return left >= right
    if comparison == AT_MOST:
        return left <= right
    return left != right


def players(t: Table, run: Run, whose: int) -> list[int]:
    """The players that an instruction means, in turn order from the active player."""
    if whose == YOURS:
        return [run.seat]
    if whose == THAT_PLAYERS:
        return [run.who]
    if whose == THE_TABLES:
        return [NOBODY]
    start = t.active if t.active != NOBODY else run.seat
    order = t.round_from(start)
    if whose == OPPONENTS:
        return [seat for seat in order if seat != run.seat]
    if whose == ANYONES:
        return order
    return []


def select(t: Table, run: Run, zone: int, whose: int) -> list[int]:
    """The cards in zones of that kind, of those players."""
    found: list[int] = []
    for seat in players(t, run, whose):
        found += t.cards(zone, seat)
    return found
