"""What holds for every test."""

from __future__ import annotations

import os
from pathlib import Path
from tempfile import mkdtemp

import hypothesis
import pytest

from mazo.bots import adviser
from mazo.bots.budget import Budget
from tests import figures, halves, takeback
from tests.figures import figure  # noqa: F401  (for every test)
from tests.takeback import taken_back  # noqa: F401  (for every test)

# The same examples in every run, on a quiet machine as on a busy one; `--hypothesis-profile=explore` looks for others.
hypothesis.settings.register_profile("same", derandomize=True, deadline=None, database=None)
hypothesis.settings.register_profile("explore", deadline=None)
hypothesis.settings.load_profile("same")

# Programs that a test starts may run in another folder: what they import from must not depend on where they are.
_paths = os.environ.get("PYTHONPATH", "").split(os.pathsep)
if any(_paths):
    os.environ["PYTHONPATH"] = os.pathsep.join(str(Path(path).absolute()) for path in _paths if path)

# Sets that somebody has imported on this machine are no part of the game that is tested.
os.environ["XDG_DATA_HOME"] = mkdtemp(prefix="mazo-tests-")

collect_ignore_glob = halves.ignored()


@pytest.fixture(autouse=True)
def _hints_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are played by taking hints: nobody waits here until one has thought."""
    monkeypatch.setattr(adviser, "USUAL", Budget(2))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of this suite."""
    parser.addoption("--light", action="store_true", help="leave to the other run what it shows as well")
    takeback.add_options(parser)
    figures.add_options(parser)


def pytest_configure(config: pytest.Config) -> None:
    """Who listens to what the tests say."""
    figures.listen(config)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Which of the tests are run."""
    takeback.sample(config, items)
    if config.getoption("light"):
        kept = [item for item in items if halves.is_of_this_run(item)]
        chosen = set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = kept
