"""Numbered games in processes: the same rows from any number of them, and nothing lost with one of them."""

from __future__ import annotations

import os
import subprocess
import sys

import msgspec
import pytest

from mazo.errors import BadConfig
from mazo.lab import crew
from mazo.lab.crew import Job, Worker, play
from mazo.lab.ledger import Ledger
from mazo.lab.sim import Arena, plan


class Squares(Job, frozen=True, kw_only=True):
    """A job that needs no cards: the square of each number."""

    plus: int = 0

    def work(self) -> Squares:
        return self

    def play(self, number: int) -> list[int]:
        return [number, number * number + self.plus]


def rows(job, jobs=1, ledger=None):
    return [row for played in play(job, jobs, ledger) for row in played.rows]


@pytest.mark.parametrize("jobs", [1, 2, 3])
def test_all_games_come_back_in_their_order(jobs):
    assert rows(Squares(games=250), jobs) == [[n, n * n] for n in range(250)]


def test_without_a_number_every_processor_plays_if_there_are_games_enough():
    assert crew.crew_of(None, 1000) == crew.cores() >= 1
    assert crew.crew_of(None, 4) == 1


def test_at_least_one_process_plays():
    with pytest.raises(BadConfig, match="At least one process"):
        rows(Squares(games=1), 0)


def test_a_lost_process_loses_nothing(monkeypatch):
    lost: list[range] = []
    whole = Worker.play

    def once_killed(self, chunk):
        if not lost:
            lost.append(chunk)
            self.kill()
        return whole(self, chunk)

    monkeypatch.setattr(Worker, "play", once_killed)
    assert rows(Squares(games=250), 2) == [[n, n * n] for n in range(250)]
    assert lost


def test_processes_that_never_answer_are_told(monkeypatch):
    monkeypatch.setattr(sys, "executable", "/bin/false")
    with pytest.raises(RuntimeError, match="were lost 3 times"):
        rows(Squares(games=250), 2)


def test_only_numbers_and_strings_go_between_processes():
    wanted = plan("lorcana", games=2, seed=1)
    lines = b'["mazo.lab.sim","Plan"]\n' + msgspec.json.encode(wanted) + b"\n[0,2]\n"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
    program = [sys.executable, "-c", "from mazo.lab.crew import serve; serve()"]
    out = subprocess.run(program, input=lines, capture_output=True, check=True, env=environment).stdout
    cpu, found = msgspec.json.decode(out)
    assert cpu > 0
    assert found == [[*Arena(wanted).play(0)], [*Arena(wanted).play(1)]]


def test_a_run_that_was_stopped_goes_on_where_it_was(tmp_path):
    job = Squares(games=250)
    first = next(play(job, 1, Ledger(tmp_path / "run", job))).rows
    ledger = Ledger(tmp_path / "run", job)
    assert [row for kept, _ in ledger.kept().values() for row in kept] == first
    assert rows(job, 2, ledger) == [[n, n * n] for n in range(250)]
    assert rows(job, 1, Ledger(tmp_path / "run", job)) == [[n, n * n] for n in range(250)]


def test_what_was_half_written_is_played_again(tmp_path):
    job = Squares(games=250)
    rows(job, 1, Ledger(tmp_path / "run", job))
    written = (tmp_path / "run").read_bytes()
    (tmp_path / "run").write_bytes(written[: len(written) * 2 // 3])
    assert rows(job, 1, Ledger(tmp_path / "run", job)) == [[n, n * n] for n in range(250)]
    assert rows(job, 1, Ledger(tmp_path / "run", job)) == [[n, n * n] for n in range(250)]


def test_the_file_of_another_run_is_not_continued(tmp_path):
    Ledger(tmp_path / "run", Squares(games=250))
    with pytest.raises(BadConfig, match="another run"):
        Ledger(tmp_path / "run", Squares(games=250, plus=1))
