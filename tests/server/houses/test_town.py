"""Processes on one PostgreSQL are killed, stopped and replaced while people play: nothing is lost or doubled."""

from __future__ import annotations

import os
import random
import signal
import time
from pathlib import Path

import httpx
import pytest

from mazo.server.store import Store
from mazo.server.store.leases import Leases
from tests.server.houses.town import TAKEOVER, Guest, all_go_on, guests, town, wait_for
from tests.server.program import mazo, running
from tests.server.support import PATIENCE

pytestmark = pytest.mark.postgres
DEAD = 7.0
"""Seconds for which a house is stopped that is to lose its tables."""


def longest(playing: list[Guest]) -> float:
    """How long anybody waited for their table, since somebody last asked."""
    found = max(guest.longest for guest in playing)
    for guest in playing:
        guest.longest = 0.0
    return found


def test_houses_are_killed_stopped_and_ended_and_nothing_is_lost(tmp_path: Path, postgres: str):
    with town(tmp_path, postgres, 3) as found, guests(found.bases, postgres, 4) as playing:
        killed = found.owner(playing[0].table)
        killed.process.kill()
        killed.process.wait()
        all_go_on(playing)
        assert longest(playing) < TAKEOVER
        stopped = found.owner(playing[1].table)
        stopped.process.send_signal(signal.SIGSTOP)
        time.sleep(DEAD)
        all_go_on(playing)
        stopped.process.send_signal(signal.SIGCONT)  # it believes to have its tables, and may not write
        all_go_on(playing)
        assert longest(playing) < TAKEOVER
        ended = next(house for house in found.houses if house not in (killed, stopped))
        ended.process.send_signal(signal.SIGTERM)
        all_go_on(playing)
        assert ended.process.wait(PATIENCE) in (0, -signal.SIGTERM)
        assert longest(playing) < TAKEOVER


def test_workers_are_replaced_one_by_one_and_by_themselves(tmp_path: Path, postgres: str):
    admin = tmp_path / "admin.sock"
    with running(tmp_path, "--workers", "2", "--admin", str(admin), database=postgres) as program:
        base = str(program.http.base_url).rstrip("/")
        with guests(lambda: [base], postgres, 3) as playing:
            first = living(postgres)
            assert len(first) == 2
            table = playing[0].table  # whose game may end meanwhile
            looked = mazo("admin", "look", table, "--socket", str(admin))
            assert table in looked.stdout, looked.stderr
            program.process.send_signal(signal.SIGHUP)
            wait_for(lambda: len(living(postgres) - first) == 2, PATIENCE, playing)
            all_go_on(playing)
            assert longest(playing) < TAKEOVER
            second = living(postgres)
            os.kill(children(program.process.pid)[0], signal.SIGKILL)
            all_go_on(playing)
            wait_for(lambda: len(living(postgres)) == 2 and living(postgres) != second, PATIENCE, playing)
            assert longest(playing) < TAKEOVER
        assert program.end() < 15


