"""A soak that passes leaves its figure, with command and commit; one that fails leaves nothing."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

import msgspec
import pytest

from bench.figures import Figure, write
from tests.figures import ROOT, Notebook

Outcome = Literal["passed", "failed"]


def report(outcome: Outcome, *noted: tuple[str, float, str], soak: bool = True) -> pytest.TestReport:
    """What is heard of a test."""
    properties: list[tuple[str, object]] = [("figure", each) for each in noted]
    keywords: dict[str, Literal[1]] = {"soak": 1} if soak else {}
    name = "tests/test_x.py::x"
    place = ("tests/test_x.py", 1, "x")
    return pytest.TestReport(name, place, keywords, outcome, None, "call", user_properties=properties, duration=2.0)


def test_the_figures_that_are_quoted_can_be_read_and_none_is_there_twice():
    found = msgspec.json.decode((ROOT / "docs" / "figures.json").read_bytes(), type=list[Figure], strict=True)
    names = [each.name for each in found]
    assert len(names) == len(set(names)) > 100
    assert all(each.command and each.commit and each.unit for each in found)


def test_what_was_seen_replaces_what_was_seen_before_and_leaves_the_rest(tmp_path: Path):
    page = tmp_path / "figures.json"
    write(page, [Figure("kept", 1.0, "games", "make soak", "abc"), Figure("kills", 3.0, "kills", "make soak", "abc")])
    notebook = Notebook(page)
    notebook.pytest_runtest_logreport(report("passed", ("kills", 1_000, "kills")))
    notebook.pytest_sessionfinish()
    found = {each.name: each for each in msgspec.json.decode(page.read_bytes(), type=list[Figure])}
    assert found["kept"].value == 1
    assert (found["kills"].value, found["kills"].command) == (1_000, "pytest -m soak tests/test_x.py::x")
    assert found["kills"].commit not in ("abc", "")
    assert found["soak.tests/test_x.py::x"].value == "passed"


@pytest.mark.parametrize(("outcome", "soak"), [("failed", True), ("passed", False)])
def test_what_failed_or_was_no_soak_says_nothing_of_itself(tmp_path: Path, outcome: Outcome, soak: bool):
    page = tmp_path / "figures.json"
    notebook = Notebook(page)
    notebook.pytest_runtest_logreport(report(outcome, soak=soak))
    notebook.pytest_sessionfinish()
    assert not page.exists()
