"""Numbered games played by processes: a job is data, each of its games a pure function of its number.

Whatever the number of processes, and whichever of them is lost on the way, the rows that come back are the same, in the
order of the games.
"""

from __future__ import annotations

import importlib
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from time import process_time_ns
from typing import Annotated, Final, NamedTuple, Protocol, TypeVar

import msgspec

from mazo.errors import BadConfig
from mazo.lab.cluster import Cluster
from mazo.lab.ledger import Ledger

CHUNK: Final = 100
"""So many games are played between two reports, unless there are very many of them or very few."""
REPORTS: Final = 10_000
WORTH_WHILE: Final = 20
"""For fewer games no other process is started, unless somebody asks for it."""
RAY: Final = "ray"
TRIES: Final = 3
"""So often the same chunk may be lost with the process that played it."""

Count = Annotated[int, msgspec.Meta(ge=0, le=10**12)]
"""A number of things in sums that may come from elsewhere."""

Watch = Callable[[int], None]
"""Is told how many games have been played so far."""


class Work(Protocol):
    """What a process has ready to play the games of a job."""

    def play(self, number: int) -> Sequence[int]:
        """Play one game; what is to be known of it, as a row of a fixed length."""


class Job(msgspec.Struct, frozen=True, kw_only=True):
    """What is to be played, as data: any process makes the same work of it."""

    games: int

    def work(self) -> Work:
        """Get ready to play."""
        raise NotImplementedError


class Played(NamedTuple):
    """Some games that follow each other: the row of each, and the processor time of all."""

    rows: list[list[int]]
    cpu_ns: int


class How(NamedTuple):
    """In which way a job is played: by so many processes, noted in a ledger, and watched."""

    jobs: int | None = None
    ledger: Ledger | None = None
    watch: Watch | None = None
    on: str = ""
    """Where: "" in processes of this machine, "ray" or "ray:ADDRESS" on a cluster."""


class Gathered(NamedTuple):
    """How many games came back, and whether somebody stopped it before all did."""

    games: int
    stopped: bool


J_contra = TypeVar("J_contra", bound=Job, contravariant=True)
R_co = TypeVar("R_co", covariant=True)


class Sums(Protocol[J_contra, R_co]):
    """What has come of some games of a job, as data: it can be kept, and gone on with elsewhere."""

    def add(self, played: Played) -> None:
        """Count the next games."""

    def fits(self, job: J_contra) -> bool:
        """Whether they can be sums of this job at all."""

    def found(self, job: J_contra, gathered: Gathered) -> R_co:
        """What is known by them."""


def summed(job: J_contra, how: How, sums: Sums[J_contra, R_co]) -> R_co:
    """Play a job, and say what is known by it."""
    return sums.found(job, gather(job, how, sums.add))


def gather(job: Job, how: How, add: Callable[[Played], None]) -> Gathered:
    """Play a job and hand over what comes back; an interrupt ends it early, with what has been played so far."""
    games = 0
    try:
        for played in play(job, how.jobs, how.ledger, how.on):
            add(played)
            games += len(played.rows)
            if how.watch is not None:
                how.watch(games)
    except KeyboardInterrupt:
        return Gathered(games, True)
    return Gathered(games, False)


