"""Sitting down at once while the fast engine is built behind."""

from __future__ import annotations

import io
import os
import subprocess
import threading
from pathlib import Path

import pytest

from tools.play import Workbench, digest, play, tell
from tools.progress import TEXTS, language


@pytest.fixture
def root(tmp_path: Path) -> Path:
    sources = tmp_path / "project" / "src" / "mazo"
    sources.mkdir(parents=True)
    (sources / "rules.py").write_text("one = 1\n")
    (tmp_path / "project" / "setup.py").write_text("")
    return tmp_path / "project"


@pytest.fixture
def bench(root: Path, tmp_path: Path) -> Workbench:
    found = Workbench(root, tmp_path / "venv")
    found.folder.mkdir(parents=True)
    found.steps.touch()
    return found


def test_other_sources_need_another_engine(root: Path) -> None:
    before = digest(root)
    (root / "src" / "mazo" / "rules.py").write_text("one = 2\n")
    assert digest(root) != before


def test_what_python_leaves_lying_about_makes_no_difference(root: Path) -> None:
    before = digest(root)
    cache = root / "src" / "mazo" / "__pycache__"
    cache.mkdir()
    (cache / "rules.pyc").write_bytes(b"x")
    assert digest(root) == before


def test_an_engine_that_is_still_being_made_is_not_there_yet(bench: Workbench) -> None:
    (bench.folder / "made" / "engine").mkdir(parents=True)
    assert bench.engine() is None
    (bench.folder / "made" / "engine").rename(bench.folder / "done")
    assert bench.engine() == bench.folder / "done"


def test_a_process_that_is_gone_builds_nothing(bench: Workbench) -> None:
    assert not bench.is_building()
    (bench.folder / "process").write_text(str(os.getpid()))
    assert bench.is_building()
    (bench.folder / "process").write_text("999999999")
    assert not bench.is_building()


def test_a_process_of_this_table_that_has_ended_builds_nothing(bench: Workbench) -> None:
    process = subprocess.Popen(("true",))
    os.waitid(os.P_PID, process.pid, os.WEXITED | os.WNOWAIT)  # it has ended, and nobody has asked for it yet
    (bench.folder / "process").write_text(str(process.pid))
    assert not bench.is_building()


@pytest.mark.parametrize(("ready", "word"), [(True, "ready"), (False, "slow")])
def test_how_the_build_ends_is_told(bench: Workbench, ready: bool, word: str) -> None:
    bench.steps.write_text("translating 7\n")
    if ready:
        (bench.folder / "done").mkdir()
    out = io.StringIO()
    tell(bench, out, threading.Event())
    texts = TEXTS[language()]
    assert out.getvalue().splitlines() == [texts["translating"].format(7), texts[word]]


def test_nothing_is_told_to_somebody_who_has_left(bench: Workbench) -> None:
    over = threading.Event()
    over.set()
    out = io.StringIO()
    tell(bench, out, over)
    assert out.getvalue() == ""


@pytest.mark.parametrize("ready", [True, False])
def test_the_engine_is_used_as_soon_as_it_is_ready_and_the_sources_until_then(bench, root, monkeypatch, ready):
    calls: list[dict[str, str]] = []

    def run(command: tuple[str, ...], env: dict[str, str], check: bool) -> subprocess.CompletedProcess[str]:
        calls.append(env)
        return subprocess.CompletedProcess(command, 0)

    monkeypatch.setattr("tools.play.ROOT", root)
    monkeypatch.setattr("sys.prefix", str(bench.venv))
    monkeypatch.setattr("subprocess.run", run)
    monkeypatch.setenv("CC", "no-such-compiler")
    if ready:
        (bench.folder / "done").mkdir()
    assert play([]) == 0
    assert calls[0]["PYTHONPATH"] == str(bench.folder / "done" if ready else root / "src")
    assert calls[0]["MAZO_SHARE"] == "make play ARGS=--share"
