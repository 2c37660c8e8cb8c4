"""What random games find: faults with the command that shows them again, and runs in several processes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context
from typing import TypeVar

import msgspec

Found = TypeVar("Found")


class Fault(msgspec.Struct, frozen=True):
    """What went wrong, and the command that plays the same game again."""

    what: str
    command: str


def seen_in(error: Exception, game: str, seed: int) -> Fault:
    """The fault of a game, by its seed."""
    return Fault(f"{type(error).__name__}: {error}", f"mazo fuzz {game} --games 1 --seed {seed}")


def in_processes(
    fuzz: Callable[[int, int], Found], merged: Callable[[Sequence[Found]], Found], games: int, jobs: int, seed: int
) -> Found:
    """So many games, each with the next seed, in several processes: the same games as in one."""
    if jobs < 2 or games < jobs:
        return fuzz(games, seed)
    starts = [seed + games * job // jobs for job in range(jobs + 1)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
        running = [processes.submit(fuzz, end - start, start) for start, end in pairwise(starts)]
        return merged([job.result() for job in running])
