"""A fixture that makes toy games."""

from functools import partial
from pathlib import Path

import pytest

from tests.workshop.proof.toy import MakeToy, make_toy_in


@pytest.fixture
def make_toy(tmp_path: Path) -> MakeToy:
    """Writes the files of a toy game into the test's own folder."""
    return partial(make_toy_in, tmp_path)
