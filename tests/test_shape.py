"""The shape of the code: modules that one can read in one sitting."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "mazo" / "games"
MOST_LINES = 600


@pytest.mark.parametrize("folder", ["src", "tests", "bench"])
def test_every_module_is_under_600_lines(folder):
    lengths = {
        path.relative_to(ROOT).as_posix(): len(path.read_bytes().splitlines())
        for path in (ROOT / folder).rglob("*.py")
        if "__pycache__" not in path.parts
    }
    assert lengths
    assert [f"{path}: {lines} lines" for path, lines in sorted(lengths.items()) if lines >= MOST_LINES] == []


FAMILIES = {"english", "spanish", "build", "shape", "codes"}
"""Folders whose modules are named alike on purpose: two languages, or numbers and builders for what they speak of."""


@pytest.mark.parametrize("game", sorted(path.name for path in GAMES.iterdir() if (path / "kind.py").is_file()))
def test_a_name_of_a_module_has_one_meaning_in_a_game(game):
    homes: dict[str, list[str]] = {}
    for path in (GAMES / game).rglob("*.py"):
        if path.name != "__init__.py" and path.parent.name not in FAMILIES:
            homes.setdefault(path.stem, []).append(path.relative_to(GAMES).as_posix())
    for package in (GAMES / game).rglob("__init__.py"):
        homes.setdefault(package.parent.name, []).append(package.relative_to(GAMES).as_posix())
    assert homes
    assert [sorted(paths) for paths in homes.values() if len(paths) > 1] == []
