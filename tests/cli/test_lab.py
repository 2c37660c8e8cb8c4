"""`mazo lab` on the command line."""

from __future__ import annotations

import json
from io import StringIO
from xml.etree import ElementTree

import pytest
from rich.console import Console

from mazo.cli.app import run
from mazo.cli.labsheets import show
from mazo.lab.charts import Drawing
from mazo.lab.sheets import Sheet

TWO = ("--deck", "spark-dash", "--deck", "iron-fists")


def shown(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """The exit code of `mazo lab …`, what it printed, and what it complained about."""
    code = run(["lab", *arguments, "--jobs", "1"])
    printed = capsys.readouterr()
    return code, printed.out, printed.err


def test_json_is_one_object_and_nothing_else(capsys):
    code, out, err = shown(capsys, "matchups", *TWO, "--games", "2", "--json")
    found = json.loads(out)
    assert (code, err) == (0, "")
    assert found["games"] == 2
    assert {one["deck"] for one in found["standings"]} == {"Spark Dash", "Iron Fists"}


@pytest.mark.parametrize(("lang", "word"), [("en", "going first"), ("es", "empezando")])
def test_a_person_reads_a_table_and_gets_a_chart(capsys, tmp_path, lang, word):
    chart, table = tmp_path / "chart.svg", tmp_path / "table.csv"
    files = ("--svg", str(chart), "--csv", str(table))
    code, out, _ = shown(capsys, "matchups", *TWO, "--games", "2", "--lang", lang, *files)
    assert code == 0
    assert word in table.read_text()
    assert "Spark Dash" in out
    assert ElementTree.fromstring(chart.read_text()).tag.endswith("svg")


def test_a_field_is_a_folder_of_lists(capsys, tmp_path):
    from mazo.games import kind

    (tmp_path / "mine.txt").write_text(kind("lorcana").deck_text("iron-fists"))
    code, out, _ = shown(capsys, "matchups", "--deck", "spark-dash", "--field", str(tmp_path), "--games", "2", "--json")
    assert code == 0
    assert json.loads(out)["decks"] == ["Spark Dash", "mine"]
    code, _, err = shown(capsys, "matchups", "--deck", "spark-dash", "--field", str(tmp_path / "none"))
    assert code == 2
    assert "no folder with deck lists" in err


def test_a_run_that_is_kept_goes_on_from_its_file(capsys, tmp_path):
    kept = ("--keep", str(tmp_path / "run"), "--games", "2", "--json")
    first = shown(capsys, "goldfish", "--deck", "spark-dash", *kept)
    size = (tmp_path / "run").stat().st_size
    assert shown(capsys, "goldfish", "--deck", "spark-dash", *kept) == first
    assert (tmp_path / "run").stat().st_size == size
    code, _, err = shown(capsys, "goldfish", "--deck", "iron-fists", *kept)
    assert code == 2
    assert "another run" in err


@pytest.mark.parametrize(
    "words",
    [
        ("mulligan", "--deck", "spark-dash", "--games", "1"),
        ("openings", "--deck", "spark-dash", "--field", "{}", "--games", "1"),
        ("ratings", *TWO, "--games", "1"),
        ("swap", "--deck", "spark-dash", "--field", "{}", "--games", "8")
        + ("--out", "Lilo - Making a Wish", "--in", "Stitch - Rock Star"),
    ],
    ids=lambda words: words[0],
)
def test_every_question_has_an_answer_with_a_chart(capsys, tmp_path, words):
    from mazo.games import kind

    (tmp_path / "field").mkdir()
    (tmp_path / "field" / "mine.txt").write_text(kind("lorcana").deck_text("iron-fists"))
    words = [word.format(tmp_path / "field") for word in words]
    code, out, err = shown(capsys, *words, "--svg", str(tmp_path / "chart.svg"), "--lang", "es")
    assert (code, err) == (0, "")
    assert out.count("\n") > 3
    ElementTree.fromstring((tmp_path / "chart.svg").read_text())


def test_nothing_of_a_wide_table_is_cut_off():
    numbers = tuple(str(1000 + at) for at in range(12))
    page = Sheet("Wide", "", ("name of a deck", *numbers), [("A deck with a long name", *numbers)], [], Drawing())
    out = StringIO()
    show(page, Console(file=out, width=40))
    assert all(out.getvalue().count(number) == 2 for number in numbers)
