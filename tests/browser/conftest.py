"""A real server, Debian's Chromium and its Firefox; run with `pytest -m browser`, as `.ci/run` does."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser.firefox import firefox as running_firefox
from tests.browser.player import actions_at
from tests.server.support import Server, served

CHROMIUM = next(filter(None, map(shutil.which, ("chromium-headless-shell", "chromium", "chromium-browser"))), None)
"""Rather the engine alone: around it the whole browser starts a process for its own buttons with every new window."""
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox")
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


KEPT_GAMES = os.environ.get("MAZO_KEPT_GAMES", "")
"""A folder for all that was played, a file a test: two runs must leave the same files."""


@pytest.fixture
def site(running_site: Server, request: pytest.FixtureRequest) -> Iterator[Server]:
    """The running server, with luck that depends on the test alone."""
    running_site.let_luck_begin(request.node.name)
    known = set(running_site.hall.rooms)
    yield running_site
    if KEPT_GAMES:
        played = [actions_at(running_site, table) for table in running_site.hall.rooms if table not in known]
        name = re.sub(r"\W+", "_", request.node.name)
        Path(KEPT_GAMES, f"{name}.txt").write_text("\n\n".join("\n".join(game) for game in played) + "\n")


@pytest.fixture(scope="session")
def running_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server for all tests."""
    folder: Path = tmp_path_factory.mktemp("site")
    with served(folder) as server:
        yield server


@pytest.fixture(scope="session")
def firefox() -> Iterator[object]:
    """Another browser without a window."""
    pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if FIREFOX is None:
        pytest.skip("there is no firefox on this machine")
    with running_firefox(FIREFOX) as browser:
        yield browser


@pytest.fixture(scope="session")
def chromium() -> Iterator[object]:
    """A browser without a window."""
    playwright = pytest.importorskip("playwright.sync_api", reason="playwright is not installed")
    if CHROMIUM is None:
        pytest.skip("there is no chromium on this machine")
    with playwright.sync_playwright() as running:
        browser = running.chromium.launch(executable_path=CHROMIUM, args=list(FLAGS))
        yield browser
        browser.close()
