"""CPU time, repeated; what a child process reports of it; and a fixed loop to compare machines by."""

from __future__ import annotations

import gc
import platform
import statistics
import sys
import time
from collections.abc import Callable
from typing import Literal, TypeVar

import msgspec

T = TypeVar("T")

Better = Literal["more", "less", "neither"]

CALIBRATION_STEPS = 200_000


class Samples(msgspec.Struct):
    """One thing measured several times, one value a repetition."""

    name: str
    unit: str
    better: Better
    values: list[float]

    @property
    def best(self) -> float:
        """The value that the rest of the machine disturbed least; of what is neither good nor bad, the middle one."""
        if self.better == "neither":
            return statistics.median(self.values)
        return max(self.values) if self.better == "more" else min(self.values)


class Part(msgspec.Struct):
    """What one child process measured: the samples of one engine, and facts that are no timings."""

    name: str
    command: str
    python: str
    compiled: bool | None
    version: str = ""
    missing: str = ""
    calibration: list[float] = []
    samples: list[Samples] = []
    facts: dict[str, str] = {}

    def sampled(self, name: str) -> Samples | None:
        """The samples of that name."""
        return next((samples for samples in self.samples if samples.name == name), None)


class Spread(msgspec.Struct):
    """How far the repetitions of one figure lie apart."""

    min: float
    median: float
    max: float


class Figure(msgspec.Struct):
    """One figure with everything needed to judge and repeat it; `value` is the best of the repetitions."""

    name: str
    value: float
    unit: str
    better: Better
    command: str
    seed: int
    repetitions: int
    spread: Spread
    python: str
    compiled: bool | None
    calibration: float


def spread_of(values: list[float]) -> Spread:
    """The smallest, the middle and the largest value.

    >>> spread_of([3.0, 1.0, 2.0])
    Spread(min=1.0, median=2.0, max=3.0)
    """
    return Spread(min(values), statistics.median(values), max(values))


def timed(work: Callable[[], T]) -> tuple[float, T]:
    """The CPU seconds that the work takes this process, and what comes of it; the clock on the wall is never asked."""
    gc.collect()
    start = time.process_time()
    result = work()
    return max(time.process_time() - start, 1e-9), result


def rate(name: str, repetitions: int, work: Callable[[], int]) -> Samples:
    """How many decisions a CPU second the work takes; it returns their number."""
    values: list[float] = []
    for _ in range(repetitions):
        seconds, decisions = timed(work)
        values.append(decisions / seconds)
    return Samples(name, "decisions per CPU second", "more", values)


def cost(name: str, repetitions: int, times: int, work: Callable[[], object]) -> Samples:
    """How many microseconds of CPU one of the `times` equal things takes that the work does."""
    values = [timed(work)[0] / times * 1e6 for _ in range(repetitions)]
    return Samples(name, "µs", "less", values)


def calibrate(repetitions: int) -> list[float]:
    """Millions of steps a CPU second of a loop that never changes: what this interpreter on this machine can do now."""
    return [CALIBRATION_STEPS / timed(_fixed_loop)[0] / 1e6 for _ in range(repetitions)]


def python_version() -> str:
    """The interpreter, without a word on the machine."""
    return f"{platform.python_implementation()} {platform.python_version()}"


def hand_over(part: Part) -> None:
    """Give the parent process what was measured."""
    sys.stdout.write(msgspec.json.encode(part).decode())


def _fixed_loop() -> int:
    row = list(range(64))
    total = 0
    for step in range(CALIBRATION_STEPS):
        total = (total * 5 + row[step & 63]) & 0xFFFFFF
    return total
