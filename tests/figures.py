"""What large runs have seen: with `--figures docs/figures.json` each soak that passes leaves its figures there."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from bench.figures import Figure, commit_of, write

ROOT = Path(__file__).parents[1]
NOTED = "figure"
Note = Callable[[str, float | str, str], None]
"""Takes the name of a figure, its value and its unit."""


@pytest.fixture
def figure(record_property: Callable[[str, object], None]) -> Note:
    """Notes a figure, and says it."""

    def note(name: str, value: float | str, unit: str) -> None:
        record_property(NOTED, (name, value, unit))

    return note


class Notebook:
    """Hears of every test, also of those that other processes run, and writes when all are over."""

    def __init__(self, page: Path | None) -> None:
        self._page = page
        self._noted: list[tuple[str, float | str, str, str]] = []

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        """A test has passed: what it noted, and that a soak has."""
        if report.when != "call" or not report.passed:
            return
        command = f"pytest -m soak {report.nodeid}"
        for name, said in report.user_properties:
            if name == NOTED and isinstance(said, (tuple, list)):
                self._noted.append((str(said[0]), said[1], str(said[2]), command))
        if "soak" in report.keywords:
            took = f"in {report.duration:.0f} s by the clock"
            self._noted.append((f"soak.{report.nodeid}", "passed", took, command))

    def pytest_sessionfinish(self) -> None:
        """Write everything down."""
        if self._page is not None and self._noted:
            commit = commit_of(ROOT)
            write(self._page, [Figure(*noted, commit) for noted in self._noted])

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        """Say what was noted."""
        for name, value, unit, _ in self._noted:
            terminalreporter.write_line(f"{name}: {value} {unit}")


def add_options(parser: pytest.Parser) -> None:
    """Where figures go."""
    parser.addoption("--figures", type=Path, help="write what soaks have seen into this file")


def listen(config: pytest.Config) -> None:
    """Only the process that started the tests writes; those that run them tell it."""
    if not hasattr(config, "workerinput"):
        config.pluginmanager.register(Notebook(config.getoption("figures")), "mazo-figures")
