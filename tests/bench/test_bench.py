"""The bench runs, says what it could not measure, and writes every figure; how fast anything is, is not tested."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from pathlib import Path

import msgspec
import pytest
from rich.console import Console

from bench.measure import Figure, Part, Samples
from bench.report import Report, assemble, show

ROOT = Path(__file__).resolve().parents[2]
TINY = ["--games", "3", "--decisions", "20", "--repetitions", "1", "--rounds", "2", "--trace", "3"]
SHARES = [f"lorcana.share.{name}.interpreted" for name in ("options", "shuffles", "steps")]


@pytest.fixture(scope="module")
def run(tmp_path_factory):
    """A tiny run of everything but the compiled build, which another checkout may be making at this moment."""
    file = tmp_path_factory.mktemp("bench") / "figures.json"
    command = [sys.executable, "-m", "bench", *TINY, "--seed", "5", "--json", str(file)]
    for part in ("interpreted", "openspiel", "rlcard", "pettingzoo"):
        command += ["--part", part]
    environment = {**os.environ, "MAZO_PLAIN": str(ROOT / "src")}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout, file.read_text(encoding="utf-8")


def test_the_file_holds_every_figure_with_all_that_belongs_to_it(run):
    report = msgspec.json.decode(run[1], type=Report, strict=True)
    names = {figure.name for figure in report.figures}
    measured = ("random", "bots", "driven", "copy", "decision.early", "catalogue")
    assert names >= {f"lorcana.{name}.interpreted" for name in measured} | set(SHARES)
    for figure in report.figures:
        assert figure.spread.min <= figure.value <= figure.spread.max, figure.name
        assert figure.spread.min <= figure.spread.median <= figure.spread.max, figure.name
        assert figure.command.startswith("python -m bench."), figure.name
        assert figure.python.startswith("CPython 3."), figure.name
        assert figure.calibration > 0, figure.name
        assert (figure.seed, figure.repetitions) == (5, 2), figure.name
    builds = {figure.compiled for figure in report.figures if figure.name.startswith("lorcana.")}
    assert builds == {False}


def test_every_field_is_in_the_file(run):
    for figure in json.loads(run[1])["figures"]:
        assert list(figure) == [field.name for field in msgspec.structs.fields(Figure)]


def test_what_is_not_installed_is_named_and_what_is_there_is_compared(run):
    report = msgspec.json.decode(run[1], type=Report)
    for module, title, game in (
        ("pyspiel", "OpenSpiel", "openspiel.gin_rummy"),
        ("rlcard", "RLCard", "rlcard.gin-rummy"),
        ("pygame", "PettingZoo", "pettingzoo.leduc_holdem_v4"),  # without it the classic games are not there
    ):
        noted = any(note.startswith(f"{title} is not installed") for note in report.notes)
        if importlib.util.find_spec(module) is None:
            assert noted
            assert title in run[0]
        else:
            assert not noted
            assert report.figure(f"lorcana.random.interpreted / {game}") is not None


def test_the_file_names_no_machine_and_no_path(run):
    assert str(ROOT) not in run[1]
    assert str(Path.home()) + os.sep not in run[1]
    assert sys.executable not in run[1]


def test_one_build_alone_is_not_compared(run):
    report = msgspec.json.decode(run[1], type=Report)
    assert report.hashes_agree is None
    assert list(report.hashes) == ["interpreted"]


def part(name: str, trace: str = "", **values: list[float]) -> Part:
    """What a child process would report."""
    build = name in ("compiled", "interpreted")
    return Part(
        name,
        f"python -m bench.{name}",
        "CPython 3.11.7",
        name == "compiled" if build else None,
        "1.0",
        calibration=[10.0],
        facts={"trace": trace, "decisions": "100"} if build else {},
        samples=[
            Samples(key.replace("_", "."), "µs" if "copy" in key else "decisions per CPU second",
                    "less" if "copy" in key else "more", row)
            for key, row in values.items()
        ],
    )  # fmt: skip


def assembled(*rounds: list[Part]) -> Report:
    """A report of such parts."""
    return assemble(rounds, "python -m bench", 7, 10, 2)


def test_rounds_are_put_together_and_ratios_compare_the_best():
    report = assembled(
        [part("compiled", "aa", lorcana_random=[90.0, 100.0]), part("openspiel", openspiel_hearts=[40.0, 50.0])],
        [part("compiled", "aa", lorcana_random=[80.0, 95.0]), part("openspiel", openspiel_hearts=[20.0, 25.0])],
    )
    own = report.figure("lorcana.random.compiled")
    assert own is not None
    assert (own.value, own.repetitions, own.spread.min, own.spread.median) == (100.0, 4, 80.0, 92.5)
    ratio = report.figure("lorcana.random.compiled / openspiel.hearts")
    assert ratio is not None
    assert (ratio.value, ratio.spread.min, ratio.spread.max) == (2.0, 2.0, 3.8)


def test_of_copies_too_more_is_better():
    report = assembled([part("compiled", "aa", lorcana_copy=[4.0]), part("openspiel", openspiel_hearts_copy=[2.0])])
    ratio = report.figure("lorcana.copy.compiled / openspiel.hearts.copy")
    assert ratio is not None
    assert ratio.value == 0.5


@pytest.mark.parametrize(("trace", "agree"), [("aa", True), ("bb", False)])
def test_builds_that_play_different_games_are_a_fault(trace, agree):
    report = assembled([part("compiled", "aa", lorcana_random=[3.0]), part("interpreted", trace, lorcana_random=[1.0])])
    assert report.hashes_agree is agree
    assert any("did NOT play the same games" in note for note in report.notes) is not agree


def test_a_missing_compiled_copy_is_named():
    absent = Part("compiled", "make compiled", "CPython 3.11.7", True, missing="There is no compiled copy.")
    report = assembled([absent, part("interpreted", "aa", lorcana_random=[1.0])])
    assert "There is no compiled copy." in report.notes
    assert report.hashes_agree is None


def test_the_table_is_shown_for_people():
    console = Console(record=True, width=100)
    show(
        assembled(
            [
                part("compiled", "aa", lorcana_random=[300_000.0]),
                part("interpreted", "aa", lorcana_random=[40_000.0]),
                part("rlcard", rlcard_uno=[20_000.0]),
            ]
        ),
        console,
    )
    text = console.export_text()
    for word in ("300,000", "40,000", "RLCard", "uno", "15", "same games", "Calibration"):
        assert word in text


def test_two_builds_by_turns_play_the_same_games_and_are_compared():
    build = f"{ROOT / 'src'}"
    command = [sys.executable, "-m", "bench.turns", f"one={build}", f"other={build}"]
    command += ["--games", "1", "--rounds", "1", "--setting", "ortus"]
    environment = {**os.environ, "PYTHONPATH": build, "COLUMNS": "200"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    for word in ("one, µs a decision", "other, µs a decision", "ortus"):
        assert word in done.stdout


def test_a_build_is_named_with_the_folder_in_which_it_lies(tmp_path):
    command = [sys.executable, "-m", "bench.turns", f"one={tmp_path}"]
    environment = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "is not NAME=FOLDER with the package mazo in that folder" in done.stderr
