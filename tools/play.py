"""Sit down at the table at once, and build the fast engine behind it: python -m tools.play MAZO_ARGUMENT…

`make play` installs only what Mazo needs of others, which takes seconds, and plays from the sources. The compiled
engine takes minutes: it is built by a process of its own, which goes on when the table is closed, and used from the
next start on.
"""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import TextIO

from tools.progress import TEXTS, Teller, language

ROOT = Path(__file__).resolve().parent.parent
PAUSE = 1.0
_SOURCES = ("src/mazo", "setup.py", "pyproject.toml")


class Workbench:
    """Where the compiled engine of these very sources is built, or was."""

    def __init__(self, root: Path, venv: Path) -> None:
        self.root = root
        self.venv = venv
        self.folder = venv / f"fast-{digest(root)}"

    @property
    def steps(self) -> Path:
        """How far the build is, line by line."""
        return self.folder / "steps"

    def engine(self) -> Path | None:
        """The folder of the compiled package, if it is ready."""
        found = self.folder / "done"
        return found if found.is_dir() else None

    def is_building(self) -> bool:
        """Whether somebody builds it now."""
        try:
            process = int((self.folder / "process").read_text())
            with suppress(ChildProcessError):  # begun by an earlier table
                os.waitpid(process, os.WNOHANG)  # a child that has ended is there until somebody asks for it
            os.kill(process, 0)
        except (OSError, ValueError):
            return False
        return True

    def begin(self) -> None:
        """Build it behind, as a process that outlives this one and gives way to everybody else."""
        for older in self.venv.glob("fast-*"):
            shutil.rmtree(older, ignore_errors=True)
        made = self.folder / "made"
        made.mkdir(parents=True)
        self.steps.touch()
        wheel = (sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--disable-pip-version-check")
        # What is in "done" is whole: it is moved there only after everything before has succeeded.
        unpack = f'"{sys.executable}" -m zipfile -e "{made}"/*.whl "{made}/engine"'
        build = f'"$@" --wheel-dir "{made}" "{self.root}" && {unpack} && mv "{made}/engine" "{self.folder}/done"'
        with (self.folder / "log").open("wb") as log:
            process = subprocess.Popen(
                ("nice", "-n", "19", "sh", "-c", build, "sh", *wheel),
                env=os.environ | {"MAZO_COMPILED": "1", "MAZO_PROGRESS": str(self.steps)},
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                start_new_session=True,
            )
        (self.folder / "process").write_text(str(process.pid))


def digest(root: Path) -> str:
    """A name for the sources as they are."""
    found = hashlib.sha256()
    for path in sorted(_files(root)):
        found.update(str(path.relative_to(root)).encode())
        found.update(path.read_bytes())
    return found.hexdigest()[:16]


def _files(root: Path) -> Iterator[Path]:
    for name in _SOURCES:
        path = root / name
        yield from (path,) if path.is_file() else (one for one in path.rglob("*") if one.is_file() and _counts(one))


def _counts(path: Path) -> bool:
    return "__pycache__" not in path.parts and path.suffix not in (".so", ".pyc")


def tell(bench: Workbench, out: TextIO, over: threading.Event) -> None:
    """Say how far the build is, for as long as somebody listens."""
    texts = TEXTS[language()]
    teller = Teller(out, texts, time.monotonic())
    with bench.steps.open(encoding="utf-8") as lines:
        while not over.is_set():
            for line in lines:
                teller.hear(line, time.monotonic())
            if not bench.is_building():
                teller.say(texts["ready" if bench.engine() else "slow"])
                return
            over.wait(PAUSE)


def play(arguments: Sequence[str]) -> int:
    """Play, with the fast engine if it is ready, and with its construction behind if it is not."""
    bench = Workbench(ROOT, Path(sys.prefix))
    over = threading.Event()
    engine = bench.engine()
    if engine is None and shutil.which(os.environ.get("CC", "cc").split()[0]):
        if not bench.is_building():
            bench.begin()
        print(TEXTS[language()]["behind"], flush=True)
        threading.Thread(target=tell, args=(bench, sys.stdout, over), daemon=True).start()
    package = {"PYTHONPATH": str(engine or ROOT / "src"), "MAZO_SHARE": "make play ARGS=--share"}
    command = (sys.executable, "-m", "mazo", "play", *arguments)
    try:
        return subprocess.run(command, env=os.environ | package, check=False).returncode
    except KeyboardInterrupt:
        return 130
    finally:
        over.set()


if __name__ == "__main__":
    sys.exit(play(sys.argv[1:]))
