"""A run of the fuzz in several processes: each plays a row of the seeds, and the reports become one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from itertools import pairwise
from multiprocessing import get_context

from workshop.lorcana.fuzz.fuzz import FuzzReport, fuzz
from workshop.lorcana.fuzz.pool import Synthetic


def fuzz_in_processes(
    games: int,
    jobs: int,
    *,
    cards: str = Synthetic.name,
    seed: int = 0,
    players: int | None = None,
    edition: str | None = None,
    every: int = 1,
) -> FuzzReport:
    """The same games as in one process."""
    if jobs < 2 or games < jobs:
        return fuzz(games, cards=cards, seed=seed, players=players, edition=edition, every=every)
    starts = [seed + games * job // jobs for job in range(jobs + 1)]
    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as processes:
        running = [
            processes.submit(fuzz, end - start, cards=cards, seed=start, players=players, edition=edition, every=every)
            for start, end in pairwise(starts)
        ]
        return merged([job.result() for job in running])


def merged(reports: Sequence[FuzzReport]) -> FuzzReport:
    """One report of several rows of the same run."""
    whole = reports[0]
    for report in reports[1:]:
        whole.games += report.games
        whole.decisions += report.decisions
        whole.turns += report.turns
        whole.unfinished += report.unfinished
        whole.cpu_s = round(whole.cpu_s + report.cpu_s, 3)
        whole.faults = [*whole.faults, *report.faults]
        whole.missed = _in_both(whole.missed, report.missed)
        whole.missed_nodes = _in_both(whole.missed_nodes, report.missed_nodes)
        whole.one_sided = _in_both(whole.one_sided, report.one_sided)
        plays = Counter(whole.plays)
        plays.update(report.plays)
        whole.plays = dict(sorted(plays.items(), key=lambda pair: pair[1]))
    return whole


def _in_both(one: list[str], other: list[str]) -> list[str]:
    known = {*other}
    return [line for line in one if line in known]
