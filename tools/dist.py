"""`make dist`: archive of the sources, pure wheel, compiled wheel for this Python, each of them installed and played.

    python -m tools.dist [sources] [pure] [compiled]      # by default all three

Whatever is built is installed into an empty environment outside of the project, where a game is played, the same for
all of them, and the page is asked for. The player's wheel needs neither a compiler nor Node.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import urllib.request
import venv
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
DIST: Final = ROOT / "dist"
PIP: Final = ("-m", "pip", "install", "--quiet", "--disable-pip-version-check")
GAMES: Final = ("lorcana", "myl", "ortus")
SHAPES: Final[dict[str, tuple[str, dict[str, str]]]] = {
    "sources": ("--sdist", {}),
    "pure": ("--wheel", {"MAZO_PURE": "1"}),
    "compiled": ("--wheel", {"MAZO_COMPILED": "1"}),
}
"""What is built, with which option and which environment."""


def built(shape: str) -> Path:
    """Build one of the files in a folder of its own and move it to dist."""
    option, environment = SHAPES[shape]
    with tempfile.TemporaryDirectory() as folder:
        command = [sys.executable, "-m", "build", option, "--outdir", folder, str(ROOT)]
        subprocess.run(command, check=True, env={**os.environ, **environment}, stdout=subprocess.DEVNULL)
        (file,) = Path(folder).iterdir()
        DIST.mkdir(exist_ok=True)
        return Path(shutil.move(file, DIST / file.name))


def played(file: Path, *, compiled: bool) -> dict[str, str]:
    """Install a file into an empty environment, outside of the project, and play there; the hash of each game."""
    with tempfile.TemporaryDirectory() as folder:
        venv.create(folder, with_pip=True)
        python = str(Path(folder, "bin", "python"))
        # An archive of the sources is built where it is installed: without a compiler, as on a player's machine.
        alone = {**os.environ, "PYTHONPATH": "", **({} if file.suffix == ".whl" else {"MAZO_PURE": "1"})}
        subprocess.run([python, *PIP, str(file)], check=True, cwd=folder, env=alone)
        fast = "import importlib.util as u, sys; sys.exit(u.find_spec('mazo__mypyc') is None)"
        if (subprocess.run([python, "-c", fast], cwd=folder, env=alone).returncode == 0) != compiled:
            raise SystemExit(f"{file.name} should {'' if compiled else 'not '}be compiled")
        _serve(python, folder, alone)
        return {game: _hash(python, game, folder, alone) for game in GAMES}


def _serve(python: str, folder: str, environment: dict[str, str]) -> None:
    """Start the server and ask for its page."""
    command = [python, "-m", "mazo", "serve", "--port", "0", "--db", f"sqlite:///{folder}/tables.db"]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        try:
            assert server.stdout is not None
            address = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+", line)))
            with urllib.request.urlopen(address, timeout=30) as answer:
                if b"<script" not in answer.read():
                    raise SystemExit("The page of the installed server has no program.")
        finally:
            server.terminate()


def _hash(python: str, game: str, folder: str, environment: dict[str, str]) -> str:
    command = [python, "-m", "mazo", "sim", game, "--games", "5", "--seed", "7", "--jobs", "1", "--json"]
    done = subprocess.run(command, check=True, cwd=folder, env=environment, stdout=subprocess.PIPE)
    return str(json.loads(done.stdout)["hash"])


def main(wanted: Sequence[str]) -> int:
    """Build and try what is wanted; 1 if two of them do not play the same games."""
    hashes = []
    for shape in wanted or SHAPES:
        file = built(shape)
        hashes.append(played(file, compiled=shape == "compiled"))
        size = file.stat().st_size / 1e6
        print(f"{file.name} ({size:.1f} MB): installed and played, {hashes[-1]}", flush=True)
    if any(each != hashes[0] for each in hashes):
        print("They do not play the same games.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
