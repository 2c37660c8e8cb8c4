"""A checkout into which the example was copied, as docs/adding-a-game.md says; nothing else in it is changed."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
EXAMPLE = ROOT / "examples" / "farolito"
GAME = "farolito"

_PARTS = ("src/mazo", "bench", "tests", "workshop")
_FILES = ("pyproject.toml", "setup.py", "CONTRIBUTING.md", "README.md")


def checkout(folder: Path) -> Path:
    """A checkout whose files are those of this one, and the example among them."""
    for part in _PARTS:
        shutil.copytree(
            ROOT / part, folder / part, copy_function=os.symlink, ignore=shutil.ignore_patterns("__pycache__")
        )
    for name in _FILES:
        (folder / name).symlink_to(ROOT / name)
    shutil.copytree(EXAMPLE / "game", folder / "src" / "mazo" / "games" / GAME)
    shutil.copytree(EXAMPLE / "tests", folder / "tests" / "games" / GAME)
    return folder


def python(folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    """Run a module in the checkout, from its sources as they are."""
    environment = os.environ | {"PYTHONPATH": str(folder / "src"), "NO_COLOR": "1"}
    environment |= {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": ""}  # the runs in a checkout share bytecode
    environment.pop("PYTEST_ADDOPTS", None)
    return subprocess.run(
        [sys.executable, "-m", *arguments], cwd=folder, env=environment, capture_output=True, text=True, check=False
    )


def run_tests(folder: Path, *arguments: str) -> None:
    """Run tests of the checkout that are about the example; all of them pass, and there are some."""
    ran = python(folder, "pytest", "-q", "-p", "no:cacheprovider", "-n", "0", "-k", GAME, *arguments)
    assert ran.returncode == 0, f"{ran.stdout[-6000:]}\n{ran.stderr[-2000:]}"