def children(parent: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{parent}/task/{parent}/children").read_text().split()]


def living(database: str) -> set[str]:
    """The houses that beat."""
    leases = Leases(database)
    found = {seen.house.id for seen in leases.living()}
    leases.close()
    return found


def test_several_processes_on_one_file_are_refused_in_a_sentence(tmp_path: Path):
    ended = mazo("serve", "--workers", "2", "--db", f"sqlite:///{tmp_path / 'tables.db'}", "--lang", "es")
    assert ended.returncode
    assert "necesitan PostgreSQL" in ended.stderr
    assert "Traceback" not in ended.stderr


@pytest.mark.soak
def test_houses_are_killed_at_random_for_long(tmp_path: Path, postgres: str, figure):
    dice, seconds = random.Random(19), float(os.environ.get("MAZO_TOWN_SECONDS", "600"))
    waits: list[float] = []
    events = {"kill": 0, "stop": 0, "end": 0}
    with town(tmp_path, postgres, 3) as found, guests(found.bases, postgres, 8) as playing:
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            time.sleep(dice.uniform(1, 6))
            what, victim = dice.choice(list(events)), dice.choice(found.houses)
            events[what] += 1
            longest(playing)
            if what == "stop":
                victim.process.send_signal(signal.SIGSTOP)
                time.sleep(dice.uniform(1, 9))
                victim.process.send_signal(signal.SIGCONT)
            else:
                victim.process.send_signal(signal.SIGKILL if what == "kill" else signal.SIGTERM)
            all_go_on(playing, 60)
            waits.append(longest(playing))
            if what != "stop":
                victim.process.wait(PATIENCE)
                found.houses.remove(victim)
                found.houses.append(found.start())
        acknowledged = sum(guest.acknowledged for guest in playing)
        uncertain = sum(guest.uncertain for guest in playing)
        cuts = sum(guest.cuts for guest in playing)
    what = ", ".join(f"{count} × {name}" for name, count in events.items())
    figure("houses.acknowledged", acknowledged, f"actions, none lost, in {seconds:.0f} s: {what}, {cuts} lines cut")
    figure(
        "houses.uncertain", uncertain, "actions were on their way when a line was cut; each is there once or not at all"
    )
    figure(
        "houses.longest",
        round(max(waits), 1),
        f"s until a table was served again; median {sorted(waits)[len(waits) // 2]:.1f}",
    )
    assert max(waits) < TAKEOVER
    store = Store(postgres)
    assert store.upkeep.counts()
    store.close()


def test_a_request_is_answered_by_whichever_house_is_asked(tmp_path: Path, postgres: str):
    with town(tmp_path, postgres, 2) as found:
        here, there = found.bases()
        wish = {"game": "ortus", "chairs": [{"who": "person", "name": "Ana"}, {"who": "open"}], "pace": 0}
        made = httpx.post(f"{here}/api/tables", json=wish, timeout=PATIENCE).json()
        looked = httpx.get(f"{there}/api/tables/{made['table']}", timeout=PATIENCE)
        assert looked.json()["table"] == made["table"]
        assert looked.headers.get_list("x-content-type-options") == ["nosniff"]
        joined = httpx.post(f"{there}/api/tables/{made['table']}/join", json={"name": "Blas"}, timeout=PATIENCE)
        assert joined.status_code == 201
        assert joined.json()["seat"] == 1
        again = httpx.post(f"{there}/api/tables/{made['table']}/join", json={"name": "Cleo"}, timeout=PATIENCE)
        assert again.status_code == 422
        assert httpx.get(f"{there}/api/tables/nowhere", timeout=PATIENCE).status_code == 404
        assert httpx.get(f"{there}/plain/{made['table']}", timeout=PATIENCE).status_code == 200
        long = httpx.post(f"{there}/api/tables/{made['table']}/join", content=b"x" * 70_000, timeout=PATIENCE)
        assert long.status_code == 413
        claimed = {"x-mazo-house": "a guess", "x-mazo-visitor": '{"address":"192.0.2.1"}'}
        assert httpx.post(f"{there}/house/order", content=b"{}", headers=claimed, timeout=PATIENCE).status_code == 404


def test_an_open_table_is_in_the_lobby_of_every_house(tmp_path: Path, postgres: str):
    wish = {"game": "lorcana", "chairs": [{"who": "person", "name": "Ana"}, {"who": "open"}], "open": True}
    with town(tmp_path, postgres, 2) as found:
        here, there = found.bases()
        made = httpx.post(f"{here}/api/tables", json=wish, timeout=PATIENCE).json()["table"]

        def is_listed() -> bool:
            tables = httpx.get(f"{there}/api/lobby", timeout=PATIENCE).json()["tables"]
            return made in [table["table"] for table in tables]

        wait_for(is_listed, PATIENCE, [])
