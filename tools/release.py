"""`make release VERSION=0.2.0`: say the version, close its chapter of the changelog, keep files of it, commit and tag.

    python -m tools.release 0.2.0 [--date 2026-12-01] [--dry]

Nothing is sent anywhere: `git push --follow-tags` is left to whoever releases.
"""

from __future__ import annotations

import argparse
import datetime
import os
import re
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
SAID: Final = Path("src/mazo/_version.py")
CHANGES: Final = Path("CHANGELOG.md")
KEPT: Final = Path("tests/record/kept")
OPEN: Final = re.compile(r"^## \[(?P<version>[^\]]+)\] - unreleased$", re.MULTILINE)


class NotYet(Exception):
    """Says in one line why this can't be released."""


def closed(changes: str, version: str, date: str) -> str:
    """The changelog with its open chapter closed under the version.

    >>> print(closed("## [0.2.0] - unreleased\\n", "0.2.0", "2026-12-01"), end="")
    ## [0.2.0] - 2026-12-01
    """
    found = OPEN.search(changes)
    if found is None:
        raise NotYet("CHANGELOG.md has no chapter that is unreleased.")
    return changes[: found.start()] + f"## [{version}] - {date}" + changes[found.end() :]


def checked(version: str, known: Sequence[str]) -> str:
    """The version if it is one, and newer than all that were released.

    >>> checked("0.2.0", ["v0.1.0"])
    '0.2.0'
    """
    if not re.fullmatch(r"\d+\.\d+\.\d+", version):
        raise NotYet(f"{version} is no version: three numbers with dots, as 0.2.0.")
    numbers = [tuple(map(int, tag.removeprefix("v").split("."))) for tag in known]
    if numbers and tuple(map(int, version.split("."))) <= max(numbers):
        raise NotYet(f"{version} is not newer than {max(known)}.")
    return version


def released(version: str, date: str, *, dry: bool) -> None:
    """Write, commit and tag."""
    known = [tag for tag in _git("tag", "--list", "v*").split() if re.fullmatch(r"v\d+\.\d+\.\d+", tag)]
    checked(version, known)
    if _git("status", "--porcelain"):
        raise NotYet("There are changes that are not committed.")
    changes = closed((ROOT / CHANGES).read_text("utf-8"), version, date)
    said = re.sub(r'__version__ = "[^"]+"', f'__version__ = "{version}"', (ROOT / SAID).read_text("utf-8"))
    if dry:
        return
    (ROOT / CHANGES).write_text(changes, "utf-8")
    (ROOT / SAID).write_text(said, "utf-8")
    keep_files(KEPT / version)
    _git("add", str(KEPT / version))
    _git("commit", "--message", f"Version {version}", str(CHANGES), str(SAID), str(KEPT / version))
    _git("tag", "--annotate", f"v{version}", "--message", f"Mazo {version}")


def keep_files(folder: Path) -> None:
    """Let the new version write its saves, replays, positions and tables, which every later one has to read."""
    command = [sys.executable, "-m", "tests.record.keep", str(folder)]
    subprocess.run(command, cwd=ROOT, env={**os.environ, "PYTHONPATH": str(ROOT / "src")}, check=True)


def _git(*words: str) -> str:
    return subprocess.run(["git", *words], cwd=ROOT, check=True, stdout=subprocess.PIPE, text=True).stdout


def main(given: Sequence[str] | None = None) -> int:
    """Release, or say why not."""
    parser = argparse.ArgumentParser(prog="python -m tools.release", description=__doc__.splitlines()[0])
    parser.add_argument("version")
    parser.add_argument("--date", default=datetime.date.today().isoformat())
    parser.add_argument("--dry", action="store_true", help="only say whether it could be released")
    asked = parser.parse_args(given)
    try:
        released(asked.version, asked.date, dry=asked.dry)
    except NotYet as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
