"""After a restart with a thousand games, whoever comes first is served at once: nobody waits for the others' tables."""

from __future__ import annotations

import random
import time

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


def come(database: str, tables: int, coming: int) -> tuple[float, list[float]]:
    """Start a server with so many live games; when it answers, and how long each who comes waits for their question."""
    games = [journal_of_a_game(f"game {number}") for number in range(KINDS)]
    store = Store(database)
    for at in range(tables):
        keep(store, f"table-{at}", *games[at % KINDS])
    store.close()
    begun = time.monotonic()
    server = Process(database)
    ready = time.monotonic() - begun
    waited: list[float] = []
    try:
        for at in random.Random(19).sample(range(tables), coming):
            came = time.monotonic()
            with server.socket() as socket:
                Player(socket, f"table-{at}", "ana").until("ask")
            waited.append(time.monotonic() - came)
    finally:
        server.kill()
    return ready, waited


def test_everybody_who_comes_after_a_restart_is_asked_their_question(tmp_path):
    _, waited = come(f"sqlite:///{tmp_path / 'tables.db'}", 12, 3)
    assert len(waited) == 3


@pytest.mark.soak
def test_with_a_thousand_games_whoever_comes_first_is_served_within_two_seconds(tmp_path, capsys):
    ready, waited = come(f"sqlite:///{tmp_path / 'tables.db'}", LIVING, COMING)
    with capsys.disabled():
        print(f"\n{LIVING} games: answers after {ready:.1f} s; the first waited {waited[0]:.2f} s,", end=" ")
        print(f"of {COMING} none longer than {max(waited):.2f} s")
    assert max(waited) <= AT_ONCE
