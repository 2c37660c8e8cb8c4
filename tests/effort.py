"""How much work something is, whatever machine it is done on."""

from __future__ import annotations

import time
from collections.abc import Callable

TIMES = 3


def effort_of(work: Callable[[], object]) -> float:
    """The CPU time of some work in that of a million rounds of a plain loop, done by turns; the best of each counts."""
    loops: list[float] = []
    works: list[float] = []
    for _ in range(TIMES):
        loops.append(_seconds(_loop))
        works.append(_seconds(work))
    return min(works) / min(loops)


def _seconds(work: Callable[[], object]) -> float:
    begun = time.process_time()
    work()
    return time.process_time() - begun


def _loop() -> int:
    total = 0
    for number in range(1_000_000):
        total += number * number % 7
    return total
