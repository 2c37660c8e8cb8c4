"""Pure queries of ability programs: sets of cards, comparisons, players."""

from mazo.abilities.base import Abilities
from mazo.abilities.program import (
    ALL_BUT_THAT,
    ANYONES,
    AT_LEAST,
    AT_MOST,
    EQUAL,
    LESS_THAN,
    MORE_THAN,
    OPPONENTS,
    PICKED,
    THAT_PLAYERS,
    THE_TABLES,
    YOURS,
)
from mazo.kernel.codes import NOBODY
from mazo.kernel.frames import Run


def compare(left: int, comparison: int, right: int) -> bool:
    """Whether two numbers compare as the instruction says."""
    if comparison == EQUAL:
        return left == right
    if comparison == AT_LEAST:
        return left >= right
    if comparison == AT_MOST:
        return left <= right
    if comparison == MORE_THAN:
        return left > right
    if comparison == LESS_THAN:
        return left < right
    return left != right


def players(t: Abilities, run: Run, whose: int) -> list[int]:
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
    if whose == PICKED:
        return [seat for seat in run.chosen if t.alive(seat)]
    if whose == ALL_BUT_THAT:
        return [seat for seat in order if seat != run.who]
    return [seat for seat in order if t.meant(run, whose, seat)]


def select(t: Abilities, run: Run, zone: int, whose: int) -> list[int]:
    """The cards in zones of that kind, of those players."""
    found: list[int] = []
    for seat in players(t, run, whose):
        found += t.cards(zone, seat)
    return found
