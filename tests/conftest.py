"""What holds for every test."""

from __future__ import annotations

import os
import zlib
from pathlib import Path
from tempfile import mkdtemp

import hypothesis
import pytest

from mazo.bots import adviser
from mazo.bots.budget import Budget
from mazo.lab.sim import compiled
from tests import takeback
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

# Nothing is compiled of what reads and says cards, proves the rule book, looks at the sources, or guards and keeps a
# server: what the plain run has shown of it needs no second look on the compiled copy.
if compiled():
    collect_ignore = [
        *("abilities/reading", "abilities/text", "workshop/proof", "texts", "tools", "pictures", "client", "deploy"),
        *("server/guard", "server/operate", "server/store", "server/test_page.py", "server/test_matrix.py"),
        *("server/test_cardpages.py", "server/test_seeking.py", "server/test_rules.py", "server/test_pictures.py"),
        *("test_layers.py", "test_shape.py", "test_words.py", "cli/test_cardfiles.py", "cli/test_rules.py"),
        *("cli/test_spanish_pages.py", "cli/test_deck.py", "cli/test_cards.py", "cli/test_screen.py"),
    ]
    collect_ignore_glob = ["games/*/book", "games/*/reading", "games/*/words"]


@pytest.fixture(autouse=True)
def _hints_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whole games are played by taking hints: nobody waits here until one has thought."""
    monkeypatch.setattr(adviser, "USUAL", Budget(2))


def pytest_addoption(parser: pytest.Parser) -> None:
    """Options of this suite."""
    parser.addoption("--light", action="store_true", help="leave to the other run what it shows as well")
    takeback.add_options(parser)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Which of the tests are run."""
    takeback.sample(config, items)
    if config.getoption("light"):
        kept = [item for item in items if _is_of_this_run(item)]
        chosen = set(kept)
        config.hook.pytest_deselected(items=[item for item in items if item not in chosen])
        items[:] = kept


def _is_of_this_run(item: pytest.Item) -> bool:
    """Whether the other run, plain or compiled, leaves it to this one: what is weighty, and half of the cards."""
    if item.get_closest_marker("weighty") is not None:
        return compiled()
    return "/pool/" not in item.nodeid or zlib.crc32(item.nodeid.encode()) % 2 == int(compiled())
