"""The same games everywhere: in another process, and interpreted as compiled."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

import mazo
from tests.properties.sizes import SAMPLE, SOAK, Size
from tests.properties.trace import Traces, traced

ROOT = Path(__file__).parents[2]
PLAIN = Path(os.environ.get("MAZO_PLAIN", ROOT / "src"))
COMPILED = Path(os.environ.get("MAZO_COMPILED_COPY", ROOT / "build" / "compiled" / "src"))

SIZES = [pytest.param(SAMPLE, id=SAMPLE.name), pytest.param(SOAK, id=SOAK.name, marks=pytest.mark.soak)]


@pytest.mark.shared
@pytest.mark.weighty
@pytest.mark.parametrize("size", SIZES)
def test_a_fresh_process_plays_the_same_games(size: Size) -> None:
    games = max(1, size.games // 8)
    assert traced_in(Path(mazo.__file__).parents[1], games) == traced(games)


@pytest.mark.shared
@pytest.mark.weighty  # while the plain run is on, `make test` may still be making the copy
@pytest.mark.parametrize("size", SIZES)
def test_interpreted_and_compiled_play_the_same_games(size: Size) -> None:
    if not list(COMPILED.glob("mazo__mypyc*")):
        pytest.skip("there is no compiled copy to compare with: make compiled")
    changed = [path for path in _modules(PLAIN) if _text(COMPILED / path) != _text(PLAIN / path)]
    if changed or _modules(COMPILED) - _modules(PLAIN):
        pytest.skip(f"the compiled copy is older than the sources ({', '.join(map(str, changed[:3]))}): make compiled")
    games = max(1, size.games // 8)
    assert traced_in(PLAIN, games) == traced_in(COMPILED, games)


@cache
def traced_in(package: Path, games: int) -> Traces:
    """The traces of another process, which finds the package in that folder and hashes strings in its own way."""
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(package), str(ROOT)]), "PYTHONHASHSEED": "4711"}
    command = [sys.executable, "-m", "tests.properties.trace", str(games)]
    run = subprocess.run(command, env=environment, cwd=ROOT, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stderr
    traces: Traces = json.loads(run.stdout)
    return traces


def _modules(folder: Path) -> set[Path]:
    return {path.relative_to(folder) for path in (folder / "mazo").rglob("*.py")}


def _text(path: Path) -> bytes:
    return path.read_bytes() if path.is_file() else b""
