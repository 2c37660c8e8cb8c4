"""After a restart with a thousand games, whoever comes first is served at once: nobody waits for the others' tables."""

from __future__ import annotations

import os
import random
import time
from pathlib import Path

import pytest

from mazo.server.store import Store
from tests.server.support import Player
from tests.server.test_restart import Process, journal_of_a_game, keep

LIVING = 1_000
KINDS = 10
"""So many different games, each of them at as many tables."""
COMING = 20
"""So many people come one after the other, the first as soon as the server answers at all."""
AT_ONCE = 2.0
"""Seconds of a processor, all that the server does meanwhile counted: no less than whoever comes would wait alone."""


def worked(server: Process) -> float:
    """How many seconds of a processor a server has taken until now."""
    times = Path(f"/proc/{server._process.pid}/stat").read_text().rpartition(")")[2].split()
    return (int(times[11]) + int(times[12])) / os.sysconf("SC_CLK_TCK")


def come(database: str, tables: int, coming: int) -> tuple[list[float], list[float]]:
    """Start a server with so many live games; how long each who comes waits for their question, and its work."""
    games = [journal_of_a_game(f"game {number}") for number in range(KINDS)]
    store = Store(database)
    for at in range(tables):
        keep(store, f"table-{at}", *games[at % KINDS])
    store.close()
    server = Process(database)
    waited: list[float] = []
    work: list[float] = []
    try:
        for at in random.Random(19).sample(range(tables), coming):
            came, before = time.monotonic(), worked(server)
            with server.socket() as socket:
                Player(socket, f"table-{at}", "ana").until("ask")
            waited.append(time.monotonic() - came)
            work.append(worked(server) - before)
    finally:
        server.kill()
    return waited, work


def test_everybody_who_comes_after_a_restart_is_asked_their_question(tmp_path):
    waited, _ = come(f"sqlite:///{tmp_path / 'tables.db'}", 12, 3)
    assert len(waited) == 3


@pytest.mark.soak
def test_with_a_thousand_games_whoever_comes_first_is_served_within_two_seconds(tmp_path, figure):
    waited, work = come(f"sqlite:///{tmp_path / 'tables.db'}", LIVING, COMING)
    of = f"after a restart with {LIVING:,} games"
    figure("first.waited", round(waited[0], 2), f"s by the clock waits whoever comes first {of}")
    figure("first.work", round(work[0], 2), "s of a processor, all that the server does meanwhile counted")
    figure("first.longest", round(max(waited), 2), f"s by the clock waits the last of {COMING} who come")
    assert max(work) <= AT_ONCE
