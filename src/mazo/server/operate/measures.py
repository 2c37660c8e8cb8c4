"""What is counted while the server runs, and told in the text that Prometheus reads."""

from __future__ import annotations

import gc
import time
from bisect import bisect_left
from collections.abc import Callable, Iterable, Mapping, Sequence
from threading import Lock
from typing import Final

SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)
"""The bounds between which times are counted."""
CONTENT_TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"

Labels = Mapping[str, str]
Reading = Callable[[], Iterable[tuple[Labels, float]]]
"""Says what is so now, by labels."""


class Count:
    """Something that only grows, by labels."""

    kind: Final = "counter"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        self.name, self.about = name, about
        self._labels = tuple(labels)
        self._lock = Lock()
        self._values: dict[tuple[str, ...], float] = {} if labels else {(): 0.0}

    def add(self, *values: str, by: float = 1.0) -> None:
        """Count another one, or so many."""
        with self._lock:
            self._values[values] = self._values.get(values, 0.0) + by

    def lines(self) -> Iterable[str]:
        """A line for each combination of labels."""
        with self._lock:
            found = sorted(self._values.items())
        return [f"{self.name}{_braced(dict(zip(self._labels, values)))} {_number(n)}" for values, n in found]


class Times:
    """How long something took, counted between bounds, by labels."""

    kind: Final = "histogram"

    def __init__(self, name: str, about: str, labels: Sequence[str] = ()) -> None:
        self.name, self.about = name, about
        self._labels = tuple(labels)
        self._lock = Lock()
        self._counts: dict[tuple[str, ...], list[int]] = {}
        self._sums: dict[tuple[str, ...], float] = {}
        if not labels:
            self._counts[()], self._sums[()] = [0] * (len(SECONDS) + 1), 0.0

    def add(self, seconds: float, *values: str) -> None:
        """Count another time."""
        with self._lock:
            counts = self._counts.setdefault(values, [0] * (len(SECONDS) + 1))
            counts[bisect_left(SECONDS, seconds)] += 1
            self._sums[values] = self._sums.get(values, 0.0) + seconds

    def lines(self) -> Iterable[str]:
        """The counts below each bound, their number and their sum."""
        with self._lock:
            found = sorted((values, counts[:], self._sums[values]) for values, counts in self._counts.items())
        for values, counts, total in found:
            labels, below = dict(zip(self._labels, values)), 0
            for bound, count in zip((*map(_number, SECONDS), "+Inf"), counts, strict=True):
                below += count
                yield f"{self.name}_bucket{_braced({**labels, 'le': bound})} {below}"
            yield f"{self.name}_sum{_braced(labels)} {_number(total)}"
            yield f"{self.name}_count{_braced(labels)} {below}"


class Gauge:
    """Something that is read when it is asked for, by labels."""

    kind: Final = "gauge"

    def __init__(self, name: str, about: str, read: Reading) -> None:
        self.name, self.about, self._read = name, about, read

    def lines(self) -> Iterable[str]:
        """What is so now."""
        return [f"{self.name}{_braced(labels)} {_number(value)}" for labels, value in self._read()]


class Measures:
    """Everything that is counted."""

    def __init__(self) -> None:
        self.requests = Count("mazo_requests_total", "Requests by route and status.", ("route", "status"))
        self.answers = Times("mazo_answer_seconds", "From a request to its answer.", ("kind",))
        self.refused = Count("mazo_refused_total", "Requests refused by a limit or a check.", ("why",))
        self.commits = Count("mazo_commits_total", "Transactions written.")
        self.written = Count("mazo_changes_total", "Changes in these transactions.")
        self.commit_times = Times("mazo_commit_seconds", "How long a transaction took.")
        self.lag = Times("mazo_loop_lag_seconds", "How late the loop came to what was due.")
        self.held = Count("mazo_loop_held_total", "How often something held the loop for longer than it may.")
        self.collections = Count("mazo_gc_collections_total", "Collections of cycles.", ("generation",))
        self.pauses = Times("mazo_gc_pause_seconds", "How long these took.")
        self.faults = Count("mazo_faults_total", "Faults that were written into the log.")
        self.expired = Count("mazo_tables_expired_total", "Tables that were deleted by the policy.", ("state",))
        self._gauges: list[Gauge] = []
        self._collecting = 0.0

    def watch(self, name: str, about: str, read: Reading) -> None:
        """Tell something that is read when somebody asks."""
        self._gauges.append(Gauge(name, about, read))

    def committed(self, seconds: float, changes: int) -> None:
        """A transaction was written."""
        self.commits.add()
        self.written.add(by=changes)
        self.commit_times.add(seconds)

    def watch_collector(self) -> Callable[[], None]:
        """Count the collections from now on; what is returned ends that."""

        def heard(phase: str, info: dict[str, int]) -> None:
            if phase == "start":
                self._collecting = time.perf_counter()
            elif self._collecting:
                self.pauses.add(time.perf_counter() - self._collecting)
                self.collections.add(str(info["generation"]))

        gc.callbacks.append(heard)
        return lambda: gc.callbacks.remove(heard)

    def text(self) -> str:
        """All of it."""
        found: list[str] = []
        told: list[Count | Times | Gauge] = [
            self.requests, self.answers, self.refused, self.commits, self.written, self.commit_times, self.lag,
            self.held, self.collections, self.pauses, self.faults, self.expired, *self._gauges,
        ]  # fmt: skip
        for one in told:
            found += [f"# HELP {one.name} {one.about}", f"# TYPE {one.name} {one.kind}", *one.lines()]
        return "\n".join(found) + "\n"


def _braced(labels: Labels) -> str:
    if not labels:
        return ""
    return "{" + ",".join(f'{name}="{_escaped(value)}"' for name, value in labels.items()) + "}"


def _escaped(value: str) -> str:
    return value.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def _number(value: float) -> str:
    """A number as Prometheus writes it.

    >>> _number(3.0), _number(0.25)
    ('3', '0.25')
    """
    return str(int(value)) if value == int(value) else repr(value)