def cores() -> int:
    """How many processors there are for us."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def crew_of(jobs: int | None, games: int) -> int:
    """So many processes, or as many as there are processors if nobody says how many and it is worth while."""
    if jobs is None:
        return cores() if games >= WORTH_WHILE else 1
    if jobs < 1:
        raise BadConfig(f"At least one process must play, not {jobs}.", f"Hace falta al menos un proceso, no {jobs}.")
    return jobs


def play(job: Job, jobs: int | None = None, ledger: Ledger | None = None, on: str = "") -> Iterator[Played]:
    """Play the games of a job that no ledger has yet; all of them come, in their order, wherever they are played."""
    if not on:
        yield from _played(job, crew_of(jobs, job.games), ledger, None)
        return
    cluster = Cluster(address_in(on))
    try:
        yield from _played(job, jobs or cluster.processors, ledger, cluster)
    finally:
        cluster.close()


def address_in(on: str) -> str:
    """The address of the cluster, nothing if it is this machine; BadConfig if no such place is known."""
    name, _, address = on.partition(":")
    if name != RAY:
        raise BadConfig(
            f'Games are played here or on "{RAY}" or "{RAY}:ADDRESS", not on "{on}".',
            f"Las partidas se juegan aquí o en «{RAY}» o «{RAY}:DIRECCIÓN», no en «{on}».",
        )
    return address


def _played(job: Job, crew: int, ledger: Ledger | None, cluster: Cluster | None) -> Iterator[Played]:
    kept = ledger.kept() if ledger is not None else {}
    parts = list(_parts(job.games, crew, kept))
    fresh = [part for part in parts if part.start not in kept]
    if cluster is not None:
        found: Iterator[Played] = (Played(*one) for one in cluster.play(job, fresh))
    elif crew == 1 or len(fresh) < 2:
        found = _here(job, fresh)
    else:
        found = _elsewhere(job, fresh, min(crew, len(fresh)))
    for part in parts:
        if part.start in kept:
            yield Played(*kept[part.start])
            continue
        played = next(found, None)
        if played is None:
            return
        if ledger is not None:
            ledger.note(part.start, played.rows, played.cpu_ns)
        yield played


def _parts(games: int, crew: int, kept: dict[int, tuple[list[list[int]], int]]) -> Iterator[range]:
    """All games in pieces: those that are kept as they are kept, and what lies between them in chunks."""
    size = max(1, min(games // (4 * crew), max(CHUNK, games // REPORTS)))
    ends = {start: start + len(rows) for start, (rows, _) in kept.items()}
    at = 0
    while at < games:
        if at in ends:
            yield range(at, ends[at])
            at = ends[at]
            continue
        stop = min([at + size, games, *(start for start in ends if start > at)])
        yield range(at, stop)
        at = stop


def _here(job: Job, chunks: Iterable[range]) -> Iterator[Played]:
    """Play in this process; every finished game counts, also those of a chunk that was interrupted."""
    work = job.work()
    for chunk in chunks:
        began = process_time_ns()
        rows: list[list[int]] = []
        try:
            for number in chunk:
                rows.append(list(work.play(number)))
        except KeyboardInterrupt:
            yield Played(rows, process_time_ns() - began)
            raise
        yield Played(rows, process_time_ns() - began)


def _elsewhere(job: Job, chunks: Sequence[range], crew: int) -> Iterator[Played]:
    """Play in other processes, each served by a thread of this one; chunks come back in their order."""
    idle = [Worker(job) for _ in range(crew)]
    workers = idle[:]

    def played(chunk: range) -> Played:
        for _ in range(TRIES):
            worker = idle.pop()
            found = worker.play(chunk)
            if found is not None:
                idle.append(worker)
                return found
            worker.kill()  # it was lost, and the chunk with it: another one plays the same games
            idle.append(Worker(job))
            workers.append(idle[-1])
        raise RuntimeError(f"the games {chunk.start} to {chunk.stop - 1} were lost {TRIES} times")

    pool = ThreadPoolExecutor(crew)
    try:
        yield from pool.map(played, chunks)
    finally:
        for worker in workers:
            worker.kill()
        pool.shutdown(cancel_futures=True)
        for worker in workers:
            worker.close()


class Worker:
    """A process that plays chunks of a job: lines of JSON go over, with nothing but numbers and strings in them."""

    def __init__(self, job: Job) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", "from mazo.lab.crew import serve; serve()"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": os.pathsep.join(path or os.getcwd() for path in sys.path)},
            start_new_session=True,  # an interrupt at the keyboard is for us alone
        )
        sort = type(job)
        self._send([sort.__module__, sort.__qualname__])
        self._send(job)

    def play(self, chunk: range) -> Played | None:
        """The games of a chunk; None if the process has ended meanwhile."""
        self._send([chunk.start, chunk.stop])
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line.endswith(b"\n"):
            return None
        cpu_ns, rows = msgspec.json.decode(line, type=tuple[int, list[list[int]]])
        return Played(rows, cpu_ns)

    def kill(self) -> None:
        """End the process, whatever it is doing; whoever waits for its answer waits no longer."""
        self._process.kill()

    def close(self) -> None:
        """Tidy up after the process has been killed and nobody uses it any more."""
        self._process.communicate()

    def _send(self, what: object) -> None:
        assert self._process.stdin is not None
        with suppress(BrokenPipeError):  # it has ended: the missing answer will tell
            self._process.stdin.write(msgspec.json.encode(what) + b"\n")
            self._process.stdin.flush()


def serve() -> None:
    """The other side of a `Worker`: play the chunks that standard input asks for, until it ends."""
    lines = iter(sys.stdin.buffer.readline, b"")
    module, name = msgspec.json.decode(next(lines), type=tuple[str, str])
    job = msgspec.json.decode(next(lines), type=getattr(importlib.import_module(module), name))
    work = job.work()
    for line in lines:
        began = process_time_ns()
        start, stop = msgspec.json.decode(line, type=tuple[int, int])
        rows = [list(work.play(number)) for number in range(start, stop)]
        sys.stdout.buffer.write(msgspec.json.encode((process_time_ns() - began, rows)) + b"\n")
        sys.stdout.buffer.flush()
