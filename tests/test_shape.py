"""The shape of the code: modules that one can read in one sitting."""

from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
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
